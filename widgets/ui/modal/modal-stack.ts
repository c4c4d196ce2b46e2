/** Class of `<body>` while any popup is open (MODAL-03). */
export const BODY_MODAL_CLASS = "has-modal";

/** An element with this attribute stays usable above popups: the snackbar and the consent banner. */
export const ABOVE_MODALS = "data-above-modals";

const stack: HTMLElement[] = [];
const silenced = new Set<HTMLElement>();

/**
 * Puts a popup on top of the open ones and makes the rest of the page inert. Returns how to take it away
 * again.
 */
export function pushModal(root: HTMLElement): () => void {
  stack.push(root);
  sync();
  return () => {
    const index = stack.indexOf(root);
    if (index >= 0) stack.splice(index, 1);
    sync();
  };
}

/** True for the popup that is on top: the one Esc closes. */
export function isTopModal(root: HTMLElement): boolean {
  return stack.at(-1) === root;
}

function sync(): void {
  const top = stack.at(-1);
  for (const element of silenced) element.inert = false;
  silenced.clear();
  if (top) {
    const { documentElement: html } = document;
    html.style.setProperty("--scrollbar-width", `${Math.max(0, window.innerWidth - html.clientWidth)}px`);
    silence(document.body, top);
  }
  document.body.classList.toggle(BODY_MODAL_CLASS, top !== undefined);
}

/** Makes everything inert except the popup and what stands above popups, wherever that lies in the page. */
function silence(parent: Element, top: HTMLElement): void {
  for (const child of parent.children) {
    if (!(child instanceof HTMLElement) || child === top || child.hasAttribute(ABOVE_MODALS)) continue;
    if (child.contains(top) || child.querySelector(`[${ABOVE_MODALS}]`)) {
      silence(child, top);
    } else if (!child.inert) {
      child.inert = true;
      silenced.add(child);
    }
  }
}
