// @ts-check
/** The line of words beneath the piles, and what is spoken: the same text. */
import { attribute, byId, h, keepRoom, setText } from "./dom.js";
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

let shown = "";
/** How high the text was when it was written: less of it may be shown since, or more. */
let written = 0;
let spoken = "";

/**
 * Write what fits: smaller where it is long, and without what happened first where that would not do.
 * It is spoken all the same, and stands in the log.
 * @param {string} told
 * @param {string} asked
 * @param {string | null} className of what is asked
 */
function write(told, asked, className) {
  for (let sentences = told.split(/(?<=[.!?…]”?) /u); ; sentences = sentences.slice(1)) {
    const said = sentences.join(" ");
    // Made anew each time, so that a longer text is no shift of the one before.
    const text = h("span", { class: "line-text" }, ...withSigns(said), said && asked ? " " : "", asked ? h("strong", { class: className }, ...withSigns(asked)) : "");
    words.replaceChildren(text);
    for (const long of [false, true]) {
      attribute(text, "data-long", long);
      if (text.offsetHeight <= words.clientHeight) return;
    }
    if (sentences.length < 2) return;
  }
}

/**
 * Say what happened, once everything else has its size: it is written as large as it fits.
 * @param {View} view
 * @param {number | null} width what there is between the opponents, where they sit to the sides
 */
export function writeLine(view, width) {
  const [told, asked, kind] = content(view);
  const key = `${kind}|${told}|${asked}|${plain(view)}|${words.clientWidth}×${words.clientHeight}|${width ?? ""}`;
  if (key === shown && textHeight() === written) return;
  shown = key;
  words.style.setProperty("--between", width === null ? "100%" : `${width}px`);
  attribute(words, "data-kind", kind);
  write(told, asked, plain(view) ? "plain" : null);
  written = textHeight();
}

function textHeight() {
  const text = words.firstElementChild;
  return text instanceof HTMLElement ? text.offsetHeight : 0;
}

/**
 * @param {View} view
 * @param {Change} change
 */
export function updateLine(view, change) {
  const [told, asked] = content(view);
  const turns = view.seats.length > 2 || view.has.reverse ? view.direction_words : "";
  if (direction.dataset.words !== turns) {
    direction.dataset.words = turns;
    keepRoom(direction, turns, ...(turns ? view.room.direction : []));
    direction.replaceChildren(...(turns ? [h("span", null, icon(view.direction === 1 ? "clockwise" : "counterclockwise"), turns)] : []));
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
