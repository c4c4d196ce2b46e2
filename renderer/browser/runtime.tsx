import { QueryClient } from "@tanstack/react-query";
import { createHttpCaller } from "../data/http-caller.ts";
import { apiBase } from "../site/api-base.ts";
import type { BrowserRegistry } from "../view/widget-registry.ts";
import { createCsrfSource } from "./csrf-source.ts";
import type { FilledPlaces } from "./islands/fill-nodes.ts";
import { createIslands } from "./islands/islands.tsx";
import { loadPart } from "./load-part.ts";
import { createNavigation, type Navigation, withoutModal } from "./navigation/navigation.ts";
import { readPageData } from "./page-data.ts";
import type { OpenModals } from "./popups/modal-host.tsx";
import type { createPopups } from "./popups/popups.ts";
import { type MissingPart, tellMissingPart } from "./tell-missing-part.ts";

export interface BrowserRuntimeOptions {
  readonly registry: BrowserRegistry;
  /**
   * Loads the rule of which popups are open for a `?modal=` value (MODAL-01 to MODAL-06): only guests who
   * open one need it.
   */
  readonly loadOpenModals: () => Promise<OpenModals>;
}

export interface Runtime {
  readonly hydrate: (island: HTMLElement) => Promise<void>;
  readonly navigate: Navigation["navigate"];
  readonly prefetch: Navigation["prefetch"];
  readonly pop: () => void;
  /** Adds what had been added to the page before a reload, and opens the popup of the address. */
  readonly settle: () => void;
  /**
   * Takes over the islands that places of the guest are about to be filled with, in place of those that stand
   * there.
   */
  readonly adopt: (filled: FilledPlaces, places: readonly Element[]) => void;
}

/** Starts what islands share: one query client, one caller, one navigation. Called once per document. */
export function startRuntime({ registry, loadOpenModals }: BrowserRuntimeOptions): Runtime {
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
  let data = readPageData(document);
  const csrfToken = createCsrfSource(() => apiBase(data?.page.domain.apiBaseHost));
  const caller: ReturnType<typeof createHttpCaller> = (id, input, options) =>
    createHttpCaller({
      base: apiBase(data?.page.domain.apiBaseHost),
      locale: data?.page.locale ?? "en",
      csrfToken,
      // Another backend knows nothing of our releases.
      headers: () => ({
        ...data?.page.callHeaders,
        ...(data && !apiBase(data.page.domain.apiBaseHost) && { "x-release": data.page.release }),
      }),
      onUnauthorized: () => document.dispatchEvent(new Event("staywright:unauthorized")),
    })(id, input, options);
  const navigate: Navigation["navigate"] = (href, options) => navigation.navigate(href, options);
  const islands = createIslands({
    registry,
    queryClient,
    caller,
    navigate,
  });
  let popups: Promise<ReturnType<typeof createPopups>> | undefined;
  const loadPopups = () =>
    (popups ??= loadPart(() => import("./popups/popups.ts")).then((code) =>
      code.createPopups({
        registry,
        loadOpenModals,
        providers: islands.providers,
        ready: islands.ready,
        data: () => data,
        navigate,
      }),
    ));
  const forgetPopups = (): void => {
    popups = undefined;
  };
  /** The address says a popup that nobody can open: it is that of the page again. */
  const giveUpPopup = (cause: MissingPart): void => {
    forgetPopups();
    tellMissingPart(cause);
    if (history.state?.over) history.back();
    else navigation.navigate(withoutModal(location.href), { replace: true, keepScroll: true });
  };
  // There before a guest opens one: its frame is to stand at once.
  if (document.querySelector("[data-modal]")) loadPopups().catch(forgetPopups);
  const syncModals = (direct: boolean): void => {
    // Without a popup in the address, and none before, there is nothing to open or close.
    if (popups || location.search.includes("modal="))
      loadPopups().then((known) => known.sync(direct), giveUpPopup);
  };
  /**
   * Until the guest goes anywhere, the address is that of a page load, which opens fewer popups (MODAL-04).
   */
  let isDirect = true;
  const followModals = (): void => {
    isDirect = false;
    syncModals(false);
  };
  const navigation = createNavigation({
    onLeave: (region) => islands.unmountWithin(region),
    onArrive: (next) => {
      data = next;
      if (next) islands.use(next);
      followModals();
      document.dispatchEvent(new Event("staywright:page"));
    },
    onModal: followModals,
    leavePopup: async (under) => (await loadPopups()).leave(under),
  });
  if (data) islands.use(data);
  document.addEventListener("staywright:changed", () => {
    navigation.forget();
    void queryClient.invalidateQueries({ refetchType: "none" });
  });

  return {
    hydrate: islands.hydrate,
    adopt({ islands: filled, messages }, places) {
      for (const place of places) islands.unmountWithin(place);
      islands.adopt(filled, messages);
    },
    ...navigation,
    settle() {
      void navigation.restore();
      if (isDirect) syncModals(true);
      isDirect = false;
    },
  };
}
