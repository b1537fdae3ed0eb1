// @ts-check
/**
 * The log: what happened in this deal and the earlier ones. On wide screens it stands beside the
 * table and play goes on; elsewhere it is a dialog.
 */
import { getLog } from "./api.js";
import { openDialog } from "./dialog.js";
import { attribute, h, setChildren, setText } from "./dom.js";
import { store } from "./store.js";
import { counted, t } from "./texts.js";

/** @import { Log } from "./protocol.js" */

/** From here on there is room for both, as the style sheet has it. */
const WIDE = matchMedia("(width >= 1280px)");

/** @type {ReturnType<typeof openDialog> | null} */
let panel = null;

/** Open the log, or close it if it stands beside the table. */
export function toggleLog() {
  if (panel) {
    panel.close();
    return;
  }
  /** @type {Log | null} */
  let log = null;
  let asked = "";
  const modal = !WIDE.matches;
  const list = h("div", { class: "log" });
  /** @type {Map<number, HTMLDetailsElement>} */
  const sections = new Map();
  const dialog = openDialog({
    title: () => t("page-log-title"),
    className: "log-dialog",
    modal,
    body: () => {
      show();
      return list;
    },
    onClose: () => {
      panel = null;
      unsubscribe();
      attribute(document.documentElement, "data-log", false);
      WIDE.removeEventListener("change", dialog.close);
    },
  });
  panel = dialog;
  const unsubscribe = store.subscribe(() => void update());
  // What opened beside the table would cover it on a narrow window, and the other way round.
  WIDE.addEventListener("change", dialog.close);
  attribute(document.documentElement, "data-log", modal ? false : "open");
  void update();

  async function update() {
    const { view } = store;
    const wanted = `${store.texts?.language} ${view?.table} ${view?.version}`;
    if (!view || asked === wanted) return;
    asked = wanted;
    const answer = await getLog(view.table);
    if (panel !== dialog || asked !== wanted) return;
    log = answer;
    show();
  }

  function show() {
    const scroller = list.parentElement;
    const atEnd = !scroller || scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
    const deals = (log?.deals ?? []).map((deal) => {
      const section = sections.get(deal.deal) ?? h("details", null, h("summary"), h("ol"));
      sections.set(deal.deal, section);
      fillSection(section, deal);
      return section;
    });
    const last = deals.at(-1);
    if (last && !last.isConnected) last.open = true;
    setChildren(list, ...deals, !last && h("p", { class: "quiet" }, t(log ? "page-log-empty" : "page-dialog-loading")));
    // New lines come at the end; whoever reads further up stays there.
    if (atEnd && scroller) scroller.scrollTop = scroller.scrollHeight;
  }
}

/** @param {HTMLDetailsElement} section @param {Log["deals"][number]} deal */
function fillSection(section, { deal, lines }) {
  const [summary, list] = section.children;
  if (!summary || !list) return;
  setText(summary, counted("page-log-deal", deal));
  // Lines that are there stay: they may be being read, or selected.
  const same = lines.findIndex(({ text }, index) => list.children[index]?.textContent !== text);
  const kept = same < 0 ? lines.length : same;
  while (list.children.length > kept) list.lastElementChild?.remove();
  for (const { text, heading, seat } of lines.slice(kept)) list.append(h("li", { class: kind(heading, seat) }, text));
}

/** @param {boolean} heading @param {number | null} seat */
function kind(heading, seat) {
  if (heading) return "heading";
  if (seat !== null && seat === store.view?.you) return "you";
  return null;
}
