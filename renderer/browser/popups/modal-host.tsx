import { type ReactNode, useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { DocumentContext, PagePopup } from "../../view/page-context.ts";
import { PopupFrameContext } from "../../view/popup-frame.ts";
import { ClosePopupContext } from "../../view/use-close-popup.ts";
import type { BrowserRegistry, WidgetView } from "../../view/widget-registry.ts";
import { guestMark, isKnown } from "../guest-mark.ts";
import { ImportFailure, loadPart } from "../load-part.ts";
import { tellMissingPart } from "../tell-missing-part.ts";
import { type ModalFrame, type ModalFrames, withoutModal } from "./modal-frames.ts";

/**
 * Names of open popups for a `?modal=` value, outermost first. `direct` is a page load rather than a
 * navigation.
 */
export type OpenModals = (
  value: string | null,
  options: {
    readonly direct: boolean;
    readonly modals: Readonly<Record<string, PagePopup>>;
    readonly open: readonly string[];
    /** What the page that the popup would open over is about. */
    readonly provides: DocumentContext["provides"];
    readonly signedIn: boolean;
  },
) => readonly string[];

interface ModalHostOptions {
  readonly registry: BrowserRegistry;
  readonly openModals: OpenModals;
  readonly frames: ModalFrames;
  readonly providers: (children: ReactNode, messages: Readonly<Record<string, unknown>>) => ReactNode;
  readonly page: () => DocumentContext | undefined;
  /** Resolves when `providers` give all that a popup reads. */
  readonly ready?: () => Promise<void>;
  /** Popups that the document leaves out, known by then. */
  readonly morePopups?: () => DocumentContext["modals"] | undefined;
}

/** What the server says a popup needs beyond the page: words and styles. */
interface ModalPart {
  readonly messages: Readonly<Record<string, unknown>>;
  readonly css: string;
  readonly sheet?: CSSStyleSheet;
}

interface ModalContent {
  readonly view: WidgetView;
  readonly props: Readonly<Record<string, unknown>>;
  readonly part: ModalPart;
}

/**
 * Opens popups named in the address, loads their widgets on demand into their frames and closes them with the
 * address (MODAL-01 to MODAL-03).
 */
export function createModalHost({
  registry,
  openModals,
  frames,
  providers,
  page,
  ready = async () => {},
  morePopups = () => undefined,
}: ModalHostOptions) {
  const parts = new Map<string, Promise<ModalPart>>();
  const roots = new Map<ModalFrame, Root>();
  let opened: readonly string[] = [];

  async function sync({ direct }: { direct: boolean }): Promise<void> {
    const name = askedPopup();
    // The document does not say what every popup is.
    if (name && page() && !Object.hasOwn(page()?.modals ?? {}, name)) await ready().catch(() => {});
    const said = page();
    if (!said) return;
    const context = { ...said, modals: { ...morePopups(), ...said.modals } };
    const asked = askedPopup();
    opened = openModals(asked, {
      direct,
      modals: context.modals,
      open: opened,
      provides: context.provides,
      signedIn: isKnown(guestMark()),
    });
    if (asked && opened.length === 0) history.replaceState(history.state, "", withoutModal());
    frames.keep(opened);
    for (const [frame, root] of roots) {
      if (frame.dialog.isConnected) continue;
      roots.delete(frame);
      root.unmount();
    }
    await Promise.all(opened.map((name) => fill(name, context)));
  }

  /**
   * Opens the frame at once, and puts the widget in when it is there: again with every page that comes under
   * it.
   */
  async function fill(name: string, context: DocumentContext): Promise<void> {
    const frame = frames.open(name, context.modals[name]);
    if (!frame) return;
    let root = roots.get(frame);
    const content = await load(name, context).catch((cause: unknown) => {
      if (cause instanceof ImportFailure) tellMissingPart(Object.assign(cause, { told: true }));
      // What stands there stays.
      if (!root)
        frame.fail(cause instanceof PartFailure ? cause.message : "", () => void fill(name, context));
    });
    if (!content || !frame.dialog.isConnected) return;
    root = roots.get(frame);
    if (!root) {
      frame.body.replaceChildren();
      root = createRoot(frame.body);
      roots.set(frame, root);
    }
    const { view: View, props, part } = content;
    root.render(
      providers(
        <PopupFrameContext.Provider value={frame}>
          <ClosePopupContext.Provider value={frames.close}>
            <Filled frame={frame}>
              <View id={`modal.${name}`} props={props} data={{}} errors={{}} slots={{}} />
            </Filled>
          </ClosePopupContext.Provider>
        </PopupFrameContext.Provider>,
        part.messages,
      ),
    );
  }

  /** @throws ImportFailure, PartFailure, and what `fetch` throws. */
  async function load(name: string, context: DocumentContext): Promise<ModalContent | undefined> {
    const modal = context.modals[name];
    if (!modal?.widget) return undefined;
    let part = parts.get(name);
    if (!part) {
      part = fetchPart(name, context);
      parts.set(name, part);
      part.catch(() => parts.delete(name));
    }
    const [view, loaded] = await Promise.all([loadPart(registry[modal.widget]), part, ready()]);
    // At every opening: another page may stand there since.
    addStyles(loaded);
    return { props: modal.props ?? {}, view, part: loaded };
  }

  return { sync };
}

function askedPopup(): string | null {
  return new URL(location.href).searchParams.get("modal");
}

/**
 * The frame is no longer busy once the widget stands in it, and what asks for the focus (`autofocus`) has it.
 */
function Filled({ frame: { body }, children }: { readonly frame: ModalFrame; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    body.removeAttribute("aria-busy");
    body.querySelector<HTMLElement>("[autofocus]")?.focus();
  }, [body]);
  return children;
}

async function fetchPart(name: string, context: DocumentContext): Promise<ModalPart> {
  const answer = await fetch(`/_modal/${context.release}/${context.locale}/${encodeURIComponent(name)}`, {
    credentials: "same-origin",
  });
  if (!answer.ok) throw new PartFailure(await messageOf(answer));
  const part = (await answer.json()) as ModalPart;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return { ...part, sheet };
}

/**
 * Adds what the page has no rule for yet: said again after the page's own, a shared rule would change the
 * page under the popup.
 */
function addStyles({ css, sheet }: ModalPart): void {
  if (!sheet) return;
  const others = [...document.styleSheets, ...document.adoptedStyleSheets].filter((each) => each !== sheet);
  const known = new Set(others.flatMap((each) => rulesOf(each)));
  sheet.replaceSync(css);
  // Taken out one by one: a rule put together anew from its text may lack what a browser cannot write down,
  // such as a shorthand with a variable of which a part is said again.
  for (const [index, rule] of [...rulesOf(sheet).entries()].reverse())
    if (known.has(rule)) sheet.deleteRule(index);
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
