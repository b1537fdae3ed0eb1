// @ts-check
/** The table: lays everything out, draws it from the store, and lets cards fly from old to new places. */
import { actions, updateActions } from "./actions.js";
import { chooser, focusChooser, updateChooser } from "./chooser.js";
import { attribute, byId, h, svg } from "./dom.js";
import { takeDropped } from "./drag.js";
import { skipAhead } from "./game.js";
import { fitted, HEIGHT, measure, ringOn, seam, seatsOnRing } from "./geometry.js";
import { cardElement, focusHand, handCards, handFrame, handSpot, handSpots, own, updateHand } from "./hand.js";
import { onKey } from "./keys.js";
import { line, updateLine, writeLine } from "./line.js";
import { completeMotion, fly, TIMES } from "./motion.js";
import { pile, piles, pileSpot, stock, stockSpot, topOfPile, updatePiles } from "./piles.js";
import { opponents, otherSeats, placeSeats, plateSize, seatSize, seatSpot, updateSeats } from "./seats.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** @import { Change } from "./store.js" */
/** @import { Cloth, Measures } from "./geometry.js" */
/** @import { Spot } from "./motion.js" */
/** @import { Event, View } from "./protocol.js" */

const line0 = svg("path", { class: "seam-line" });
const chevrons = svg("g", { class: "chevrons" });
const ring = svg("svg", { class: "seam", "aria-hidden": "true" }, line0, chevrons);
const center = h("section", { class: "center" }, piles, line, chooser);
const cloth = h("div", { class: "cloth" }, ring, opponents, center);

/** @type {HTMLElement} */
let table;
/** @type {Measures} */
let measures = measure(innerWidth, innerHeight, false);

/** @param {HTMLElement} main */
export function mountTable(main) {
  table = main;
  main.replaceChildren(cloth, own, actions);
  store.subscribe(update);
  new ResizeObserver(() => relayout()).observe(main);
  // A window that gets lower than what is on the table leaves its size as it was.
  addEventListener("resize", () => relayout());
  main.addEventListener("pointerdown", () => completeMotion());
  main.addEventListener("click", () => skipAhead());
  main.addEventListener("keydown", moveBetweenPiles);
  if (store.view) update({ updates: [], previous: null, fresh: true });
}

/** Nothing has the focus yet: the arrows begin at the hand. */
for (const key of ["ArrowLeft", "ArrowRight"]) {
  onKey(key, () => focusHand(), { when: () => document.activeElement === document.body && isShown() });
}

/** @param {KeyboardEvent} event */
function moveBetweenPiles(event) {
  if (event.target !== stock && event.target !== pile) return;
  if (event.key === "ArrowRight") pile.focus();
  else if (event.key === "ArrowLeft") stock.focus();
  else if (event.key === "ArrowDown") focusHand();
  else return;
  event.preventDefault();
}

/** @param {Change} change */
function update(change) {
  const view = store.view;
  if (!view || !store.texts) return;
  const choosing = chooser.contains(document.activeElement);
  const before = { spots: handSpots(), hand: handCards(), pile: topOfPile() };
  render(view, change);
  if (isShown()) moveCards(view, change, before);
  else {
    // The points of the deal before lie over the table; whoever shows them hides them just now.
    queueMicrotask(() => {
      if (store.view !== view || !isShown()) return;
      render(view, { ...change, updates: [] });
      moveCards(view, change, before);
    });
  }
  const opened = updateChooser(view);
  attribute(table, "data-choosing", !chooser.hidden);
  // The chooser takes the focus with it when it goes: back to the card, or to its neighbour.
  if (choosing && chooser.hidden) focusHand();
  if (opened && (store.choosing || document.activeElement === document.body)) focusChooser(view);
}

/** @returns {boolean} whether there is anything to be seen of the table */
function isShown() {
  return table.offsetHeight > 0;
}

/** @param {View} view @param {Change} change */
function render(view, change) {
  attribute(center, "aria-label", t("page-table"));
  // The log may stand beside the table, so the window is wider than what there is. While the points
  // of a deal lie over the table it has no width, and the header is to stay as it is.
  const width = table.clientWidth || innerWidth;
  measures = measure(width, innerHeight, store.settings.get("largeCards"));
  const others = otherSeats(view).length;
  const round = measures.mode === "ring" && (others === 1 || width >= (others <= 3 ? 720 : 1080));
  attribute(table, "data-layout", measures.mode);
  attribute(table, "data-seats", round ? "ring" : "row");
  attribute(table, "data-chips", measures.mode === "rows" && (others > 3 || innerWidth < (others === 3 ? 384 : 360)));
  const fans = others <= 3 && (round ? innerHeight >= 800 : measures.mode === "rows" && innerHeight >= 700);
  const header = byId("header");
  attribute(table, "data-fans", String(fans));
  updateSeats(view, { fans });
  updatePiles(view);
  updateLine(view, change);
  updateActions(view);
  placeRow(header);
  if (measures.mode !== "rows") {
    measures = fitted(measures, cardRoom(header, fans, round), fans);
  }
  if (round) {
    const height = innerHeight - header.offsetHeight - handFrame() - measures.card * HEIGHT - actions.offsetHeight;
    measures = { ...measures, pile: ringOn(others, clothOf(height), measures.pile).pile };
  }
  sizeCards();
  const besidePile = (round ? abovePiles() : 0) + measures.pile * HEIGHT;
  attribute(table, "data-chooser", measures.mode === "ring" && besidePile < LARGE_CHOOSER ? "small" : null);
  updateHand(view, measures, handRoom(header));
  writeLine(view, layRing(view, others, round));
}

function sizeCards() {
  table.style.setProperty("--pile", `${measures.pile}px`);
  table.style.setProperty("--small-card", `${measures.back}px`);
}

/** From the header to the middles of the plates above. */
const TO_PLATES = 26;
/** So far the fans reach behind the plates. */
const BEHIND = 10;
/** What the chooser takes beside the pile and above it. */
const LARGE_CHOOSER = 330;

/** @returns {number} the room that the opponents on the ring take above the piles */
function abovePiles() {
  return TO_PLATES + seatSize().below + (table.dataset.fans === "true" ? measures.back * HEIGHT - BEHIND : 0);
}

/** @param {number} height @returns {Cloth} */
function clothOf(height) {
  const seat = seatSize();
  return {
    width: table.clientWidth,
    height,
    top: abovePiles() - seat.below,
    piles: abovePiles(),
    label: stock.offsetHeight - pile.offsetHeight,
    line: { width: line.firstElementChild instanceof HTMLElement ? line.firstElementChild.offsetWidth : 0, height: line.offsetHeight },
    seat,
  };
}

/**
 * The height left for cards where the opponents sit around them, once everything else has its place.
 * @param {HTMLElement} header
 * @param {boolean} fans
 * @param {boolean} round
 * @returns {number}
 */
function cardRoom(header, fans, round) {
  const inHeader = table.dataset.header === "seats";
  const plates = round ? TO_PLATES + seatSize().below - (fans ? BEHIND : 0) : inHeader ? 0 : opponents.offsetHeight;
  const label = stock.offsetHeight - pile.offsetHeight;
  const around = measures.mode === "low" ? 2 : 12;
  const rest = header.offsetHeight + plates + label + line.offsetHeight + handFrame() + actions.offsetHeight;
  return innerHeight - rest - around;
}

/** On a phone lying on its side the opponents sit in the header, if its gap is wide enough. @param {HTMLElement} header */
function placeRow(header) {
  // The name of the rules makes room for many seats: the gap is measured without it.
  const low = measures.mode === "low";
  const seats = opponents.querySelectorAll(".seat").length;
  attribute(table, "data-header", low ? "seats" : null);
  attribute(header, "data-crowded", low && seats > 3);
  const gap = low ? header.querySelector(".header-gap")?.getBoundingClientRect() : undefined;
  // Where there is room for a row of their own, their names are not cut for it.
  const sign = seats > 3 ? 26 : 0;
  const fits = gap !== undefined && gap.width > (seats > 4 && innerHeight < 480 ? 71 : 112) * seats + sign;
  attribute(table, "data-header", fits ? "seats" : null);
  attribute(header, "data-crowded", fits && seats > 3);
  attribute(table, "data-room", fits && gap.width > 208 * seats);
  opponents.style.top = fits ? `${-header.offsetHeight}px` : "";
  opponents.style.height = fits ? `${header.offsetHeight}px` : "";
  opponents.style.left = fits ? `${gap.left}px` : "";
  opponents.style.width = fits ? `${gap.width}px` : "";
}

/**
 * The height left for the hand on a phone, once everything else has its place.
 * @param {HTMLElement} header
 * @returns {number}
 */
function handRoom(header) {
  if (measures.mode !== "rows") return 0;
  const rest = header.offsetHeight + opponents.offsetHeight + piles.offsetHeight + actions.offsetHeight;
  const words = line.offsetHeight;
  const bar = own.querySelector(".hand-bar")?.clientHeight ?? 0;
  const around = 48;
  const most = measures.card * HEIGHT * 1.9;
  return Math.max(140, Math.min(most, innerHeight - rest - words - bar - around));
}

/**
 * @param {View} view
 * @param {number} others
 * @param {boolean} round
 * @returns {number | null} how wide the words may be between the opponents
 */
function layRing(view, others, round) {
  ring.classList.toggle("gone", !round);
  if (!round) {
    table.style.setProperty("--above", "0px");
    placeSeats(null);
    return null;
  }
  const width = cloth.clientWidth;
  const height = cloth.clientHeight;
  const plate = own.querySelector(".own-plate");
  const size = { width: plate instanceof HTMLElement ? plate.offsetWidth : 0, height: 44 };
  table.style.setProperty("--above", `${abovePiles()}px`);
  const { ring: on, words } = ringOn(others, clothOf(height), measures.pile);
  placeSeats(seatsOnRing(others, on));
  attribute(ring, "width", width);
  attribute(ring, "height", height + 44);
  const drawn = seam(others, on, (index) => (index < 0 ? size : { width: plateSize(index).width, height: 60 }));
  attribute(line0, "d", drawn.line);
  while (chevrons.childElementCount > drawn.chevrons.length) chevrons.lastElementChild?.remove();
  drawn.chevrons.forEach(({ x, y, angle }, index) => {
    const place = chevrons.children[index] ?? chevrons.appendChild(svg("g", null, svg("path", { d: "M-8-8L0 0L-8 8M1-8L9 0L1 8" })));
    attribute(place, "transform", `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`);
  });
  attribute(chevrons, "data-direction", view.direction);
  return words;
}

let planned = false;

/** Lay everything out anew, once per frame at most. */
function relayout() {
  if (planned) return;
  planned = true;
  requestAnimationFrame(() => {
    planned = false;
    if (store.view) render(store.view, { updates: [], previous: store.view, fresh: false });
  });
}

/** @typedef {{ spots: Map<string, Spot>, hand: { key: string, card: string }[], pile: ReturnType<typeof topOfPile> }} Before */

/**
 * Compare before and after, with what happened in between, and let the cards fly.
 * @param {View} view
 * @param {Change} change
 * @param {Before} before
 */
function moveCards(view, change, before) {
  const { previous, updates } = change;
  const newTable = change.fresh;
  if (newTable && !previous) return;
  const now = handCards();
  const had = new Set(before.hand.map(({ key }) => key));
  const has = new Set(now.map(({ key }) => key));
  const came = now.filter(({ key }) => !had.has(key));
  const went = before.hand.filter(({ key }) => !has.has(key));
  const events = updates.flatMap((update) => update.events);
  const newDeal = newTable || previous?.deal !== view.deal;
  const after = handSpots();
  const dropped = takeDropped();
  let delay = 0;

  if (newDeal) {
    for (const { key, card } of came) {
      fly({ from: stockSpot(), to: after.get(key) ?? handSpot(), card, turns: true, lands: cardElement(key), duration: TIMES.deal, delay });
      delay += 50;
    }
    return;
  }

  // From the own hand to the pile, or back to the stock where drawing was undone.
  const lay = topOfPile();
  const wasLying = new Set(before.pile.map(({ element }) => element));
  for (const { key, card } of went) {
    const from = dropped ?? before.spots.get(key) ?? handSpot();
    const landed = lay.find((top) => top.card === card && !wasLying.has(top.element));
    if (landed) {
      wasLying.add(landed.element);
      fly({ from, to: { ...pileSpot(), angle: landed.angle }, card, lands: landed.element, duration: TIMES.play });
    } else if (updates.some(({ undone }) => undone)) {
      fly({ from, to: stockSpot(), card: null, fades: true, duration: TIMES.draw });
    }
  }

  delay = 0;
  const drawnCards = [...came];
  for (const event of events) delay += moveFor(event, delay, { view, lay, wasLying, drawnCards, after });

  // What came otherwise was taken back from the pile, or brought back by an undo.
  for (const { key, card } of drawnCards) {
    const from = before.pile.some((lying) => lying.card === card) ? pileSpot() : stockSpot();
    fly({ from, to: after.get(key) ?? handSpot(), card, lands: cardElement(key), duration: TIMES.play });
  }
}

/**
 * Let fly what one event moves.
 * @param {Event} event
 * @param {number} delay
 * @param {object} all
 * @param {View} all.view
 * @param {ReturnType<typeof topOfPile>} all.lay
 * @param {Set<HTMLElement>} all.wasLying
 * @param {{ key: string, card: string }[]} all.drawnCards
 * @param {Map<string, Spot>} all.after
 * @returns {number} after how many milliseconds the next one may begin
 */
function moveFor(event, delay, { view, lay, wasLying, drawnCards, after }) {
  const seat = event.seat ?? null;
  const mine = seat !== null && seat === view.you;
  if (event.kind === "drew") {
    if (mine) {
      const at = drawnCards.findIndex(({ card }) => card === event.card);
      const drawn = drawnCards[at];
      if (!drawn) return 0;
      drawnCards.splice(at, 1);
      const { key, card } = drawn;
      fly({ from: stockSpot(), to: after.get(key) ?? handSpot(), card, turns: true, lands: cardElement(key), duration: TIMES.draw, delay });
    } else {
      const to = seat === null ? null : seatSpot(seat);
      if (to) fly({ from: stockSpot(), to, card: null, fades: true, duration: TIMES.draw, delay });
    }
    return TIMES.next;
  }
  if (event.kind === "played" && !mine && seat !== null) {
    const landed = lay.find((top) => top.card === event.card && !wasLying.has(top.element));
    const from = seatSpot(seat);
    if (!landed || !from) return 0;
    wasLying.add(landed.element);
    fly({
      from,
      to: { ...pileSpot(), angle: landed.angle },
      card: landed.card,
      turns: true,
      lands: landed.element,
      duration: TIMES.play,
      delay,
    });
    return TIMES.next;
  }
  if (event.kind === "reshuffled" || event.kind === "turned_over") {
    for (let index = 0; index < 3; index += 1) {
      fly({ from: pileSpot(), to: stockSpot(), card: null, fades: true, duration: TIMES.reshuffle, delay: delay + index * 50 });
    }
    return TIMES.reshuffle;
  }
  return 0;
}

