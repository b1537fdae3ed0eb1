// @ts-check
/**
 * The dialog for a new game: everything on one sheet, with the last choice already made, so that
 * N and Enter deal again. What rules do not allow is shown as impossible, with the reason.
 */
import { Failure, getHome } from "./api.js";
import { openDialog } from "./dialog.js";
import { h, setText } from "./dom.js";
import { startGame } from "./game.js";
import { focusHand } from "./hand.js";
import { languageField } from "./language.js";
import { parts } from "./parts.js";
import { presetLink } from "./rulesets.js";
import { store } from "./store.js";
import { counted, named, t } from "./texts.js";

/** @import { Home } from "./protocol.js" */
/** @typedef {Home["presets"][number]} Preset */

/**
 * @typedef {object} Choice
 * @property {number} opponents as wished; rules for fewer players get fewer
 * @property {string} level
 * @property {string} preset
 * @property {number | null} target points or ONE_DEAL; null: as the preset says
 */

const KEPT = "crazyeights-new-game";
const MOST_OPPONENTS = 7;

/** How the server is told that a game is to be a single deal. */
const ONE_DEAL = 0;

/** The rules shown at first: those that readers of a language are likely to know, and two others. */
const FIRST = /** @type {Record<string, string[]>} */ ({
  de: ["quick", "classic", "mau-mau", "action-cards"],
  nb: ["quick", "vri-atter", "five-hundred", "action-cards"],
  it: ["quick", "classic", "penalty", "action-cards"],
  en: ["quick", "classic", "five-hundred", "action-cards"],
});

/** Open the dialog. */
export async function openNewGame() {
  let home = store.home ?? (await getHome());
  const choice = remembered(home);
  let all = false;
  let failed = "";
  let dealt = false;

  const form = h("form", { id: "new-game", class: "new-game", onsubmit: submit });
  const impossible = h("p", { id: "new-impossible", class: "beside", role: "status" });
  const levelAbout = h("p", { id: "new-level-about", class: "beside" });
  const note = h("p", { class: "note", role: "status" });
  form.addEventListener("change", changed);
  form.addEventListener("keydown", (event) => {
    // Enter deals wherever it has no meaning of its own, as in a form with a text field.
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    form.requestSubmit();
  });
  const dialog = openDialog({
    title: () => t("page-new-title"),
    className: "new-game-dialog",
    body: () => {
      home = store.home ?? home;
      form.replaceChildren(opponentsField(), levelField(), rulesField(), endField(), languageField("new-language"));
      update();
      return form;
    },
    actions,
    onClose: () => {
      unsubscribe();
      if (dealt) focusHand(); // play goes on there, wherever the dialog was opened from
    },
  });

  const unsubscribe = store.subscribe(update);

  /** @returns {Preset} */
  function preset() {
    return /** @type {Preset} */ (home.presets.find(({ id }) => id === choice.preset));
  }

  /** @returns {number} the opponents wished for, or the nearest number the rules allow */
  function opponents() {
    const { fewest, most } = preset();
    return Math.max(fewest - 1, Math.min(most - 1, choice.opponents));
  }

  /** What depends on the choice. What has the focus stays the same element, or it would be read anew. */
  function update() {
    const { fewest, most, name } = preset();
    for (const input of form.querySelectorAll("input")) {
      if (input.name !== "opponents") continue;
      const players = Number(input.value) + 1;
      input.disabled = players < fewest || players > most;
      input.checked = players === opponents() + 1;
    }
    const limited = fewest > 2 || most <= MOST_OPPONENTS;
    setText(impossible, limited ? named("page-new-impossible", { name, text: `${fewest}–${most}` }) : "");
    setText(levelAbout, home.levels.find(({ id }) => id === choice.level)?.summary ?? "");
    const running = store.view && !store.view.ended?.game_over;
    note.classList.toggle("failed", Boolean(failed) || store.offline);
    setText(note, failed || (store.offline ? t("page-reconnecting") : running ? t("page-new-kept") : ""));
  }

  function opponentsField() {
    const numbers = Array.from({ length: MOST_OPPONENTS }, (_, index) => index + 1);
    return h(
      "fieldset",
      { class: "new-opponents", "aria-describedby": impossible.id },
      h("legend", null, t("page-new-opponents")),
      impossible,
      h(
        "div",
        { class: "row numbers" },
        ...numbers.map((n) => option("opponents", n, String(n), n === opponents())),
      ),
    );
  }

  function levelField() {
    return h(
      "fieldset",
      { class: "new-level", "aria-describedby": levelAbout.id },
      h("legend", null, t("page-new-level")),
      levelAbout,
      h(
        "div",
        { class: "row levels" },
        ...home.levels.map(({ id, name }) => option("level", id, name, id === choice.level)),
      ),
    );
  }

  function rulesField() {
    const first = FIRST[home.language] ?? [];
    // The chosen rules are never hidden: they take the last place.
    const few = first.includes(choice.preset) ? first : [...first.slice(0, -1), choice.preset];
    const shown = all ? home.presets : few.flatMap((id) => home.presets.filter((one) => one.id === id));
    const more = all ? t("page-new-fewer") : counted("page-new-all", home.presets.length);
    return h(
      "fieldset",
      { class: "new-rules" },
      h("legend", null, t("page-new-rules")),
      h(
        "div",
        { class: "beside" },
        h("button", { id: "new-more", type: "button", class: "link", onclick: toggle, "aria-expanded": String(all) }, more),
        h("button", { id: "new-house", type: "button", class: "link", onclick: () => void compose() }, t("page-composer-title")),
      ),
      h("div", { class: all ? "presets" : "presets few" }, ...shown.map(presetOption)),
    );
  }

  /** Go on with the chosen rules where they can be changed. */
  async function compose() {
    const { openComposer } = await parts.composer();
    dialog.close();
    openComposer({ rules: `${presetLink(choice.preset)}&seats=${opponents() + 1}` });
  }

  /** @param {Preset} preset */
  function presetOption({ id, name, summary, fewest, most }) {
    const input = radio("preset", id, id === choice.preset);
    const about = `new-about-${id}`;
    input.setAttribute("aria-describedby", about);
    input.setAttribute("aria-labelledby", `new-name-${id}`);
    return h(
      "label",
      { class: "option tall" },
      input,
      h(
        "span",
        { class: "head" },
        h("b", { id: `new-name-${id}` }, name),
        h("span", { class: "seats" }, named("page-new-players", { text: `${fewest}–${most}` })),
      ),
      h("span", { id: about, class: "about" }, summary),
    );
  }

  function endField() {
    const { one_deal: oneDeal, default_target: own, targets } = preset();
    // What the rules say themselves stands among the others, but where it is neither one deal nor points.
    const special = !oneDeal && own === null;
    const wanted = choice.target ?? (special ? null : oneDeal ? ONE_DEAL : own);
    return h(
      "fieldset",
      { class: "new-end" },
      h("legend", null, t("page-new-end")),
      h(
        "div",
        { class: "row ends" },
        special && option("target", "", t("page-new-end-own"), wanted === null),
        option("target", ONE_DEAL, t("page-new-end-one"), wanted === ONE_DEAL),
        ...targets.map((points) => {
          const label = option("target", points, String(points), wanted === points);
          label.querySelector("input")?.setAttribute("aria-label", named("page-new-end-points", { text: points }));
          return label;
        }),
      ),
    );
  }

  function actions() {
    return [
      h(
        "button",
        { id: "new-deal", type: "submit", form: "new-game", class: "button main" },
        t("page-new-deal"),
        h("kbd", { class: "key", "aria-hidden": "true" }, "↵"),
      ),
      h(
        "button",
        { type: "button", class: "button plain", onclick: () => dialog.close() },
        t("page-dialog-cancel"),
        h("kbd", { class: "key", "aria-hidden": "true" }, t("page-keys-escape")),
      ),
      note,
    ];
  }

  function toggle() {
    all = !all;
    dialog.refresh();
  }

  /** @param {Event} event */
  function changed({ target }) {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (name === "opponents") choice.opponents = Number(value);
    if (name === "level") choice.level = value;
    if (name === "target") choice.target = value === "" ? null : Number(value);
    if (name === "preset") {
      choice.preset = value;
      choice.target = null;
      form.querySelector(".new-end")?.replaceWith(endField());
    }
    failed = "";
    update();
  }

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    try {
      keep(choice);
      const { preset, level, target } = choice;
      await startGame({ preset, opponents: opponents(), level, target });
      dealt = true;
      dialog.close();
    } catch (error) {
      failed = error instanceof Failure ? error.message : t("page-new-failed");
      update();
    }
  }
}

/**
 * Return what was chosen last, or else what is being played.
 * @param {Home} home
 * @returns {Choice}
 */
function remembered(home) {
  const { view } = store;
  /** @type {Choice} */
  const choice = {
    opponents: view ? view.seats.length - 1 : 1,
    level: view?.level ?? "casual",
    preset: view?.rules.preset ?? "quick",
    target: null,
  };
  try {
    Object.assign(choice, JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
  } catch {
    // Nothing that could be read: the game being played is a good guess.
  }
  if (!home.presets.some(({ id }) => id === choice.preset)) choice.preset = "quick";
  if (!home.levels.some(({ id }) => id === choice.level)) choice.level = home.levels[0]?.id ?? "casual";
  if (!Number.isInteger(choice.opponents)) choice.opponents = 1;
  if (!Number.isInteger(choice.target)) choice.target = null;
  return choice;
}

/** @param {Choice} choice */
function keep(choice) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(choice));
  } catch {
    // Nothing can be kept here (private windows).
  }
}

/** @param {string} name @param {string | number} value @param {boolean} checked */
function radio(name, value, checked) {
  const input = h("input", { type: "radio", id: `new-${name}-${value}`, name, value });
  input.checked = checked;
  if (checked && name === "opponents") input.dataset.autofocus = "";
  return input;
}

/** @param {string} name @param {string | number} value @param {string} text @param {boolean} checked */
function option(name, value, text, checked) {
  return h("label", { class: "option" }, radio(name, value, checked), text);
}
