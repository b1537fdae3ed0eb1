// @ts-check
/** Where things lie on the table, in CSS pixels: pure arithmetic, no elements. */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, angle: number }} Place the upper left corner, and degrees */

/**
 * How the table is laid out: `ring` around the piles, `rows` above each other on a phone, `low` on
 * a phone lying on its side.
 * @typedef {"ring" | "rows" | "low"} Mode
 */

/** A card is this much higher than wide. */
export const HEIGHT = 1.4;

/** From how many cards a phone shows them in two rows, and in two rows that scroll. */
const TWO_ROWS = 6;
const SCROLLING = 13;

/** How much of each card is visible in a hand that scrolls on a phone: enough for a thumb. */
const STRIP = 44;

/** What the second row on a phone leaves free of the first: both signs of its index. */
const FREE = 0.74;

/**
 * @typedef {object} Measures
 * @property {Mode} mode
 * @property {number} card width of a card in the hand
 * @property {number} pile width of a card on the piles
 * @property {number} back width of a card in an opponent's fan
 */

/** So much lower lie the outermost cards of a hand on a large screen. */
export const DROP = 14;

/** Lower windows are laid out like a phone that lies on its side. */
const LOW = 560;

/**
 * The sizes that go with a window.
 * @param {number} width
 * @param {number} height
 * @param {boolean} large whether the player wants large cards
 * @returns {Measures}
 */
export function measure(width, height, large) {
  const factor = large ? 1.18 : 1;
  if (height < LOW && width >= 480) {
    const most = Math.min(height < 480 ? 84 : 104, 0.215 * height);
    return { mode: "low", card: clamp(60, 0.1 * width, most) * factor, pile: most, back: 0 };
  }
  if (width < 600) {
    const short = height < 700;
    return {
      mode: "rows",
      card: (short ? 76 : 84) * factor,
      pile: clamp(56, Math.min(0.26 * width, (short ? 0.108 : 0.12) * height), 110),
      back: 40,
    };
  }
  const wide = width >= 1100;
  const most = wide ? 236 : height >= 900 ? 136 : 112;
  const card = clamp(62, Math.min(wide ? 0.092 * width : 0.1 * width + (height >= 900 ? 36 : 12), (height < 880 ? 0.128 : 0.146) * height), most);
  // The piles lie between the plates of two opponents.
  const pile = width >= 720 && !wide ? Math.min(card, 0.158 * width - 27) : card;
  return { mode: "ring", card: card * factor, pile, back: clamp(30, 0.44 * pile, 90) };
}

/**
 * Smaller where the height would not do: the piles, the hand and the opponents' fans share what is left.
 * @param {Measures} measures
 * @param {number} room the height left for cards
 * @param {boolean} fans whether the opponents' cards are drawn above the piles
 * @returns {Measures}
 */
export function fitted(measures, room, fans) {
  const { mode, card, pile, back } = measures;
  const factor = Math.min(1, room / (HEIGHT * (card + pile + (fans ? back : 0))));
  return { mode, card: card * factor, pile: pile * factor, back: back * factor };
}

/**
 * @param {number} least
 * @param {number} value
 * @param {number} most
 */
function clamp(least, value, most) {
  return Math.max(least, Math.min(value, most));
}

/**
 * @typedef {object} Spread a hand, laid out
 * @property {Place[]} places
 * @property {number} width what it takes; more than there is means that it scrolls
 * @property {number} height
 * @property {number} rows
 * @property {number} card width of a card
 * @property {boolean} scrolls
 */

/**
 * Lay out a hand of so many cards in the width there is.
 * @param {number} count
 * @param {number} width
 * @param {number} room the height there is on a phone; it is used up, so that nothing above ever moves
 * @param {number} margin what stays free on both sides
 * @param {Measures} measures
 * @returns {Spread}
 */
export function spreadHand(count, width, room, margin, { mode, card }) {
  if (mode !== "rows") return fan(count, width, margin, card, mode === "low" ? 2 : 4, mode === "low" ? 5 : DROP);
  const fitting = Math.min(card, room / (HEIGHT * (1 + FREE)));
  if (count < TWO_ROWS) return oneRow(count, width, room, margin, fitting);
  if (count < SCROLLING) return twoRows(count, width, room, margin, fitting);
  return strips(count, width, room, margin, fitting);
}

/**
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} margin
 * @param {number} card
 * @returns {Spread}
 */
function oneRow(count, width, height, margin, card) {
  const step = count > 1 ? Math.min(card + 8, (width - 2 * margin - card) / (count - 1)) : 0;
  const left = (width - card - step * Math.max(0, count - 1)) / 2;
  const y = (height - card * HEIGHT) / 2;
  const places = Array.from({ length: count }, (_, index) => ({ x: left + index * step, y, angle: 0 }));
  return { places, width, height, rows: 1, card, scrolls: false };
}

/**
 * @param {number} count
 * @param {number} width
 * @param {number} margin
 * @param {number} card
 * @param {number} turn degrees of the outermost of nine cards
 * @param {number} drop how much lower that lies
 * @returns {Spread}
 */
function fan(count, width, margin, card, turn, drop) {
  const gaps = Math.max(1, count - 1);
  const room = width - 2 * margin - card;
  const least = Math.max(0.35 * card, 36);
  const scrolls = least * gaps > room;
  const step = scrolls ? Math.max(least, STRIP) : Math.min(0.79 * card, room / gaps);
  const taken = card + step * (count - 1);
  const left = scrolls ? 24 : (width - taken) / 2;
  const bend = scrolls ? 0 : Math.min(1, count / 9);
  const places = Array.from({ length: count }, (_, index) => {
    const off = count > 1 ? (2 * index) / gaps - 1 : 0;
    return { x: left + index * step, y: drop * bend * off * off, angle: turn * bend * off };
  });
  return { places, width: scrolls ? taken + 48 : width, height: card * HEIGHT + drop, rows: 1, card, scrolls };
}

/**
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} margin
 * @param {number} card
 * @returns {Spread}
 */
function twoRows(count, width, height, margin, card) {
  const first = Math.ceil(count / 2);
  const step = Math.min(card - 2, (width - 2 * margin - card) / (first - 1));
  const left = (width - card - step * (first - 1)) / 2;
  const down = Math.min(height - card * HEIGHT, 0.9 * card * HEIGHT);
  // Rows of the same length lie under each other, others half a step apart: no index is ever covered.
  const aside = count % 2 ? step / 2 : 0;
  const places = Array.from({ length: count }, (_, index) =>
    index < first
      ? { x: left + index * step, y: 0, angle: 0 }
      : { x: left + aside + (index - first) * step, y: down, angle: 0 },
  );
  return { places, width, height, rows: 2, card, scrolls: false };
}

/**
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} margin
 * @param {number} most
 * @returns {Spread}
 */
function strips(count, width, height, margin, most) {
  const first = Math.ceil(count / 2);
  const card = Math.min(most, 68);
  const step = clamp(STRIP, (width - 2 * margin - card) / (first - 1), card);
  const taken = card + step * (first - 1);
  const scrolls = taken > width - 2 * margin + 1;
  const left = scrolls ? 24 : (width - taken) / 2;
  const down = Math.min(height - card * HEIGHT, card * HEIGHT + 2);
  const places = Array.from({ length: count }, (_, index) =>
    index < first
      ? { x: left + index * step, y: 0, angle: 0 }
      : { x: left + (index - first) * step, y: down, angle: 0 },
  );
  return { places, width: scrolls ? taken + 48 : width, height, rows: 2, card, scrolls };
}

/** Where on the ring the opponents sit, in degrees from the right, clockwise; the reader is at 90. */
/** @type {Record<number, number[]>} */
const ANGLES = {
  1: [270],
  2: [208, 332],
  3: [180, 270, 0],
  4: [170, 228, 312, 10],
  5: [166, 214, 270, 326, 14],
  6: [156, 194, 229, 311, 346, 24],
  7: [159, 196, 230, 270, 310, 344, 21],
};

/** @typedef {{ cx: number, cy: number, rx: number, ry: number }} Ring */

/** So far from their middle the stock and the sign reach, in widths of a card (style/table.css). */
const BESIDE = 2.08;

/** What stays free around a plate, and at the edges of the window. */
const FREE_AROUND = 6;

/** Piles are made no smaller than this for the sake of the plates. */
const LEAST_PILE = 44;

/**
 * @typedef {object} Cloth what lies on it, in its own coordinates
 * @property {number} width
 * @property {number} height
 * @property {number} top the middles of the uppermost plates
 * @property {number} piles where the piles begin at the highest
 * @property {number} label what the words below the stock take
 * @property {{ width: number, height: number }} line what the line below the piles takes
 * @property {{ width: number, above: number, below: number }} seat a plate with its words, around the middle of the plate
 */

/**
 * The ring that the opponents sit on: wider than usual where a plate would lie over the piles or another
 * plate, with smaller piles where even that would not do.
 * @param {number} opponents
 * @param {Cloth} cloth
 * @param {number} pile width of a card
 * @returns {{ ring: Ring, pile: number, words: number }} words: how wide these may be
 */
export function ringOn(opponents, { width, height, top, piles, label, line, seat }, pile) {
  const bottom = height + 22; // the middle of the reader's plate
  const ry = (bottom - top) / 2;
  const cy = top + ry;
  const seats = (ANGLES[opponents] ?? []).map((angle) => on({ cx: 0, cy, rx: 1, ry }, angle));
  const farthest = Math.max(0.01, ...seats.map(({ x }) => Math.abs(x)));
  const most = (width / 2 - FREE_AROUND - seat.width / 2) / farthest;
  const tall = seat.above + seat.below + FREE_AROUND;
  const apart = seats.slice(1).map((one, index) => {
    const other = seats[index] ?? one;
    return Math.abs(one.y - other.y) < tall ? (seat.width + FREE_AROUND) / Math.max(0.01, Math.abs(one.x - other.x)) : 0;
  });
  /** @param {number} card */
  const gaps = (card) => Math.max(0, height - piles - card * HEIGHT - label - line.height) / 3;
  /** How far the seats are to the sides of what lies there, in widths of the ring. @param {number} from @param {number} to */
  const beside = (from, to) =>
    seats
      .filter(({ x, y }) => Math.abs(x) > 0.01 && y + seat.below + FREE_AROUND > from && y - seat.above - FREE_AROUND < to)
      .map(({ x }) => Math.abs(x));
  const around = FREE_AROUND + seat.width / 2;
  /** How wide the ring has to be for that. @param {number} card */
  const besidePiles = (card) =>
    beside(piles + gaps(card), piles + gaps(card) + card * HEIGHT + label).map((x) => (card * BESIDE + around) / x);
  let card = pile;
  while (card > LEAST_PILE && Math.max(...besidePiles(card)) > most) card -= 1;
  const besideLine = beside(height - gaps(card) - line.height, height - gaps(card));
  const forLine = besideLine.map((x) => (line.width / 2 + around) / x);
  const rx = Math.min(most, Math.max(0.35 * width + 12, ...apart, ...besidePiles(card), ...forLine));
  const words = Math.min(line.width, ...besideLine.map((x) => 2 * (x * rx - around)));
  return { ring: { cx: width / 2, cy, rx, ry }, pile: card, words };
}

/**
 * @param {Ring} ring
 * @param {number} degrees
 * @returns {Point}
 */
function on({ cx, cy, rx, ry }, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
}

/**
 * @param {number} opponents
 * @param {Ring} ring
 * @returns {Point[]} the middles of the opponents' plates, beginning with the next seat
 */
export function seatsOnRing(opponents, ring) {
  return (ANGLES[opponents] ?? []).map((angle) => on(ring, angle));
}

/**
 * @typedef {object} Seam what is drawn between the plates
 * @property {string} line the path
 * @property {{ x: number, y: number, angle: number }[]} chevrons where play goes clockwise
 */

/**
 * The seam through all plates, with a gap around each of them and each chevron.
 * @param {number} opponents
 * @param {Ring} ring
 * @param {(index: number) => { width: number, height: number }} plate size of a plate; -1 is the reader's
 * @returns {Seam}
 */
export function seam(opponents, ring, plate) {
  const angles = [90, ...(ANGLES[opponents] ?? [])].map((angle) => (angle < 90 ? angle + 360 : angle));
  /** @type {string[]} */
  const lines = [];
  /** @type {Seam["chevrons"]} */
  const chevrons = [];
  angles.forEach((from, index) => {
    const to = index + 1 < angles.length ? (angles[index + 1] ?? 0) : 450;
    const clear = between(ring, from, to, [
      around(on(ring, from), plate(index - 1)),
      around(on(ring, to), plate(index + 1 < angles.length ? index : -1)),
    ]);
    const first = clear[0];
    const last = clear.at(-1);
    if (!first || !last || clear.length < 4) return;
    const length = clear.reduce((sum, point, at) => sum + distance(point, clear[at - 1] ?? point), 0);
    const middle = clear[Math.floor(clear.length / 2)] ?? first;
    const shown = length > 150;
    if (shown) {
      const before = clear[Math.floor(clear.length / 2) - 1] ?? middle;
      const angle = (Math.atan2(middle.y - before.y, middle.x - before.x) * 180) / Math.PI;
      chevrons.push({ x: middle.x, y: middle.y, angle });
    }
    /** @type {Point[]} */
    let run = [];
    for (const point of clear) {
      if (shown && distance(point, middle) < 24) {
        if (run.length > 1) lines.push(through(run));
        run = [];
      } else run.push(point);
    }
    if (run.length > 1) lines.push(through(run));
  });
  return { line: lines.join(""), chevrons };
}

/** @param {Point[]} points @returns {string} */
function through(points) {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** @param {Point} one @param {Point} other */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * @param {Point} middle
 * @param {{ width: number, height: number }} size
 * @returns {(point: Point) => boolean}
 */
function around(middle, size) {
  return ({ x, y }) => Math.abs(x - middle.x) < size.width / 2 + 26 && Math.abs(y - middle.y) < size.height / 2 + 18;
}

/**
 * @param {Ring} ring
 * @param {number} from
 * @param {number} to
 * @param {((point: Point) => boolean)[]} covered
 */
function between(ring, from, to, covered) {
  /** @type {Point[]} */
  const points = [];
  for (let angle = from; angle <= to; angle += 0.75) {
    const point = on(ring, angle);
    if (!covered.some((test) => test(point))) points.push(point);
  }
  return points;
}
