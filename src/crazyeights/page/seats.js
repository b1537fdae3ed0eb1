// @ts-check
/** The opponents: on the ring, or in a row above the piles. */
import { cardBack } from "./cards.js";
import { attribute, h, setChildren, setText } from "./dom.js";
import { icon } from "./icons.js";
import { spotOf } from "./motion.js";
import { withSigns } from "./signs.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** @import { Seat, View } from "./protocol.js" */
/** @import { Point } from "./geometry.js" */
/** @import { Spot } from "./motion.js" */

/** No more backs than these are drawn in a fan; the number stands beside it. */
const MOST_BACKS = 8;

/**
 * @typedef {object} Shown the elements of a seat
 * @property {number} seat
 * @property {HTMLLIElement} item
 * @property {HTMLElement} label
 * @property {HTMLElement} fan
 * @property {HTMLElement} plate
 * @property {HTMLElement} name
 * @property {HTMLElement} count
 * @property {HTMLElement} did
 */

const list = h("ul", { role: "list", class: "seats" });
export const opponents = h("section", { class: "opponents" }, list);

/** @type {Shown[]} */
let shown = [];

/** @param {View} view @returns {number[]} the other seats, beginning with the next one clockwise */
export function otherSeats(view) {
  const all = view.seats.map((_, seat) => seat);
  if (view.you === null) return all;
  return [...all.slice(view.you + 1), ...all.slice(0, view.you)];
}

/** @param {number} seat @returns {Shown} */
function make(seat) {
  const label = h("span", { class: "visually-hidden" });
  const fan = h("span", { class: "fan" });
  const name = h("b", { class: "name" });
  const count = h("span", { class: "count" });
  const plate = h("span", { class: "plate" }, name, count);
  const did = h("span", { class: "did" });
  const picture = h("span", { class: "seat-picture", "aria-hidden": "true" }, fan, plate, did);
  const arrow = h("span", { class: "arrow", "aria-hidden": "true" }, icon("right"));
  const around = h("span", { class: "around", "aria-hidden": "true" }, icon("clockwise"));
  const item = h("li", { class: "seat" }, label, picture, arrow, around);
  return { seat, item, label, fan, plate, name, count, did };
}

/** @param {View} view @param {{ fans: boolean }} how */
export function updateSeats(view, { fans }) {
  const seats = otherSeats(view);
  if (seats.join() !== shown.map(({ seat }) => seat).join()) {
    shown = seats.map(make);
    list.replaceChildren(...shown.map(({ item }) => item));
  }
  attribute(opponents, "aria-label", t("page-opponents"));
  attribute(opponents, "data-count", shown.length);
  attribute(opponents, "data-direction", view.direction);
  for (const parts of shown) {
    const seat = view.seats[parts.seat];
    if (seat) updateSeat(parts, seat, view, fans);
  }
}

/**
 * @param {Shown} parts
 * @param {Seat} seat
 * @param {View} view
 * @param {boolean} fans
 */
function updateSeat(parts, seat, view, fans) {
  const onTurn = view.turn === parts.seat;
  const one = seat.playing && seat.count === 1;
  setText(parts.label, seat.label);
  setText(parts.name, seat.name);
  setText(parts.count, seat.count);
  parts.plate.classList.toggle("turn", onTurn);
  parts.plate.classList.toggle("last", one);
  parts.plate.classList.toggle("waits", seat.losing_turn || !seat.playing);
  parts.item.classList.toggle("one", one);
  const text = one ? t("page-last-card") : seat.losing_turn ? t("page-misses-turn") : seat.last;
  if (parts.did.dataset.text !== text) {
    parts.did.dataset.text = text;
    parts.did.replaceChildren(...withSigns(text));
  }
  const backs = fans ? Math.min(seat.count, MOST_BACKS) : 0;
  if (parts.fan.childElementCount !== backs) {
    setChildren(
      parts.fan,
      ...Array.from({ length: backs }, (_, index) => {
        const off = backs > 1 ? (2 * index) / (backs - 1) - 1 : 0;
        const kept = parts.fan.children[index];
        const card = kept instanceof HTMLElement ? kept : h("span", { class: "card" }, cardBack());
        card.style.setProperty("--at", String(index - (backs - 1) / 2));
        card.style.setProperty("--fan", `${off * Math.min(8, 2 * backs)}deg`);
        card.style.setProperty("--drop", `${off * off * Math.min(6, backs)}px`);
        return card;
      }),
    );
  }
}

/** @param {Point[] | null} points the middles of the plates within the cloth; null: in a row */
export function placeSeats(points) {
  shown.forEach(({ item }, index) => {
    const point = points?.[index];
    item.style.transform = point ? `translate(${point.x}px, ${point.y}px)` : "";
  });
}

/** @param {number} index counted from the next seat @returns {{ width: number, height: number }} */
export function plateSize(index) {
  const plate = shown[index]?.plate;
  return { width: plate?.offsetWidth ?? 0, height: plate?.offsetHeight ?? 0 };
}

/** @returns {{ width: number, above: number, below: number }} the largest plate on the ring with its words, around the middle of the plate */
export function seatSize() {
  const pictures = shown.map(({ plate }) => plate.parentElement ?? plate);
  const above = 22; // as in style/table.css
  return {
    width: Math.max(0, ...pictures.map((picture) => picture.offsetWidth)),
    above,
    below: Math.max(0, ...pictures.map((picture) => picture.offsetHeight)) - above,
  };
}

/** @param {number} seat @returns {Spot | null} where its cards are */
export function seatSpot(seat) {
  const parts = shown.find((candidate) => candidate.seat === seat);
  if (!parts) return null;
  const fan = parts.fan.childElementCount ? parts.fan : parts.plate;
  return { ...spotOf(fan), width: (store.view && parts.fan.firstElementChild instanceof HTMLElement && parts.fan.firstElementChild.offsetWidth) || 34 };
}
