// @ts-check
/**
 * Checks that the cards were fixed before they were played. The commitment to each deal is kept in
 * this browser as soon as it is seen, and so is the hand that was dealt; when the deal is over and
 * its secret disclosed, the browser recomputes the shuffle and compares.
 */
import { getShuffle } from "./api.js";
import { cardFace } from "./cards.js";
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { commitmentTo, dealtTo, inOrder, shuffled } from "./shuffle.js";
import { store } from "./store.js";
import { cardName, ranks, t } from "./texts.js";

/** @import { Shuffle, View } from "./protocol.js" */

/**
 * What was seen of a deal before anything of it was disclosed.
 * @typedef {object} Seen
 * @property {string} commitment
 * @property {string[]} [hand] the cards dealt to this player
 * @property {number[]} [places] how many seats are dealt to before it, for either direction
 * @property {number} [seats] how many are dealt to
 */

/** @typedef {{ good: boolean | null, text: string, code?: string }} Step */

const KEPT = "crazyeights-seen";

/** How many deals are kept. */
const MOST = 60;

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

/**
 * Recompute a deal.
 * @param {Shuffle} shuffle what the table discloses
 * @param {Seen | undefined} seen what this browser has kept
 * @returns {{ steps: Step[], dealt: Set<number> }} `dealt`: where in the shuffled pack one's own cards lie
 */
export function check(shuffle, seen) {
  const promised = seen?.commitment ?? shuffle.commitment;
  const fingerprint = commitmentTo(shuffle.secret);
  const mine = shuffled(shuffle.secret, shuffle.cards, shuffle.cut?.length ?? 0);
  /** @type {Step[]} */
  const steps = [
    seen
      ? { good: true, text: t("page-verify-kept"), code: promised }
      : { good: null, text: t("page-verify-not-kept"), code: promised },
    { good: true, text: t("page-verify-secret"), code: shuffle.secret },
    fingerprint === promised
      ? { good: true, text: t("page-verify-same") }
      : { good: false, text: t("page-verify-not-same"), code: fingerprint },
  ];
  if (shuffle.cut) {
    const cut = equal(mine.cut, shuffle.cut.map(({ card }) => card));
    steps.push({ good: cut, text: t(cut ? "page-verify-cut" : "page-verify-not-cut") });
  }
  const same = inOrder(shuffle.cards) && equal(mine.shuffled, shuffle.shuffled);
  steps.push({ good: same, text: t(same ? "page-verify-shuffle" : "page-verify-not-shuffle") });
  /** @type {Set<number>} */
  const dealt = new Set();
  if (seen?.hand && seen.seats) {
    const { hand, seats } = seen;
    const count = hand.length;
    const own = [...hand].sort();
    const place = seen.places?.find((first) => equal(dealtTo(mine.shuffled, { place: first, seats, count }).sort(), own));
    const found = place !== undefined;
    if (found) for (let i = 0; i < count; i += 1) dealt.add(mine.shuffled.length - 1 - place - i * seats);
    steps.push({ good: found, text: t(found ? "page-verify-hand" : "page-verify-not-hand") });
  }
  return { steps, dealt };
}

/** @param {string[]} a @param {string[]} b */
function equal(a, b) {
  return a.length === b.length && a.every((card, i) => card === b[i]);
}

/**
 * Show the check of a deal that is over.
 * @param {string} table
 * @param {number} deal
 */
export async function openVerify(table, deal) {
  const seen = kept()[name(table, deal)];
  const shuffle = await getShuffle(table, deal);
  openDialog({
    title: () => t("page-verify-title"),
    className: "verify-dialog",
    body: () => body(shuffle, seen),
  });
}

/** @param {Shuffle} shuffle @param {Seen | undefined} seen */
function body(shuffle, seen) {
  const { steps, dealt } = check(shuffle, seen);
  const bad = steps.some(({ good }) => good === false);
  const letters = ranks();
  return h(
    "div",
    { class: "verify" },
    h("p", null, t("page-verify-about")),
    h(
      "ol",
      { class: "verify-steps" },
      ...steps.map(({ good, text, code }) =>
        h(
          "li",
          { class: good === false ? "bad" : good ? "good" : "open" },
          icon(good === false ? "close" : good ? "check" : "lock"),
          h("span", null, text),
          code && h("code", null, code),
        ),
      ),
    ),
    h(
      "p",
      { class: bad ? "verify-result bad" : "verify-result" },
      t(bad ? "page-verify-bad" : seen ? "page-verify-good" : "page-verify-agrees"),
    ),
    h(
      "details",
      { class: "verify-pack" },
      h("summary", null, t("page-verify-pack")),
      h(
        "ol",
        { reversed: true },
        ...shuffle.shuffled
          .map((card, place) =>
            h(
              "li",
              { class: dealt.has(place) ? "dealt" : null },
              h("span", { class: "card" }, cardFace(card, { ranks: letters, compact: true })),
              h("span", { class: "visually-hidden" }, cardName(card)),
            ),
          )
          .reverse(),
      ),
      dealt.size > 0 && h("p", null, t("page-verify-yours")),
    ),
  );
}
