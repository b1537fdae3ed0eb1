// @ts-check
/** The line of words beneath the piles, and what is spoken: the same text. */
import { attribute, byId, h, setText } from "./dom.js";
import { icon } from "./icons.js";
import { toggleLog } from "./log.js";
import { withSigns } from "./signs.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** @import { Change } from "./store.js" */
/** @import { View } from "./protocol.js" */

const words = h("p", { class: "line", id: "line" });
const direction = h("span", { class: "direction" });
const logWord = h("span");
const log = h("button", { type: "button", class: "log-link", onclick: () => toggleLog() }, icon("log"), logWord);
export const line = h("div", { class: "words" }, words, h("p", { class: "below" }, direction, log));

/** From how many letters on the line is written smaller, and how many it takes at most. */
const LONG = { short: 64, narrow: 100, wide: 84 };
const MOST = { short: 110, narrow: 150, wide: 260 };

let shown = "";
let spoken = "";

/** @returns {"short" | "narrow" | "wide"} */
function size() {
  if (innerWidth >= 600) return "wide";
  return innerHeight < 700 ? "short" : "narrow";
}

/**
 * Leave out what happened first where it does not fit. It is spoken all the same, and stands in the log.
 * @param {string} text
 * @param {number} asked how many letters follow
 */
function shortened(text, asked) {
  const most = MOST[size()] - asked;
  const sentences = text.split(/(?<=[.!?…]”?) /u);
  while (sentences.length > 1 && sentences.join(" ").length > most) sentences.shift();
  return sentences.join(" ");
}

/**
 * @param {View} view
 * @param {Change} change
 */
export function updateLine(view, change) {
  const [told, asked, kind] = content(view);
  const said = shortened(told, asked.length);
  const key = `${kind}|${said}|${asked}|${plain(view)}`;
  if (key !== shown) {
    shown = key;
    attribute(words, "data-kind", kind);
    // Made anew each time, so that a longer text is no shift of the one before.
    const text = h("span", { class: "line-text" }, ...withSigns(said), said && asked ? " " : "", asked ? h("strong", { class: plain(view) ? "plain" : null }, ...withSigns(asked)) : "");
    attribute(text, "data-long", said.length + asked.length > LONG[size()]);
    words.replaceChildren(text);
  }
  const turns = view.seats.length > 2 || view.has.reverse ? view.direction_words : "";
  if (direction.dataset.words !== turns) {
    direction.dataset.words = turns;
    direction.replaceChildren(...(turns ? [icon(view.direction === 1 ? "clockwise" : "counterclockwise"), turns] : []));
  }
  setText(logWord, t("page-header-log"));
  speak(told, asked, change);
}

/** @param {View} view @returns {boolean} whether the plates say it all: whose turn it is, and no more */
function plain(view) {
  return view.phase === "turn" && !store.offline && (view.turn !== view.you || view.hand.some((held) => held.playable));
}

/** @param {View} view @returns {[said: string, asked: string, kind: string]} */
function content(view) {
  if (store.notice) return [store.notice, "", "notice"];
  if (store.hint) return [store.hint.message, "", "hint"];
  if (store.choosing) return [t("page-choose-now"), "", "choose"];
  if (store.offline) return [view.said, t("page-reconnecting"), "said"];
  return [view.said, view.ended ? "" : view.prompt, "said"];
}

/**
 * One message for each thing that happens. Several moves in one go are read one after the other.
 * @param {string} said
 * @param {string} asked
 * @param {Change} change
 */
function speak(said, asked, change) {
  if (store.pending) return;
  const steps = change.updates.map((update) => update.said).filter(Boolean);
  const several = steps.length > 1 && !store.notice && !store.hint && !store.choosing;
  const text = [several ? steps.join(" ") : said, asked].filter(Boolean).join(" ");
  if (text === spoken && steps.length === 0) return;
  spoken = text;
  const live = byId("live");
  // The same once more is only read if it is another text.
  setText(live, live.textContent === text ? `${text}\u00a0` : text);
}
