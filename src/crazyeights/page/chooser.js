// @ts-check
/** Which suit shall hold: opens beside the pile, where the suit will then be shown. */
import { suitSign } from "./cards.js";
import { attribute, h, setText } from "./dom.js";
import { chooseSuit, takeBack } from "./game.js";
import { icon } from "./icons.js";
import { onKey } from "./keys.js";
import { store } from "./store.js";
import { counted, suitKey, suitName, t } from "./texts.js";

/** @import { Suit, View } from "./protocol.js" */

/** @type {Suit[]} */
const SUITS = ["C", "D", "H", "S"];

const title = h("h2", { class: "chooser-title", id: "chooser-title" });
const options = SUITS.map((suit, index) => {
  const name = h("b", { class: "chooser-name" });
  const have = h("span", { class: "chooser-have" });
  const letter = h("kbd", { class: "key letter", "aria-hidden": "true" });
  const button = h(
    "button",
    { type: "button", class: "chooser-suit on-paper", onclick: () => chooseSuit(suit) },
    h("kbd", { class: "key number", "aria-hidden": "true" }, String(index + 1)),
    letter,
    suitSign(suit),
    name,
    have,
  );
  return { suit, button, name, have, letter };
});
const backWords = h("span");
const back = h(
  "button",
  { type: "button", class: "button plain chooser-back", onclick: takeBack },
  icon("undo"),
  backWords,
  h("kbd", { class: "key", "aria-hidden": "true" }, "Esc"),
);
export const chooser = h(
  "div",
  { class: "chooser bubble", role: "dialog", "aria-labelledby": "chooser-title", hidden: true },
  title,
  h("div", { class: "chooser-suits" }, ...options.map(({ button }) => button)),
  back,
);

/** @param {View} view @returns {Suit[]} the suits to choose from; none if nothing is to be chosen */
export function suitsToChoose(view) {
  if (store.pending) return [];
  return store.choosing?.suits ?? view.may.name;
}

/**
 * @param {View} view
 * @returns {boolean} whether it has just opened
 */
export function updateChooser(view) {
  const suits = suitsToChoose(view);
  const opens = chooser.hidden && suits.length > 0;
  chooser.hidden = suits.length === 0;
  if (!suits.length) return false;
  setText(title, t("page-choose"));
  setText(backWords, t("page-take-back"));
  back.hidden = !store.choosing;
  const counts = countSuits(view);
  for (const { suit, button, name, have, letter } of options) {
    setText(name, suitName(suit));
    setText(have, counted("page-choose-have", counts.get(suit) ?? 0));
    setText(letter, suitKey(suit));
    attribute(button, "aria-disabled", suits.includes(suit) ? null : "true");
    attribute(button, "aria-keyshortcuts", `${SUITS.indexOf(suit) + 1} ${suitKey(suit)}`);
  }
  return opens;
}

/** @param {View} view @returns {Map<Suit, number>} how many of each the player would keep */
function countSuits(view) {
  /** @type {Map<Suit, number>} */
  const counts = new Map();
  let laid = store.choosing?.card;
  for (const { card } of view.hand) {
    if (card === laid) {
      laid = undefined;
      continue;
    }
    const suit = /** @type {Suit} */ (card.slice(-1));
    counts.set(suit, (counts.get(suit) ?? 0) + 1);
  }
  return counts;
}

/** Put the focus on the first longest suit of the hand. @param {View} view */
export function focusChooser(view) {
  const counts = countSuits(view);
  const open = suitsToChoose(view);
  const able = options.filter(({ suit }) => open.includes(suit));
  const longest = Math.max(...able.map(({ suit }) => counts.get(suit) ?? 0));
  able.find(({ suit }) => (counts.get(suit) ?? 0) === longest)?.button.focus({ preventScroll: true });
}

const isOpen = () => !chooser.hidden;

SUITS.forEach((suit, index) => {
  onKey(String(index + 1), () => chooseSuit(suit), { when: isOpen });
});
for (const letter of "abcdefghijklmnopqrstuvwxyz") {
  /** @returns {Suit | undefined} */
  const meant = () => SUITS.find((suit) => suitKey(suit).toLowerCase() === letter);
  onKey(
    letter,
    () => {
      const suit = meant();
      if (suit) chooseSuit(suit);
    },
    { when: () => isOpen() && meant() !== undefined },
  );
}
onKey("Escape", takeBack, { when: () => Boolean(store.choosing) });

chooser.addEventListener("keydown", (event) => {
  const at = options.findIndex(({ button }) => button === document.activeElement);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 }[event.key];
  if (at < 0 || step === undefined) return;
  event.preventDefault();
  options[(at + step + options.length) % options.length]?.button.focus();
});
