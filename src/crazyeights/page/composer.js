// @ts-check
/**
 * The composer: rules as questions with answers, and beside them the rule book that follows. What
 * goes together and what a rule is called, the server knows; here answers are only put together.
 */
import { Failure, composeRules } from "./api.js";
import { topicQuestions } from "./controls.js";
import { openDialog } from "./dialog.js";
import { attribute, h, needStyle, setChildren, setText, whenQuiet } from "./dom.js";
import { startGame } from "./game.js";
import { focusHand } from "./hand.js";
import { parts } from "./parts.js";
import { chapters } from "./rules.js";
import { linkTo, presetLink, removeRules, saveRules, savedRules } from "./rulesets.js";
import { store } from "./store.js";
import { counted, t } from "./texts.js";

await needStyle("composer");

/** @import { Composed, Control, ToCompose } from "./protocol.js" */

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
  /** @type {import("./controls.js").Asking} */
  const asking = {
    open: new Set(["turn"]),
    conflict: () => now?.conflict ?? null,
    change,
    take: (chosen) => void ask(() => ({ rules: chosen })),
  };

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
    setChildren(questions, ...now.topics.map((topic) => topicQuestions(topic, asking)));
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

/** @param {string} value @param {string} text */
function choice(value, text) {
  return h("option", { value }, text);
}
