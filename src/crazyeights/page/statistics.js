// @ts-check
/** The score sheet of this game, and what became of all games played in this browser. */
import { eraseStatistics, getStatistics } from "./api.js";
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { plot, totals } from "./plot.js";
import { store } from "./store.js";
import { named, t } from "./texts.js";

/** @import { Statistics, View } from "./protocol.js" */

/** Over how many games the share of those won is taken. */
const LATEST = 10;

/** The most games that the chart shows. */
const MOST = 100;

/** Open the dialog. */
export function openStatistics() {
  /** @type {Statistics | null} */
  let found = null;
  let failed = false;
  let asking = false;

  const dialog = openDialog({
    title: () => t("page-header-statistics"),
    className: "statistics-dialog",
    body: () => h("div", { class: "statistics" }, ...sheet(store.view), ...content()),
    actions,
    onClose: () => unsubscribe(),
  });
  const unsubscribe = store.subscribe(({ updates }) => {
    if (updates.length) dialog.refresh();
  });
  void load();
  return dialog;

  async function load() {
    failed = false;
    try {
      found = await getStatistics();
    } catch {
      failed = true;
    }
    dialog.refresh();
  }

  function content() {
    if (failed) {
      return [
        h("p", { role: "alert" }, t("page-dialog-failed")),
        h("button", { type: "button", class: "button", onclick: () => void load() }, t("page-dialog-retry")),
      ];
    }
    if (!found) return [h("p", { role: "status" }, t("page-dialog-loading"))];
    if (!found.games) return [h("h3", null, t("page-statistics-all")), h("p", null, t("page-statistics-none"))];
    return all(found);
  }

  function actions() {
    if (!found?.games) return [];
    if (!asking) {
      return [
        h(
          "button",
          { type: "button", class: "button plain", id: "statistics-erase", onclick: () => ask(true) },
          icon("trash"),
          t("page-statistics-erase"),
        ),
      ];
    }
    return [
      h("p", { class: "statistics-sure", id: "statistics-sure", role: "alert" }, t("page-statistics-sure")),
      h(
        "button",
        { type: "button", class: "button", id: "statistics-erase", onclick: () => ask(false) },
        t("page-dialog-cancel"),
      ),
      h(
        "button",
        { type: "button", class: "button danger", "aria-describedby": "statistics-sure", onclick: () => void erase() },
        t("page-statistics-erase-yes"),
      ),
    ];
  }

  /** @param {boolean} now */
  function ask(now) {
    asking = now;
    dialog.refresh();
  }

  async function erase() {
    asking = false;
    await eraseStatistics();
    await load();
  }
}

/** @param {View | null} view */
function sheet(view) {
  if (!view) return [];
  const most = Math.max(view.target ?? 0, ...view.seats.map(({ total }) => total), 1);
  return [
    h(
      "h3",
      null,
      t("page-statistics-sheet"),
      view.target !== null && h("small", null, named("page-ending-limit", { text: view.target })),
    ),
    h(
      "table",
      { class: "sheet" },
      h(
        "thead",
        { class: "visually-hidden" },
        h("tr", null, h("th", { scope: "col" }, t("page-ending-player")), h("th", { scope: "col" }, t("page-ending-total"))),
      ),
      h(
        "tbody",
        null,
        ...view.seats.map(({ name, total, you }) => {
          const part = h("span", { "aria-hidden": "true" });
          part.style.width = `${(100 * Math.max(total, 0)) / most}%`;
          return h(
            "tr",
            { class: you ? "you" : null },
            h("th", { scope: "row" }, name),
            h("td", null, part, h("b", null, total)),
          );
        }),
      ),
    ),
    ...(view.deals.length > 1 ? [totals(view)] : []),
  ];
}

/** @param {Statistics} statistics */
function all({ games, wins, streak, best_streak: best, average_points: average, groups, games_over_time: played }) {
  const { language } = store.texts ?? { language: "en" };
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  /** @param {number | null} value */
  const shown = (value) => (value === null ? "–" : decimal.format(value));
  const latest = played.slice(-MOST);
  const skipped = played.length - latest.length;
  const shares = latest.map((_, i) => {
    const window = played.slice(Math.max(skipped + i + 1 - LATEST, 0), skipped + i + 1);
    return window.filter(({ won }) => won).length / window.length;
  });
  return [
    h("h3", null, t("page-statistics-all")),
    h(
      "dl",
      { class: "tiles" },
      tile(t("page-statistics-games"), decimal.format(games)),
      tile(t("page-statistics-wins"), decimal.format(wins), percent.format(wins / games)),
      tile(t("page-statistics-streak"), decimal.format(streak)),
      tile(t("page-statistics-best"), decimal.format(best)),
      tile(t("page-statistics-average"), shown(average)),
    ),
    latest.length > 1 &&
      plot({
        title: t("page-statistics-chart"),
        places: latest.map(({ ended }) => day.format(new Date(ended))),
        lines: [{ name: t("page-statistics-wins"), values: shares, strong: true }],
        most: 1,
        show: (value) => percent.format(value),
      }),
    h(
      "div",
      { class: "groups", tabindex: 0, role: "group", "aria-label": t("page-statistics-all") },
      h(
        "table",
        null,
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            ...["page-new-rules", "page-new-level", "page-statistics-games", "page-statistics-wins", "page-statistics-average"].map(
              (id) => h("th", { scope: "col" }, t(id)),
            ),
          ),
        ),
        h(
          "tbody",
          null,
          ...groups.map((group) =>
            h(
              "tr",
              null,
              h("th", { scope: "row" }, group.preset_name),
              h("td", null, group.level_name),
              h("td", null, decimal.format(group.games)),
              h("td", null, `${decimal.format(group.wins)} (${percent.format(group.wins / group.games)})`),
              h("td", null, shown(group.average_points)),
            ),
          ),
        ),
      ),
    ),
  ].filter((part) => part !== false);
}

/** @param {string} label @param {string} value @param {string} [more] */
function tile(label, value, more) {
  return h("div", null, h("dt", null, label), h("dd", null, value, more && " ", more && h("small", null, more)));
}
