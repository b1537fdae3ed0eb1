// @ts-check
/**
 * What follows from the secret of a deal, recomputed as docs/chance.md describes it: its commitment,
 * the cut and the shuffle. Of the rules of play nothing is needed here.
 */
import { fromHex, sha256, toHex } from "./sha256.js";

const ASCII = new TextEncoder();

/** @param {...(string | Uint8Array)} parts */
function hash(...parts) {
  const all = parts.map((part) => (typeof part === "string" ? ASCII.encode(part) : part));
  return sha256(Uint8Array.from(all.flatMap((part) => [...part])));
}

/** @param {string} secret 64 hexadecimal digits @returns {string} as many */
export function commitmentTo(secret) {
  return toHex(hash("crazyeights 1 commitment", fromHex(secret)));
}

/** @param {Uint8Array} secret @returns {Generator<bigint, never>} numbers below 2 to the 63rd */
function* words(secret) {
  for (let i = 0; ; i += 1) {
    const number = new Uint8Array(4);
    new DataView(number.buffer).setUint32(0, i);
    const block = new DataView(hash("crazyeights 1 words", secret, number).buffer);
    for (const place of [0, 8, 16, 24]) yield block.getBigUint64(place) / 2n;
  }
}

/**
 * @param {string[]} pile the bottom card first; it is left as it is
 * @param {Generator<bigint, never>} source
 * @returns {string[]} the same cards in another order
 */
function shuffle(pile, source) {
  const cards = [...pile];
  for (let p = cards.length - 1; p > 0; p -= 1) {
    const q = Number(source.next().value % BigInt(p + 1));
    [cards[p], cards[q]] = [cards[q] ?? "", cards[p] ?? ""];
  }
  return cards;
}

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/** @param {string} card @returns {number} */
function order(card) {
  return card === "JK" ? 52 : 4 * RANKS.indexOf(card.slice(0, -1)) + "CDHS".indexOf(card.slice(-1));
}

/**
 * Whether a pack lies as it has to before the shuffle: whoever could choose the order, could choose
 * the cards.
 * @param {string[]} pack the bottom card first
 */
export function inOrder(pack) {
  return pack.every((card, i) => i === 0 || order(pack[i - 1] ?? "") <= order(card));
}

/**
 * Shuffle for a deal.
 * @param {string} secret 64 hexadecimal digits
 * @param {string[]} pack in its fixed order, the bottom card first
 * @param {number} cut how many cards were cut for the first dealer, 0 if none
 * @returns {{ cut: string[], shuffled: string[] }} `shuffled`: the bottom card first
 */
export function shuffled(secret, pack, cut) {
  const source = words(fromHex(secret));
  const cards = cut ? shuffle(pack, source).reverse().slice(0, cut) : [];
  return { cut: cards, shuffled: shuffle(pack, source) };
}

/**
 * The cards that one seat is dealt, one at a time from the top.
 * @param {string[]} pack after the shuffle, the bottom card first
 * @param {{ place: number, seats: number, count: number }} who `place`: how many seats are dealt to
 *   before it, of how many, and how many cards each gets
 * @returns {string[]}
 */
export function dealtTo(pack, { place, seats, count }) {
  const from = pack.length - 1 - place;
  return Array.from({ length: count }, (_, i) => pack[from - i * seats] ?? "");
}
