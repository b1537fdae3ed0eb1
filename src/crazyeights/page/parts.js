// @ts-check
/** Parts of the page that are fetched when somebody wants them: the cards come first. */
import { whenReachable } from "./api.js";
import { store } from "./store.js";

/** How often a part is asked for that the server has but does not get across. */
const TRIES = 5;

/**
 * Make what gives a part to whoever wants it. `ahead` fetches it for later.
 *
 * A browser never asks again for a module it once failed to fetch, so a part is only imported once
 * the server has answered, and under another address if it is lost on the way all the same: a
 * connection that is lost for a while must not cost the rest of the game. If it is a module that
 * the part needs which was lost, only loading the page anew helps, which is done for nobody who
 * does not want the part. A part gets at another one only through `parts`, so that this stays rare.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} load
 * @returns {(() => Promise<T>) & { ahead: () => void }}
 */
function part(file, load) {
  const fetched = async () => {
    for (let tries = 1; ; tries += 1) {
      await whenReachable(new URL(file, import.meta.url).pathname);
      try {
        return await (tries === 1 ? load() : /** @type {Promise<T>} */ (import(`./${file}?again=${tries}`)));
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  };
  /** @type {Promise<T> | null} */
  let found = null;
  const fetchOnce = () => (found ??= fetched());
  const wanted = async () => {
    try {
      const loaded = await fetchOnce();
      if (history.state?.lost === file) history.replaceState(null, "");
      return loaded;
    } catch (error) {
      if (history.state?.lost === file) throw error; // this is the new page already
      await done();
      history.replaceState({ lost: file }, "");
      location.reload();
      return new Promise(() => {}); // the end of this page
    }
  };
  return Object.assign(wanted, { ahead: () => void fetchOnce().catch(() => {}) });
}

/** @returns {Promise<void>} when the server has answered what the player did */
function done() {
  return new Promise((resolve) => {
    const look = () => {
      if (store.pending) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}

export const parts = {
  compare: part("compare.js", () => import("./compare.js")),
  composer: part("composer.js", () => import("./composer.js")),
  ending: part("ending.js", () => import("./ending.js")),
  find: part("find.js", () => import("./find.js")),
  help: part("help.js", () => import("./help.js")),
  may: part("may.js", () => import("./may.js")),
  newGame: part("newgame.js", () => import("./newgame.js")),
  preferences: part("preferences.js", () => import("./preferences.js")),
  rules: part("rules.js", () => import("./rules.js")),
  statistics: part("statistics.js", () => import("./statistics.js")),
  verify: part("verify.js", () => import("./verify.js")),
};
