// @ts-check
/** Suits within sentences: the server writes ♣ ♦ ♥ ♠, shown are the page's own signs. */
import { suitSign } from "./cards.js";
import { h } from "./dom.js";

/** @type {Record<string, string>} */
const SUITS = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };

/**
 * @param {string} text
 * @returns {(Node | string)[]} the text, with cards such as 9♠ set off and drawn
 */
export function withSigns(text) {
  return text.split(/(\p{L}*\d*[♣♦♥♠]\uFE0E?)/u).map((part) => {
    const at = part.search(/[♣♦♥♠]/u);
    if (at < 0) return part;
    const sign = part.charAt(at);
    return h("b", { class: "told-card" }, part.slice(0, at), suitSign(SUITS[sign] ?? ""));
  });
}
