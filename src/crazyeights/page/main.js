// @ts-check
/** Puts the page together and brings the player to a table. */
import * as api from "./api.js";
import { attribute, byId, h } from "./dom.js";
import { openTable, refollow, startGame } from "./game.js";
import { mountHeader } from "./header.js";
import { startKeeping } from "./keeping.js";
import { parts } from "./parts.js";
import { startSounds } from "./sound.js";
import { store } from "./store.js";
import { mountTable } from "./table.js";
import { t } from "./texts.js";

/** @returns {string | null} the table that the address names */
function tableInAddress() {
  return /^\/table\/([^/]+)$/.exec(location.pathname)?.[1] ?? null;
}

/**
 * Show the rules of the address, above the newest table if there is one. Nobody who follows a link
 * to rules has asked for a game yet.
 */
async function arriveAtRules() {
  const table = store.home?.table;
  if (table && !store.view) await openTable(table);
  const { openComposer } = await parts.composer();
  openComposer({
    rules: location.search.slice(1) || undefined,
    onClose: () => {
      if (location.pathname !== "/rules") return;
      history.replaceState(null, "", store.view ? `/table/${store.view.table}` : "/");
      if (!store.view) void arrive();
    },
  });
}

/** Show the table of the address; without one the newest of this player, or a new game. */
async function arrive() {
  if (location.pathname === "/rules") {
    await arriveAtRules();
    return;
  }
  const named = tableInAddress();
  if (named === null && location.pathname !== "/") {
    nothingHere();
    return;
  }
  const table = named ?? store.home?.table ?? null;
  if (table === null) {
    await startGame({}, { replace: true });
    return;
  }
  try {
    await openTable(decodeURIComponent(table));
  } catch (error) {
    if (!(error instanceof api.Failure)) throw error;
    nothingHere();
    return;
  }
  if (named === null) history.replaceState(null, "", `/table/${table}`);
}

/** Somebody else's table, or one that is no more: say so in its place until there is one again. */
function nothingHere() {
  store.set({ view: null });
  refollow();
  const message = h(
    "div",
    { class: "nowhere" },
    h("h1", null, t("page-no-table")),
    h("p", null, t("page-no-table-why")),
    h("button", { type: "button", class: "button main", onclick: () => void startGame() }, t("page-no-table-deal")),
  );
  const table = byId("table");
  table.append(message);
  attribute(table, "data-nowhere", true);
  const stop = store.subscribe(() => {
    if (!store.view) return;
    message.remove();
    attribute(table, "data-nowhere", null);
    stop();
  });
}

/** The points of a deal are fetched once the cards are there: long before they are needed. */
async function fetchEnding() {
  const { mountEnding } = await parts.ending();
  mountEnding();
  if (store.view?.ended) store.set({});
}

async function start() {
  const home = await api.getHome();
  const texts = await api.getTexts(home.language);
  document.documentElement.lang = texts.language;
  // A feed may come without Accept-Language: until the reader chooses, it is the language found here.
  if (!/(^|; )language=/.test(document.cookie)) document.cookie = `language=${texts.language}; Path=/; SameSite=Lax`;
  store.set({ home, texts });
  api.onReach((reachable) => {
    if (store.offline === reachable) store.set({ offline: !reachable });
  });
  window.addEventListener("popstate", () => void arrive());
  mountHeader(byId("header"));
  mountTable(byId("table"));
  startKeeping();
  startSounds();
  await arrive();
  await fetchEnding();
}

void start();
