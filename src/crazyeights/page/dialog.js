// @ts-check
/**
 * Dialogs on the native <dialog> element: it makes the rest of the page inert, takes the focus and
 * gives it back, and closes with Escape and, where the browser has close watchers, with the back
 * gesture of a phone. Elsewhere an entry of the history stands in for that (`holdBack`).
 */
import { attribute, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";

/**
 * @typedef {object} DialogOptions
 * @property {string | (() => string)} title
 * @property {Node | (() => Node)} body made anew by `refresh` if it is a function
 * @property {() => Node[]} [actions] buttons below the body, which stay visible while it scrolls
 * @property {(dialog: Dialog) => void} [onClose] after it has closed and the focus has gone back
 * @property {string} [className] its own class; a second dialog of the same class is not opened
 * @property {boolean} [modal] false: the page beside it stays usable
 */

/**
 * @typedef {object} Dialog
 * @property {HTMLDialogElement} element
 * @property {() => void} close
 * @property {() => void} refresh make title, body and actions anew, keeping focus and scroll
 */

/** @type {Dialog[]} */
const open = [];

let titles = 0;

/** Whether a dialog is open that makes the page behind it inert. */
export function isModalOpen() {
  return open.some(({ element }) => element.matches(":modal"));
}

/** The page behind does not scroll meanwhile. */
function holdStill() {
  attribute(document.documentElement, "data-modal", isModalOpen());
}

/** Make all open dialogs anew, for example in another language. */
export function refreshDialogs() {
  for (const dialog of open) dialog.refresh();
}

/**
 * @param {DialogOptions} options
 * @returns {Dialog}
 */
export function openDialog({ title, body, actions, onClose, className = "", modal = true }) {
  const already = open.find(({ element }) => element.open && className && element.classList.contains(className));
  if (already) return already;

  const heading = h("h2", { id: `dialog-title-${++titles}`, class: "dialog-title", tabindex: -1 });
  const main = h("div", { class: "dialog-body" });
  const footer = h("div", { class: "dialog-foot" });
  const closer = h("button", { type: "button", class: "button plain square", onclick: close });
  const element = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { class: `dialog ${className}`.trim(), "aria-labelledby": heading.id },
      h("div", { class: "dialog-head" }, heading, closer),
      main,
      footer,
    )
  );
  const before = document.activeElement;
  const dialog = { element, close, refresh };
  fill();

  element.addEventListener("close", closed);
  // A press that begins on the backdrop closes; one that only ends there (text was being selected)
  // does not.
  element.addEventListener("pointerdown", (event) => {
    if (event.target === element && modal && isOutside(event)) close();
  });

  document.body.append(element);
  open.push(dialog);
  if (modal) element.showModal();
  else element.show();
  holdStill();
  const first = element.querySelector("[data-autofocus]");
  (first instanceof HTMLElement ? first : heading).focus({ preventScroll: true });
  if (modal) holdBack();
  else element.addEventListener("keydown", closeWithEscape);
  return dialog;

  function fill() {
    heading.textContent = typeof title === "function" ? title() : title;
    closer.setAttribute("aria-label", t("page-dialog-close"));
    closer.replaceChildren(icon("close"));
    main.replaceChildren(typeof body === "function" ? body() : body);
    footer.replaceChildren(...(actions?.() ?? []));
    footer.hidden = !footer.firstChild;
  }

  function refresh() {
    const place = main.scrollTop;
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    fill();
    main.scrollTop = place;
    if (focused && !element.contains(focused)) {
      const same = focused.id && document.getElementById(focused.id);
      (same || heading).focus({ preventScroll: true });
    }
  }

  function close() {
    if (element.open) element.close();
  }

  /** Only a modal dialog does so by itself. @param {KeyboardEvent} event */
  function closeWithEscape(event) {
    if (event.key === "Escape" && !event.defaultPrevented) close();
  }

  function closed() {
    open.splice(open.indexOf(dialog), 1);
    element.remove();
    holdStill();
    // The browser has given the focus back, unless what had it is gone or was made anew meanwhile.
    if (document.activeElement === document.body && before instanceof HTMLElement && before.id) {
      document.getElementById(before.id)?.focus({ preventScroll: true });
    }
    onClose?.(dialog);
    setTimeout(letGoOfBack); // the next dialog may be on its way, as after a menu
  }

  /** @param {PointerEvent} event */
  function isOutside(event) {
    const box = element.getBoundingClientRect();
    return (
      event.clientX < box.left ||
      event.clientX > box.right ||
      event.clientY < box.top ||
      event.clientY > box.bottom
    );
  }
}

/** Whether the newest entry of the history is one that only stands for an open dialog. */
let held = false;

/** Let the back button close what is open, on touch screens whose browser does not do so itself. */
function holdBack() {
  if (held || "CloseWatcher" in window || !matchMedia("(pointer: coarse)").matches) return;
  history.pushState({ dialog: true }, "");
  held = true;
}

/** How many dialogs are on their way. */
let coming = 0;

/**
 * Keep back pointing at dialogs while the next one is being fetched.
 * @param {unknown} opening a promise that it is open
 */
export async function comesNext(opening) {
  coming += 1;
  try {
    await opening;
  } finally {
    coming -= 1;
    letGoOfBack();
  }
}

function letGoOfBack() {
  if (!held || coming || isModalOpen()) return;
  held = false;
  if (history.state?.dialog) history.back();
}

window.addEventListener("popstate", () => {
  if (!held) return;
  held = false;
  open.findLast(({ element }) => element.matches(":modal"))?.close();
  if (isModalOpen()) holdBack();
});
