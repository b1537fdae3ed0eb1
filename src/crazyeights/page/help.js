// @ts-check
/** The list of the keys, those that the rules being played have a use for. */
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { store } from "./store.js";
import { named, t } from "./texts.js";

/** @typedef {[keys: string[], text: string]} Entry */

/** Open the dialog. */
export function openKeys() {
  openDialog({ title: () => t("page-keys-title"), className: "keys-dialog", body });
}

function body() {
  return h(
    "div",
    { class: "keys" },
    group("cards", [
      [["←", "→"], t("page-keys-move")],
      [[t("page-keys-home"), t("page-keys-end")], t("page-keys-ends")],
      [["↑", "↓"], t("page-keys-piles")],
      [[t("page-keys-enter"), t("page-keys-space")], t("page-keys-play")],
      [["1", "2", "3", "4"], t("page-keys-suit")],
      [["S"], t("page-keys-sort")],
    ]),
    group("table", moves()),
    group("page", [
      [["N"], t("page-keys-new")],
      [["R"], t("page-keys-rules")],
      [["M"], t("page-keys-sound")],
      [["?"], t("page-keys-help")],
      [[t("page-keys-escape")], t("page-keys-close")],
    ]),
  );
}

/** @returns {Entry[]} */
function moves() {
  const { view } = store;
  /** @type {Entry[]} */
  const entries = [[["D"], t("page-keys-draw")]];
  if (view?.has.pass) entries.push([["P"], t("page-keys-pass")]);
  if (view?.has.call) entries.push([["L"], named("page-keys-call", { text: view.call_words })]);
  if (view?.has.stop) entries.push([["X"], named("page-keys-call", { text: view.stop_words })]);
  entries.push([["H"], t("page-keys-hint")], [["Z"], t("page-keys-undo")]);
  return entries;
}

/** @param {"cards" | "table" | "page"} name @param {Entry[]} entries */
function group(name, entries) {
  return h(
    "section",
    { "aria-labelledby": `keys-${name}` },
    h("h3", { id: `keys-${name}` }, t(`page-keys-${name}`)),
    h(
      "dl",
      null,
      ...entries.map(([keys, text]) =>
        h("div", null, h("dt", null, ...keys.map((key) => h("kbd", { class: "key" }, key))), h("dd", null, text)),
      ),
    ),
  );
}
