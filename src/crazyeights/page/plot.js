// @ts-check
/** A line chart of our own: lines are drawn, words are text, and the figures can be read as a table. */
import { h, svg } from "./dom.js";
import { counted, named, t } from "./texts.js";

/** @import { View } from "./protocol.js" */

/**
 * @typedef {object} Line
 * @property {string} name
 * @property {(number | null)[]} values one for each place; null: none there
 * @property {boolean} [strong] the line that matters most to the reader
 */

/**
 * @typedef {object} Plot
 * @property {string} title
 * @property {string[]} places what lies along the chart from left to right
 * @property {Line[]} lines
 * @property {number} [most] the highest value that there is room for; else the highest of all
 * @property {{ value: number, text: string } | null} [limit] a value that is marked
 * @property {(value: number) => string} [show] how a value is written
 */

/** The distance of names at the end of the lines, as a share of the height. */
const NAME = 0.115;

/** Steps that people count in. @param {number} most @returns {number} about four of them up to `most` */
function step(most) {
  const power = 10 ** Math.floor(Math.log10(most / 4 || 1));
  const factor = [1, 2, 5, 10].find((times) => times * power * 4 >= most) ?? 10;
  return factor * power;
}

/**
 * Push names apart that would lie on one another, as little as possible.
 * @param {number[]} wanted from 0 at the top to 1 @returns {number[]}
 */
function spread(wanted) {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let last = -Infinity;
  for (const i of order) {
    places[i] = last = Math.max(places[i] ?? 0, last + NAME);
  }
  // What was pushed out at the bottom comes back up.
  let next = 1 + NAME;
  for (const i of order.reverse()) {
    places[i] = next = Math.min(places[i] ?? 0, next - NAME);
  }
  return places;
}

/**
 * @param {Plot} plot
 * @returns {HTMLElement} a figure with its figures
 */
export function plot({ title, places, lines, most, limit = null, show = String }) {
  const values = lines.flatMap((line) => line.values).filter((value) => value !== null);
  const top = Math.max(most ?? 0, limit?.value ?? 0, ...values, 1) * (most ? 1 : 1.04);
  const bottom = Math.min(0, ...values);
  /** @param {number} i */
  const x = (i) => (places.length > 1 ? (1000 * i) / (places.length - 1) : 500);
  /** @param {number} value */
  const y = (value) => 1 - (value - bottom) / (top - bottom);

  const grid = [];
  const size = step(top - bottom);
  for (let value = Math.ceil(bottom / size) * size; value <= top; value += size) {
    grid.push(mark(h("span", { class: "plot-value" }, show(value)), y(value)));
  }
  const ends = spread(lines.map(({ values: own }) => y(own.findLast((value) => value !== null) ?? 0)));
  const names = lines.map(({ name, strong }, i) =>
    lines.length > 1
      ? mark(h("span", { class: strong ? "plot-name strong" : "plot-name" }, name), ends[i] ?? 0)
      : null,
  );
  const drawn = lines.map(({ values: own, strong }) => {
    const points = own.flatMap((value, i) => (value === null ? [] : [`${x(i)} ${y(value) * 1000}`]));
    return svg(
      "g",
      { class: strong ? "plot-line strong" : "plot-line" },
      svg("path", { d: `M${points.join("L")}` }),
      svg("path", { class: "plot-dots", d: points.map((point) => `M${point}h0`).join("") }),
    );
  });
  // The one that matters lies over the others.
  drawn.sort((a, b) => Number(a.matches(".strong")) - Number(b.matches(".strong")));

  return h(
    "figure",
    { class: "plot" },
    h("figcaption", null, title),
    h(
      "div",
      { class: "plot-frame", "aria-hidden": "true" },
      h("div", { class: "plot-values" }, ...grid),
      h(
        "div",
        { class: "plot-field" },
        svg("svg", { viewBox: "0 0 1000 1000", preserveAspectRatio: "none", focusable: "false" }, ...drawn),
        limit && mark(h("span", { class: "plot-limit" }, h("span", null, limit.text)), y(limit.value)),
      ),
      h("div", { class: "plot-names" }, ...names),
      h(
        "div",
        { class: "plot-places" },
        h("span", null, places[0]),
        places.length > 1 && h("span", null, places[places.length - 1]),
      ),
    ),
    h(
      "details",
      { class: "plot-figures" },
      h("summary", null, t("page-plot-figures")),
      h(
        "div",
        { class: "plot-scroll", tabindex: 0, role: "group", "aria-label": title },
        h(
          "table",
          null,
          h("caption", { class: "visually-hidden" }, title),
          h(
            "thead",
            null,
            h("tr", null, h("td"), ...lines.map(({ name }) => h("th", { scope: "col" }, name))),
          ),
          h(
            "tbody",
            null,
            ...places.map((place, i) =>
              h(
                "tr",
                null,
                h("th", { scope: "row" }, place),
                ...lines.map(({ values: own }) => {
                  const value = own[i] ?? null;
                  return h("td", null, value === null ? "–" : show(value));
                }),
              ),
            ),
          ),
        ),
      ),
    ),
  );

  /** @param {HTMLElement} element @param {number} place */
  function mark(element, place) {
    element.style.top = `${(place * 100).toFixed(2)}%`;
    return element;
  }
}

/**
 * How the totals went from deal to deal.
 * @param {View} view
 */
export function totals({ deals, seats, target, you }) {
  return plot({
    title: t("page-ending-chart"),
    places: deals.map((_, i) => counted("page-ending-deal", i + 1)),
    lines: seats.map(({ name }, seat) => ({
      name,
      values: deals.map((deal) => deal[seat] ?? null),
      strong: seat === you,
    })),
    limit: target === null ? null : { value: target, text: named("page-ending-limit", { text: target }) },
  });
}
