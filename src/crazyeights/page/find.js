// @ts-check
/** Find the rules one grew up with: a few questions, then the nearest rules and what is different. */
import { Failure, findRules } from "./api.js";
import { openDialog } from "./dialog.js";
import { h, needStyle, setChildren } from "./dom.js";
import { startGame } from "./game.js";
import { focusHand } from "./hand.js";
import { icon } from "./icons.js";
import { store } from "./store.js";
import { counted, t } from "./texts.js";

await needStyle("composer");

/** @import { Finding } from "./protocol.js" */

/**
 * @param {object} how
 * @param {(rules: string) => unknown} how.take what to do with the rules if they are to be looked at
 */
export function openFind({ take }) {
  /** @type {{ question: string, answer: string }[]} */
  let answered = [];
  /** @type {Finding | null} */
  let finding = null;
  let language = "";
  let failed = "";
  let asking = false;
  let dealt = false;
  const sheet = h("div", { class: "find" });
  const dialog = openDialog({
    title: () => t("page-find-title"),
    className: "find-dialog",
    body: () => {
      if (language !== store.texts?.language) {
        language = store.texts?.language ?? "";
        void ask();
      }
      return sheet;
    },
    onClose: () => {
      if (dealt) focusHand();
    },
  });
  return dialog;

  async function ask(focus = false) {
    asking = true;
    try {
      finding = await findRules({ answered });
      failed = "";
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed = error.message;
    } finally {
      asking = false;
    }
    show();
    if (focus) sheet.querySelector("h3")?.focus();
  }

  /** @param {string} answer "" for not knowing */
  function answer(answer) {
    const question = finding?.question?.id;
    if (question === undefined || asking) return;
    answered = [...answered, { question, answer }];
    void ask(true);
  }

  function show() {
    if (failed) setChildren(sheet, h("p", { role: "alert" }, failed), againButton());
    else if (finding?.question) showQuestion(finding.question);
    else if (finding?.found) showFound(finding.found);
  }

  /** @param {NonNullable<Finding["question"]>} question */
  function showQuestion({ words, answers }) {
    setChildren(
      sheet,
      h("p", { class: "quiet" }, counted("page-find-question", answered.length + 1)),
      h("h3", { tabindex: -1 }, words),
      h(
        "div",
        { class: "find-answers" },
        ...answers.map(({ value, label }, index) =>
          h("button", { type: "button", class: "button", id: `find-${index}`, onclick: once(() => answer(value)) }, label),
        ),
      ),
      h(
        "div",
        { class: "find-foot" },
        answered.length > 0 && h("button", { type: "button", class: "button plain", id: "find-back", onclick: back }, icon("left"), t("page-find-back")),
        h("button", { type: "button", class: "button plain", id: "find-unknown", onclick: once(() => answer("")) }, t("page-find-dont-know")),
      ),
    );
  }

  /** A double click is one answer, and none to the question that comes meanwhile. @param {() => void} act */
  function once(act) {
    return (/** @type {MouseEvent} */ { detail }) => {
      if (detail < 2) act();
    };
  }

  function back() {
    if (asking) return;
    answered = answered.slice(0, -1);
    void ask(true);
  }

  /** @param {NonNullable<Finding["found"]>} found */
  function showFound({ link, name, summary, differences, left_out: leftOut, near }) {
    /** @param {string} title @param {string[]} lines */
    const list = (title, lines) => lines.length > 0 && h("div", null, h("h4", null, title), h("ul", null, ...lines.map((line) => h("li", null, line))));
    setChildren(
      sheet,
      h("p", { class: "quiet" }, t("page-find-nearest")),
      h("h3", { tabindex: -1 }, name),
      h("p", null, summary),
      near.length > 0 && h("p", { class: "quiet" }, `${t("page-find-near")}: ${near.join(", ")}`),
      differences.length ? list(t("page-find-different"), differences) : h("p", null, t("page-find-same")),
      list(t("page-find-left-out"), leftOut),
      h(
        "div",
        { class: "find-foot" },
        h("button", { type: "button", class: "button main", id: "find-play", onclick: () => void play(link) }, t("page-find-play")),
        h("button", { type: "button", class: "button", id: "find-look", onclick: () => look(link) }, t("page-find-look")),
        h("button", { type: "button", class: "button plain", id: "find-back", onclick: back }, icon("left"), t("page-find-back")),
        againButton(),
      ),
    );
  }

  function againButton() {
    return h("button", { type: "button", class: "button plain", id: "find-again", onclick: again }, t("page-find-again"));
  }

  function again() {
    if (asking) return;
    answered = [];
    void ask(true);
  }

  /** @param {string} link */
  function look(link) {
    dialog.close();
    take(link);
  }

  /** @param {string} rules */
  async function play(rules) {
    try {
      await startGame({ rules, level: store.view?.level ?? "casual" });
      dealt = true;
      for (const other of document.querySelectorAll("dialog")) other.close();
    } catch (error) {
      failed = error instanceof Failure ? error.message : t("page-new-failed");
      show();
    }
  }
}
