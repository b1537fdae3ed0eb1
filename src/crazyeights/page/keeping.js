// @ts-check
/**
 * Keeps in this browser what is seen of each deal before anything of it is disclosed: its commitment and
 * the hand that was dealt. verify.js compares them when the deal is over.
 */
import { store } from "./store.js";

/** @import { View } from "./protocol.js" */

/**
 * What was seen of a deal before anything of it was disclosed.
 * @typedef {object} Seen
 * @property {string} commitment
 * @property {string[]} [hand] the cards dealt to this player
 * @property {number[]} [places] how many seats are dealt to before it, for either direction
 * @property {number} [seats] how many are dealt to
 */

const KEPT = "crazyeights-seen";

/** How many deals are kept. */
const MOST = 60;

/**
 * What has been kept of a deal.
 * @param {string} table
 * @param {number} deal
 * @returns {Seen | undefined}
 */
export function seenOf(table, deal) {
  return kept()[name(table, deal)];
}

/** @returns {Record<string, Seen>} by table and deal, oldest first */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    // Nothing can be kept in this browser, or something unreadable was.
    return {};
  }
}

/** @param {string} table @param {number} deal */
const name = (table, deal) => `${table} ${deal}`;

/** Keep what is seen of each deal from now on. */
export function startKeeping() {
  store.subscribe(({ previous }) => {
    const view = store.view;
    if (!view || view.ended || (previous?.table === view.table && previous.deal === view.deal)) return;
    keep(view);
  });
}

/** @param {View} view */
function keep(view) {
  const all = kept();
  const key = name(view.table, view.deal);
  const before = all[key];
  if (before?.hand) return;
  // What was seen first is what counts: never put something later in its place.
  if (view.commitment) all[key] = { ...dealtHand(view), commitment: before?.commitment ?? view.commitment };
  if (view.next_commitment) all[name(view.table, view.deal + 1)] ??= { commitment: view.next_commitment };
  const entries = Object.entries(all).slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Private windows may keep nothing: the check then says that nothing was kept.
  }
}

/**
 * The hand as it was dealt, if nobody has played or drawn yet.
 * @param {View} view
 * @returns {Partial<Seen>}
 */
function dealtHand(view) {
  const playing = view.seats.flatMap(({ playing: plays }, seat) => (plays ? [seat] : []));
  const size = view.hand.length;
  const untouched =
    view.you !== null &&
    view.discards_count === 1 &&
    playing.every((seat) => view.seats[seat]?.count === size);
  if (!untouched || view.you === null) return {};
  const steps = (playing.indexOf(view.you) - playing.indexOf(view.dealer) + playing.length) % playing.length;
  // The seat after the dealer is dealt to first, the dealer last; the direction is not told.
  const clockwise = (steps + playing.length - 1) % playing.length;
  const counterclockwise = (playing.length - steps - 1 + playing.length) % playing.length;
  return {
    hand: view.hand.map(({ card }) => card),
    places: [clockwise, counterclockwise],
    seats: playing.length,
  };
}
