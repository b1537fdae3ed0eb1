// @ts-check
/** The page's own line icons and its logo; sizes and colours come from style/base.css. */
import { SIGNS } from "./cards.js";
import { svg } from "./dom.js";

/** Lines two units thick in a box of 24. */
const PATHS = {
  book: "M12 6.5C10 5 7 4.5 3 4.5V18C7 18 10 18.5 12 20C14 18.5 17 18 21 18V4.5C17 4.5 14 5 12 6.5V20",
  bulb: "M9 17.5H15M10 21H14M9 17.5C9 15 6 13.5 6 9.5A6 6 0 0 1 18 9.5C18 13.5 15 15 15 17.5",
  chart: "M4 4V20H20M8 15.5L12 10.5L15 13L20 7",
  check: "M5 12.5L10 17.5L19.5 7",
  chevrons: "M6 6L12 12L6 18M13 6L19 12L13 18",
  clockwise: "M19.5 12.5A7.5 7.5 0 1 1 17.2 7.1M17.8 2.6V7.2H13.2",
  close: "M6 6L18 18M18 6L6 18",
  counterclockwise: "M4.5 12.5A7.5 7.5 0 1 0 6.8 7.1M6.2 2.6V7.2H10.8",
  down: "M6 9L12 15L18 9",
  download: "M12 4V15M7 10.5L12 15.5L17 10.5M4 16V20H20V16",
  draw: "M12 4V15M7 10.5L12 15.5L17 10.5M5 20H19",
  globe: "M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12M3.5 9H20.5M3.5 15H20.5M12 3C8 8 8 16 12 21C16 16 16 8 12 3",
  keyboard: "M3 6.5H21V17.5H3ZM7 10.5V10.5M10.3 10.5V10.5M13.7 10.5V10.5M17 10.5V10.5M8 14H16",
  left: "M15 6L9 12L15 18",
  lock: "M5.5 11H18.5V20H5.5ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
  log: "M4 6H20M4 12H14M4 18H17",
  menu: "M3.5 6.5H20.5M3.5 12H20.5M3.5 17.5H20.5",
  moon: "M19.5 14.5A8 8 0 1 1 9.5 4.5A6.5 6.5 0 0 0 19.5 14.5Z",
  muted: "M3 9.5H6.5L11 5.5V18.5L6.5 14.5H3ZM15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5",
  plus: "M12 5V19M5 12H19",
  right: "M9 6L15 12L9 18",
  settings: "M3 7.5H11M17 7.5H21M3 16.5H6M12 16.5H21M17 7.5A3 3 0 1 1 11 7.5A3 3 0 1 1 17 7.5M12 16.5A3 3 0 1 1 6 16.5A3 3 0 1 1 12 16.5",
  sort: "M7 5V19M3.5 15.5L7 19L10.5 15.5M13 6H21M13 11H18.5M13 16H16",
  sound: "M3 9.5H6.5L11 5.5V18.5L6.5 14.5H3ZM14.8 9.5C16.2 11 16.2 13 14.8 14.5M17.5 7C20.5 10 20.5 14 17.5 17",
  star: "M12 3.5L14.6 9.1L20.7 9.8L16.2 14L17.4 20L12 17L6.6 20L7.8 14L3.3 9.8L9.4 9.1Z",
  sun: "M16 12A4 4 0 1 1 8 12A4 4 0 1 1 16 12M12 3V4.5M12 19.5V21M3 12H4.5M19.5 12H21M5.6 5.6L6.7 6.7M17.3 17.3L18.4 18.4M18.4 5.6L17.3 6.7M6.7 17.3L5.6 18.4",
  trash: "M4.5 7H19.5M9.5 7V4.5H14.5V7M6.5 7L7.5 20H16.5L17.5 7M10.5 11V16M13.5 11V16",
  undo: "M9 5L4.5 9.5L9 14M4.5 9.5H15A5 5 0 0 1 15 19.5H11",
  up: "M6 15L12 9L18 15",
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * A line icon as large as the text beside it. It says nothing to screen readers: the button it is
 * in has words or a label.
 * @param {IconName} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: PATHS[name] }),
  );
}

/**
 * The logo: an eight whose two windows are a spade and a heart, on a plate in the colour of the turn.
 * @returns {SVGSVGElement}
 */
export function logo() {
  return svg(
    "svg",
    { class: "logo", viewBox: "0 0 64 64", "aria-hidden": "true", focusable: "false" },
    svg("rect", { class: "logo-plate", width: 64, height: 64, rx: 15 }),
    svg("path", { class: "logo-eight", d: "M24 30.3A14 14 0 1 1 40 30.3A15.5 15.5 0 1 1 24 30.3" }),
    svg("path", { class: "logo-plate", d: SIGNS.S, transform: "translate(32 19.2)scale(.155)" }),
    svg("path", { class: "logo-plate", d: SIGNS.H, transform: "translate(32 43.4)scale(.18)" }),
  );
}
