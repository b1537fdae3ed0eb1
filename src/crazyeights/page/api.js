// @ts-check
/** The server: requests that are repeated until they are answered, and the feed of a table. */

/**
 * @import { Book, Command, Comparison, Composed, Explanation, Finding, Frame, Hint, Home, Log,
 *   NewTable, Pace, Problem, Refused, Request, Ruling, Shuffle, Statistics, Texts, ToCompare, ToCompose,
 *   ToFind, ToRule } from "./protocol.js"
 */

/** The longest wait between two attempts, in milliseconds. */
const LONGEST = 8000;

/** An action was not allowed; says why, and how the table stands. */
export class Refusal extends Error {
  /** @param {Refused} refused */
  constructor(refused) {
    super(refused.message);
    this.code = refused.code;
    this.frame = refused.frame;
  }
}

/** The server could not make anything of a request, or does not know what it is about. */
export class Failure extends Error {
  /** @param {number} status @param {Problem} problem */
  constructor(status, problem) {
    super(problem.message);
    this.status = status;
    this.code = problem.code;
  }
}

/** @type {Set<(reachable: boolean) => void>} */
const listeners = new Set();

/**
 * Hear whenever the server is out of reach, and when it is back.
 * @param {(reachable: boolean) => void} listener
 */
export function onReach(listener) {
  listeners.add(listener);
}

/** @param {boolean} reachable */
function reach(reachable) {
  for (const listener of listeners) listener(reachable);
}

/** @param {number} milliseconds @returns {Promise<void>} */
function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** @param {number} attempt counted from 0 @returns {number} milliseconds, never the same for all clients */
function backoff(attempt) {
  return Math.min(LONGEST, 250 * 2 ** attempt) * (0.75 + Math.random() / 2);
}

/**
 * Ask until there is an answer. Only for requests that may be made twice.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Response>}
 */
async function ask(method, path, body) {
  /** @type {RequestInit} */
  // What was begun when the page is left still reaches the server.
  const options = { method, keepalive: method !== "GET" };
  if (body !== undefined) {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body);
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(path, options);
      // 502 to 504 are a proxy's words for a server that is just starting again.
      if (response.status < 502) {
        if (attempt) reach(true);
        return response;
      }
    } catch {
      // No connection: below.
    }
    reach(false);
    await pause(backoff(attempt));
  }
}

/**
 * @template T
 * @param {Response} response
 * @returns {Promise<T>}
 */
async function read(response) {
  if (response.ok) return response.json();
  throw new Failure(response.status, await response.json());
}

/**
 * @template T
 * @param {string} path
 * @returns {Promise<T>}
 */
async function get(path) {
  return read(await ask("GET", path));
}

/** Wait until the server answers. @param {string} path of what need not be asked for again */
export async function whenReachable(path) {
  await (await ask("GET", path)).arrayBuffer();
}

/** @param {string} table @param {string} [rest] @returns {string} */
function at(table, rest = "") {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

/** @returns {Promise<Home>} */
export const getHome = () => get("/api/home");

/** @param {string} language @returns {Promise<Texts>} */
export const getTexts = (language) => get(`/api/texts/${language}`);

/** @param {string} table @returns {Promise<Frame>} */
export const getTable = (table) => get(at(table));

/** @param {string} table @returns {Promise<Hint>} */
export const getHint = (table) => get(at(table, "/hint"));

/** @param {string} table @returns {Promise<Log>} */
export const getLog = (table) => get(at(table, "/log"));

/** @param {string} table @returns {Promise<Book>} */
export const getRules = (table) => get(at(table, "/rules"));

/** @param {string} table @param {number} deal @returns {Promise<Shuffle>} */
export const getShuffle = (table, deal) => get(at(table, `/shuffles/${deal}`));

/** @returns {Promise<Statistics>} */
export const getStatistics = () => get("/api/statistics");

/** @param {string} table @returns {string} where the record can be downloaded */
export const recordPath = (table) => at(table, "/record");

export async function eraseStatistics() {
  await ask("DELETE", "/api/statistics");
}

/**
 * Look at rules, or at what becomes of them with a change.
 * @param {ToCompose} wanted
 * @returns {Promise<Composed>}
 */
export const composeRules = async (wanted) => read(await ask("POST", "/api/rulebooks", wanted));

/** @param {ToCompare} wanted @returns {Promise<Comparison>} */
export const compareRules = async (wanted) => read(await ask("POST", "/api/rulebooks/comparison", wanted));

/** @param {ToFind} wanted @returns {Promise<Finding>} */
export const findRules = async (wanted) => read(await ask("POST", "/api/rulebooks/search", wanted));

/** @param {ToRule} wanted @returns {Promise<Ruling>} */
export const mayI = async (wanted) => read(await ask("POST", "/api/rulebooks/ruling", wanted));

/** @param {NewTable} options @returns {Promise<Frame>} */
export async function makeTable(options) {
  return read(await ask("POST", "/api/tables", options));
}

/**
 * Ask the computer players to act at once until a person is to act.
 * @param {string} table
 */
export async function hurry(table) {
  await ask("POST", at(table, "/hurry"));
}

/** @param {string} table @param {Pace} pace */
export async function setPace(table, pace) {
  await ask("PUT", at(table, "/pace"), { pace });
}

/**
 * Ask whether an action is allowed, and why not.
 * @param {string} table
 * @param {Request} action
 * @returns {Promise<Explanation>}
 */
export async function explain(table, action) {
  return read(await ask("POST", at(table, "/explain"), { action }));
}

/** @returns {string} 128 random bits */
function randomKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Act at a table. The same key goes with every attempt, so what is sent twice is done once.
 * @param {string} table
 * @param {number} version the version the action was made for
 * @param {Request} request
 * @returns {Promise<Frame>}
 * @throws {Refusal}
 */
export async function act(table, version, request) {
  /** @type {Command} */
  const command = { version, key: randomKey(), request };
  const response = await ask("POST", at(table, "/commands"), command);
  if (response.status === 409) throw new Refusal(await response.json());
  return read(response);
}

/**
 * Follow a table: each frame is handed to `take`. A lost connection is made anew and goes on after
 * the version known by then, so nothing is missed and nothing comes twice.
 * @param {string} table
 * @param {object} handlers
 * @param {() => number} handlers.after the version known so far
 * @param {(frame: Frame) => void} handlers.take
 * @returns {() => void} ends it
 */
export function follow(table, { after, take }) {
  let attempt = 0;
  let ended = false;
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function connect() {
    clearTimeout(timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const opened = new WebSocket(`${scheme}//${location.host}${at(table, "/feed")}?after=${after()}`);
    socket = opened;
    opened.addEventListener("message", (event) => {
      if (opened !== socket) return;
      attempt = 0;
      reach(true);
      take(JSON.parse(event.data));
    });
    opened.addEventListener("close", () => {
      if (opened !== socket || ended) return;
      socket = null;
      // The first moment of a restart is not worth a word.
      if (attempt > 0) reach(false);
      timer = setTimeout(connect, backoff(attempt));
      attempt += 1;
    });
  }

  /** A computer that wakes up, or a network that comes back, does not wait for the next attempt. */
  function wake() {
    if (ended || document.hidden) return;
    if (!socket) {
      attempt = 0;
      connect();
    }
  }

  connect();
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  return () => {
    ended = true;
    clearTimeout(timer);
    socket?.close();
    window.removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
  };
}
