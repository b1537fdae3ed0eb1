// @ts-check
/**
 * The composer: rules as questions with answers, and beside them the rule book that follows. What
 * goes together and what a rule is called, the server knows; here answers are only put together.
 */
import { Failure, composeRules } from "./api.js";
import { openDialog } from "./dialog.js";
import { attribute, h, needStyle, setChildren, setText, whenQuiet } from "./dom.js";
import { startGame } from "./game.js";
import { focusHand } from "./hand.js";
import { icon } from "./icons.js";
import { parts } from "./parts.js";
import { chapters } from "./rules.js";
import { linkTo, presetLink, removeRules, saveRules, savedRules } from "./rulesets.js";
import { store } from "./store.js";
import { counted, named, t } from "./texts.js";

await needStyle("composer");

/** @import { Answer, CardEntry, Composed, Control, RankEntry, ToCompose, Topic } from "./protocol.js" */

/**
 * @param {object} [how]
 * @param {string} [how.rules] the rules to begin with, as in a link; else those that are being played
 * @param {() => void} [how.onClose] after it was closed without a game being dealt
 */
export function openComposer({ rules = store.view?.rules.link ?? presetLink("quick"), onClose } = {}) {
  /** @type {Composed | null} */
  let now = null;
  let language = "";
  let failed = "";
  let dealt = false;
  let started = false;
  /** Whether the rules to begin with cannot be read: their address stays until something is done, to be copied or mended. */
  let unread = false;
  /** What was asked last, and how much of it is not answered yet. */
  let asked = Promise.resolve(true);
  let waiting = 0;
  /** @type {Set<string>} the sections whose questions are shown */
  const open = new Set(["turn"]);

  const said = h("p", { class: "composer-said", role: "status" });
  const start = h("div", { class: "composer-start" });
  // They stay what they are, so that one can type in them while the rules follow.
  const presetMenu = h("select", { id: "composer-preset", class: "field", onchange: begin });
  const nameField = h("input", { id: "composer-name", class: "field", maxlength: 60, autocomplete: "off", onchange: rename });
  const questions = h("div", { class: "composer-questions" });
  const text = h("div", { class: "rules-text" });
  const book = h("div", { class: "composer-book", role: "region", tabindex: 0 }, text);
  const sides = h("div", { class: "composer-sides row" });
  const choose = h("div", { class: "composer-choose" }, start, said, questions);
  const body = h("div", { class: "composer", dataset: { side: "questions" } }, sides, choose, book);
  const share = h("div", { class: "composer-share", hidden: true });

  const dialog = openDialog({
    title: () => now?.name ?? t("page-composer-title"),
    className: "composer-dialog",
    body: () => {
      if (language !== store.texts?.language) void look();
      return body;
    },
    actions,
    onClose: () => {
      if (dealt) focusHand();
      else onClose?.();
    },
  });
  return dialog;

  /** Show the rules anew, in the present language. */
  async function look() {
    language = store.texts?.language ?? "";
    await ask(() => ({ rules: now && !unread ? now.link : rules }));
  }

  /**
   * Ask when what was asked before is answered, so that each change is made to the rules that the
   * one before led to, however quickly they come.
   * @param {() => ToCompose} wanted
   * @returns {Promise<boolean>} whether the rules are now as wanted
   */
  function ask(wanted) {
    waiting += 1;
    asked = asked.catch(() => false).then(() => compose(wanted())).finally(() => { waiting -= 1; });
    return asked;
  }

  /** @param {ToCompose} wanted @returns {Promise<boolean>} */
  async function compose(wanted) {
    const before = now;
    try {
      const found = await composeRules(wanted);
      failed = "";
      unread = false;
      now = found;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed = error.message;
      // Somebody else's link may hold anything; there is always something to begin with.
      if (!now || (unread && wanted.rules === rules)) {
        unread = true;
        now = await composeRules({ rules: presetLink("quick") });
      }
    }
    await whenQuiet();
    show(before);
    return !failed && !now?.conflict;
  }

  /** @param {Composed | null} before */
  function show(before) {
    if (!now) return;
    const focused = document.activeElement?.id ?? "";
    if (!unread) keepAddress(now.link);
    setText(/** @type {Element} */ (dialog.element.querySelector(".dialog-title")), now.name);
    showStart();
    showSides();
    setChildren(questions, ...now.topics.map(topic));
    attribute(book, "aria-label", t("page-composer-book"));
    const known = new Set(before?.book.sections.flatMap((section) => section.paragraphs.flatMap(({ parts }) => parts.map((part) => part.text))));
    setChildren(text, ...chapters(now.book));
    tell(before ? newSentences(known) : []);
    if (!before) reveal(text.querySelector("mark"));
    if (document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
    refreshFoot();
  }

  /** What the rule book says now and did not say before. @param {Set<string>} known */
  function newSentences(known) {
    const rulesOnly = now?.book.sections.filter(({ name }) => !["examples", "tips", "glossary"].includes(name)) ?? [];
    return rulesOnly.flatMap((section) => section.paragraphs.flatMap(({ parts }) => parts.map((part) => part.text).filter((one) => !known.has(one))));
  }

  /** Say what a change has changed, and show it in the book. @param {string[]} fresh */
  function tell(fresh) {
    const failure = failed || "";
    said.classList.toggle("failed", Boolean(failure));
    if (failure) setText(said, failure);
    else if (now?.conflict) setText(said, "");
    else if (fresh.length) setText(said, `${counted("page-composer-new", fresh.length)} ${fresh[0]}`);
    else setText(said, started ? t("page-composer-no-change") : "");
    started = true;
    if (!fresh.length) return;
    for (const mark of text.querySelectorAll("mark")) {
      if (!fresh.includes(mark.textContent ?? "")) continue;
      mark.classList.add("fresh");
      reveal(mark);
      return;
    }
  }

  /** Show a sentence of the book. Only the book moves, never what somebody is answering. @param {Element | null} mark */
  function reveal(mark) {
    if (!mark) return;
    const place = mark.getBoundingClientRect().top - book.getBoundingClientRect().top;
    book.scrollTo({ top: book.scrollTop + place - book.clientHeight / 3 });
  }

  /** The address of a shared link follows what is chosen. @param {string} link */
  function keepAddress(link) {
    if (location.pathname === "/rules") history.replaceState(history.state, "", `/rules?${link}`);
  }

  // ── Where to begin ─────────────────────────────────────────────────────────────────────────────

  function showStart() {
    if (!now) return;
    const { preset, own_name: ownName, link } = now;
    const saved = savedRules();
    const mine = saved.find((one) => one.rules === link);
    const known = JSON.stringify([language, saved]);
    if (start.dataset.known !== known) {
      start.dataset.known = known;
      setChildren(
        presetMenu,
        saved.length > 0 && h("optgroup", { label: t("page-composer-saved") }, ...saved.map(({ name, rules }) => choice(rules, name))),
        h(
          "optgroup",
          { label: t("page-composer-presets") },
          ...(store.home?.presets ?? []).map(({ id, name }) => choice(presetLink(id), name)),
          choice("v=1", t("page-composer-plain")),
        ),
      );
      setChildren(
        start,
        h("div", { class: "labelled" }, h("label", { for: presetMenu.id }, t("page-composer-start")), presetMenu),
        h("div", { class: "composer-name" }, h("label", { for: nameField.id }, t("page-composer-name")), nameField),
      );
    }
    presetMenu.value = mine ? link : preset ? presetLink(preset) : "v=1";
    if (document.activeElement !== nameField) nameField.value = ownName;
  }

  /** @param {Event} event */
  function begin({ target }) {
    started = false;
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    void ask(() => ({ rules: value }));
  }

  /** @param {Event} event */
  function rename({ target }) {
    if (!(target instanceof HTMLInputElement)) return;
    started = false;
    const { value } = target;
    void ask(() => ({ rules: present(), name: value }));
  }

  /** On narrow screens either the questions are shown or the book. */
  function showSides() {
    const side = body.dataset.side;
    setChildren(
      sides,
      ...["questions", "book"].map((name) =>
        h(
          "label",
          { class: "option" },
          h("input", {
            type: "radio", name: "composer-side", id: `composer-side-${name}`, value: name, checked: name === side,
            onchange: () => { body.dataset.side = name; },
          }),
          t(`page-composer-${name}`),
        ),
      ),
    );
  }

  // ── Questions ──────────────────────────────────────────────────────────────────────────────────

  /** @param {Topic} topic */
  function topic({ name, title, controls }) {
    const shown = controls.filter(({ matters, changed, option }) => matters || (changed && option === now?.conflict?.option));
    const changes = shown.filter(({ changed, option }) => changed && option !== "seats").length;
    const hasConflict = controls.some(({ option }) => option === now?.conflict?.option);
    if (hasConflict) open.add(name);
    return h(
      "details",
      {
        class: "composer-topic",
        open: open.has(name),
        ontoggle: (/** @type {Event} */ event) => {
          if (/** @type {HTMLDetailsElement} */ (event.target).open) open.add(name);
          else open.delete(name);
        },
      },
      h(
        "summary",
        { id: `composer-topic-${name}` },
        icon("right"),
        h("span", { class: "composer-topic-title" }, title),
        changes > 0 && h("span", { class: "composer-changes" }, counted("page-composer-changes", changes)),
      ),
      ...shown.map(control),
    );
  }

  /** @param {Control} control */
  function control(control) {
    const { option, kind, label, about } = control;
    const id = `composer-${option}`;
    const problem = now?.conflict?.option === option ? conflict() : null;
    const changed = control.changed && option !== "seats";
    /** @type {Node[]} */
    let answers;
    if (kind === "ranks") answers = [rankChoice(control)];
    else if (kind === "effects") answers = control.ranks.map((rank) => rankEffects(control, rank));
    else if (kind === "values") answers = valueAnswers(control);
    else answers = [choices(control)];
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
      problem,
    );
  }

  /** Why the last answer does not go together with the others, and what could be changed too. */
  function conflict() {
    const { message, way_out: out } = /** @type {NonNullable<Composed["conflict"]>} */ (now?.conflict);
    return h(
      "div",
      { class: "composer-conflict", role: "alert" },
      h("p", null, message),
      out &&
        h(
          "button",
          { type: "button", class: "button small", id: "composer-way-out", onclick: () => void ask(() => ({ rules: out.rules })) },
          named("page-composer-way-out", { text: out.words }),
        ),
    );
  }

  /** @returns {string} the rules as they are, as in a link */
  function present() {
    return now?.link ?? rules;
  }

  /**
   * @param {string} option
   * @param {string | ((control: Control) => string)} value made of what is answered by then
   */
  function change(option, value) {
    void ask(() => {
      const control = now?.topics.flatMap(({ controls }) => controls).find((one) => one.option === option);
      if (!control) throw new Error(option);
      return { rules: present(), change: { option, value: typeof value === "string" ? value : value(control) } };
    });
  }

  /** One of several, each a word or a sentence with a number in it. @param {Control} control */
  function choices({ option, answers, value }) {
    const short = answers.every(({ label, low }) => low === undefined && label.length <= 14);
    return h(
      "div",
      { class: short ? "row" : "composer-answers" },
      ...answers.map((answer) => oneAnswer(option, answer, value, (chosen) => change(option, chosen))),
    );
  }

  /**
   * @param {string} option @param {Answer} answer @param {string} value the present one
   * @param {(value: string) => void} take
   */
  function oneAnswer(option, { value: own, label, low, high }, value, take) {
    const id = `composer-${option}-${own.replace(/[^\w-]/g, "_")}`;
    const number = numberIn(own, value);
    const input = h("input", { type: "radio", name: `composer-${option}`, id, checked: number !== null || own === value });
    if (low === undefined || low === null) {
      input.addEventListener("change", () => take(own));
      return h("label", { class: "option" }, input, label);
    }
    const [ahead = "", after = ""] = label.split("#");
    const field = h("input", {
      type: "number", class: "field number", id: `${id}-number`, min: low, max: high ?? undefined, step: 1, inputmode: "numeric",
      value: number ?? USUAL[own] ?? Math.max(low, 1), "aria-label": label.replace("#", "…"),
    });
    const choose = () => {
      const wanted = Number.parseInt(field.value, 10);
      take(own.replace("#", String(Number.isNaN(wanted) ? low : Math.max(low, wanted))));
    };
    input.setAttribute("aria-label", label.replace("#", field.value));
    input.addEventListener("change", choose);
    field.addEventListener("change", choose);
    return h("div", { class: "option with-number" }, input, h("span", null, h("label", { for: id }, ahead), field, h("label", { for: id }, after)));
  }

  /** @param {Control} control */
  function rankChoice({ option, answers, value }) {
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
              change(option, (by) => {
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

  // ── What the cards do ──────────────────────────────────────────────────────────────────────────

  /** @param {Control} control @param {RankEntry} rank */
  function rankEffects(control, rank) {
    const name = `effects-${rank.rank}`;
    const apart = rank.entries.length > 1;
    const words = apart ? rank.entries.filter(({ effects }) => effects.length).map(({ name, words }) => `${name}: ${words}`).join("; ") : (rank.entries[0]?.words ?? "");
    const special = rank.entries.some(({ effects }) => effects.length);
    return h(
      "details",
      {
        class: special ? "composer-rank special" : "composer-rank",
        open: open.has(name),
        ontoggle: (/** @type {Event} */ event) => {
          if (/** @type {HTMLDetailsElement} */ (event.target).open) open.add(name);
          else open.delete(name);
        },
      },
      h("summary", { id: `composer-${name}` }, icon("right"), h("span", null, h("b", null, rank.name), " ", h("span", { class: "quiet" }, words))),
      ...rank.entries.map((entry) => cardEffects(control, rank, entry)),
      rank.suits.length > 0 &&
        h(
          "button",
          { type: "button", class: "link", id: `composer-${name}-apart`, onclick: () => change("effects", (by) => effectsWith(by, rank.rank, (of) => (apart ? together(of) : of.suits))) },
          t(apart ? "page-composer-together" : "page-composer-apart"),
        ),
    );
  }

  /** @param {Control} control @param {RankEntry} rank @param {CardEntry} entry */
  function cardEffects(control, rank, entry) {
    return h(
      "fieldset",
      { class: "composer-effects" },
      h("legend", null, rank.entries.length > 1 ? entry.name : rank.question),
      ...control.answers.map((answer) => effectAnswer(rank, entry, answer)),
    );
  }

  /** @param {RankEntry} rank @param {CardEntry} entry @param {Answer} answer */
  function effectAnswer(rank, entry, { value: own, label, low }) {
    const id = `composer-effects-${entry.key}-${own.replace(/[^\w-]/g, "_")}`;
    const there = entry.effects.find((effect) => own === effect || numberIn(own, effect) !== null);
    const kind = own.split("-")[0];
    const number = there && low ? numberIn(own, there) : null;
    /** @param {string | null} effect */
    const take = (effect) => {
      // A card draws in one way only: another answer about drawing takes the place of the first.
      /** @param {CardEntry} one */
      const other = (one) => {
        const others = one.effects.filter((kept) => kept.split("-")[0] !== kind);
        return { ...one, effects: effect === null ? others : [...others, effect] };
      };
      change("effects", (by) => effectsWith(by, rank.rank, (of) => of.entries.map((one) => (one.key === entry.key ? other(one) : one))));
    };
    const input = h("input", { type: "checkbox", id, checked: Boolean(there) });
    if (!low) {
      input.addEventListener("change", () => take(input.checked ? own : null));
      return h("label", { class: "option" }, input, label);
    }
    const [ahead = "", after = ""] = label.split("#");
    const field = h("input", {
      type: "number", class: "field number", id: `${id}-number`, min: low, step: 1, inputmode: "numeric", value: number ?? USUAL[own] ?? low,
      "aria-label": label.replace("#", "…"),
    });
    const effect = () => own.replace("#", String(Math.max(low, Number.parseInt(field.value, 10) || low)));
    input.setAttribute("aria-label", label.replace("#", field.value));
    input.addEventListener("change", () => take(input.checked ? effect() : null));
    field.addEventListener("change", () => take(effect()));
    return h("div", { class: "option with-number" }, input, h("span", null, h("label", { for: id }, ahead), field, h("label", { for: id }, after)));
  }

  // ── What the cards count ───────────────────────────────────────────────────────────────────────

  /** @param {Control} control */
  function valueAnswers({ option, answers, value, ranks }) {
    const own = !answers.some((answer) => answer.value === value);
    const points = (/** @type {RankEntry[]} */ of) => of.map(({ rank, points }) => `${rank}-${points}`).join(".");
    const list = h(
      "div",
      { class: "composer-answers" },
      ...answers.map((answer) =>
        oneAnswer(option, answer, own ? "table" : value, (chosen) => change(option, chosen === "table" ? (by) => points(by.ranks) : chosen)),
      ),
    );
    if (!own) return [list];
    const fields = ranks.map((rank) => {
      const id = `composer-values-of-${rank.rank}`;
      const field = h("input", { type: "number", class: "field number", id, min: 0, step: 1, inputmode: "numeric", value: rank.points });
      field.addEventListener("change", () => {
        const wanted = Math.max(0, Number.parseInt(field.value, 10) || 0);
        change(option, (by) => points(by.ranks.map((one) => (one.rank === rank.rank ? { ...one, points: wanted } : one))));
      });
      return h("div", { class: "composer-points" }, h("label", { for: id }, rank.name), field);
    });
    return [list, h("div", { class: "composer-table" }, ...fields)];
  }

  // ── What to do with the rules ──────────────────────────────────────────────────────────────────

  function actions() {
    const saved = now && savedRules().find((one) => one.rules === now?.link);
    /** @param {string} id @param {string} text @param {() => unknown} act */
    const button = (id, text, act) =>
      h("button", { type: "button", class: "button plain small", id: `composer-${id}`, onclick: () => void asked.then(act) }, t(text));
    return [
      share,
      h(
        "div",
        { class: "composer-more" },
        button("share", "page-composer-share", toggleShare),
        saved ? button("remove", "page-composer-remove", remove) : button("save", "page-composer-save", save),
        button("compare", "page-composer-compare", compare),
        button("find", "page-composer-find", find),
        button("may", "page-composer-may", may),
      ),
      h("button", { type: "button", class: "button main", id: "composer-deal", onclick: () => void deal() }, t("page-composer-deal")),
    ];
  }

  async function compare() {
    if (!now) return;
    const { preset, link, name } = now;
    const { openCompare } = await parts.compare();
    openCompare({ left: presetLink(preset || "quick"), right: link, name });
  }

  async function find() {
    const { openFind } = await parts.find();
    openFind({ take: (rules) => void ask(() => ({ rules })) });
  }

  async function may() {
    if (!now) return;
    const { link, name } = now;
    const { openMay } = await parts.may();
    openMay({ rules: link, name });
  }

  /** Only the buttons; the rest of the dialog stays as it is. */
  function refreshFoot() {
    const foot = dialog.element.querySelector(".dialog-foot");
    const focused = document.activeElement?.id ?? "";
    foot?.replaceChildren(...actions());
    if (foot && foot.contains(document.getElementById(focused))) document.getElementById(focused)?.focus({ preventScroll: true });
    if (!share.hidden) showShare();
  }

  async function deal() {
    // What was answered just before counts; where it does not go together with the rest, that is said.
    const late = waiting > 0;
    const right = await asked;
    if (!now || (late && !right)) return;
    try {
      await startGame({ rules: now.link, level: store.view?.level ?? "casual" });
      dealt = true;
      dialog.close();
    } catch (error) {
      failed = error instanceof Failure ? error.message : t("page-new-failed");
      tell([]);
    }
  }

  function save() {
    if (!now) return;
    if (!now.own_name) {
      setText(said, t("page-composer-name-first"));
      document.getElementById("composer-name")?.focus();
      return;
    }
    setText(said, t(saveRules({ name: now.own_name, rules: now.link }) ? "page-composer-kept" : "page-composer-not-kept"));
    showStart();
    refreshFoot();
    document.getElementById("composer-remove")?.focus();
  }

  function remove() {
    if (!now) return;
    removeRules(now.own_name);
    setText(said, t("page-composer-removed"));
    showStart();
    refreshFoot();
    document.getElementById("composer-save")?.focus();
  }

  function toggleShare() {
    share.hidden = !share.hidden;
    document.getElementById("composer-share")?.setAttribute("aria-expanded", String(!share.hidden));
    if (!share.hidden) {
      showShare();
      document.getElementById("composer-copy")?.focus();
    }
  }

  function showShare() {
    if (!now) return;
    const field = h("input", { id: "composer-link", class: "field", readonly: true, value: linkTo(now.link) });
    const told = h("span", { role: "status" });
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(field.value);
        setText(told, t("page-composer-copied"));
      } catch {
        // Over http, and where the browser forbids it.
        field.select();
        setText(told, t("page-composer-not-copied"));
      }
    };
    setChildren(
      share,
      h("label", { for: field.id }, t("page-composer-link")),
      field,
      h("button", { type: "button", class: "button small", id: "composer-copy", onclick: () => void copy() }, t("page-composer-copy")),
      told,
    );
  }
}

/** What a number is at first where another answer was given before. @type {Record<string, number>} */
const USUAL = {
  "target-#": 200, "deals-#": 5, "eliminate-#": 100, "#": 3, "draw-#-none": 2, "draw-#-same_rank": 2, "draw-#-any_draw_card": 2,
};

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

/** @param {string} value @param {string} text */
function choice(value, text) {
  return h("option", { value }, text);
}
