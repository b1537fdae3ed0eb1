// @ts-check
/** Single keys that do something, wherever the focus is: not while typing, not behind a dialog. */

/** @typedef {{ key: string, run: (event: KeyboardEvent) => void, when: () => boolean }} Binding */

/** @type {Binding[]} */
const bindings = [];

/**
 * Run `run` when a key is pressed.
 * @param {string} key as in KeyboardEvent.key; letters in either case
 * @param {(event: KeyboardEvent) => void} run
 * @param {{ when?: () => boolean }} [options] `when` says whether the key counts just now. Of several
 *   bindings of a key the one made last is asked first.
 * @returns {() => void} ends it
 */
export function onKey(key, run, { when = () => true } = {}) {
  const binding = { key: key.toLowerCase(), run, when };
  bindings.unshift(binding);
  return () => {
    bindings.splice(bindings.indexOf(binding), 1);
  };
}

/** @param {EventTarget | null} target @returns {boolean} whether keys are text there */
function takesText(target) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), select, textarea"))
  );
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (takesText(event.target) || document.querySelector("dialog:modal")) return;
  const key = event.key.toLowerCase();
  const binding = bindings.find((candidate) => candidate.key === key && candidate.when());
  if (!binding) return;
  event.preventDefault();
  if (!event.repeat) binding.run(event);
});
