// @ts-check
/** The buttons below the hand. What the rules lack is not there; what is not possible now is dashed. */
import { attribute, h, keepRoom, setChildren, setText } from "./dom.js";
import { act, hint, mayAct, sort, takeBack } from "./game.js";
import { icon } from "./icons.js";
import { onKey } from "./keys.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** @import { IconName } from "./icons.js" */
/** @import { View } from "./protocol.js" */

/**
 * @typedef {object} Action
 * @property {string} id
 * @property {IconName} [sign]
 * @property {string} key printed on the button, and what presses it
 * @property {(view: View) => string} words
 * @property {(view: View) => string[]} [room] all that the words may become
 * @property {(view: View) => boolean} there whether the rules have it
 * @property {(view: View) => boolean} possible
 * @property {(view: View) => boolean} [expected] whether it is the step to take
 * @property {() => unknown} run
 */

/** @param {View} view @returns {boolean} whether something can be done but play cards */
function free(view) {
  return !store.pending && !store.choosing && !view.ended;
}

/** @type {Action[]} */
const MAIN = [
  {
    id: "draw",
    sign: "draw",
    key: "D",
    words: (view) => view.draw_words,
    room: (view) => view.room.draw,
    there: () => true,
    possible: (view) => view.may.draw && free(view),
    expected: (view) => view.draw_expected,
    run: () => act("draw"),
  },
  {
    id: "pass",
    key: "P",
    words: () => t("page-pass"),
    there: (view) => view.has.pass || view.may.pass,
    possible: (view) => view.may.pass && free(view),
    expected: (view) => !view.may.draw && !view.hand.some((held) => held.playable),
    run: () => act("pass"),
  },
  {
    id: "call",
    key: "L",
    words: (view) => view.call_words,
    room: (view) => view.room.call,
    there: (view) => view.has.call,
    possible: (view) => view.may.call && free(view),
    expected: () => false,
    run: () => act("call"),
  },
  {
    id: "stop",
    key: "X",
    words: (view) => view.stop_words,
    there: (view) => view.has.stop,
    possible: (view) => view.may.stop && free(view),
    run: () => act("stop"),
  },
];

/** @type {Action[]} */
const SIDE = [
  {
    id: "sort",
    sign: "sort",
    key: "S",
    words: () => t("page-sort"),
    there: () => true,
    possible: (view) => view.hand.length > 1,
    run: sort,
  },
  {
    id: "hint",
    sign: "bulb",
    key: "H",
    words: () => t("page-hint"),
    there: () => true,
    possible: (view) => mayAct() && free(view),
    run: hint,
  },
  {
    id: "undo",
    sign: "undo",
    key: "Z",
    words: () => t("page-undo"),
    there: () => true,
    possible: (view) => view.may.undo && !store.pending,
    run: () => (store.choosing ? takeBack() : act("undo")),
  },
];

const main = h("div", { class: "actions-main" });
const side = h("div", { class: "actions-side" });
const back = h(
  "button",
  { type: "button", class: "button take-back", onclick: takeBack },
  icon("undo"),
  h("span", { class: "button-words" }),
);
export const actions = h("section", { class: "actions" }, main, side, back);

/** @type {Map<string, { button: HTMLButtonElement, words: HTMLElement }>} */
const buttons = new Map();

for (const action of [...MAIN, ...SIDE]) {
  const words = h("span", { class: "button-words" });
  const button = h(
    "button",
    {
      type: "button",
      id: `action-${action.id}`,
      class: SIDE.includes(action) ? "button plain" : "button",
      onclick: () => void action.run(),
    },
    action.sign && icon(action.sign),
    words,
    h("kbd", { class: "key", "aria-hidden": "true" }, action.key),
  );
  buttons.set(action.id, { button, words });
  onKey(action.key, () => void action.run(), {
    // While a suit is chosen the letters mean suits.
    when: () => Boolean(store.view && action.there(store.view) && (!store.choosing || action.id === "undo")),
  });
}

/** @param {View} view */
export function updateActions(view) {
  attribute(actions, "aria-label", t("page-actions"));
  setChildren(main, ...MAIN.filter((action) => action.there(view)).map((action) => show(action, view)));
  setChildren(side, ...SIDE.filter((action) => action.there(view)).map((action) => show(action, view)));
  setText(/** @type {Element} */ (back.lastElementChild), t("page-take-back"));
  actions.classList.toggle("choosing", Boolean(store.choosing));
}

/** @param {Action} action @param {View} view */
function show(action, view) {
  const parts = buttons.get(action.id);
  if (!parts) throw new Error(action.id);
  const possible = action.possible(view);
  setText(parts.words, action.words(view));
  keepRoom(parts.words, ...(action.room?.(view) ?? [action.words(view)]));
  attribute(parts.button, "aria-disabled", possible ? null : "true");
  attribute(parts.button, "aria-keyshortcuts", action.key);
  parts.button.classList.toggle("main", possible && Boolean(action.expected?.(view)));
  return parts.button;
}
