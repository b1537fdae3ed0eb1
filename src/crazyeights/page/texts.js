// @ts-check
/** The page's own words, in the language of the reader. The server has put them together. */
import { store } from "./store.js";

/** @import { Suit, Texts } from "./protocol.js" */

/** @returns {Texts} */
function texts() {
  if (!store.texts) throw new Error("The texts are not there yet.");
  return store.texts;
}

/**
 * A text by its id in texts/….
 * @param {string} id
 * @returns {string}
 */
export function t(id) {
  return found(id, texts().plain[id]);
}

/**
 * A text about a number of things: “1 card”, “2 cards”.
 * @param {string} id
 * @param {number} count
 * @returns {string}
 */
export function counted(id, count) {
  const forms = texts().counted[id];
  return found(id, forms?.[Math.max(0, Math.min(count, forms.length - 1))]);
}

/**
 * A text with names or other texts put in.
 * @param {string} id
 * @param {Record<string, string | number>} values
 * @returns {string}
 */
export function named(id, values) {
  const text = found(id, texts().named[id]);
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** @param {string} id @param {string | undefined} text @returns {string} */
function found(id, text) {
  if (text === undefined) throw new Error(`There is no text ${id}.`);
  return text;
}

/** @param {string} card @returns {string} its name in words */
export function cardName(card) {
  return texts().cards[card] ?? card;
}

/** @param {Suit} suit @returns {string} */
export function suitName(suit) {
  return texts().suits[suit] ?? suit;
}

/** @param {Suit} suit @returns {string} the letter that chooses it */
export function suitKey(suit) {
  return texts().suit_keys[suit] ?? suit;
}

/** @returns {Record<string, string>} the letters on the court cards and the ace, as set */
export function ranks() {
  return store.settings.get("internationalRanks") ? {} : texts().ranks;
}
