import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { OperationCaller } from "../../data/operation-caller.ts";
import type { PageContext } from "../../view/page-context.ts";
import { SlotHtml } from "../../view/slot-html.tsx";
import type { WidgetIntl } from "../../view/use-intl.ts";
import type { Navigate } from "../../view/use-navigate-to.ts";
import { type WidgetEnvironment, WidgetProviders } from "../../view/widget-providers.tsx";
import type { BrowserRegistry } from "../../view/widget-registry.ts";
import { loadPart } from "../load-part.ts";
import type { IslandData, IslandWords, PageData } from "../page-data.ts";
import { createBrowserIntl } from "./browser-intl.tsx";
import { keepEarlyInput } from "./early-input.ts";

interface IslandsOptions {
  readonly registry: BrowserRegistry;
  readonly queryClient: QueryClient;
  readonly caller: OperationCaller;
  readonly navigate: Navigate;
}

interface Mounted {
  readonly root: Root;
  readonly element: HTMLElement;
  readonly address: string;
}

/**
 * Hydrates islands one by one, each with its own root. They share the query client, the caller and the
 * navigation.
 */
export function createIslands({ registry, queryClient, caller, navigate }: IslandsOptions) {
  const mounted = new Set<Mounted>();
  let known: Record<string, IslandData> = {};
  let environment: WidgetEnvironment | undefined;
  let intl: WidgetIntl | undefined;
  /** Adds what islands need beyond the page: asked for once, when the first wakes or a popup opens. */
  let ready = async (): Promise<void> => {};

  /** Takes over a page's data: what islands woken from now on see. */
  function use(data: PageData): void {
    known = { ...data.islands };
    intl = createBrowserIntl(data.page.locale, data.messages);
    // It is whole before anything is rendered with it (`ready`).
    environment = { page: data.page as PageContext, intl, islands: { queryClient, caller, navigate } };
    let asked: Promise<void> | undefined;
    const { words, page } = data;
    ready = () => {
      asked ??= loadPart(() => readWords(words)).then((known) => {
        if (environment?.page !== page) return;
        environment = { ...environment, page: { ...page, ...known.page } };
        intl = createBrowserIntl(known.page.language.contentLanguage, intl?.messages ?? {});
        adopt({}, known.messages);
      });
      asked.catch(() => {
        asked = undefined;
      });
      return asked;
    };
  }

  async function hydrate(element: HTMLElement): Promise<void> {
    const address = element.dataset.island ?? "";
    const island = known[address];
    if (!island) return;
    const [View] = await Promise.all([loadPart(registry[island.w]), ready()]);
    const at = environment;
    if (!element.isConnected || !at) return;
    const slots: Record<string, ReactNode> = {};
    for (const name of island.s ?? []) slots[name] = <SlotHtml html="" />;
    const replayInput = keepEarlyInput(element);
    const served = [...element.childNodes];
    // It is awake once it stands: a form that was sent before would go to the server as it is, past its own
    // code.
    await new Promise<void>((stands) => {
      const onHydrated = () => {
        replayInput();
        stands();
      };
      const root = hydrateRoot(
        element,
        <Hydrated onHydrated={onHydrated}>
          <WidgetProviders environment={at}>
            <View id={address} props={island.p} data={island.d ?? {}} errors={island.e ?? {}} slots={slots} />
          </WidgetProviders>
        </Hydrated>,
        {
          identifierPrefix: `${address}-`, // An island that is left before it woke is no mismatch.
          onRecoverableError: (error) => isMounted(element) && reportHydration(address, error),
          // One broken island leaves the page alone, and its own place to what the server wrote there.
          onUncaughtError: (error) =>
            void import("./broken-island.ts")
              .then((broken) => broken.standBroken(element, root, served, error))
              .finally(stands),
        },
      );
      mounted.add({ root, element, address });
    });
  }

  function unmountWithin(container: Element): void {
    for (const island of mounted) {
      if (!container.contains(island.element)) continue;
      mounted.delete(island);
      island.root.unmount();
    }
  }

  function isMounted(element: HTMLElement): boolean {
    return [...mounted].some((island) => island.element === element);
  }

  /** Adds islands that arrived after the page, filled nodes, with the words they need. */
  function adopt(
    islands: Readonly<Record<string, IslandData>>,
    messages: Readonly<Record<string, unknown>>,
  ): void {
    Object.assign(known, islands);
    if (!environment || !intl) return;
    intl = createBrowserIntl(intl.locale, { ...intl.messages, ...messages });
    environment = { ...environment, intl };
  }

  /** Wraps a popup's widget in the page's providers, with messages of its own added. */
  function providers(children: ReactNode, messages: Readonly<Record<string, unknown>>): ReactNode {
    if (!environment || !intl) return null;
    const richer = createBrowserIntl(intl.locale, { ...intl.messages, ...messages });
    return <WidgetProviders environment={{ ...environment, intl: richer }}>{children}</WidgetProviders>;
  }

  /** What is known of the page beyond its document, once that has come (`ready`). */
  const page = () => environment?.page;

  return { use, hydrate, unmountWithin, adopt, providers, page, ready: () => ready() };
}

async function readWords(address: string): Promise<IslandWords> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.json();
}

/** Says that the island stands, once it is committed. */
function Hydrated({
  onHydrated,
  children,
}: {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}) {
  // Rendered once for each root.
  useLayoutEffect(() => onHydrated(), [onHydrated]);
  return children;
}

function reportHydration(address: string, error: unknown): void {
  console.error(`Island ${address} did not match the server's HTML.`, error);
}
