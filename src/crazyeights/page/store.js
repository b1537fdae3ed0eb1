// @ts-check
/**
 * What the page knows: the table as this player sees it, the texts of the language, and what the
 * player is just doing. Everything shown is drawn from here, by whoever subscribes.
 */
import { settings } from "./settings.js";

/** @import { Frame, Hint, Home, Request, Suit, Texts, Update, View } from "./protocol.js" */

/**
 * What the player has begun and the server has not answered yet: shown as if it were done.
 * @typedef {object} Pending
 * @property {Request} request
 * @property {string} [key] which card of the hand, for a play (of two packs there may be twins)
 */

/**
 * A card whose suit is being chosen. It lies on the pile but is not played.
 * @typedef {object} Choosing
 * @property {string} key
 * @property {string} card
 * @property {Suit[]} suits
 */

/**
 * What changed. `updates` are the steps that led to the new view, oldest first; they are empty
 * where only the words, the settings or what the player is doing changed.
 * @typedef {object} Change
 * @property {Update[]} updates
 * @property {View | null} previous the view before
 * @property {boolean} fresh another table, or the first view of one: nothing led to it
 */

/**
 * What the player is doing.
 * @typedef {object} Doing
 * @property {Pending | null} [pending]
 * @property {Choosing | null} [choosing]
 * @property {Hint | null} [hint] a good move, shown until something happens
 * @property {string} [notice] why something was not possible, shown until something happens
 */

/**
 * What everything else is about.
 * @typedef {object} About
 * @property {View | null} [view]
 * @property {Texts | null} [texts]
 * @property {Home | null} [home]
 * @property {boolean} [offline]
 */

/** @type {Set<(change: Change) => void>} */
const listeners = new Set();

export const store = {
  /** @type {View | null} */
  view: null,
  /** @type {Texts | null} */
  texts: null,
  /** @type {Home | null} */
  home: null,
  settings,
  /** @type {Pending | null} */
  pending: null,
  /** @type {Choosing | null} */
  choosing: null,
  /** @type {Hint | null} */
  hint: null,
  notice: "",
  /** Whether the server is out of reach at the moment. */
  offline: false,

  /**
   * Call `listener` after every change; the function returned ends that.
   * @param {(change: Change) => void} listener
   * @returns {() => void}
   */
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /**
   * Take what the server says about a table. What is older than what is known is dropped, and each
   * step is told once, whether it came as the answer to a command or through the feed first.
   * @param {Frame} frame
   * @param {Doing} [doing] what the player does from now on
   */
  apply(frame, doing = {}) {
    const previous = this.view;
    const fresh = previous?.table !== frame.view.table;
    if (!fresh && frame.version < previous.version) {
      if (Object.keys(doing).length) this.set(doing);
      return;
    }
    const known = fresh ? frame.version : previous.version;
    const updates = frame.updates.filter((update) => update.version > known);
    this.view = frame.view;
    // Whatever happened, it answers what was begun: a command holds for one version only.
    if (fresh || updates.length) Object.assign(this, { choosing: null, pending: null, hint: null, notice: "" });
    Object.assign(this, doing);
    notify({ updates, previous, fresh });
  },

  /**
   * Change anything else, and tell everybody.
   * @param {Doing & About} values
   */
  set(values) {
    const previous = this.view;
    Object.assign(this, values);
    notify({ updates: [], previous, fresh: false });
  },
};

/** @param {Change} change */
function notify(change) {
  for (const listener of listeners) listener(change);
}

settings.subscribe(() => store.set({}));
