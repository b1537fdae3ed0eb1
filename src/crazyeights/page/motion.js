// @ts-check
/**
 * Cards that fly. The table is always drawn as it is at once; what flies is a picture above it, from
 * where a card was to where it is now, while the card itself waits unseen. So nothing shifts, nothing
 * waits for an animation, and without movement it is the same table.
 */
import { cardBack, cardFace } from "./cards.js";
import { byId, h } from "./dom.js";
import { ranks } from "./texts.js";

/** Milliseconds, and how a movement ends. */
export const TIMES = Object.freeze({ play: 240, draw: 180, next: 90, turn: 220, reshuffle: 280, deal: 200 });
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** @typedef {{ x: number, y: number, width: number, angle?: number }} Spot the middle, and how wide a card is there */

/** @type {Set<Animation>} */
const running = new Set();

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {boolean} whether nothing may move */
export function motionless() {
  return still.matches || document.hidden;
}

/** Complete whatever is moving. */
export function completeMotion() {
  for (const animation of [...running]) animation.finish();
}

/** @returns {boolean} */
export function isMoving() {
  return running.size > 0;
}

/**
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 * @returns {Animation}
 */
export function animate(element, frames, options) {
  const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...options });
  running.add(animation);
  // A cancelled animation rejects; it is over all the same.
  const over = () => running.delete(animation);
  animation.finished.then(over, over);
  return animation;
}

/**
 * @param {Element} element
 * @param {number} [angle]
 * @returns {Spot} where an element of the table is, as the place of a card
 */
export function spotOf(element, angle = 0) {
  const box = element.getBoundingClientRect();
  const width = element instanceof HTMLElement ? element.offsetWidth : box.width;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width, angle };
}

/**
 * @typedef {object} Flight
 * @property {Spot} from
 * @property {Spot} to
 * @property {string | null} card null: only the back is seen
 * @property {boolean} [turns] it starts face down and ends face up
 * @property {Element | undefined} [lands] what is unseen until then
 * @property {boolean} [fades] nothing lies where it lands
 * @property {number} duration
 * @property {number} [delay]
 */

/** @param {Flight} flight */
export function fly({ from, to, card, turns = false, lands, fades = false, duration, delay = 0 }) {
  if (motionless()) return;
  const back = card === null || turns ? h("span", { class: "card" }, cardBack()) : null;
  const face = card === null ? null : h("span", { class: "card" }, cardFace(card, { ranks: ranks() }));
  const flying = h("div", { class: "flight" }, face, back);
  flying.style.setProperty("--card", `${to.width}px`);
  byId("flying").append(flying);
  const half = { x: to.width / 2, y: (to.width * 1.4) / 2 };
  /** @param {Spot} spot */
  const at = ({ x, y, width, angle = 0 }) =>
    `translate(${x - half.x}px, ${y - half.y}px) rotate(${angle}deg) scale(${width / to.width})`;
  const timing = { duration, delay };
  const whole = animate(flying, [{ transform: at(from) }, { transform: at(to) }], { ...timing, fill: "both" });
  if (turns && back && face) {
    // Half a turn of the card: the back narrows, the face widens.
    animate(back, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.4 }, { transform: "scaleX(0)" }], {
      ...timing,
      easing: "linear",
      fill: "both",
    });
    animate(face, [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.4 }, { transform: "scaleX(1)", offset: 0.8 }, { transform: "scaleX(1)" }], {
      ...timing,
      easing: "linear",
      fill: "both",
    });
  }
  if (fades) animate(flying, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { ...timing, fill: "both" });
  if (delay) animate(flying, [{ opacity: 0 }, { opacity: 0 }], { duration: delay, fill: "none" });
  if (lands) animate(lands, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration, fill: "none" });
  const land = () => flying.remove();
  whole.finished.then(land, land);
}
