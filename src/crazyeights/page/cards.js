// @ts-check
/**
 * The cards: faces, backs and signs of the suits, drawn from four suits, nineteen ranks and three
 * half figures. A face is built once and shown any number of times, so that thirty cards are cheap;
 * colours, sizes and states are in style/cards.css.
 */

import { svg } from "./dom.js";

/** @import { Suit } from "./protocol.js" */

/** The signs of the suits, in a box of 100 around the origin. */
export const SIGNS = {
  C: "M-8-6A23 23 0 1 1 8-6A23 23 0 1 1 5 14C6 31 10 41 20 49H-20C-10 41-6 31-5 14A23 23 0 1 1-8-6",
  D: "M0-50Q15-23 38 0Q15 23 0 50Q-15 23-38 0Q-15-23 0-50",
  H: "M0 47C-10 29-47 7-47-19C-47-36-36-46-23-46C-11-46-3-38 0-27C3-38 11-46 23-46C36-46 47-36 47-19C47 7 10 29 0 47",
  S: "M0-50C9-29 45-9 45 16C45 30 35 38 24 38C16 38 9 34 5 27C6 37 10 44 19 50H-19C-10 44-6 37-5 27C-9 34-16 38-24 38C-35 38-45 30-45 16C-45-9-9-29 0-50",
};

/** The joker's sign. */
const STAR = "M0-50L13.5-18.5L47.5-15.5L21.8 7L29.4 40.5L0 23L-29.4 40.5L-21.8 7L-47.5-15.5L-13.5-18.5Z";

/** Strokes from y = 0 to 10, thick 2.05, at most 8.1 wide: drawn, so that they look the same everywhere. */
/** @type {Record<string, string>} */
const RANKS = {
  2: "M-2.9 2.7C-2.8 1 -1.6 0 0 0C1.7 0 2.9 1.1 2.9 2.8C2.9 4.2 2.1 5.2 .9 6.3L-3 10H3.1",
  3: "M-2.8 0H2.8L-.4 3.9C1.7 3.8 3 5.1 3 6.9C3 8.8 1.7 10 -.1 10C-1.7 10 -2.7 9.2 -3.1 7.9",
  4: "M1.5 10V0L-3.3 7.1H3.4",
  5: "M2.6 0H-2.2L-2.6 4.6C-2 4 -1.1 3.7 -.2 3.7C1.7 3.7 3 4.9 3 6.8C3 8.7 1.7 10 -.1 10C-1.6 10 -2.7 9.3 -3.1 8",
  6: "M1.6 0C-1.4 2.3 -3 4.5 -3 7A3 3 0 0 0 3 7A3 3 0 0 0 -3 7",
  7: "M-3 0H3L-1 10",
  8: "M0 4.5A2.55 2.25 0 1 1 .01 4.5A3 2.75 0 1 1 0 4.5",
  9: "M-1.6 10C1.4 7.7 3 5.5 3 3A3 3 0 0 0 -3 3A3 3 0 0 0 3 3",
  10: "M-4.05 1.3L-2.7 0V10M2 0C3.4 0 4.05 2 4.05 5C4.05 8 3.4 10 2 10C.6 10 -.05 8 -.05 5C-.05 2 .6 0 2 0",
  J: "M2.3 0V7.2C2.3 9 1.2 10 -.3 10C-1.8 10 -2.7 9.2 -2.9 7.8",
  Q: "M0 0C2.1 0 3.2 2 3.2 5C3.2 8 2.1 10 0 10C-2.1 10-3.2 8-3.2 5C-3.2 2-2.1 0 0 0M.6 7L3.5 10.3",
  K: "M-2.7 0V10M3 0L-2.7 6.2M-.8 4.2L3.2 10",
  A: "M-3.5 10L0 0L3.5 10M-2.4 6.9H2.4",
  B: "M.2 4.6A2.25 2.3 0 0 0 .2 0H-2.6V10H.3A2.7 2.7 0 0 0 .3 4.6H-2.6",
  D: "M-2.7 0V10H-.9C1.8 10 3.1 8 3.1 5C3.1 2 1.8 0-.9 0Z",
  F: "M-2.2 10V0H2.8M-2.2 4.8H1.8",
  R: "M-2.6 10V0H.2A2.65 2.65 0 0 1 .2 5.3H-2.6M.4 5.3L3.1 10",
  E: "M2.7 0H-2.4V10H2.8M-2.4 4.9H1.8",
  Kn: "M-4.05 0V10M-.7 0L-4.05 6M-2.9 4.2L-.5 10M1.5 4.8V10M1.5 7C1.6 5.5 2.2 4.8 2.9 4.8C3.7 4.8 4.05 5.4 4.05 6.4V10",
};

/**
 * Half figures above the middle of the card, [what it is made of, outline]; "=" at the end: the same
 * again on the other side.
 * @type {Record<"J" | "Q" | "K", [string, string][]>}
 */
const FIGURES = {
  J: [
    ["hair=", "M13-104H25C26-92 25-82 28-70C22-64 14-66 11-72Z"],
    ["skin", "M-7-72H7V-50H-7Z"],
    ["cloth", "M-61-8V-26C-58-40-44-48-22-54H22C44-48 58-40 61-26V-8Z"],
    ["gold=", "M30-8C28-22 30-34 38-46L47-42C39-32 37-20 38-8Z"],
    ["gold", "M-8-52H8V-8H-8Z"],
    ["paper", "M-25-56L-20-42L-12-50L-7-38L0-48L7-38L12-50L20-42L25-56C14-62-14-62-25-56Z"],
    ["skin", "M-16-104H16V-84C16-70 8-62 0-62C-8-62-16-70-16-84Z"],
    ["hair", "M-17-106H17V-96C8-101-2-101-17-93Z"],
    ["paper", "M15-110C20-128 36-141 57-139C55-121 40-110 22-105Z"],
    ["line", "M22-109C32-115 41-123 49-132"],
    ["cloth", "M-27-108C-34-124-20-135-2-134C18-134 30-122 27-108Z"],
    ["gold", "M-28-110C-10-115 10-115 28-110V-101C10-106-10-106-28-101Z"],
    ["dots", "M0-30V-30M0-18V-18"],
  ],
  Q: [
    ["line", "M46-46V-96"],
    ["teal", "M46-70C50-80 58-82 60-80C59-72 54-68 46-66Z"],
    ["cloth", "M46-100C36-96 32-104 38-109C34-117 42-122 46-116C50-122 58-117 54-109C60-104 56-96 46-100Z"],
    ["gold", "M41-108A5 5 0 1 1 51-108A5 5 0 1 1 41-108"],
    ["hair", "M0-121C-25-121-30-102-29-84C-28-66-38-52-36-34H36C38-52 28-66 29-84C30-102 25-121 0-121Z"],
    ["skin", "M-7-72H7V-54L24-50L0-24L-24-50L-7-54Z"],
    ["cloth", "M-61-8V-22C-58-40-40-48-22-52L0-26L22-52C40-48 58-40 61-22V-8Z"],
    ["gold", "M-26-53L0-19L26-53L19-55L0-30L-19-55Z"],
    ["paper=", "M28-8C28-24 34-36 44-45C54-40 60-32 61-22V-8Z"],
    ["cloth=", "M38-8C38-20 42-30 49-38L56-32C50-25 48-18 48-8Z"],
    ["skin", "M-16-96C-16-118 16-118 16-96V-86C16-71 8-63 0-63C-8-63-16-71-16-86Z"],
    ["hair", "M0-114C-9-111-15-103-17-88C-24-104-16-121 0-121C16-121 24-104 17-88C15-103 9-111 0-114Z"],
    ["gold", "M-26-110L-24-124L-13-122L-9-133L0-128L9-133L13-122L24-124L26-110C12-119-12-119-26-110Z"],
    ["gold", "M-5-135A5 5 0 1 1 5-135A5 5 0 1 1-5-135"],
    ["dots", "M0-123V-123M-14-118V-118M14-118V-118"],
  ],
  K: [
    ["gold", "M44-30H50V-112H44Z"],
    ["gold", "M47-137C56-128 56-119 47-111C38-119 38-128 47-137Z"],
    ["cloth", "M42-110H52V-104H42Z"],
    ["hair", "M-22-106C-31-94-30-74-25-62H25C30-74 31-94 22-106Z"],
    ["cloth", "M-61-8V-28C-58-42-44-50-24-56H24C44-50 58-42 61-28V-8Z"],
    ["gold", "M-11-40H11V-8H-11Z"],
    ["gold=", "M22-8C24-26 31-38 42-49L50-44C40-34 34-22 32-8Z"],
    ["paper", "M-29-60C-42-42-22-26 0-20C22-26 42-42 29-60C20-50-20-50-29-60Z"],
    ["skin", "M-18-108H18V-80C18-66 8-58 0-58C-8-58-18-66-18-80Z"],
    ["hair", "M-19-92C-16-80-12-78-7-79C-3-82 3-82 7-79C12-78 16-80 19-92C25-68 18-46 0-36C-18-46-25-68-19-92Z"],
    ["gold", "M-23-104L-30-132L-14-121L0-139L14-121L30-132L23-104Z"],
    ["cloth", "M-24-111C-10-115 10-115 24-111V-102C10-106-10-106-24-102Z"],
    ["orb", "M-30-131V-131M0-137V-137M30-131V-131"],
    ["dots", "M-21-38V-38M21-38V-38M-11-29V-29M11-29V-29"],
  ],
};

/** @type {[string, string][]} */
const JESTER = [
  ["teal", "M-20-20C-34-58-66-62-80-22C-84-10-82-2-78 8C-72-12-56-16-42 10Z"],
  ["red", "M20-20C34-58 66-62 80-22C84-10 82-2 78 8C72-12 56-16 42 10Z"],
  ["gold", "M-44 6C-40-30-22-54 4-86C6-54 40-34 44 6Z"],
  ["paper", "M-54 72L-36 52H36L54 72L36 90L18 78L0 94L-18 78L-36 90Z"],
  ["skin", "M-35 2H35V26C35 54 18 68 0 68C-18 68-35 54-35 26Z"],
  ["gold", "M-46 2C-20-12 20-12 46 2L48 18C20 4-20 4-48 18Z"],
  ["orb", "M-78 10V10M78 10V10M5-88V-88"],
  ["line", "M0 26L-4 40H3M-23 22C-19 18-13 18-9 22M9 22C13 18 19 18 23 22M-15 48C-8 56 8 56 15 48"],
  ["eyes", "M-16 30V32M16 30V32"],
];

// Narrower, so that it is not hidden where only 44 px of the card are seen and the next one has the focus.
const WIDE = "translate(61 29)scale(9.2 10.12)";
// The same at a full court card, beside whose frame there is less room.
const NARROW = "translate(35 24)scale(4.3 4.81)";
const LOWER = "rotate(180 125 175)";

/** @param {string} kind @param {string} d @param {string} [transform] */
const path = (kind, d, transform = "") =>
  svg("path", { class: kind, d, transform: transform || null });

/** @param {number} x @param {number} y @param {number} size @param {boolean} [turned] */
const at = (x, y, size, turned) => `translate(${x} ${y})scale(${turned ? -size : size})`;

/** @param {string} suit */
const sign = (suit) => SIGNS[/** @type {Suit} */ (suit)] ?? STAR;

/** Where the pips of the numbers two to ten lie. @param {number} number @returns {[number, number][]} */
function pips(number) {
  const rows = number < 4 ? 0 : number < 6 ? 2 : number < 9 ? 3 : 4;
  /** @type {[number, number][]} */
  const places = [];
  for (let row = 0; row < rows; row++) {
    const y = 62 + (226 * row) / (rows - 1);
    places.push([92, y], [158, y]);
  }
  if (number < 4) places.push([125, 62], [125, 288]);
  if (number % 2 && number !== 7) places.push([125, 175]);
  if (number === 7 || number === 8) places.push([125, 118.5]);
  if (number === 8) places.push([125, 231.5]);
  if (number === 10) places.push([125, 99.7], [125, 250.3]);
  return places;
}

/** @param {"J" | "Q" | "K"} rank @param {string} suit */
function half(rank, suit) {
  const parts = FIGURES[rank].flatMap(([kind, d]) =>
    kind.endsWith("=")
      ? [path(kind.slice(0, -1), d), path(kind.slice(0, -1), d, "scale(-1 1)")]
      : [path(kind, d)],
  );
  const face = rank === "K" ? "M-5-72H5" : "M-5-73C-3-71 3-71 5-73";
  return svg(
    "g",
    { transform: "translate(125 175)" },
    ...parts,
    path("line", `M0-92L-2-82H1M-12-97H-4M4-97H12${face}`),
    path("eyes", "M-8-91V-90M8-91V-90"),
    path("pip", sign(suit), at(-46, -124, 0.22)),
  );
}

/** @param {"J" | "Q" | "K"} rank @param {string} suit */
function court(rank, suit) {
  const lower = half(rank, suit);
  lower.setAttribute("transform", `${LOWER}translate(125 175)`);
  return svg(
    "g",
    { class: "court" },
    svg("rect", { class: "ground", x: 64, y: 30, width: 122, height: 290, rx: 9 }),
    half(rank, suit),
    lower,
    path("gold", "M64 165H186V185H64Z"),
    path("stitch", "M68 169.5H186M68 180.5H186"),
    path("cloth", "M125 160L140 175L125 190L110 175Z"),
    svg("rect", { class: "frame", x: 64, y: 30, width: 122, height: 290, rx: 9 }),
  );
}

/** @param {number} x @param {number} y @param {number} size */
function jester(x, y, size) {
  return svg(
    "g",
    { class: "court", transform: at(x, y, size) },
    ...JESTER.map(([kind, d]) => path(kind, d)),
  );
}

/** @param {string} rank @param {string} suit @param {string} letter @param {boolean} compact */
function face(rank, suit, letter, compact) {
  const stroke = RANKS[letter] ?? RANKS[rank] ?? "";
  const joker = rank === "JK";
  if (compact) {
    return joker
      ? [path("pip", STAR, at(62, 68, 0.94)), jester(140, 230, 1.08)]
      : [
          path("rank", stroke, rank === "10" || letter.length > 1 ? WIDE : at(64, 29, 10.12)),
          path("pip", sign(suit), at(64, 196, 0.78)),
          path("pip", sign(suit), at(172, 262, 1.26)),
        ];
  }
  const index = () =>
    joker
      ? [path("pip", STAR, at(38, 46, 0.5))]
      : [
          path("rank", stroke, letter.length > 1 && rank !== "10" ? NARROW : at(37, 24, 4.81)),
          path("pip", sign(suit), at(37, 101, 0.37)),
        ];
  const middle =
    joker ? [jester(125, 178, 0.92)]
    : rank === "J" || rank === "Q" || rank === "K" ? [court(rank, suit)]
    : rank === "A" ?
      [
        svg("circle", { class: "dotted", cx: 125, cy: 175, r: 84 }),
        path("pip", sign(suit), at(125, 175, 1.18)),
      ]
    : pips(Number(rank)).map(([x, y]) => path("pip", sign(suit), at(x, y, 0.43, y > 176)));
  return [...index(), svg("g", { transform: LOWER }, ...index()), ...middle];
}

/** @param {boolean} compact */
function back(compact) {
  // Pairs of rings, standing and lying by turns: eights, woven.
  const [columns, rows, grid, radius] = compact ? [4, 6, 50, 11.4] : [6, 9, 33.5, 7.6];
  let d = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = 125 + (column - (columns - 1) / 2) * grid;
      const y = 175 + (row - (rows - 1) / 2) * grid;
      const stands = (row + column) % 2 === 0;
      for (const side of [-radius, radius]) {
        const cx = stands ? x : x + side;
        const cy = stands ? y + side : y;
        d += `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
      }
    }
  }
  return [
    svg("rect", { class: "back-ground", x: 12, y: 12, width: 226, height: 326, rx: 8 }),
    svg("path", { class: compact ? "back-line thick" : "back-line", d }),
  ];
}

/** @type {SVGSVGElement | undefined} */
let store;

/**
 * The id of a drawing that is made when it is first asked for.
 * @param {string} id
 * @param {() => Element[]} parts
 */
function symbol(id, parts) {
  if (!store) {
    store = svg("svg", { class: "faces", "aria-hidden": "true" });
    document.body.prepend(store);
  }
  if (!document.getElementById(id)) {
    store.append(svg("symbol", { id, viewBox: "0 0 250 350" }, ...parts()));
  }
  return id;
}

/**
 * A picture of both sizes, of which style/cards.css shows the one that fits the width of the card.
 * @param {string} kind
 * @param {string} suit
 * @param {(compact: boolean) => string} id
 * @param {boolean | undefined} compact
 */
function picture(kind, suit, id, compact) {
  const sizes = compact === undefined ? [false, true] : [compact];
  const uses = sizes.map((small) => {
    const name = compact === undefined ? (small ? "compact" : "full") : "only";
    return svg("use", { class: name, href: `#${id(small)}` });
  });
  return svg(
    "svg",
    { class: kind, viewBox: "0 0 250 350", "data-suit": suit, "aria-hidden": "true", focusable: "false" },
    ...uses,
  );
}

/**
 * The face of a card, to be put into an element of the class `card`.
 * @param {string} card as in records: "8S", "10H", "JK"
 * @param {{ranks?: Record<string, string>, compact?: boolean}} [how] `ranks`: the letters shown for
 *   J, Q, K and A; `compact`: always or never the face for cards below 90 px, else as the width is
 * @returns {SVGSVGElement}
 */
export function cardFace(card, { ranks = {}, compact } = {}) {
  const joker = card === "JK";
  const rank = joker ? card : card.slice(0, -1);
  const suit = joker ? "" : card.slice(-1);
  const letter = ranks[rank] ?? rank;
  return picture(
    "face",
    suit,
    (small) =>
      symbol(`face-${card}-${letter}-${small ? "s" : "l"}`, () => face(rank, suit, letter, small)),
    compact,
  );
}

/**
 * The back of a card, to be put into an element of the class `card`.
 * @param {{compact?: boolean}} [how] as in {@link cardFace}
 * @returns {SVGSVGElement}
 */
export function cardBack({ compact } = {}) {
  return picture("face back", "", (small) => symbol(`back-${small ? "s" : "l"}`, () => back(small)), compact);
}

/**
 * The sign of a suit, as large as text; on white (`.on-paper`) it has the colours of the cards.
 * @param {string} suit "C", "D", "H" or "S"
 * @returns {SVGSVGElement}
 */
export function suitSign(suit) {
  return svg(
    "svg",
    { class: "sign", viewBox: "-52 -52 104 104", "data-suit": suit, "aria-hidden": "true", focusable: "false" },
    path("pip", sign(suit)),
  );
}
