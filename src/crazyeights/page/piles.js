// @ts-check
/** The middle of the table: the stock, the discard pile, and the sign beside it. */
import { cardBack, cardFace, suitSign } from "./cards.js";
import { attribute, h, setChildren, setText } from "./dom.js";
import { act } from "./game.js";
import { animate, motionless, spotOf, TIMES } from "./motion.js";
import { store } from "./store.js";
import { cardName, counted, named, ranks, suitName, t } from "./texts.js";

/** @import { View } from "./protocol.js" */
/** @import { Spot } from "./motion.js" */

const stockCards = h("span", { class: "stock-cards", "aria-hidden": "true" });
const stockWord = h("span", { class: "stock-word" });
const stockCount = h("b", { class: "stock-count" });
export const stock = h(
  "button",
  { type: "button", class: "stock", id: "stock", tabindex: -1, onclick: () => act("draw") },
  stockCards,
  h("span", { class: "stock-label", "aria-hidden": "true" }, stockWord, " ", stockCount),
);

export const pile = h("div", { class: "pile on-paper", id: "pile", role: "img", tabindex: -1 });
const disc = h("span", { class: "disc on-paper" });
const signName = h("b", { class: "sign-name" });
const signAbout = h("span", { class: "sign-about" });
export const sign = h("div", { class: "sign-place" }, disc, signName, signAbout);
export const piles = h("div", { class: "piles" }, stock, pile, sign);

/**
 * A card on the pile. `at` is its place counted from the card discarded first.
 * @typedef {{ at: number, card: string, element: HTMLElement, ranks: string }} Lying
 */

/** @type {Lying[]} */
let lying = [];

let signShown = "";

/** @param {string} card @param {number} at @returns {number} degrees, always the same for a card */
function tilt(card, at) {
  const mixed = (at * 53 + card.charCodeAt(0) * 31 + card.charCodeAt(card.length - 1) * 17) % 19;
  return mixed - 9;
}

/** @param {View} view */
export function updatePiles(view) {
  updateStock(view);
  updatePile(view);
  updateSign(view);
}

/** @param {View} view */
function updateStock(view) {
  const layers = Math.min(3, view.stock_count);
  if (stockCards.childElementCount !== layers) {
    setChildren(
      stockCards,
      ...Array.from({ length: layers }, (_, index) => {
        const card = stockCards.children[index] ?? h("span", { class: "card" }, index ? null : cardBack());
        return card;
      }),
    );
    // The back is on the uppermost only: what lies beneath shows no more than its edge.
    [...stockCards.children].forEach((card, index) => {
      card.replaceChildren(...(index === layers - 1 ? [cardBack()] : []));
    });
  }
  const may = view.may.draw && !store.pending && !store.choosing;
  setText(stockWord, t("page-stock"));
  setText(stockCount, view.stock_count);
  attribute(stock, "aria-label", `${counted("page-stock-cards", view.stock_count)}, ${view.draw_words}`);
  attribute(stock, "aria-disabled", may ? null : "true");
  stock.classList.toggle("expected", may && view.draw_expected);
  stock.classList.toggle("empty", view.stock_count === 0);
}

/** @param {View} view */
function updatePile(view) {
  const base = view.discards_count - view.discards.length;
  const wanted = view.discards.map((card, index) => ({ card, at: base + index, chosen: false }));
  const played = store.pending?.request.do === "play" ? store.pending.request.card : null;
  if (played !== null) wanted.push({ card: played, at: view.discards_count, chosen: false });
  if (store.choosing) wanted.push({ card: store.choosing.card, at: view.discards_count, chosen: true });
  const letters = JSON.stringify(ranks());
  lying = wanted.map(({ card, at, chosen }) => {
    const kept = lying.find((other) => other.card === card && other.at === at);
    const element = kept?.element ?? h("span", { class: "card" });
    if (!kept) {
      element.style.setProperty("--turned", `${tilt(card, at)}deg`);
      element.style.setProperty("--aside", `${((at * 29) % 13) - 6}px`);
    }
    if (kept?.ranks !== letters) element.replaceChildren(cardFace(card, { ranks: ranks() }));
    element.classList.toggle("chosen", chosen);
    return { card, at, element, ranks: letters };
  });
  setChildren(pile, ...lying.map(({ element }) => element));
  const upcard = view.discards.at(-1);
  attribute(
    pile,
    "aria-label",
    [upcard ? named("page-upcard", { text: cardName(upcard) }) : t("page-no-upcard"), view.required_words, view.debt_words]
      .filter(Boolean)
      .join(". "),
  );
}

/** @param {View} view */
function updateSign(view) {
  const debt = view.debt > 0;
  const named = store.pending && "suit" in store.pending.request ? store.pending.request.suit : undefined;
  const suit = store.pending ? named : view.required;
  const shown = store.choosing ? "" : debt ? `+${view.debt}` : suit ?? (view.anything && !store.pending ? "any" : "");
  sign.classList.toggle("debt", debt);
  sign.classList.toggle("any", shown === "any");
  sign.classList.toggle("none", shown === "");
  setText(signName, debt ? view.debt_words : suit ? suitName(suit) : shown === "any" ? t("page-anything") : "");
  setText(signAbout, !debt && suit && shown ? t("page-required") : "");
  if (shown === signShown) return;
  signShown = shown;
  disc.replaceChildren(debt ? `+${view.debt}` : suit ? suitSign(suit) : shown === "any" ? "∗" : "");
  if (shown && !motionless()) {
    animate(disc, [{ transform: "scale(.8)", opacity: 0.4 }, { transform: "none", opacity: 1 }], { duration: TIMES.turn });
  }
}

/** @returns {Spot} */
export function stockSpot() {
  const box = stock.getBoundingClientRect();
  const width = pile.offsetWidth;
  return { x: box.left + box.width / 2, y: box.top + width * 0.7, width };
}

/** @returns {Spot} */
export function pileSpot() {
  return spotOf(pile);
}

/**
 * The topmost cards, the upcard first.
 * @returns {{ card: string, element: HTMLElement, angle: number }[]}
 */
export function topOfPile() {
  return [...lying].reverse().map(({ card, at, element }) => ({ card, element, angle: tilt(card, at) }));
}
