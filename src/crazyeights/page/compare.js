// @ts-check
/** Two rule sets side by side: only what differs, in the sentences of their rule books. */
import { Failure, compareRules } from "./api.js";
import { openDialog } from "./dialog.js";
import { h, needStyle, setChildren, setText } from "./dom.js";
import { presetLink, savedRules } from "./rulesets.js";
import { store } from "./store.js";
import { t } from "./texts.js";

await needStyle("composer");

/** @import { Comparison } from "./protocol.js" */

/**
 * @param {object} [how]
 * @param {string} [how.left] rules as in a link; where these are the others, it begins with rules that differ
 * @param {string} [how.right] rules as in a link; else those that are being played
 * @param {string} [how.name] what these are called
 */
export function openCompare({ left = presetLink("penalty"), right = store.view?.rules.link ?? presetLink("quick"), name } = {}) {
  const unlike = left === right ? presetLink(right === presetLink("penalty") ? "quick" : "penalty") : left;
  const chosen = { left: unlike, right };
  const asked = { ...chosen };
  let language = "";
  let latest = 0;
  const status = h("p", { class: "quiet", role: "status" });
  const choices = h("div", { class: "compare-choices" });
  const table = h("div", { class: "compare-table" });
  return openDialog({
    title: () => t("page-compare-title"),
    className: "compare-dialog",
    body: () => {
      if (language !== store.texts?.language) {
        language = store.texts?.language ?? "";
        setChildren(choices, select("left"), select("right"));
        void look();
      }
      return h("div", { class: "compare" }, choices, status, table);
    },
  });

  /** @param {"left" | "right"} side */
  function select(side) {
    const id = `compare-${side}`;
    const presets = store.home?.presets ?? [];
    const saved = savedRules();
    const known = [...presets.map(({ id: preset }) => presetLink(preset)), ...saved.map(({ rules }) => rules)];
    const own = [...new Set([asked.left, asked.right])].filter((link) => !known.includes(link));
    /** @param {string} value @param {string} text */
    const option = (value, text) => h("option", { value, selected: value === chosen[side] }, text);
    return h(
      "div",
      { class: "labelled" },
      h("label", { for: id }, t(`page-compare-${side}`)),
      h(
        "select",
        {
          id,
          class: "field",
          onchange: (/** @type {Event} */ event) => {
            chosen[side] = /** @type {HTMLSelectElement} */ (event.target).value;
            void look();
          },
        },
        ...own.map((link) => option(link, (link === asked.right && (name ?? store.view?.rules.name)) || t("page-compare-these"))),
        saved.length > 0 && h("optgroup", { label: t("page-composer-saved") }, ...saved.map(({ name, rules }) => option(rules, name))),
        h("optgroup", { label: t("page-composer-presets") }, ...presets.map(({ id: preset, name }) => option(presetLink(preset), name))),
      ),
    );
  }

  async function look() {
    const number = ++latest;
    try {
      const found = await compareRules({ ...chosen });
      if (number === latest) show(found);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (number === latest) setText(status, error.message);
    }
  }

  /** @param {Comparison} found */
  function show({ left: one, right: other, sections }) {
    setText(status, sections.length ? "" : t("page-compare-same"));
    const nothing = () => h("span", { class: "quiet" }, "– ", h("span", { class: "visually-hidden" }, t("page-compare-nothing")));
    /** @param {string} text @param {string} name */
    const cell = (text, name) => h("td", { dataset: { name } }, text || nothing());
    setChildren(
      table,
      ...(sections.length
        ? [
            h(
              "table",
              null,
              h("thead", null, h("tr", null, h("th", { scope: "col" }, one), h("th", { scope: "col" }, other))),
              ...sections.map(({ title, differences }) =>
                h(
                  "tbody",
                  null,
                  h("tr", null, h("th", { scope: "rowgroup", colspan: 2 }, title)),
                  ...differences.map((difference) => h("tr", null, cell(difference.left, one), cell(difference.right, other))),
                ),
              ),
            ),
          ]
        : []),
    );
  }
}
