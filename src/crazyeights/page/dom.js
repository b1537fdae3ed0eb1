// @ts-check
/** Elements, made and changed without ever reading text as HTML. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Props attributes by name; `class`, `dataset` and `onclick` … */

/**
 * Make an element. A property that is a function is a listener (`onclick`), `dataset` an object;
 * `true` sets an attribute without a value, and `false`, `null` or `undefined` leave it out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props | null} [props]
 * @param {...Child} children text becomes text nodes
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, props, ...children) {
  return fill(document.createElement(tag), props, children);
}

/**
 * Make an SVG element, as `h` does.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, props, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

/**
 * @template {Element} T
 * @param {T} element
 * @param {Props | null | undefined} props
 * @param {Child[]} children
 * @returns {T}
 */
function fill(element, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (typeof value === "function" && name.startsWith("on")) {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (name === "dataset" && value && typeof value === "object") {
      for (const [key, data] of Object.entries(value)) attribute(element, `data-${key}`, data);
    } else {
      attribute(element, name, value);
    }
  }
  element.append(...nodes(children));
  return element;
}

/** @param {Child[]} children @returns {(Node | string)[]} */
function nodes(children) {
  const kept = children.filter((child) => child !== null && child !== undefined && child !== false);
  return kept.map((child) => (child instanceof Node ? child : String(child)));
}

/**
 * Set an attribute, or take it away for `false`, `null` and `undefined`. Nothing is touched if it
 * is so already, so that assistive technology hears of real changes only.
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value
 */
export function attribute(element, name, value) {
  if (value === false || value === null || value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
    return;
  }
  const text = value === true ? "" : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/**
 * Set the text of an element, if it is not this already.
 * @param {Element} element
 * @param {string | number} text
 */
export function setText(element, text) {
  const wanted = String(text);
  if (element.textContent !== wanted) element.textContent = wanted;
}

/**
 * Let an element be as wide as the longest of what may come to stand there, so that nothing beside
 * it ever moves (style/base.css).
 * @param {Element} element
 * @param {...string} texts
 */
export function keepRoom(element, ...texts) {
  attribute(element, "data-longest", texts.join("\n"));
}

/**
 * Make `parent` hold these children in this order. Those already there stay what they are, and so
 * do their focus and running animations.
 * @param {Element} parent
 * @param {...Child} children
 */
export function setChildren(parent, ...children) {
  const wanted = nodes(children);
  const kept = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
  let place = parent.firstChild;
  for (const child of wanted) {
    if (child === place) place = place.nextSibling;
    else parent.insertBefore(child instanceof Node ? child : document.createTextNode(child), place);
  }
}

/**
 * Find an element by its id; the page always has it.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}

/**
 * Load a style sheet that the page does without until then.
 * @param {string} name of the file in style/
 * @returns {Promise<void>} when it holds, or could not be had
 */
export function needStyle(name) {
  const known = styles.get(name);
  if (known) return known;
  /** @type {Promise<void>} */
  const loaded = new Promise((done) => {
    const over = () => done();
    document.head.append(h("link", { rel: "stylesheet", href: `/static/style/${name}.css`, onload: over, onerror: over }));
  });
  styles.set(name, loaded);
  return loaded;
}

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

let pressed = false;
for (const kind of ["pointerdown", "pointerup", "pointercancel"]) {
  // Some systems draw menus themselves, and no page learns when the pointer goes up over one.
  addEventListener(kind, ({ target }) => { pressed = kind === "pointerdown" && !(target instanceof HTMLSelectElement); }, true);
}

/** What holds letters that do not count yet. @type {EventTarget | null} */
let typed = null;
addEventListener("input", ({ target }) => { typed = target; }, true);
addEventListener("change", () => { typed = null; }, true);

/** How long a press is waited for, in milliseconds: where it ends outside the window, nobody says so. */
const LONGEST_PRESS = 1_000;

/**
 * Wait until no pointer is pressed and its click has come, and until what is being typed counts: what
 * is drawn anew meanwhile would take away the click, or the letters.
 */
export async function whenQuiet() {
  const late = performance.now() + LONGEST_PRESS;
  const busy = () => (pressed && performance.now() < late) || (typed !== null && typed === document.activeElement);
  do await new Promise((done) => { setTimeout(done, busy() ? 30 : 0); });
  while (busy());
}
