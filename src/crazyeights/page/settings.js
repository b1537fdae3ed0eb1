// @ts-check
/**
 * What the player has set, kept in this browser. Every setting takes effect at once, here and in
 * other open tabs: the ones that only concern how things look become attributes of <html>, which
 * the style sheets read, and whoever draws cards or plays sounds subscribes.
 */

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} theme
 * @property {boolean} fourColours clubs green and diamonds blue
 * @property {boolean} internationalRanks J Q K A in every language
 * @property {boolean} largeCards
 * @property {boolean} leftHanded the actions on the left
 * @property {boolean} sound
 * @property {"calm" | "normal" | "fast" | "instant"} pace how quickly computer players act
 * @property {"suit" | "rank"} sort how the own hand is sorted
 */

const KEY = "crazyeights";

/** @type {Readonly<Settings>} */
const DEFAULTS = Object.freeze({
  theme: "system",
  fourColours: false,
  internationalRanks: false,
  largeCards: false,
  leftHanded: false,
  sound: false,
  pace: "normal",
  sort: "suit",
});

/** The values of the settings that are words. */
const CHOICES = Object.freeze({
  theme: ["system", "light", "dark"],
  pace: ["calm", "normal", "fast", "instant"],
  sort: ["suit", "rank"],
});

/** @type {Set<(settings: Readonly<Settings>) => void>} */
const listeners = new Set();

let current = read();

/**
 * Return what is kept, with the default wherever nothing fit to use is.
 * @returns {Readonly<Settings>}
 */
function read() {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    const parsed = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (parsed && typeof parsed === "object") kept = parsed;
  } catch {
    // No storage (private windows) or something unreadable in it: the defaults will do.
  }
  /** @type {Record<string, unknown>} */
  const result = { ...DEFAULTS };
  for (const [name, value] of Object.entries(DEFAULTS)) {
    const choices = /** @type {Record<string, readonly string[]>} */ (CHOICES)[name];
    const found = kept[name];
    const fits = choices ? choices.includes(String(found)) : typeof found === typeof value;
    if (fits) result[name] = found;
  }
  return Object.freeze(/** @type {Settings} */ (/** @type {unknown} */ (result)));
}

function show() {
  const { dataset } = document.documentElement;
  if (current.theme === "system") delete dataset.theme;
  else dataset.theme = current.theme;
  mark("suits", current.fourColours && "4");
  mark("cards", current.largeCards && "large");
  mark("hand", current.leftHanded && "left");
  colourTheBrowser();

  /** @param {string} name @param {string | false} value */
  function mark(name, value) {
    if (value) dataset[name] = value;
    else delete dataset[name];
  }
}

/** Let what phones show around the page have the colour of the table. */
function colourTheBrowser() {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", backgroundColor);
}

function tell() {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colourTheBrowser);
window.addEventListener("load", colourTheBrowser); // before that there may be no colours yet

show();
  for (const listener of listeners) listener(current);
}

export const settings = Object.freeze({
  /** All settings as they are now; never changed in place. */
  all() {
    return current;
  },
  /**
   * @template {keyof Settings} Name
   * @param {Name} name
   * @returns {Settings[Name]}
   */
  get(name) {
    return current[name];
  },
  /**
   * @template {keyof Settings} Name
   * @param {Name} name
   * @param {Settings[Name]} value
   */
  set(name, value) {
    if (current[name] === value) return;
    current = Object.freeze({ ...current, [name]: value });
    try {
      localStorage.setItem(KEY, JSON.stringify(current));
    } catch {
      // Nothing can be kept here; the setting holds until the page is closed.
    }
    tell();
  },
  /**
   * Call `listener` after every change; the function returned ends that.
   * @param {(settings: Readonly<Settings>) => void} listener
   * @returns {() => void}
   */
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
});

window.addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  current = read();
  tell();
});

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colourTheBrowser);
window.addEventListener("load", colourTheBrowser); // before that there may be no colours yet

show();
