import type { PagePopup } from "../../view/page-context.ts";
import type { PopupFrame } from "../../view/popup-frame.ts";
import { popupTitleId } from "../../view/popup-title-id.ts";
import type { PageData } from "../page-data.ts";

/** A popup that is open: its frame with title and Close, and the place of its widget. */
export interface ModalFrame extends PopupFrame {
  readonly dialog: HTMLDialogElement;
  /** Where the widget stands; busy until it does. */
  readonly body: HTMLElement;
  /**
   * Says that what fills it did not come (`message`, where the answer said why), with a way to try again,
   * which happens by itself once there is a connection.
   */
  readonly fail: (message: string, retry: () => void) => void;
}

export interface ModalFrames {
  /**
   * The frame of a popup, opened unless it is; undefined for one that this page does not have. `popup` says
   * what it is where the page's document does not.
   */
  readonly open: (name: string, popup?: PagePopup) => ModalFrame | undefined;
  /** The one that is open. */
  readonly opened: () => ModalFrame | undefined;
  /** Closes all but these. */
  readonly keep: (names: readonly string[]) => void;
  readonly close: () => void;
}

interface ModalFramesOptions {
  readonly data: () => PageData | undefined;
  readonly navigate: (href: string, options: { replace?: boolean; keepScroll?: boolean }) => void;
}

const overflowClass = "has-modal";

/**
 * Frames of popups (MODAL-03): each has its title and its Close at once, from what the page knows, and its
 * widget whenever that comes. What it is called stands on the page with what opens it (`data-modal-title`),
 * else in the popup's configuration.
 */
export function createModalFrames({ data, navigate }: ModalFramesOptions): ModalFrames {
  const frames = new Map<string, ModalFrame & { readonly remove: () => void }>();

  function open(name: string, popup?: PagePopup): ModalFrame | undefined {
    const at = data();
    const modal = popup ?? at?.page.modals[name];
    if (!at || !modal?.widget) return undefined;
    let frame = frames.get(name);
    if (!frame) {
      frame = openFrame(name, modal, (id) => String(at.messages[id]), close);
      frames.set(name, frame);
      document.body.classList.add(overflowClass);
    }
    return frame;
  }

  function keep(names: readonly string[]): void {
    for (const [name, frame] of frames) {
      if (names.includes(name)) continue;
      frames.delete(name);
      frame.remove();
    }
    document.body.classList.toggle(overflowClass, frames.size > 0);
  }

  function close(): void {
    if (history.state?.over) history.back();
    else navigate(withoutModal(), { replace: true, keepScroll: true });
  }

  return { open, opened: () => [...frames.values()].at(-1), keep, close };
}

/** The address without the popup over it. */
export function withoutModal(): string {
  const address = new URL(location.href);
  address.searchParams.delete("modal");
  address.searchParams.delete("modal_id");
  return address.pathname + address.search + address.hash;
}

function openFrame(name: string, modal: PagePopup, say: (id: string) => string, onClose: () => void) {
  const places = idsAround(document.activeElement);
  const dialog = document.createElement("dialog");
  const [head, title, button, body] = (["header", "h2", "button", "div"] as const).map((tag) =>
    document.createElement(tag),
  ) as [HTMLElement, HTMLElement, HTMLButtonElement, HTMLElement];
  dialog.className = "modal-frame";
  dialog.dataset.modal = name;
  dialog.dataset.layout = modal.layout ?? "dialog";
  dialog.dataset.height = modal.height ?? "tall";
  head.className = "modal-head";
  body.className = "modal-body";
  body.setAttribute("aria-busy", "true");
  // It scrolls, whether or not what fills it has anything to press.
  body.tabIndex = 0;
  body.role = "group";
  body.setAttribute("aria-labelledby", popupTitleId(`modal.${name}`));
  title.id = popupTitleId(`modal.${name}`);
  title.dir = "auto";
  title.textContent = titleOnPage(name) ?? modal.title;
  dialog.setAttribute("aria-labelledby", title.id);
  const closeLabel = say("popup.close");
  button.type = "button";
  button.title = closeLabel;
  button.setAttribute("aria-label", closeLabel);
  button.onclick = onClose;
  head.append(title, button);
  dialog.append(head, body);
  dialog.oncancel = (event) => {
    event.preventDefault();
    onClose();
  };
  // Returning false here would keep every link and form inside from working.
  dialog.onclick = ({ target }) => {
    if (target === dialog) onClose();
  };
  hostElement().append(dialog);
  dialog.showModal();
  return {
    dialog,
    body,
    setTitle(text: string) {
      title.textContent = text;
    },
    fail(message: string, retry: () => void) {
      const failure = document.createElement("div");
      const words = document.createElement("p");
      failure.className = "modal-failure";
      words.role = "alert";
      words.textContent = navigator.onLine ? message.trim() || say("popup.failed") : say("popup.offline");
      const tryAgain = (): void => {
        if (!failure.isConnected) return;
        body.replaceChildren();
        body.setAttribute("aria-busy", "true");
        body.focus();
        retry();
      };
      addEventListener("online", tryAgain, { once: true });
      failure.append(words, press(say("popup.retry"), tryAgain), press(closeLabel, onClose));
      body.replaceChildren(failure);
      body.removeAttribute("aria-busy");
    },
    // Closed while it is still in the document, a dialog gives the focus back to where it was, or to what
    // stands there in a page that came since.
    remove() {
      dialog.close();
      if (!document.querySelector("#modals > dialog[open]")) focusFirst(places);
      dialog.remove();
    },
  };
}

function press(label: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.textContent = label;
  button.onclick = onPress;
  return button;
}

/** What the page itself calls the one thing that the popup of the address shows. */
function titleOnPage(name: string): string | undefined {
  const id = new URLSearchParams(location.search).get("modal_id");
  const openers = [...document.querySelectorAll<HTMLElement>(`[data-modal="${name}"][data-modal-title]`)];
  return (openers.find(({ dataset }) => dataset.modalId === id) ?? openers[0])?.dataset.modalTitle;
}

/** Ids of an element and of what it stands in, innermost first. */
function idsAround(element: Element | null): readonly string[] {
  const ids: string[] = [];
  for (let each = element; each; each = each.parentElement) if (each.id) ids.push(each.id);
  return ids;
}

/** Focuses the first of these that can be, or the page, where the focus was lost with what had it. */
function focusFirst(ids: readonly string[]): void {
  for (const id of [...ids, "main"]) {
    // It stays in a closed dialog for a moment where what had it before is gone.
    if (document.activeElement?.closest("body > :not(#modals)")) return;
    document.getElementById(id)?.focus({ preventScroll: true });
  }
}

function hostElement(): HTMLElement {
  const known = document.getElementById("modals");
  if (known) return known;
  const host = document.createElement("div");
  host.id = "modals";
  document.body.append(host);
  return host;
}
