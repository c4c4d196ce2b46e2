import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Modal } from "#schemas";
import type { PageContext } from "../view/page-context.ts";
import { ClosePopupContext } from "../view/use-close-popup.ts";
import type { BrowserRegistry, WidgetView } from "../view/widget-registry.ts";
import { loadPart } from "./load-part.ts";
import { PopupFailure } from "./popup-failure.tsx";

/** Names of open popups for a `?modal=` value, outermost first. `direct` is a page load rather than a navigation. */
export type OpenModals = (
  value: string | null,
  options: {
    readonly direct: boolean;
    readonly modals: Readonly<Record<string, Modal>>;
    readonly open: readonly string[];
    /** Page the popup would open over. */
    readonly page: string;
  },
) => readonly string[];

interface ModalHostOptions {
  readonly registry: BrowserRegistry;
  readonly openModals: OpenModals;
  readonly providers: (children: ReactNode, messages: Readonly<Record<string, unknown>>) => ReactNode;
  readonly page: () => PageContext | undefined;
  readonly navigate: (href: string, options: { replace?: boolean; keepScroll?: boolean }) => void;
}

/** What the server says a popup needs beyond the page: words and styles. */
interface ModalPart {
  /** Absent where the part did not come: the words of the failure are the name then. */
  readonly title?: string;
  readonly messages: Readonly<Record<string, unknown>>;
  readonly css: string;
  readonly sheet?: CSSStyleSheet;
}

interface OpenModal {
  readonly name: string;
  readonly modal: Modal;
  readonly view: WidgetView;
  readonly part: ModalPart;
}

const overflowClass = "has-modal";

/** Opens popups named in the address, loads their widget on demand and closes them with the address (MODAL-01 to MODAL-03). */
export function createModalHost({ registry, openModals, providers, page, navigate }: ModalHostOptions) {
  const parts = new Map<string, Promise<ModalPart>>();
  let root: Root | undefined;
  let current = 0;
  let opened: readonly string[] = [];

  async function sync({ direct }: { direct: boolean }): Promise<void> {
    const context = page();
    if (!context) return;
    const turn = ++current;
    const asked = new URL(location.href).searchParams.get("modal");
    const names = openModals(asked, {
      direct,
      modals: context.modals,
      open: opened,
      page: context.page,
    });
    opened = names;
    if (asked && names.length === 0) history.replaceState(history.state, "", withoutModal());
    const open = (await Promise.all(names.map((name) => load(name, context)))).filter(
      (modal) => modal !== undefined,
    );
    if (turn !== current) return;
    document.body.classList.toggle(overflowClass, open.length > 0);
    if (open.length === 0 && !root) return;
    root ??= createRoot(hostElement());
    root.render(
      open.map((modal) => <ModalFrame key={modal.name} open={modal} providers={providers} onClose={close} />),
    );
  }

  async function load(name: string, context: PageContext): Promise<OpenModal | undefined> {
    const modal = context.modals[name];
    const loadView = modal?.widget ? registry[modal.widget] : undefined;
    if (!modal || !loadView) return undefined;
    let part = parts.get(name);
    if (!part) {
      part = fetchPart(name, context);
      parts.set(name, part);
      part.catch(() => parts.delete(name));
    }
    try {
      const [view, loaded] = await Promise.all([loadPart(loadView), part]);
      // At every opening: another page may stand there since.
      addStyles(loaded);
      return { name, modal, view, part: loaded };
    } catch (cause) {
      const props = cause instanceof PartFailure ? { message: cause.message } : {};
      const failed: Modal = { ...modal, layout: "dialog", props };
      return { name, modal: failed, view: PopupFailure, part: { messages: {}, css: "" } };
    }
  }

  function close(): void {
    if (history.state?.over) history.back();
    else navigate(withoutModal(), { replace: true, keepScroll: true });
  }

  return { sync };
}

function ModalFrame({
  open,
  providers,
  onClose,
}: {
  open: OpenModal;
  providers: ModalHostOptions["providers"];
  onClose: () => void;
}) {
  const frame = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the document, a dialog gives the focus back to where it was, or to what stands there in a page that came since.
  useLayoutEffect(() => {
    const dialog = frame.current;
    const places = idsAround(document.activeElement);
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (!dialog?.closest("#modals")?.querySelector("dialog[open]")) focusFirst(places);
    };
  }, []);
  const View = open.view;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it as Escape does, which the dialog hears itself.
    <dialog
      ref={frame}
      className="modal-frame"
      data-layout={open.modal.layout ?? "dialog"}
      data-modal={open.name}
      aria-label={open.part.title}
      aria-labelledby={open.part.title === undefined ? `modal.${open.name}.failure` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === frame.current) onClose();
      }}
    >
      {providers(
        <ClosePopupContext.Provider value={onClose}>
          <View id={`modal.${open.name}`} props={open.modal.props ?? {}} data={{}} errors={{}} slots={{}} />
        </ClosePopupContext.Provider>,
        open.part.messages,
      )}
    </dialog>
  );
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

async function fetchPart(name: string, context: PageContext): Promise<ModalPart> {
  const answer = await fetch(`/_modal/${context.release}/${context.locale}/${encodeURIComponent(name)}`, {
    credentials: "same-origin",
  });
  if (!answer.ok) throw new PartFailure(await messageOf(answer));
  const part = (await answer.json()) as ModalPart;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return { ...part, sheet };
}

/** Adds what the page has no rule for yet: said again after the page's own, a shared rule would change the page under the popup. */
function addStyles({ css, sheet }: ModalPart): void {
  if (!sheet) return;
  const page = document.querySelector<HTMLStyleElement>("style[data-page-css]")?.sheet;
  const others = [page, ...document.adoptedStyleSheets].filter((each) => each !== sheet);
  const known = new Set(others.flatMap((each) => rulesOf(each)));
  sheet.replaceSync(css);
  sheet.replaceSync(
    rulesOf(sheet)
      .filter((rule) => !known.has(rule))
      .join(""),
  );
}

function rulesOf(sheet: CSSStyleSheet | null | undefined): readonly string[] {
  return [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText);
}

/** A part that was refused; the message is for the guest, empty when the answer has none. */
class PartFailure extends Error {}

async function messageOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { readonly message?: unknown } | null;
  return typeof body?.message === "string" ? body.message : "";
}

function withoutModal(): string {
  const address = new URL(location.href);
  address.searchParams.delete("modal");
  address.searchParams.delete("modal_id");
  return address.pathname + address.search + address.hash;
}

function hostElement(): HTMLElement {
  const host = document.createElement("div");
  host.id = "modals";
  document.body.append(host);
  return host;
}
