import { QueryClient } from "@tanstack/react-query";
import { createHttpCaller } from "../data/http-caller.ts";
import { apiBase } from "../site/api-base.ts";
import type { Navigate } from "../view/use-navigate-to.ts";
import type { BrowserRegistry } from "../view/widget-registry.ts";
import { createCsrfSource } from "./csrf-source.ts";
import { createIslands } from "./islands/islands.tsx";
import { loadPart } from "./load-part.ts";
import { type PageData, readPageData } from "./page-data.ts";
import type { ModalFrames } from "./popups/modal-frames.ts";
import type { createModalHost, OpenModals } from "./popups/modal-host.tsx";

export interface IslandsPartOptions {
  readonly registry: BrowserRegistry;
  /**
   * Loads the rule of which popups are open for a `?modal=` value (MODAL-01 to MODAL-06): only guests who
   * open one need it.
   */
  readonly loadOpenModals: () => Promise<OpenModals>;
  readonly navigate: Navigate;
}

/** What islands and popups run on: React, one query client, one caller. */
export interface IslandsPart {
  readonly hydrate: (island: HTMLElement) => Promise<void>;
  /** Takes over the data of a page that has come. */
  readonly use: (data: PageData) => void;
  readonly unmountWithin: (region: Element) => void;
  /** Loads what fills the frames of popups. */
  readonly modalHost: (frames: ModalFrames) => Promise<ReturnType<typeof createModalHost>>;
}

/** Starts what islands share. Called once per document, when a guest first touches one. */
export function startIslands({ registry, loadOpenModals, navigate }: IslandsPartOptions): IslandsPart {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Without a connection a part says so at once, and is filled when there is one again.
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures) => failures < 1 && navigator.onLine,
      },
    },
  });
  let data: PageData | undefined;
  const csrfToken = createCsrfSource(() => apiBase(data?.page.domain.apiBaseHost));
  const caller: ReturnType<typeof createHttpCaller> = (id, input, options) =>
    createHttpCaller({
      base: apiBase(data?.page.domain.apiBaseHost),
      locale: data?.page.locale ?? "en",
      csrfToken,
      onToken: csrfToken.keep,
      // Another backend knows nothing of our releases.
      headers: () => ({
        ...data?.page.callHeaders,
        ...(data && !apiBase(data.page.domain.apiBaseHost) && { "x-release": data.page.release }),
      }),
      onUnauthorized: () => document.dispatchEvent(new Event("staywright:unauthorized")),
    })(id, input, options);
  const islands = createIslands({ registry, queryClient, caller, navigate });
  const use = (next: PageData): void => {
    data = next;
    islands.use(next);
  };
  const first = readPageData(document);
  if (first) use(first);
  document.addEventListener("staywright:changed", () => {
    void queryClient.invalidateQueries({ refetchType: "none" });
  });
  document.addEventListener("staywright:filling", ({ detail: { filled, places } }) => {
    places.forEach(islands.unmountWithin);
    islands.adopt(filled.islands, filled.messages);
  });
  return {
    hydrate: islands.hydrate,
    use,
    unmountWithin: islands.unmountWithin,
    async modalHost(frames) {
      const [{ createModalHost }, openModals] = await loadPart(() =>
        Promise.all([import("./popups/modal-host.tsx"), loadOpenModals()]),
      );
      return createModalHost({
        registry,
        openModals,
        frames,
        providers: islands.providers,
        ready: islands.ready,
        morePopups: () => islands.page()?.morePopups,
        page: () => data?.page,
      });
    },
  };
}
