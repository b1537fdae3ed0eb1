// @ts-check
/**
 * The rule book of the rules being played, as a page to read: contents, examples with real cards,
 * and the words of the game explained where they stand.
 */
import { Failure, getRules } from "./api.js";
import { cardFace } from "./cards.js";
import { openDialog } from "./dialog.js";
import { attribute, h } from "./dom.js";
import { icon } from "./icons.js";
import { parts } from "./parts.js";
import { store } from "./store.js";
import { ranks, t } from "./texts.js";

/** @import { Book } from "./protocol.js" */
/** @typedef {Book["sections"][number]} Section */
/** @typedef {Section["paragraphs"][number]} Paragraph */
/** @typedef {Paragraph["parts"][number]} Part */
/** @typedef {Book["terms"][number]} Term */

/** From here on the contents stand beside the text, as the style sheet has it. */
const WIDE = matchMedia("(width >= 860px)");

/** What a word means, in a bubble beside it: one for all words, moved to the one that is asked. */
const tip = h("p", { id: "term-tip", class: "bubble term-tip", role: "tooltip", popover: "manual" });

/** Open the rule book. */
export function openRules() {
  const { view } = store;
  if (!view) return;
  const { table } = view;
  /** @type {Book | null} */
  let book = null;
  let language = "";
  let failed = false;
  const dialog = openDialog({
    title: () => book?.title ?? view.rules.name,
    className: "rules-dialog",
    body: () => {
      if (language !== store.texts?.language) void load();
      if (failed) return h("p", { role: "alert" }, t("page-dialog-failed"));
      return book ? page(book) : h("p", { class: "quiet" }, t("page-dialog-loading"));
    },
    actions,
  });

  /** What else there is to do with rules. */
  function actions() {
    /** @param {string} id @param {() => unknown} act */
    const button = (id, act) =>
      h("button", { type: "button", class: "button plain small", id: `rules-${id}`, onclick: act }, t(`page-composer-${id}`));
    return [
      h("button", { type: "button", class: "button", id: "rules-edit", onclick: () => void compose() }, t("page-composer-edit")),
      button("compare", async () => (await parts.compare()).openCompare()),
      button("find", async () => (await parts.find()).openFind({ take: compose })),
      button("may", async () => (await parts.may()).openMay()),
    ];
  }

  /** @param {string} [rules] */
  async function compose(rules) {
    // What few people come for is fetched when it is wanted.
    const { openComposer } = await parts.composer();
    dialog.close(); // two rule books at once would be one too many
    openComposer({ rules });
  }

  async function load() {
    language = store.texts?.language ?? "";
    try {
      book = await getRules(table);
      failed = false;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed = true;
    }
    dialog.refresh();
  }
}

/** @param {Book} book */
function page(book) {
  const sections = chapters(book);
  const contents = h(
    "nav",
    { class: "contents", "aria-label": t("page-rules-contents") },
    h(
      "details",
      { open: WIDE.matches },
      h("summary", null, t("page-rules-contents")),
      h("ul", null, ...book.sections.map(entry)),
    ),
  );
  markWhere(sections, contents);
  return h("div", { class: "rules" }, contents, h("div", { class: "rules-text" }, ...sections));
}

/** The sections of a rule book; sentences that are marked as changed are shown so. @param {Book} book */
export function chapters(book) {
  const words = glossary(book.terms);
  return book.sections.map((section) => {
    /** @type {Set<Term>} */
    const used = new Set();
    return h(
      "section",
      { id: `rules-${section.name}`, class: `rules-${section.name}`, "aria-labelledby": `rules-${section.name}-title` },
      h("h3", { id: `rules-${section.name}-title`, tabindex: -1 }, section.title),
      ...paragraphs(section, (text) => (section.name === "glossary" ? new Text(text) : explained(text, words, used))),
    );
  });
}

/** Mark in the contents what is being read. @param {Element[]} sections @param {Element} contents */
function markWhere(sections, contents) {
  const links = [...contents.querySelectorAll("a")];
  const seen = new Set();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      const first = sections.findIndex((section) => seen.has(section));
      links.forEach((link, index) => attribute(link, "aria-current", index === first && "true"));
    },
    { rootMargin: "-10% 0px -75%" },
  );
  for (const section of sections) observer.observe(section);
}

/** @param {Section} section */
function entry({ name, title }) {
  const link = h("a", { href: `#rules-${name}` }, title);
  link.addEventListener("click", (event) => {
    event.preventDefault(); // no entry in the history: back closes the dialog or leaves the table
    if (!WIDE.matches) link.closest("details")?.removeAttribute("open");
    document.getElementById(`rules-${name}`)?.scrollIntoView({ block: "start" });
    document.getElementById(`rules-${name}-title`)?.focus({ preventScroll: true });
  });
  return h("li", null, link);
}

/**
 * The paragraphs of a section; entries and rows that follow one another become one list.
 * @param {Section} section @param {(text: string) => Node} words
 * @returns {Node[]}
 */
function paragraphs({ paragraphs: all, name }, words) {
  /** @type {Node[]} */
  const result = [];
  let shapeBefore = "text";
  for (const paragraph of all) {
    const { shape, parts } = paragraph;
    if (shape === "text") result.push(text(paragraph, words));
    else if (shape !== shapeBefore) result.push(h(name === "examples" ? "ul" : "dl", { class: shape }));
    shapeBefore = shape;
    if (shape === "text") continue;
    const list = /** @type {Element} */ (result.at(-1));
    const [label, ...sentences] = parts;
    const said = sentences.flatMap((part) => [marked(part, words), " "]);
    list.append(
      name === "examples"
        ? h("li", null, ...faces(paragraph.cards?.slice(0, 1) ?? []), verdict(paragraph), h("p", null, h("b", null, label?.text), " ", ...said))
        : h("div", null, h("dt", null, label?.text), h("dd", null, ...said)),
    );
  }
  return result;
}

/** @param {Paragraph} paragraph @param {(text: string) => Node} words */
function text(paragraph, words) {
  const { parts, cards = [] } = paragraph;
  const sentences = h("p", null, ...parts.flatMap((part) => [marked(part, words), " "]));
  if (!cards.length) return sentences;
  // The cards of a position: the upcard first, then the hand, which follows card by card.
  const counted = parts[0]?.text_id === "rule-example-score";
  return h("div", { class: "scene" }, h("div", { class: "shown" }, ...faces(counted ? cards : cards.slice(0, 1))), sentences);
}

/** A sentence, marked where the preset says something else. @param {Part} part @param {(text: string) => Node} words */
function marked(part, words) {
  return part.changed ? h("mark", null, words(part.text)) : words(part.text);
}

/** @param {string[]} cards */
function faces(cards) {
  return cards.map((card) => h("span", { class: "card" }, cardFace(card, { ranks: ranks() })));
}

/** Whether the card of an example may be played: its reason is a refusal or not. @param {Paragraph} paragraph */
function verdict({ parts }) {
  const refused = parts[1]?.text_id.startsWith("refuse-");
  return h("span", { class: refused ? "verdict no" : "verdict yes" }, icon(refused ? "close" : "check"));
}

/**
 * What finds the words of the game in a sentence, and what each of them means.
 * @typedef {{ pattern: RegExp, terms: Map<string, Term> }} Glossary
 */

/** @param {Term[]} terms @returns {Glossary} */
function glossary(terms) {
  const meant = new Map(terms.flatMap((term) => term.words.flatMap((word) => spellings(word).map((one) => [one, term]))));
  // Of two words that begin alike the longer one counts: "wild card" before "wild".
  const words = [...meant.keys()].sort((a, b) => b.length - a.length);
  const either = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|");
  return { pattern: new RegExp(`(?<![\\p{L}-])(?:${either})(?![\\p{L}-])`, "gu"), terms: meant };
}

/** A word within a sentence and at its start. @param {string} word */
function spellings(word) {
  return [word, word.charAt(0).toUpperCase() + word.slice(1)];
}

/**
 * A sentence in which the words of the game can be asked for what they mean, each once a section.
 * @param {string} sentence @param {Glossary} glossary @param {Set<Term>} used
 * @returns {DocumentFragment}
 */
function explained(sentence, { pattern, terms }, used) {
  const result = document.createDocumentFragment();
  let end = 0;
  for (const match of sentence.matchAll(pattern)) {
    const term = terms.get(match[0]);
    if (!term || used.has(term)) continue;
    used.add(term);
    result.append(sentence.slice(end, match.index), termButton(match[0], term.meaning));
    end = match.index + match[0].length;
  }
  result.append(sentence.slice(end));
  return result;
}

/** @param {string} word @param {string} meaning */
function termButton(word, meaning) {
  const button = h("button", { type: "button", class: "term" }, word);
  const show = () => {
    tip.textContent = meaning;
    button.closest("dialog")?.append(tip);
    button.setAttribute("aria-describedby", tip.id);
    tip.showPopover();
    const word = button.getBoundingClientRect();
    const box = tip.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - box.width - 8, word.left));
    const fits = word.bottom + box.height + 12 < innerHeight;
    tip.style.left = `${left}px`;
    tip.style.top = `${fits ? word.bottom + 8 : word.top - box.height - 8}px`;
  };
  const hide = () => {
    button.removeAttribute("aria-describedby");
    if (tip.matches(":popover-open")) tip.hidePopover();
  };
  button.addEventListener("focus", show);
  button.addEventListener("click", show);
  button.addEventListener("pointerenter", show);
  button.addEventListener("blur", hide);
  button.addEventListener("pointerleave", hide);
  button.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !tip.matches(":popover-open")) return;
    event.preventDefault(); // the bubble closes first, the dialog with the next Escape
    hide();
  });
  return button;
}
