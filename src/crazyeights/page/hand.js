// @ts-check
/** The own hand: cards that are buttons, in the order the player likes. */
import { cardFace } from "./cards.js";
import { attribute, byId, h, keepRoom, setChildren, setText } from "./dom.js";
import { draggable } from "./drag.js";
import { mayAct, playCard, tellWhy } from "./game.js";
import { DROP, spreadHand } from "./geometry.js";
import { icon } from "./icons.js";
import { animate, motionless } from "./motion.js";
import { pile, stock } from "./piles.js";
import { store } from "./store.js";
import { cardName, counted, named, ranks, t } from "./texts.js";

/** @import { HandCard, View } from "./protocol.js" */
/** @import { Measures, Place, Spread } from "./geometry.js" */
/** @import { Spot } from "./motion.js" */

/** @typedef {{ key: string, held: HandCard, item: HTMLLIElement, button: HTMLButtonElement, drawn: string }} Shown */

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "JK"];
const SUITS = ["C", "D", "H", "S", ""];

const list = h("ul", { role: "list", class: "hand" });
const scroller = h("div", { class: "hand-scroll" }, list);
const plateName = h("b", { class: "name" });
const plateCount = h("span", { class: "count" });
const plate = h("span", { class: "plate own-plate", "aria-hidden": "true" }, plateName, plateCount);
const before = pill("left");
const after = pill("right");
const total = h("span", { class: "hand-count", "aria-hidden": "true" });
const bar = h("div", { class: "hand-bar" }, before.element, plate, total, after.element);
export const own = h("section", { class: "own" }, bar, scroller);

/** @type {Map<string, Shown>} */
let shown = new Map();
/** @type {Shown[]} */
let order = [];
/** @type {Spread | null} */
let spread = null;
/** The card that Tab reaches. */
let current = "";
/** Where that is. */
let place = 0;
/** A card that is being played, which has the focus again should it come back. */
let left = "";

/** @param {"left" | "right"} side */
function pill(side) {
  const hidden = h("span", { class: "pill-hidden" });
  const playable = h("span", { class: "pill-playable" });
  const arrow = icon(side === "left" ? "left" : "right");
  const element = h("button", { type: "button", class: `pill ${side}`, tabindex: -1, onclick: () => scrollOn(side) }, arrow, hidden, playable);
  return { element, hidden, playable };
}

/** @param {HTMLElement} button @returns {Shown | undefined} */
function shownOf(button) {
  return order.find((card) => card.button === button);
}

/** @param {string} card @returns {number} */
function rank(card) {
  return RANKS.indexOf(card === "JK" ? card : card.slice(0, -1));
}

/** @param {string} card @returns {number} */
function suit(card) {
  return SUITS.indexOf(card === "JK" ? "" : card.slice(-1));
}

/** @param {HandCard} one @param {HandCard} other */
function compare({ card: one }, { card: other }) {
  const bySuit = suit(one) - suit(other);
  const byRank = rank(one) - rank(other);
  return store.settings.get("sort") === "suit" ? bySuit || byRank : byRank || bySuit;
}

/** @param {View} view @returns {{ key: string, held: HandCard }[]} sorted; twins have different keys */
function sorted(view) {
  /** @type {Map<string, number>} */
  const twins = new Map();
  return [...view.hand].sort(compare).map((held) => {
    const twin = twins.get(held.card) ?? 0;
    twins.set(held.card, twin + 1);
    return { key: `${held.card}/${twin}`, held };
  });
}

/** @param {string} key @param {HandCard} held @returns {Shown} */
function make(key, held) {
  const button = h("button", { type: "button", class: "card", tabindex: -1 });
  const item = h("li", { class: "held" }, button);
  /** @type {Shown} */
  const made = { key, held, item, button, drawn: "" };
  draggable(button, {
    card: () => made.held.card,
    play: () => {
      if (mayAct() && !made.held.playable) shake(button);
      playCard(made.held, made.key);
    },
    ask: () => void tellWhy({ do: "play", card: made.held.card }),
    target: pile,
    free: () => !store.pending && !store.choosing,
    scrolls: () => Boolean(spread?.scrolls),
  });
  button.addEventListener("focus", () => setCurrent(key));
  return made;
}

/** A card that cannot be played says so at once, before the words come. @param {HTMLElement} button */
function shake(button) {
  if (motionless()) return;
  const frames = [0, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  animate(button, frames, { duration: 200, easing: "linear" });
}

/** @param {string} key */
function setCurrent(key) {
  current = key;
  for (const card of order) attribute(card.button, "tabindex", card.key === key ? 0 : -1);
}

/** @param {View} view @param {Measures} measures @param {number} room height there is on a phone */
export function updateHand(view, measures, room) {
  const away = store.choosing?.key ?? store.pending?.key;
  const cards = sorted(view).filter(({ key }) => key !== away);
  const focused = order.findIndex(({ button }) => button === document.activeElement);
  const acting = mayAct() && !store.choosing;
  const letters = JSON.stringify(ranks());
  const hinted = store.hint && store.hint.action.do === "play" ? store.hint.action.card : null;
  let marked = false;

  const next = new Map();
  order = cards.map(({ key, held }, index) => {
    const card = shown.get(key) ?? make(key, held);
    card.held = held;
    if (card.drawn !== letters) {
      card.button.replaceChildren(cardFace(held.card, { ranks: ranks() }));
      card.drawn = letters;
    }
    const playable = held.playable && acting;
    const hint = !marked && held.card === hinted;
    marked ||= hint;
    card.button.classList.toggle("playable", playable);
    card.button.classList.toggle("unplayable", !playable);
    card.button.classList.toggle("hinted", hint);
    attribute(
      card.button,
      "aria-label",
      // A move that is on its way leaves nothing to be played, whatever the view before said.
      named("page-card-place", { name: playable || !held.playable ? held.label : cardName(held.card), part: index + 1, text: cards.length }),
    );
    next.set(key, card);
    return card;
  });
  shown = next;
  setChildren(list, ...order.map(({ item }) => item));
  attribute(own, "aria-label", t("page-hand"));
  updatePlate(view);
  lay(measures, room);
  keepFocus(focused, away);
}

/**
 * Tab goes on reaching the card it reached, or its neighbour once it is gone; what is taken back or
 * refused is reached again. A focus that was in the hand goes with it, and no other is touched.
 * @param {number} focused where in the hand the focus was, -1 if elsewhere
 * @param {string | undefined} away the card that is just being played
 */
function keepFocus(focused, away) {
  const at = focused >= 0 ? focused : place;
  const neighbour = order[Math.max(0, Math.min(at, order.length - 1))];
  if (!away && left && shown.has(left)) setCurrent(left);
  else setCurrent(shown.has(current) ? current : (neighbour?.key ?? ""));
  left = away ?? "";
  place = order.findIndex(({ key }) => key === current);
  if (focused < 0 || document.activeElement === shown.get(current)?.button) return;
  const target = shown.get(current)?.button ?? stock;
  target.focus({ preventScroll: true });
}

/** @param {View} view */
function updatePlate(view) {
  const you = view.you === null ? undefined : view.seats[view.you];
  const yours = view.turn !== null && view.turn === view.you;
  setText(plateName, yours ? t("page-your-turn") : (you?.name ?? ""));
  keepRoom(plateName, t("page-your-turn"), you?.name ?? "");
  setText(plateCount, order.length);
  setText(total, counted("page-cards", order.length));
  plate.classList.toggle("turn", yours);
  plate.classList.toggle("last", !yours && order.length === 1);
  plate.classList.toggle("waits", Boolean(you?.losing_turn));
}

/** @param {Measures} measures @param {number} room */
function lay(measures, room) {
  spread = spreadHand(order.length, scroller.clientWidth, room, innerWidth < 360 ? 8 : 12, measures);
  const { places, width, height, scrolls, rows, card } = spread;
  own.style.setProperty("--card", `${card}px`);
  list.style.width = `${width}px`;
  list.style.height = `${height}px`;
  attribute(own, "data-rows", rows);
  attribute(byId("table"), "data-scrolls", String(scrolls));
  order.forEach(({ item, button }, index) => {
    const place = /** @type {Place} */ (places[index]);
    item.style.transform = `translate(${place.x}px, ${place.y}px)`;
    button.style.setProperty("--fan", `${place.angle}deg`);
  });
  updatePills();
}

/** How far a card may reach beyond the edge and still count as seen: its index is. */
function hiddenCards() {
  /** @type {{ left: Shown[], right: Shown[] }} */
  const hidden = { left: [], right: [] };
  if (!spread?.scrolls) return hidden;
  const from = scroller.scrollLeft;
  const to = from + scroller.clientWidth;
  order.forEach((card, index) => {
    const place = spread?.places[index];
    if (!place || !spread) return;
    if (place.x < from - 4) hidden.left.push(card);
    else if (place.x + Math.min(spread.card, 44) > to + 4) hidden.right.push(card);
  });
  return hidden;
}

function updatePills() {
  const hidden = hiddenCards();
  for (const side of /** @type {const} */ (["left", "right"])) {
    const { element, hidden: number, playable } = side === "left" ? before : after;
    const cards = hidden[side];
    const good = cards.filter(({ button }) => button.classList.contains("playable")).length;
    element.classList.toggle("gone", cards.length === 0);
    setText(number, cards.length);
    playable.hidden = good === 0;
    if (playable.dataset.count !== String(good)) {
      playable.dataset.count = String(good);
      playable.replaceChildren(icon("up"), String(good));
    }
    const words = counted(side === "left" ? "page-cards-left" : "page-cards-right", cards.length);
    attribute(element, "aria-label", good ? `${words}, ${counted("page-cards-playable", good)}` : words);
  }
}

/** Go to the next playable card beyond the edge, or a page on. @param {"left" | "right"} side */
function scrollOn(side) {
  const cards = hiddenCards()[side];
  const good = cards.filter(({ button }) => button.classList.contains("playable"));
  const target = side === "left" ? good.at(-1) : good[0];
  const page = (scroller.clientWidth * 0.8) * (side === "left" ? -1 : 1);
  if (target) reveal(target);
  else scroller.scrollBy({ left: page, behavior: behaviour() });
}

/** @returns {ScrollBehavior} */
function behaviour() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

/** Bring a card into the middle of what is seen. @param {Shown} card */
function reveal(card) {
  const place = spread?.places[order.indexOf(card)];
  if (!place || !spread?.scrolls) return;
  scroller.scrollTo({ left: place.x + spread.card / 2 - scroller.clientWidth / 2, behavior: behaviour() });
}

scroller.addEventListener("scroll", updatePills, { passive: true });
// Only where the focus came by a key: a hand that moves under a pressed mouse button loses the click.
scroller.addEventListener("focusin", ({ target }) => {
  const card = target instanceof HTMLElement && target.matches(":focus-visible") && shownOf(target);
  if (card) reveal(card);
});

list.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const at = order.findIndex(({ button }) => button === event.target);
  if (at < 0) return;
  const columns = spread?.rows === 2 ? Math.ceil(order.length / 2) : 0;
  /** @type {Record<string, number | undefined>} */
  const goals = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: order.length - 1 };
  if (columns && at < columns) goals.ArrowDown = at + columns;
  if (columns && at >= columns) goals.ArrowUp = at - columns;
  const goal = goals[event.key];
  if (goal !== undefined) order[Math.max(0, Math.min(goal, order.length - 1))]?.button.focus({ preventScroll: true });
  else if (event.key === "ArrowUp") stock.focus();
  else return;
  event.preventDefault();
});

/** Give the focus to the hand. */
export function focusHand() {
  (shown.get(current) ?? order[0])?.button.focus({ preventScroll: true });
}

/** @returns {Map<string, Spot>} where the cards are now, by key */
export function handSpots() {
  const spots = new Map();
  const width = spread?.card ?? 0;
  for (const { key, button, item } of order) {
    const box = button.getBoundingClientRect();
    const angle = parseFloat(button.style.getPropertyValue("--fan")) || 0;
    if (item.isConnected) spots.set(key, { x: box.left + box.width / 2, y: box.top + box.height / 2, width, angle });
  }
  return spots;
}

/** @param {string} key @returns {HTMLElement | undefined} */
export function cardElement(key) {
  return shown.get(key)?.button;
}

/** @returns {number} the height of the own place without that of a card */
export function handFrame() {
  return scroller.offsetTop + scroller.offsetHeight - list.offsetHeight + DROP;
}

/** @returns {{ key: string, card: string }[]} what the hand shows */
export function handCards() {
  return order.map(({ key, held }) => ({ key, card: held.card }));
}

/** @returns {Spot} the middle of the hand, should a card have no place in it */
export function handSpot() {
  const box = scroller.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: spread?.card ?? 84 };
}
