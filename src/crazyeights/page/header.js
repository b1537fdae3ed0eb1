// @ts-check
/** The header: what is being played, and everything that is not play. */
import { comesNext, openDialog } from "./dialog.js";
import { attribute, h, setText } from "./dom.js";
import { icon, logo } from "./icons.js";
import { onKey } from "./keys.js";
import { languageField, languageMenu, nameThePage } from "./language.js";
import { toggleLog } from "./log.js";
import { parts } from "./parts.js";
import { settings } from "./settings.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** @import { IconName } from "./icons.js" */
/** @typedef {{ id: string, icon: IconName, text: string, open: () => unknown, key?: string }} Entry */

let wanted = 0;

/**
 * Make what opens a dialog. Where its part is long in coming, only what was wanted last is opened.
 * @template T
 * @param {() => Promise<T>} part
 * @param {(found: T) => unknown} open
 */
function opener(part, open) {
  return async () => {
    wanted += 1;
    const mine = wanted;
    const found = await part();
    if (mine === wanted) open(found);
  };
}

const openKeys = opener(parts.help, (found) => found.openKeys());
const openNewGame = opener(parts.newGame, (found) => found.openNewGame());
const openSettings = opener(parts.preferences, (found) => found.openSettings());
const openRules = opener(parts.rules, (found) => found.openRules());
const openStatistics = opener(parts.statistics, (found) => found.openStatistics());

/** Fetch them all, so that a key pressed after N does not still go to the table. */
function fetchDialogs() {
  const near = [parts.help, parts.newGame, parts.preferences, parts.rules, parts.statistics];
  for (const part of near) part.ahead();
}

/** @type {Entry[]} */
const ENTRIES = [
  { id: "new", icon: "plus", text: "page-header-new", open: openNewGame, key: "N" },
  { id: "rules", icon: "book", text: "page-header-rules", open: openRules, key: "R" },
  { id: "log", icon: "log", text: "page-header-log", open: toggleLog },
  { id: "statistics", icon: "chart", text: "page-header-statistics", open: openStatistics },
  { id: "settings", icon: "settings", text: "page-header-settings", open: openSettings },
  { id: "keys", icon: "keyboard", text: "page-header-keys", open: openKeys, key: "?" },
];

/** Fill the header, and keep it right. @param {HTMLElement} header */
export function mountHeader(header) {
  const rulesName = h("b");
  const rulesWord = h("span", { class: "word" });
  const newWord = h("span");
  const sound = h("button", {
    type: "button",
    class: "button plain square",
    id: "header-sound",
    "aria-keyshortcuts": "M",
    onclick: toggleSound,
  });
  const language = h("label", { class: "header-language" }, h("span", { class: "visually-hidden" }), languageMenu("header-language", ""));
  const menu = iconButton("menu", "menu", openMenu, "narrow");
  const statistics = iconButton("statistics", "chart", openStatistics, "wide");
  const options = iconButton("settings", "settings", openSettings, "wide");

  header.replaceChildren(
    h("h1", { class: "brand" }, logo(), h("span", null, "crazyeights")),
    h(
      "button",
      {
        type: "button",
        class: "button plain small header-rules",
        id: "header-rules",
        "aria-keyshortcuts": "R",
        onclick: openRules,
      },
      icon("book"),
      h("span", { class: "header-rules-name" }, rulesName, " ", rulesWord),
      icon("down"),
      keyCap("R"),
    ),
    h("span", { class: "header-gap" }),
    h(
      "button",
      {
        type: "button",
        class: "button plain small wide",
        id: "header-new",
        "aria-keyshortcuts": "N",
        onclick: () => void openNewGame(),
      },
      icon("plus"),
      newWord,
      keyCap("N"),
    ),
    language,
    statistics,
    sound,
    options,
    menu,
  );

  header.addEventListener("pointerover", fetchDialogs, { once: true });
  window.addEventListener("keydown", fetchDialogs, { once: true });
  for (const { key, open } of ENTRIES) if (key) onKey(key, () => void open());
  onKey("m", toggleSound);
  store.subscribe(update);
  update();

  function update() {
    if (!store.texts) return;
    nameThePage();
    setText(rulesName, store.view?.rules.name ?? "");
    setText(rulesWord, t("page-header-rules"));
    setText(newWord, t("page-header-new"));
    label(menu, t("page-header-menu"));
    label(statistics, t("page-header-statistics"));
    label(options, t("page-header-settings"));
    label(sound, t("page-header-sound"));
    attribute(header, "data-empty", !store.view);
    const on = settings.get("sound");
    attribute(sound, "aria-pressed", String(on));
    if (sound.dataset.on !== String(on)) sound.replaceChildren(icon(on ? "sound" : "muted"));
    sound.dataset.on = String(on);
    const select = /** @type {HTMLSelectElement} */ (language.querySelector("select"));
    if (!select.options.length) select.append(...languageMenu("").options);
    select.value = store.texts.language;
    setText(/** @type {Element} */ (language.firstElementChild), t("page-header-language"));
  }
}

/** On phones everything else is behind one button. */
function openMenu() {
  const dialog = openDialog({
    title: () => t("page-header-menu"),
    className: "menu-dialog",
    body: () =>
      h(
        "div",
        { class: "menu" },
        ...ENTRIES.map(({ id, icon: sign, text, open }) =>
          h(
            "button",
            {
              type: "button",
              class: "button plain",
              id: `menu-${id}`,
              onclick: () => {
                dialog.close();
                void comesNext(open());
              },
            },
            icon(sign),
            t(text),
          ),
        ),
        languageField("menu-language"),
      ),
  });
}

function toggleSound() {
  settings.set("sound", !settings.get("sound"));
}

/**
 * @param {string} id @param {IconName} sign @param {() => unknown} open
 * @param {"wide" | "narrow"} where it is shown
 */
function iconButton(id, sign, open, where) {
  return h(
    "button",
    { type: "button", class: `button plain square ${where}`, id: `header-${id}`, onclick: () => void open() },
    icon(sign),
  );
}

/** @param {Element} element @param {string} text */
function label(element, text) {
  attribute(element, "aria-label", text);
  attribute(element, "title", text);
}

/** @param {string} key */
function keyCap(key) {
  return h("kbd", { class: "key", "aria-hidden": "true" }, key);
}
