// @ts-check
/**
 * Checks that the cards were fixed before they were played: when a deal is over and its secret
 * disclosed, the browser recomputes the shuffle and compares it with what it has kept (keeping.js).
 */
import { getShuffle } from "./api.js";
import { cardFace } from "./cards.js";
import { openDialog } from "./dialog.js";
import { h, needStyle } from "./dom.js";
import { icon } from "./icons.js";
import { seenOf } from "./keeping.js";
import { commitmentTo, dealtTo, inOrder, shuffled } from "./shuffle.js";
import { cardName, ranks, t } from "./texts.js";

await needStyle("verify");

/** @import { Seen } from "./keeping.js" */
/** @import { Shuffle } from "./protocol.js" */

/** @typedef {{ good: boolean | null, text: string, code?: string }} Step */

/**
 * Recompute a deal.
 * @param {Shuffle} shuffle what the table discloses
 * @param {Seen | undefined} seen what this browser has kept
 * @returns {{ steps: Step[], dealt: Set<number> }} `dealt`: where in the shuffled pack one's own cards lie
 */
export function check(shuffle, seen) {
  const promised = seen?.commitment ?? shuffle.commitment;
  const fingerprint = commitmentTo(shuffle.secret);
  const mine = shuffled(shuffle.secret, shuffle.cards, shuffle.cut?.length ?? 0);
  /** @type {Step[]} */
  const steps = [
    seen
      ? { good: true, text: t("page-verify-kept"), code: promised }
      : { good: null, text: t("page-verify-not-kept"), code: promised },
    { good: true, text: t("page-verify-secret"), code: shuffle.secret },
    fingerprint === promised
      ? { good: true, text: t("page-verify-same") }
      : { good: false, text: t("page-verify-not-same"), code: fingerprint },
  ];
  if (shuffle.cut) {
    const cut = equal(mine.cut, shuffle.cut.map(({ card }) => card));
    steps.push({ good: cut, text: t(cut ? "page-verify-cut" : "page-verify-not-cut") });
  }
  const same = inOrder(shuffle.cards) && equal(mine.shuffled, shuffle.shuffled);
  steps.push({ good: same, text: t(same ? "page-verify-shuffle" : "page-verify-not-shuffle") });
  /** @type {Set<number>} */
  const dealt = new Set();
  if (seen?.hand && seen.seats) {
    const { hand, seats } = seen;
    const count = hand.length;
    const own = [...hand].sort();
    const place = seen.places?.find((first) => equal(dealtTo(mine.shuffled, { place: first, seats, count }).sort(), own));
    const found = place !== undefined;
    if (found) for (let i = 0; i < count; i += 1) dealt.add(mine.shuffled.length - 1 - place - i * seats);
    steps.push({ good: found, text: t(found ? "page-verify-hand" : "page-verify-not-hand") });
  }
  return { steps, dealt };
}

/** @param {string[]} a @param {string[]} b */
function equal(a, b) {
  return a.length === b.length && a.every((card, i) => card === b[i]);
}

/**
 * Show the check of a deal that is over.
 * @param {string} table
 * @param {number} deal
 */
export async function openVerify(table, deal) {
  const seen = seenOf(table, deal);
  const shuffle = await getShuffle(table, deal);
  openDialog({
    title: () => t("page-verify-title"),
    className: "verify-dialog",
    body: () => body(shuffle, seen),
  });
}

/** @param {Shuffle} shuffle @param {Seen | undefined} seen */
function body(shuffle, seen) {
  const { steps, dealt } = check(shuffle, seen);
  const bad = steps.some(({ good }) => good === false);
  const letters = ranks();
  return h(
    "div",
    { class: "verify" },
    h("p", null, t("page-verify-about")),
    h(
      "ol",
      { class: "verify-steps" },
      ...steps.map(({ good, text, code }) =>
        h(
          "li",
          { class: good === false ? "bad" : good ? "good" : "open" },
          icon(good === false ? "close" : good ? "check" : "lock"),
          h("span", null, text),
          code && h("code", null, code),
        ),
      ),
    ),
    h(
      "p",
      { class: bad ? "verify-result bad" : "verify-result" },
      t(bad ? "page-verify-bad" : seen ? "page-verify-good" : "page-verify-agrees"),
    ),
    h(
      "details",
      { class: "verify-pack" },
      h("summary", null, t("page-verify-pack")),
      h(
        "ol",
        { reversed: true },
        ...shuffle.shuffled
          .map((card, place) =>
            h(
              "li",
              { class: dealt.has(place) ? "dealt" : null },
              h("span", { class: "card" }, cardFace(card, { ranks: letters, compact: true })),
              h("span", { class: "visually-hidden" }, cardName(card)),
            ),
          )
          .reverse(),
      ),
      dealt.size > 0 && h("p", null, t("page-verify-yours")),
    ),
  );
}
