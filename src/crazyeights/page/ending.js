// @ts-check
/**
 * The end of a deal and of the game: all hands, the points added up, the totals, and what comes
 * next. It takes the place of the table until the next deal.
 */
import { recordPath } from "./api.js";
import { cardFace } from "./cards.js";
import { byId, h } from "./dom.js";
import { act, startGame } from "./game.js";
import { icon } from "./icons.js";
import { onKey } from "./keys.js";
import { toggleLog } from "./log.js";
import { parts } from "./parts.js";
import { totals } from "./plot.js";
import { store } from "./store.js";
import { cardName, named, ranks, t } from "./texts.js";

/** @import { Ended, EndedRow, NewTable, View } from "./protocol.js" */

/** How long the last card and what it did can be seen before the points are shown, in milliseconds. */
const LOOK = 1100;

/** From this many cards on a hand is shown with small ones. */
const MANY = 6;

/** Show the end of each deal when it comes. */
export function mountEnding() {
  const section = h("main", { id: "ending", class: "ending", hidden: true });
  section.addEventListener("pointerdown", () => section.classList.remove("adding"));
  byId("table").after(section);

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** What is shown. @type {Ended | null} */
  let shown = null;

  onKey("Enter", () => goOn(), { when: () => shown !== null && !onControl() });
  onKey("n", () => goOn(), { when: () => Boolean(shown?.game_over) });

  store.subscribe(({ previous, fresh }) => {
    const ended = store.view?.ended ?? null;
    if (!ended) {
      clearTimeout(timer);
      timer = undefined;
      if (shown) hide();
    } else if (shown || fresh || previous?.ended) {
      if (timer === undefined || fresh) show(false);
    } else {
      timer = setTimeout(() => show(true), LOOK);
    }
  });

  /** @param {boolean} adding line by line */
  function show(adding) {
    timer = undefined;
    const view = store.view;
    if (!view?.ended || !store.texts) return;
    const first = shown === null;
    shown = view.ended;
    const focused = section.contains(document.activeElement) ? document.activeElement?.id : "";
    section.classList.toggle("adding", adding);
    section.replaceChildren(...content(view, view.ended));
    byId("table").hidden = true;
    section.hidden = false;
    if (first) {
      window.scrollTo(0, 0);
      section.querySelector("h1")?.focus({ preventScroll: true });
    } else if (focused) {
      document.getElementById(focused)?.focus({ preventScroll: true });
    }
  }

  function hide() {
    shown = null;
    const focused = section.contains(document.activeElement);
    section.hidden = true;
    section.replaceChildren();
    byId("table").hidden = false;
    if (!focused) return;
    const card = byId("table").querySelector("button.card[tabindex='0'], button.card");
    if (card instanceof HTMLElement) card.focus({ preventScroll: true });
  }
}

/** @returns {boolean} whether Enter has a meaning of its own where the focus is */
function onControl() {
  return Boolean(document.activeElement?.matches("button, a, summary, input, select"));
}

/** The next deal, or the same game again. */
function goOn() {
  const view = store.view;
  if (!view?.ended) return;
  if (view.ended.game_over) void startGame(again(view));
  else act("next_deal");
}

/** @param {View} view @returns {NewTable} the same game once more */
function again(view) {
  // A game without a limit that was over after one deal was to be a single deal.
  const end = view.deals.length === 1 ? 0 : null;
  return {
    preset: view.rules.preset ?? undefined,
    opponents: view.seats.length - 1,
    level: view.level ?? undefined,
    target: view.target ?? end,
  };
}

/** @param {View} view @param {Ended} ended */
function content(view, ended) {
  const over = ended.game_over;
  return [
    h(
      "header",
      { class: "ending-head" },
      h("h1", { tabindex: -1 }, over ? ended.game_heading : ended.heading),
      h("p", null, over ? `${ended.heading} ` : "", ended.explanation),
      h(
        "p",
        { class: "ending-fixed" },
        icon("lock"),
        h("span", null, t("page-ending-fixed")),
        " ",
        h(
          "button",
          { type: "button", class: "link", id: "ending-verify", onclick: async () => (await parts.verify()).openVerify(view.table, view.deal) },
          t("page-ending-verify"),
        ),
      ),
    ),
    scores(view, ended),
    over && view.deals.length > 1 ? totals(view) : "",
    h(
      "footer",
      { class: "ending-foot" },
      h(
        "button",
        { type: "button", class: "button main", id: "ending-next", onclick: goOn, disabled: !over && !view.may.next_deal },
        t(over ? "page-ending-again" : "page-ending-next"),
        h("kbd", { class: "key" }, "↵"),
      ),
      ended.remark && h("p", { class: "ending-remark" }, ended.remark),
      h("span", { class: "ending-gap" }),
      over &&
        h(
          "button",
          { type: "button", class: "button plain", id: "ending-new", onclick: async () => (await parts.newGame()).openNewGame() },
          icon("plus"),
          t("page-header-new"),
        ),
      h(
        "button",
        { type: "button", class: "button plain", id: "ending-log", onclick: toggleLog },
        icon("log"),
        t("page-header-log"),
      ),
      h(
        "a",
        { class: "button plain", id: "ending-record", href: recordPath(view.table), download: "" },
        icon("download"),
        t("page-ending-record"),
      ),
    ),
  ];
}

/** @param {View} view @param {Ended} ended */
function scores(view, ended) {
  const scale = Math.max(ended.limit ?? 0, ...ended.rows.map(({ total }) => total), 1);
  /** @param {EndedRow} row */
  const place = (row) => (row.winner ? 0 : row.seat === view.you ? 1 : 2);
  const rows = [...ended.rows].sort((a, b) => place(a) - place(b));
  // The roles are said again because the style sheet lays the table out as a grid.
  return h(
    "table",
    { role: "table", class: rows.length > 4 ? "scores dense" : "scores" },
    h(
      "thead",
      { role: "rowgroup" },
      h(
        "tr",
        { role: "row" },
        heading("scores-name", h("span", { class: "visually-hidden" }, t("page-ending-player"))),
        heading("scores-cards", t("page-ending-cards")),
        heading(
          "scores-total",
          t("page-ending-total"),
          ended.limit !== null && h("span", { class: "scores-limit" }, named("page-ending-limit", { text: ended.limit })),
        ),
      ),
    ),
    h(
      "tbody",
      { role: "rowgroup" },
      ...rows.map((row, i) => {
        const best = ended.game_over && ended.game_winners.includes(row.seat);
        return line(row, i, { you: row.seat === view.you, best }, ended.limit, scale);
      }),
    ),
  );
}

/** @param {string} name @param {...(Node | string | false)} children */
function heading(name, ...children) {
  return h("th", { role: "columnheader", scope: "col", class: name }, ...children);
}

/**
 * @param {EndedRow} row
 * @param {number} i
 * @param {{ you: boolean, best: boolean }} who `best`: has won the game
 * @param {number | null} limit
 * @param {number} scale what the whole width of a bar stands for
 */
function line(row, i, { you, best }, limit, scale) {
  const element = h(
    "tr",
    { role: "row", class: you ? "you" : null },
    h(
      "th",
      { role: "rowheader", scope: "row", class: "scores-name" },
      h("span", null, row.name, best && icon("star")),
      row.note && h("small", null, row.note),
    ),
    h("td", { role: "cell", class: "scores-cards" }, cards(row)),
    h(
      "td",
      { role: "cell", class: "scores-total" },
      bar(row, limit, scale),
      h("span", { class: "scores-sum" }, `${row.before} + ${row.points}`),
      h("span", { class: "visually-hidden" }, " = "),
      h("b", null, row.total),
    ),
  );
  element.style.setProperty("--line", String(i));
  return element;
}

/** @param {EndedRow} row */
function cards(row) {
  const sum = h("span", { class: "pay-sum" }, h("span", null, "= "), h("b", null, row.sum));
  if (!row.cards.length) {
    return h(
      "div",
      { class: "pay none" },
      h("span", { class: "pay-check" }, icon("check")),
      h("span", null, t("page-ending-none")),
      sum,
    );
  }
  const letters = ranks();
  return h(
    "div",
    { class: row.cards.length >= MANY ? "pay many" : "pay" },
    ...row.cards.map((card, i) =>
      h(
        "span",
        { class: "pay-card" },
        h("span", { class: "card" }, cardFace(card, { ranks: letters, compact: true })),
        h("span", { class: "visually-hidden" }, `${cardName(card)}: `),
        h("span", { class: "pay-value" }, i > 0 && h("i", null, "+ "), row.values[i]),
        h("span", { class: "visually-hidden" }, " "),
      ),
    ),
    sum,
  );
}

/** @param {EndedRow} row @param {number | null} limit @param {number} scale */
function bar({ before, total }, limit, scale) {
  /** @param {number} points */
  const share = (points) => `${(100 * Math.min(Math.max(points / scale, 0), 1)).toFixed(2)}%`;
  const old = h("span", { class: "bar-old" });
  const fresh = h("span", { class: "bar-new" });
  const mark = h("span", { class: "bar-limit" });
  const from = Math.min(before, total);
  old.style.width = share(from);
  fresh.style.left = share(from);
  fresh.style.width = share(Math.abs(total - before));
  if (limit !== null) mark.style.left = share(limit);
  return h("span", { class: "bar", "aria-hidden": "true" }, old, total !== before && fresh, limit !== null && mark);
}
