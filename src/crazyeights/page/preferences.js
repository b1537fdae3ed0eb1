// @ts-check
/** The dialog of the settings. Everything takes effect at once; there is nothing to save. */
import { getHome, setPace } from "./api.js";
import { cardFace } from "./cards.js";
import { comesNext, openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { languageField } from "./language.js";
import { parts } from "./parts.js";
import { settings } from "./settings.js";
import { store } from "./store.js";
import { ranks, t } from "./texts.js";

/** @import { Pace } from "./protocol.js" */
/** @import { Settings } from "./settings.js" */
/** @typedef {"fourColours" | "internationalRanks" | "largeCards" | "leftHanded" | "sound"} Switch */

/** One card of each suit, court cards first: what the settings of the cards change, can be seen. */
const SAMPLE = ["JC", "QD", "KH", "AS"];

/** Open the dialog. */
export async function openSettings() {
  const home = store.home ?? (await getHome());
  const cards = h("div", { class: "sample", "aria-hidden": "true" });
  const dialog = openDialog({
    title: () => t("page-settings-title"),
    className: "settings-dialog",
    body,
    onClose: settings.subscribe(showCards),
  });

  function showKeys() {
    dialog.close();
    void comesNext(parts.help().then(({ openKeys }) => openKeys()));
  }

  function showCards() {
    cards.replaceChildren(...SAMPLE.map((card) => h("span", { class: "card" }, cardFace(card, { ranks: ranks() }))));
  }

  function body() {
    const paces = (store.home ?? home).paces;
    showCards();
    return h(
      "div",
      { class: "settings" },
      choice("theme", t("page-settings-theme"), [
        { id: "system", name: t("page-settings-theme-system") },
        { id: "light", name: t("page-settings-theme-light") },
        { id: "dark", name: t("page-settings-theme-dark") },
      ]),
      choice("pace", t("page-settings-pace"), paces),
      group("play", onOff("leftHanded", "left"), onOff("sound", "sound")),
      languageField("settings-language"),
      group(
        "cards",
        cards,
        onOff("fourColours", "four-colours"),
        onOff("internationalRanks", "ranks"),
        onOff("largeCards", "large"),
      ),
      h(
        "button",
        { type: "button", class: "button plain settings-keys", onclick: showKeys },
        icon("keyboard"),
        t("page-header-keys"),
        h("kbd", { class: "key", "aria-hidden": "true" }, "?"),
      ),
    );
  }
}

/** @param {"cards" | "play"} name @param {...Node} content */
function group(name, ...content) {
  const id = `settings-${name}`;
  return h(
    "section",
    { class: `settings-group ${id}`, "aria-labelledby": id },
    h("h3", { id }, t(`page-${id}`)),
    ...content,
  );
}

/**
 * @param {Switch} name @param {string} text
 */
function onOff(name, text) {
  const id = `settings-${text}`;
  const about = `page-settings-${text}-about`;
  const explained = about in (store.texts?.plain ?? {});
  const box = h("input", {
    id,
    type: "checkbox",
    role: "switch",
    class: "switch",
    "aria-describedby": explained && `${id}-about`,
    onchange: () => settings.set(name, box.checked),
  });
  box.checked = settings.get(name);
  return h(
    "div",
    { class: "setting" },
    h("label", { for: id }, t(`page-settings-${text}`)),
    explained && h("p", { id: `${id}-about` }, t(about)),
    box,
  );
}

/**
 * @template {"theme" | "pace"} Name
 * @param {Name} name @param {string} legend @param {{ id: string, name: string }[]} options
 */
function choice(name, legend, options) {
  return h(
    "fieldset",
    null,
    h("legend", null, legend),
    h(
      "div",
      { class: "row" },
      ...options.map((option) => {
        const id = `settings-${name}-${option.id}`;
        const input = h("input", { id, type: "radio", name, value: option.id, onchange: () => choose(name, option.id) });
        input.checked = settings.get(name) === option.id;
        return h("label", { class: "option" }, input, option.name);
      }),
    ),
  );
}

/** @param {"theme" | "pace"} name @param {string} value one of the setting's words */
function choose(name, value) {
  settings.set(name, /** @type {Settings[typeof name]} */ (value));
  if (name === "pace" && store.view) void setPace(store.view.table, /** @type {Pace} */ (value));
}
