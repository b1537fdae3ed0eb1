// @ts-check
/** Rule sets that the player has saved in this browser, and links that pass them on. */

/** @typedef {{ name: string, rules: string }} Saved `rules` are as in a link */

const KEPT = "crazyeights-rules";

/** @returns {Saved[]} in the order in which they were saved */
export function savedRules() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return []; // nothing that could be read
  }
}

/** @param {unknown} one @returns {one is Saved} */
function isSaved(one) {
  return typeof one === "object" && one !== null && "name" in one && "rules" in one
    && typeof one.name === "string" && typeof one.rules === "string";
}

/**
 * Save rules under a name, in the place of those that had it.
 * @param {Saved} wanted
 * @returns {boolean} whether this browser keeps anything
 */
export function saveRules(wanted) {
  return keep([...savedRules().filter(({ name }) => name !== wanted.name), wanted]);
}

/** @param {string} name */
export function removeRules(name) {
  keep(savedRules().filter((one) => one.name !== name));
}

/** @param {Saved[]} all */
function keep(all) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
    return true;
  } catch {
    return false; // private windows
  }
}

/** @param {string} rules @returns {string} the address at which anybody finds these rules */
export function linkTo(rules) {
  return `${location.origin}/rules?${rules}`;
}

/** @param {string} preset @returns {string} */
export function presetLink(preset) {
  return `v=1&preset=${preset}`;
}
