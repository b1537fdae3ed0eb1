// @ts-check
/** May I? A position to set up, and the answer with the sentence of the rules that decides it. */
import { Failure, mayI } from "./api.js";
import { cardFace } from "./cards.js";
import { openDialog } from "./dialog.js";
import { attribute, h, needStyle, setChildren, whenQuiet } from "./dom.js";
import { icon } from "./icons.js";
import { presetLink, savedRules } from "./rulesets.js";
import { store } from "./store.js";
import { cardName, named, ranks, suitName, t } from "./texts.js";

await needStyle("composer");

/** @import { Suit, ToRule } from "./protocol.js" */
/** @typedef {"hand" | "drawn" | "played"} Cards */

const SUITS = /** @type {Suit[]} */ (["C", "D", "H", "S"]);
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const STOCKS = /** @type {const} */ (["full", "empty", "nothing"]);

/**
 * @param {object} [how]
 * @param {string} [how.rules] rules as in a link; else those that are being played
 * @param {string} [how.name] what these are called
 */
export function openMay({ rules = store.view?.rules.link ?? presetLink("quick"), name = store.view?.rules.name ?? "" } = {}) {
  const asked = asNow(rules);
  let language = "";
  let latest = 0;
  /** @type {HTMLElement} */
  let upcard;
  /** @type {HTMLElement} */
  let question;
  /** @type {Record<Cards, { fieldset: HTMLElement, update: () => void }>} */
  let lists;
  const form = h("div", { class: "may-form" });
  const answer = h("p", { class: "may-answer" });
  const sentences = h("div", { class: "may-rules" });
  const result = h("div", { class: "may-result", role: "status" }, answer, sentences);
  return openDialog({
    title: () => t("page-may-title"),
    className: "may-dialog",
    body: () => {
      if (language !== store.texts?.language) {
        language = store.texts?.language ?? "";
        build();
      }
      return h("div", { class: "may" }, form, result);
    },
  });

  /** Put the questions, in the present language. Menus stay what they are while one types in them. */
  function build() {
    upcard = h("div", { class: "may-face" });
    question = h("div", { class: "may-question" });
    lists = { hand: cards("hand", t("page-may-hand")), drawn: cards("drawn", t("page-may-drawn")), played: cards("played", t("page-may-played")) };
    setChildren(
      form,
      select("rules", t("page-may-rules"), ruleChoices(), asked.rules, (value) => { asked.rules = value; }),
      h(
        "div",
        { class: "may-upcard" },
        upcard,
        h(
          "div",
          { class: "may-upcard-choice" },
          select("upcard", t("page-may-upcard"), cardChoices(), asked.upcard, (value) => { asked.upcard = value; }),
          select(
            "suit",
            t("page-may-suit"),
            [["", t("page-may-own-suit")], ...SUITS.map((suit) => /** @type {[string, string]} */ ([suit, suitName(suit)]))],
            asked.suit ?? "",
            (value) => { asked.suit = value ? /** @type {Suit} */ (value) : null; },
          ),
        ),
      ),
      check("fresh", t("page-may-fresh"), asked.just_played ?? false, (checked) => { asked.just_played = checked; }),
      number("debt", t("page-may-debt"), asked.debt ?? 0, (value) => { asked.debt = value; }),
      lists.hand.fieldset,
      question,
      h(
        "details",
        { open: Boolean(asked.drawn?.length || asked.played?.length) },
        h("summary", { id: "may-more" }, icon("right"), t("page-may-more")),
        lists.drawn.fieldset,
        lists.played.fieldset,
        select("stock", t("page-may-stock"), STOCKS.map((stock) => [stock, t(`page-may-stock-${stock}`)]), asked.stock ?? "full", (value) => {
          asked.stock = STOCKS.find((stock) => stock === value) ?? "full";
        }),
      ),
    );
    show();
  }

  /** Show what follows from the answers, and ask. */
  function show() {
    const focused = document.activeElement?.id ?? "";
    setChildren(upcard, face(asked.upcard));
    for (const { update } of Object.values(lists)) update();
    actionChoice();
    if (document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
    void ask();
  }

  async function changed() {
    await whenQuiet();
    show();
  }

  async function ask() {
    const number = ++latest;
    try {
      const { allowed, answer: said, sentences: rules } = await mayI(asked);
      if (number !== latest) return;
      tell(allowed, said, rules);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (number === latest) tell(null, error.message, []);
    }
  }

  /** @param {boolean | null} allowed @param {string} said @param {string[]} rules */
  function tell(allowed, said, rules) {
    attribute(result, "data-allowed", allowed === null ? "unclear" : String(allowed));
    setChildren(answer, allowed === null ? null : h("span", { class: allowed ? "verdict yes" : "verdict no" }, icon(allowed ? "check" : "close")), h("span", null, said));
    setChildren(sentences, ...(rules.length ? [h("h3", null, t("page-may-rule")), ...rules.map((rule) => h("blockquote", null, rule))] : []));
  }

  // ── Parts of the form ──────────────────────────────────────────────────────────────────────────

  /** @returns {[string, string][]} */
  function ruleChoices() {
    const presets = (store.home?.presets ?? []).map(({ id, name }) => /** @type {[string, string]} */ ([presetLink(id), name]));
    const saved = savedRules().map(({ name, rules: link }) => /** @type {[string, string]} */ ([link, name]));
    const known = [...saved, ...presets];
    return known.some(([link]) => link === rules) ? known : [[rules, name || t("page-compare-these")], ...known];
  }

  /** What to ask about: each card of the hand, and what else one can do. */
  function actionChoice() {
    const held = [...new Set([...asked.hand, ...(asked.drawn ?? [])])].filter((card) => !(asked.played ?? []).includes(card));
    const others = ["draw", "pass", "call", "stop"];
    const now = asked.action.do === "play" ? asked.action.card : asked.action.do;
    const chosen = [...held, ...others].includes(now) ? now : (held[0] ?? "draw");
    act(chosen);
    /** @param {string} value @param {string} text */
    const option = (value, text) =>
      h(
        "label",
        { class: "option" },
        h("input", {
          type: "radio", name: "may-action", id: `may-action-${value}`, checked: value === chosen,
          onchange: () => {
            act(value);
            void ask();
          },
        }),
        text,
      );
    /** @param {string} title @param {Node[]} options */
    const group = (title, options) => options.length > 0 && h("fieldset", null, h("legend", null, title), h("div", { class: "row" }, ...options));
    setChildren(
      question,
      group(t("page-may-question"), held.map((card) => option(card, cardName(card)))),
      group(t("page-may-otherwise"), others.map((what) => option(what, t(`page-may-${what}`)))),
    );
  }

  /** @param {string} value */
  function act(value) {
    if (value === "draw" || value === "pass" || value === "call" || value === "stop") asked.action = { do: value };
    else asked.action = { do: "play", card: value };
  }

  /**
   * Cards that can be taken away, and a menu to add more: at once where it is picked from by pointer;
   * by keys the menu changes with each letter, so there the button adds.
   * @param {Cards} which @param {string} title
   */
  function cards(which, title) {
    const id = `may-${which}`;
    const held = h("div", { class: "may-held" });
    let byPointer = false;
    const spoken = `${title}: ${t("page-may-add")}`;
    const menu = select(which, "", [["", t("page-may-add")], ...cardChoices()], "", () => byPointer && add(), spoken);
    const field = /** @type {HTMLSelectElement} */ (menu.querySelector("select"));
    menu.addEventListener("pointerdown", () => { byPointer = true; });
    menu.addEventListener("keydown", () => { byPointer = false; });
    const adder = h(
      "button",
      {
        type: "button",
        class: "button square",
        id: `${id}-add`,
        "aria-label": spoken,
        onclick: () => {
          add();
          show();
        },
      },
      icon("plus"),
    );
    const fieldset = h("fieldset", { class: "may-cards" }, h("legend", null, title), held, h("div", { class: "may-adding" }, menu, adder));
    return { fieldset, update };

    function add() {
      if (field.value) asked[which] = [...(asked[which] ?? []), field.value];
      field.value = "";
    }

    function update() {
      const own = asked[which] ?? [];
      setChildren(
        held,
        ...own.map((card, index) =>
          h(
            "button",
            {
              type: "button",
              class: "may-card",
              id: `${id}-${index}`,
              "aria-label": named("page-may-take", { text: cardName(card) }),
              onclick: () => {
                asked[which] = own.filter((_, other) => other !== index);
                show();
                (document.getElementById(`${id}-${Math.min(index, own.length - 2)}`) ?? field).focus();
              },
            },
            face(card),
          ),
        ),
        own.length === 0 && h("span", { class: "quiet" }, t("page-may-no-card")),
      );
    }
  }

  /**
   * @param {string} name @param {string} label @param {[string, string][]} choices @param {string} value
   * @param {(value: string) => void} take @param {string} [spoken] where there is no label to see
   */
  function select(name, label, choices, value, take, spoken) {
    const id = `may-${name}`;
    const menu = h(
      "select",
      {
        id,
        class: "field",
        "aria-label": spoken,
        onchange: (/** @type {Event} */ event) => {
          take(/** @type {HTMLSelectElement} */ (event.target).value);
          void changed();
        },
      },
      ...choices.map(([one, text]) => h("option", { value: one, selected: one === value }, text)),
    );
    return h("div", { class: "labelled" }, label && h("label", { for: id }, label), menu);
  }

  /** @param {string} name @param {string} label @param {boolean} checked @param {(checked: boolean) => void} take */
  function check(name, label, checked, take) {
    const id = `may-${name}`;
    const input = h("input", { type: "checkbox", id, class: "switch", role: "switch", checked });
    input.addEventListener("change", () => {
      take(input.checked);
      void changed();
    });
    return h("div", { class: "setting" }, h("label", { for: id }, label), input);
  }

  /** @param {string} name @param {string} label @param {number} value @param {(value: number) => void} take */
  function number(name, label, value, take) {
    const id = `may-${name}`;
    const field = h("input", { type: "number", id, class: "field number", min: 0, max: 200, step: 1, inputmode: "numeric", value });
    field.addEventListener("change", () => {
      const wanted = Math.min(200, Math.max(0, Number.parseInt(field.value, 10) || 0));
      field.value = String(wanted);
      take(wanted);
      void changed();
    });
    return h("div", { class: "may-number" }, h("label", { for: id }, label), field);
  }
}

/** The position of the table that is being played, or one to begin with. @param {string} rules @returns {ToRule} */
function asNow(rules) {
  const view = store.view;
  const upcard = view?.discards.at(-1);
  const own = view?.rules.link === rules && view.hand.length > 0 && upcard;
  if (!own) return { rules, upcard: "9H", hand: ["9S", "8D", "QC"], action: { do: "play", card: "9S" } };
  const hand = view.hand.map(({ card }) => card);
  const mine = view.turn === view.you;
  return {
    rules,
    upcard,
    hand,
    suit: view.required,
    debt: mine ? view.debt : 0,
    action: { do: "play", card: hand[0] ?? "9S" },
  };
}

/** @returns {[string, string][]} all cards, suit by suit */
function cardChoices() {
  return [...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)), "JK"].map((card) => [card, cardName(card)]);
}

/** @param {string} card */
function face(card) {
  return h("span", { class: "card" }, cardFace(card, { ranks: ranks(), compact: true }));
}
