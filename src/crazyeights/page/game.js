// @ts-check
/** What the player does: every action goes through here, whatever key, tap or button it came from. */
import * as api from "./api.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** @import { Frame, HandCard, NewTable, Request, Suit } from "./protocol.js" */
/** @import { Doing } from "./store.js" */

/** How often a command is made anew for a table that has moved on in the meantime. */
const TRIES = 5;

/** @type {() => void} */
let unfollow = () => {};

/** @param {Frame} frame */
function sitDown(frame) {
  const moved = store.view?.table !== frame.view.table;
  store.apply(frame);
  if (moved) refollow();
}

/** Connect the feed of the table that is shown, in the present language. */
export function refollow() {
  unfollow();
  const table = store.view?.table;
  if (!table) return;
  unfollow = api.follow(table, {
    after: () => store.view?.version ?? 0,
    take: (frame) => {
      if (store.view?.table === frame.view.table) store.apply(frame);
    },
  });
}

/**
 * Go to a table, as the address says or a link wants.
 * @param {string} table
 * @throws {api.Failure} with status 404 where there is none for this player
 */
export async function openTable(table) {
  sitDown(await api.getTable(table));
}

/** @type {Promise<void> | null} the game that is being dealt */
let dealing = null;

/**
 * Deal a new game and go to it. Asked for once more meanwhile, it is the same game.
 * @param {NewTable} [options] what is left out is as the server does it
 * @param {{ replace?: boolean }} [how] `replace`: the address before is not to be gone back to
 */
export function startGame(options = {}, how = {}) {
  dealing ??= deal(options, how).finally(() => {
    dealing = null;
  });
  return dealing;
}

/**
 * @param {NewTable} options
 * @param {{ replace?: boolean }} how
 */
async function deal(options, { replace = false }) {
  const frame = await api.makeTable({ pace: store.settings.get("pace"), ...options });
  const path = `/table/${frame.view.table}`;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  sitDown(frame);
}

/** Fetch everything that is in words once more, after the language has changed. */
export async function reread() {
  const home = await api.getHome();
  const table = store.view?.table;
  const [texts, frame] = await Promise.all([
    api.getTexts(home.language),
    table === undefined ? null : api.getTable(table),
  ]);
  document.documentElement.lang = texts.language;
  store.set({ home, texts, hint: null, notice: "" });
  if (!frame) return;
  store.apply(frame);
  refollow();
}

/**
 * @param {Request} request
 * @param {Doing} [doing]
 */
async function submit(request, doing = {}) {
  const view = store.view;
  if (!view || store.pending) return;
  const pending = { request };
  store.set({ pending, choosing: null, hint: null, notice: "", ...doing });
  /** @type {Doing} */
  let done = {};
  for (let tries = 1; ; tries += 1) {
    try {
      const frame = await api.act(view.table, store.view?.version ?? view.version, request);
      if (store.view?.table === view.table) store.apply(frame, done);
    } catch (error) {
      if (store.view?.table !== view.table) return;
      if (error instanceof api.Refusal) {
        store.apply(error.frame);
        // The others acted meanwhile: what the player wants still makes sense, unless it is to take
        // back what has been taken back already.
        const gone = request.do === "undo" && error.frame.updates.some((update) => update.undone);
        if (error.code === "stale" && !gone && tries < TRIES) continue;
        done = { pending: null, notice: error.message };
      } else {
        done = { pending: null, notice: error instanceof api.Failure ? error.message : t("page-failed") };
        if (!(error instanceof api.Failure)) console.error(error);
      }
      store.set(done);
    }
    if (store.pending === (doing.pending ?? pending)) store.set({ pending: null });
    return;
  }
}

/** @returns {boolean} whether the player is to act, and nothing is on its way */
export function mayAct() {
  const view = store.view;
  return Boolean(view && view.you !== null && view.turn === view.you && !store.pending);
}

/**
 * Play a card of the hand, or let the player choose its suit first.
 * @param {HandCard} held
 * @param {string} key which one of twins
 */
export function playCard(held, key) {
  // When it is not the player's turn, a click on the table hurries the others, and that is all.
  if (!mayAct()) return;
  if (!held.playable) {
    void tellWhy({ do: "play", card: held.card });
    return;
  }
  if (held.suits.length) store.set({ choosing: { key, card: held.card, suits: held.suits }, hint: null, notice: "" });
  else {
    /** @type {Request} */
    const request = { do: "play", card: held.card };
    void submit(request, { pending: { request, key } });
  }
}

/** @param {Suit} suit the suit of the card that lies on the pile, or owed without one */
export function chooseSuit(suit) {
  const choosing = store.choosing;
  if (!choosing) {
    void submit({ do: "name", suit });
    return;
  }
  if (!choosing.suits.includes(suit)) return;
  /** @type {Request} */
  const request = { do: "play", card: choosing.card, suit };
  void submit(request, { pending: { request, key: choosing.key } });
}

/** Take the card back whose suit was to be chosen. */
export function takeBack() {
  if (store.choosing) store.set({ choosing: null });
}

/**
 * Draw, pass, call, stop, undo or go on to the next deal; where that is not allowed, say why.
 * @param {"draw" | "pass" | "call" | "stop" | "undo" | "next_deal"} what
 */
export function act(what) {
  const view = store.view;
  if (!view || store.pending) return;
  if (view.may[what]) void submit({ do: what });
  else if (what !== "undo" && what !== "next_deal") void tellWhy({ do: what });
}

/**
 * Say in the line of words why an action is not possible.
 * @param {Request} action
 */
export async function tellWhy(action) {
  const view = store.view;
  if (!view) return;
  const { message } = await api.explain(view.table, action);
  if (store.view === view && message) store.set({ notice: message });
}

/** Show a good move and why it is one. */
export async function hint() {
  const view = store.view;
  if (!view || !mayAct()) return;
  try {
    const found = await api.getHint(view.table);
    if (store.view === view) store.set({ hint: found, notice: "", choosing: null });
  } catch (error) {
    if (!(error instanceof api.Failure)) throw error;
    if (store.view === view) store.set({ notice: error.message });
  }
}

/** Sort the hand the other way. */
export function sort() {
  store.settings.set("sort", store.settings.get("sort") === "suit" ? "rank" : "suit");
}

/** Let the computer players act at once until somebody else is to act. */
export function skipAhead() {
  const view = store.view;
  if (view && view.turn !== null && view.turn !== view.you) void api.hurry(view.table);
}
