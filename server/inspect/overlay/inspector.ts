import type { NodeInsight } from "#renderer/release";
import type { PageExplanation } from "../page-explanation.ts";
import { nodePanel } from "./node-panel.ts";
import { addressOf, boxOf, markedNodes } from "./node-ranges.ts";
import { element } from "./overlay-elements.ts";
import { overlayStyles } from "./overlay-styles.ts";
import { previewBanner } from "./preview-banner.ts";
import { hearStudio, isInStudio, tellStudio } from "./studio-link.ts";

const inStudio = isInStudio();
const host = element("div", { "data-inspector": "" });
const shadow = host.attachShadow({ mode: "open" });
shadow.adoptedStyleSheets = [overlayStyles()];
// The overlay speaks English, whatever the page does.
host.dir = "ltr";
host.lang = "en";
document.documentElement.append(host);

const over = outline("over");
const chosenBox = outline("chosen");
let picking = false;
let chosen: string | undefined;
let panel: HTMLElement | undefined;
let page: { readonly url: string; readonly explanation: Promise<PageExplanation | null> } | undefined;

/** The page opened up; asked for once per address. */
function explanation(): Promise<PageExplanation | null> {
  const url = location.pathname + location.search;
  if (page?.url !== url) {
    const asked = fetch(`/_inspect/page?url=${encodeURIComponent(url)}`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<PageExplanation>) : null))
      .catch(() => null);
    page = { url, explanation: asked };
  }
  return page.explanation;
}

function outline(kind: string) {
  const name = element("span", { class: "name" });
  const box = element("div", { class: `box ${kind}`, hidden: true }, name);
  shadow.append(box);
  return (address: string | undefined) => {
    const node = address === undefined ? undefined : markedNodes().find((each) => each.address === address);
    const at = node && boxOf(node);
    box.hidden = !at;
    if (!at) return;
    name.textContent = address ?? "";
    box.classList.toggle("low", at.top < 22);
    Object.assign(box.style, {
      left: `${at.left}px`,
      top: `${at.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    });
  };
}

function setPicking(on: boolean): void {
  picking = on;
  toggle.setAttribute("aria-pressed", String(on));
  if (!on) over(undefined);
}

async function choose(address: string | undefined): Promise<void> {
  chosen = address;
  chosenBox(address);
  if (inStudio) {
    if (address !== undefined) tellStudio({ studio: "chosen", address });
    return;
  }
  const explained = await explanation();
  if (!explained) return;
  const node = address === undefined ? undefined : findNode(explained.slots, address);
  const hadFocus = panel?.contains(shadow.activeElement) ?? true;
  panel?.remove();
  panel = nodePanel(explained, node, { choose: (next) => void choose(next).then(showChosen), close });
  shadow.append(panel);
  if (hadFocus) panel.querySelector<HTMLElement>("[aria-current=true], button")?.focus();
}

function close(): void {
  panel?.remove();
  panel = undefined;
  chosen = undefined;
  chosenBox(undefined);
  setPicking(false);
  if (!inStudio) toggle.focus();
}

function showChosen(): void {
  const node = markedNodes().find((each) => each.address === chosen);
  const box = node && boxOf(node);
  if (node && box && (box.bottom < 0 || box.top > innerHeight)) scrollBy({ top: box.top - 90 });
  chosenBox(chosen);
}

function findNode(slots: PageExplanation["slots"], address: string): NodeInsight | undefined {
  for (const node of Object.values(slots).flat()) {
    const found = node.address === address ? node : findNode(node.slots, address);
    if (found) return found;
  }
  return undefined;
}

const toggle = element(
  "button",
  {
    type: "button",
    class: "switch",
    "aria-pressed": "false",
    onclick: () => {
      setPicking(!picking);
      if (picking && !panel) void choose(undefined);
      else if (!picking) close();
    },
  },
  "Inspect",
);

document.addEventListener(
  "pointermove",
  ({ target }) => {
    if (picking && target instanceof Node && target !== host) over(addressOf(target));
  },
  { passive: true },
);
document.documentElement.addEventListener("pointerleave", () => over(undefined));
for (const kind of ["click", "pointerdown", "mousedown", "submit"]) {
  document.addEventListener(
    kind,
    (event) => {
      const isPick = picking || (inStudio && event instanceof MouseEvent && event.altKey);
      if (!isPick || !(event.target instanceof Node) || event.target === host) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const address = kind === "click" ? addressOf(event.target) : undefined;
      if (address !== undefined) void choose(address);
    },
    { capture: true },
  );
}
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && (picking || panel) && !inStudio) close();
});
const follow = () => {
  over(undefined);
  chosenBox(chosen);
};
addEventListener("scroll", follow, { passive: true, capture: true });
addEventListener("resize", follow, { passive: true });
new ResizeObserver(follow).observe(document.body);

if (inStudio) {
  const tellPage = () => tellStudio({ studio: "page", url: location.pathname + location.search });
  hearStudio(window.parent, (message) => {
    if (message.studio === "pick") setPicking(message.on);
    if (message.studio === "choose") {
      chosen = message.address ?? undefined;
      showChosen();
    }
  });
  tellPage();
  (window as { navigation?: EventTarget }).navigation?.addEventListener("currententrychange", tellPage);
} else {
  shadow.append(toggle);
  void explanation().then((explained) => {
    if (explained?.preview) shadow.append(previewBanner(explained.preview));
  });
}
