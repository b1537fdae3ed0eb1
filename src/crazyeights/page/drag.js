// @ts-check
/**
 * A card under the finger or the mouse: a tap plays it, it can be dragged onto the pile, and a long
 * press or a right click asks why it cannot be played. Swiping sideways still scrolls the hand.
 */
import { cardFace } from "./cards.js";
import { byId, h } from "./dom.js";
import { motionless, spotOf } from "./motion.js";
import { ranks } from "./texts.js";

/** @import { Spot } from "./motion.js" */

/** Pixels before a press becomes a drag, and how far beside the pile still counts as on it. */
const SLACK = 8;
const NEAR = 48;
/** Milliseconds before a press becomes a question. */
const LONG = 550;

/** @type {Spot | null} where the card was let go that is just being played */
let dropped = null;

/** @returns {Spot | null} asked once: where the card being played comes from, if it was dragged */
export function takeDropped() {
  const spot = dropped;
  dropped = null;
  return spot;
}

/**
 * @typedef {object} Draggable
 * @property {() => string} card
 * @property {() => void} play
 * @property {() => void} ask
 * @property {HTMLElement} target where it can be dropped
 * @property {() => boolean} free whether it may be moved now
 * @property {() => boolean} scrolls whether a finger that moves sideways scrolls
 */

/**
 * @param {HTMLButtonElement} button
 * @param {Draggable} how
 */
export function draggable(button, { card, play, ask, target, free, scrolls }) {
  /** @type {{ id: number, x: number, y: number } | null} */
  let press = null;
  /** @type {HTMLElement | null} */
  let held = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Whether the click that ends this press has been used up already. */
  let spent = false;

  /** @param {PointerEvent} event */
  function lift(event) {
    clearTimeout(timer);
    spent = true;
    button.setPointerCapture(event.pointerId);
    held = h("div", { class: "flight dragged" }, h("span", { class: "card chosen" }, cardFace(card(), { ranks: ranks() })));
    held.style.setProperty("--card", `${button.offsetWidth}px`);
    byId("flying").append(held);
    button.classList.add("lifted");
    target.classList.add("awaits");
  }

  /** @param {PointerEvent} event */
  function follow(event) {
    if (!held || !press) return;
    const width = button.offsetWidth;
    held.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - width * 0.9}px)`;
    target.classList.toggle("near", over(event));
  }

  /** @param {PointerEvent} event */
  function over(event) {
    const box = target.getBoundingClientRect();
    return (
      event.clientX > box.left - NEAR &&
      event.clientX < box.right + NEAR &&
      event.clientY > box.top - NEAR &&
      event.clientY < box.bottom + NEAR
    );
  }

  function end() {
    clearTimeout(timer);
    press = null;
    target.classList.remove("awaits", "near");
    button.classList.remove("lifted");
    held?.remove();
    held = null;
  }

  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    press = { id: event.pointerId, x: event.clientX, y: event.clientY };
    spent = false;
    if (event.pointerType !== "mouse") {
      timer = setTimeout(() => {
        spent = true;
        press = null;
        ask();
      }, LONG);
    }
  });
  button.addEventListener("pointermove", (event) => {
    if (press?.id !== event.pointerId) return;
    const [x, y] = [Math.abs(event.clientX - press.x), Math.abs(event.clientY - press.y)];
    const far = Math.hypot(x, y) > SLACK;
    if (far) clearTimeout(timer);
    const swipes = event.pointerType === "touch" && scrolls() && x > y;
    if (far && !held && !swipes && free()) lift(event);
    follow(event);
  });
  button.addEventListener("pointerup", (event) => {
    if (press?.id !== event.pointerId) return;
    if (!held) {
      clearTimeout(timer);
      press = null;
      return;
    }
    const from = spotOf(held);
    if (over(event)) {
      dropped = from;
      end();
      play();
      dropped = null;
      if (button.isConnected) goHome(from);
      return;
    }
    end();
    goHome(from);
  });
  button.addEventListener("pointercancel", end);
  button.addEventListener("click", (event) => {
    // A click of the keyboard or of assistive technology has no press before it.
    const used = spent && event.detail > 0;
    spent = false;
    if (!used) play();
  });
  button.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (event.button === 2 && !spent) ask();
  });

  /** @param {Spot} from */
  function goHome(from) {
    if (motionless()) return;
    const to = spotOf(button);
    button.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], {
      duration: 200,
      easing: "cubic-bezier(.2, .7, .2, 1)",
    });
  }
}
