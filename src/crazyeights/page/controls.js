// @ts-check
/**
 * The questions of the composer: each option of the rules as a control that fits it. What an answer
 * means in a link is put together here; whether it goes with the others, the server knows.
 */
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { counted, named, t } from "./texts.js";

/** @import { Answer, CardEntry, Composed, Control, RankEntry, Topic } from "./protocol.js" */

/**
 * @typedef {object} Asking who asks, and hears the answers
 * @property {Set<string>} open the topics and ranks that are unfolded
 * @property {() => Composed["conflict"]} conflict what does not go together just now
 * @property {(option: string, value: string | ((control: Control) => string)) => void} change takes
 *   an answer, or makes it of what is answered by then
 * @property {(rules: string) => void} take takes other rules, as in a link
 */

/** What a number is at first where another answer was given before. @type {Record<string, number>} */
const USUAL = {
  "target-#": 200, "deals-#": 5, "eliminate-#": 100, "#": 3, "draw-#-none": 2, "draw-#-same_rank": 2, "draw-#-any_draw_card": 2,
};

/**
 * All questions of a topic, to be unfolded.
 * @param {Topic} topic
 * @param {Asking} asking
 */
export function topicQuestions({ name, title, controls }, asking) {
  const inConflict = asking.conflict()?.option;
  const shown = controls.filter(({ matters, changed, option }) => matters || (changed && option === inConflict));
  const changes = shown.filter(({ changed, option }) => changed && option !== "seats").length;
  if (controls.some(({ option }) => option === inConflict)) asking.open.add(name);
  return unfolding(
    name,
    "composer-topic",
    asking,
    h(
      "summary",
      { id: `composer-topic-${name}` },
      icon("right"),
      h("span", { class: "composer-topic-title" }, title),
      changes > 0 && h("span", { class: "composer-changes" }, counted("page-composer-changes", changes)),
    ),
    ...shown.map((control) => question(control, asking)),
  );
}

/**
 * What stays as folded or unfolded as the reader left it.
 * @param {string} name
 * @param {string} className
 * @param {Asking} asking
 * @param {...(Node | false)} children
 */
function unfolding(name, className, { open }, ...children) {
  const element = h("details", { class: className, open: open.has(name) }, ...children);
  element.addEventListener("toggle", () => {
    if (/** @type {HTMLDetailsElement} */ (element).open) open.add(name);
    else open.delete(name);
  });
  return element;
}

/** @param {Control} control @param {Asking} asking */
function question(control, asking) {
  const { option, kind, label, about } = control;
  const id = `composer-${option}`;
  const changed = control.changed && option !== "seats";
  /** @type {Node[]} */
  let answers;
  if (kind === "ranks") answers = [rankChoice(control, asking)];
  else if (kind === "effects") answers = control.ranks.map((rank) => rankEffects(control, rank, asking));
  else if (kind === "values") answers = valueAnswers(control, asking);
  else answers = [choices(control, asking)];
  return h(
    "fieldset",
    { class: `composer-control${changed ? " changed" : ""}`, "aria-describedby": `${id}-about` },
    h(
      "legend",
      null,
      kind === "effects" ? t("page-composer-effects") : label,
      changed && h("span", { class: "composer-changed" }, t("page-composer-changed")),
    ),
    h("p", { class: "quiet", id: `${id}-about` }, about),
    ...answers,
    conflictAt(option, asking),
  );
}

/** Why the last answer does not go together with the others, and what could be changed too. @param {string} option @param {Asking} asking */
function conflictAt(option, asking) {
  const conflict = asking.conflict();
  if (conflict?.option !== option) return null;
  const out = conflict.way_out;
  return h(
    "div",
    { class: "composer-conflict", role: "alert" },
    h("p", null, conflict.message),
    out &&
      h(
        "button",
        { type: "button", class: "button small", id: "composer-way-out", onclick: () => asking.take(out.rules) },
        named("page-composer-way-out", { text: out.words }),
      ),
  );
}

/** One of several, each a word or a sentence with a number in it. @param {Control} control @param {Asking} asking */
function choices({ option, answers, value }, asking) {
  const short = answers.every(({ label, low }) => low === undefined && label.length <= 14);
  return h(
    "div",
    { class: short ? "row" : "composer-answers" },
    ...answers.map((answer) => oneAnswer(option, answer, value, (chosen) => asking.change(option, chosen))),
  );
}

/**
 * @param {string} option @param {Answer} answer @param {string} value the present one
 * @param {(value: string) => void} take
 */
function oneAnswer(option, answer, value, take) {
  const { value: own, label, low } = answer;
  const id = `composer-${option}-${idOf(own)}`;
  const number = numberIn(own, value);
  const input = h("input", { type: "radio", name: `composer-${option}`, id, checked: number !== null || own === value });
  if (low === undefined || low === null) {
    input.addEventListener("change", () => take(own));
    return h("label", { class: "option" }, input, label);
  }
  const [choice, chosen] = withNumber(input, answer, low, number ?? USUAL[own] ?? Math.max(low, 1), () => take(chosen()));
  input.addEventListener("change", () => take(chosen()));
  return choice;
}

/**
 * A sentence with a number in it that can be chosen, and what says which answer that is.
 * @param {HTMLInputElement} input what chooses it
 * @param {Answer} answer
 * @param {number} low the least number
 * @param {number | string} number the number at first
 * @param {() => void} take is called when another number is wanted
 * @returns {[choice: HTMLElement, chosen: () => string]}
 */
function withNumber(input, { value, label, high }, low, number, take) {
  const [ahead = "", after = ""] = label.split("#");
  const field = h("input", {
    type: "number", class: "field number", id: `${input.id}-number`, min: low, max: high ?? undefined, step: 1, inputmode: "numeric",
    value: number, "aria-label": label.replace("#", "…"),
  });
  field.addEventListener("change", take);
  input.setAttribute("aria-label", label.replace("#", field.value));
  const words = h("span", null, h("label", { for: input.id }, ahead), field, h("label", { for: input.id }, after));
  const chosen = () => value.replace("#", String(Math.max(low, Number.parseInt(field.value, 10) || low)));
  return [h("div", { class: "option with-number" }, input, words), chosen];
}

/** @param {Control} control @param {Asking} asking */
function rankChoice({ option, answers, value }, asking) {
  const chosen = ranksIn(value);
  return h(
    "div",
    { class: "row" },
    ...answers.map(({ value: rank, label }) =>
      h(
        "label",
        { class: "option" },
        h("input", {
          type: "checkbox", id: `composer-${option}-${rank}`, checked: chosen.includes(rank),
          onchange: (/** @type {Event} */ event) => {
            const { checked } = /** @type {HTMLInputElement} */ (event.target);
            asking.change(option, (by) => {
              const others = ranksIn(by.value).filter((one) => one !== rank);
              return (checked ? [...others, rank] : others).join(".") || "none";
            });
          },
        }),
        label,
      ),
    ),
  );
}

// ── What the cards do ────────────────────────────────────────────────────────────────────────────

/** @param {Control} control @param {RankEntry} rank @param {Asking} asking */
function rankEffects(control, rank, asking) {
  const name = `effects-${rank.rank}`;
  const apart = rank.entries.length > 1;
  const words = apart ? rank.entries.filter(({ effects }) => effects.length).map(({ name, words }) => `${name}: ${words}`).join("; ") : (rank.entries[0]?.words ?? "");
  const special = rank.entries.some(({ effects }) => effects.length);
  const otherwise = () => asking.change("effects", (by) => effectsWith(by, rank.rank, (of) => (apart ? together(of) : of.suits)));
  return unfolding(
    name,
    special ? "composer-rank special" : "composer-rank",
    asking,
    h("summary", { id: `composer-${name}` }, icon("right"), h("span", null, h("b", null, rank.name), " ", h("span", { class: "quiet" }, words))),
    ...rank.entries.map((entry) => cardEffects(control, rank, entry, asking)),
    rank.suits.length > 0 &&
      h(
        "button",
        { type: "button", class: "link", id: `composer-${name}-apart`, onclick: otherwise },
        t(apart ? "page-composer-together" : "page-composer-apart"),
      ),
  );
}

/** @param {Control} control @param {RankEntry} rank @param {CardEntry} entry @param {Asking} asking */
function cardEffects(control, rank, entry, asking) {
  return h(
    "fieldset",
    { class: "composer-effects" },
    h("legend", null, rank.entries.length > 1 ? entry.name : rank.question),
    ...control.answers.map((answer) => effectAnswer(rank, entry, answer, asking)),
  );
}

/** @param {RankEntry} rank @param {CardEntry} entry @param {Answer} answer @param {Asking} asking */
function effectAnswer(rank, entry, answer, asking) {
  const { value: own, label, low } = answer;
  const id = `composer-effects-${entry.key}-${idOf(own)}`;
  const there = entry.effects.find((effect) => own === effect || numberIn(own, effect) !== null);
  const kind = own.split("-")[0];
  /** @param {string | null} effect */
  const take = (effect) => {
    // A card draws in one way only: another answer about drawing takes the place of the first.
    /** @param {CardEntry} one */
    const other = (one) => {
      const others = one.effects.filter((kept) => kept.split("-")[0] !== kind);
      return { ...one, effects: effect === null ? others : [...others, effect] };
    };
    asking.change("effects", (by) => effectsWith(by, rank.rank, (of) => of.entries.map((one) => (one.key === entry.key ? other(one) : one))));
  };
  const input = h("input", { type: "checkbox", id, checked: Boolean(there) });
  if (!low) {
    input.addEventListener("change", () => take(input.checked ? own : null));
    return h("label", { class: "option" }, input, label);
  }
  const number = there ? numberIn(own, there) : null;
  const [choice, chosen] = withNumber(input, answer, low, number ?? USUAL[own] ?? low, () => take(chosen()));
  input.addEventListener("change", () => take(input.checked ? chosen() : null));
  return choice;
}

// ── What the cards count ─────────────────────────────────────────────────────────────────────────

/** @param {Control} control @param {Asking} asking */
function valueAnswers({ option, answers, value, ranks }, asking) {
  const own = !answers.some((answer) => answer.value === value);
  const points = (/** @type {RankEntry[]} */ of) => of.map(({ rank, points }) => `${rank}-${points}`).join(".");
  const list = h(
    "div",
    { class: "composer-answers" },
    ...answers.map((answer) =>
      oneAnswer(option, answer, own ? "table" : value, (chosen) => asking.change(option, chosen === "table" ? (by) => points(by.ranks) : chosen)),
    ),
  );
  if (!own) return [list];
  const fields = ranks.map((rank) => {
    const id = `composer-values-of-${rank.rank}`;
    const field = h("input", { type: "number", class: "field number", id, min: 0, step: 1, inputmode: "numeric", value: rank.points });
    field.addEventListener("change", () => {
      const wanted = Math.max(0, Number.parseInt(field.value, 10) || 0);
      asking.change(option, (by) => points(by.ranks.map((one) => (one.rank === rank.rank ? { ...one, points: wanted } : one))));
    });
    return h("div", { class: "composer-points" }, h("label", { for: id }, rank.name), field);
  });
  return [list, h("div", { class: "composer-table" }, ...fields)];
}

// ── Values as in a link ──────────────────────────────────────────────────────────────────────────

/** @param {string} value @returns {string} that can be part of an id */
function idOf(value) {
  return value.replace(/[^\w-]/g, "_");
}

/** The number in a value that fits an answer with a gap, null if it does not. @param {string} answer @param {string} value */
function numberIn(answer, value) {
  if (!answer.includes("#")) return null;
  const [ahead = "", after = ""] = answer.split("#");
  const inside = value.slice(ahead.length, value.length - after.length);
  return value.startsWith(ahead) && value.endsWith(after) && /^\d+$/.test(inside) ? inside : null;
}

/** @param {string} value @returns {string[]} */
function ranksIn(value) {
  return value === "none" ? [] : value.split(".");
}

/** All effects as in a link, with other entries for one rank. @param {Control} control @param {string} rank @param {(of: RankEntry) => CardEntry[]} entries */
function effectsWith(control, rank, entries) {
  const all = control.ranks.flatMap((one) => (one.rank === rank ? entries(one) : one.entries));
  const special = all.filter(({ key, effects }) => effects.length || key.length > 2 || /[CDHS]$/.test(key));
  return special.map(({ key, effects }) => [key, ...(effects.length ? effects : ["none"])].join(".")).join("~") || "none";
}

/** One entry for all cards of a rank: what the first of them does. @param {RankEntry} rank @returns {CardEntry[]} */
function together(rank) {
  const [first] = rank.entries;
  return first ? [{ ...first, key: rank.rank }] : [];
}
