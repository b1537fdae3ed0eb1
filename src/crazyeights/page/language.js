// @ts-check
/**
 * The language of everything: the texts of the page, and through the cookie `language` the sentences
 * of the server. It changes without a reload.
 */
import { refreshDialogs } from "./dialog.js";
import { attribute, h } from "./dom.js";
import { reread } from "./game.js";
import { store } from "./store.js";
import { named, t } from "./texts.js";

const YEAR = 365 * 24 * 60 * 60;

/** Name the page in its language: <html lang> and the title. */
export function nameThePage() {
  const { texts, view } = store;
  if (!texts) return;
  attribute(document.documentElement, "lang", texts.language);
  const title = view ? named("page-title-rules", { name: view.rules.name }) : t("page-title");
  if (document.title !== title) document.title = title;
}

/**
 * Speak another language from now on.
 * @param {string} language
 */
export async function setLanguage(language) {
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  await reread();
  refreshDialogs();
}

/**
 * A menu of the languages, each under its own name. It is the browser's own, which phones show
 * large and every screen reader knows.
 * @param {string} id
 * @param {string} [className]
 */
export function languageMenu(id, className = "field") {
  const languages = store.home?.languages ?? [];
  const menu = h(
    "select",
    { id, class: className, onchange: () => setLanguage(menu.value) },
    ...languages.map((language) => h("option", { value: language.id, lang: language.id }, language.name)),
  );
  if (store.texts) menu.value = store.texts.language;
  return menu;
}

/** The menu with its label. @param {string} id */
export function languageField(id) {
  return h("div", { class: "labelled" }, h("label", { for: id }, t("page-header-language")), languageMenu(id));
}
