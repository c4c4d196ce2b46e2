import { fetchFiles } from "./fetch-ahead.ts";
import { keepTyped } from "./islands/keep-typed.ts";
import { createReplay, type Touch } from "./islands/replay.ts";
import { createWaking } from "./islands/waking.ts";
import type { IslandsPart, IslandsPartOptions } from "./islands-part.tsx";
import { loadPart } from "./load-part.ts";
import { leaveMenus } from "./navigation/leave-menus.ts";
import { hrefOf } from "./navigation/link-address.ts";
import { createNavigation, type Navigation, withoutModal } from "./navigation/navigation.ts";
import { once } from "./once.ts";
import { filesOfPage, readPageData } from "./page-data.ts";
import type { createPopups } from "./popups/popups.ts";
import { type MissingPart, tellMissingPart } from "./tell-missing-part.ts";

/** Loads React, the widgets' registry and the rest. */
export type LoadIslands = () => Promise<(options: Pick<IslandsPartOptions, "navigate">) => IslandsPart>;

/** What a page does once a guest goes on, touches an island, or one needs its code. */
export interface PagePart extends Pick<Navigation, "navigate" | "prefetch" | "pop" | "forget"> {
  /** Goes where a link of the page leads, in the way it says. */
  readonly follow: (link: HTMLAnchorElement) => void;
  /** Adds what had been added to the page before a reload, and opens the popup of the address. */
  readonly settle: () => void;
  /** Wakes the islands that wake by themselves: for every page. */
  readonly wakeByThemselves: () => void;
  /** Wakes a touched island and does again what it has to hear; resolves when that is done. */
  readonly touch: (touch: Touch) => Promise<void>;
}

/**
 * Starts what goes from page to page, follows the popup of the address and wakes islands. Needs no framework:
 * that is loaded for the first island or popup. Called once per document.
 */
export function startPagePart(loadIslands: LoadIslands): PagePart {
  leaveMenus();
  let data = readPageData(document);
  let standing: IslandsPart | undefined;
  const islands = once(async () => {
    fetchFiles(filesOfPage(), "high");
    const start = await loadPart(loadIslands);
    standing = start({ navigate });
    return standing;
  });
  let popups: Promise<ReturnType<typeof createPopups>> | undefined;
  const loadPopups = () =>
    (popups ??= loadPart(() => import("./popups/popups.ts")).then((code) =>
      code.createPopups({ islands, data: () => data, navigate }),
    ));
  const forgetPopups = (): void => {
    popups = undefined;
  };
  /** The address says a popup that nobody can open: it is that of the page again. */
  const giveUpPopup = (cause: MissingPart): void => {
    forgetPopups();
    tellMissingPart(cause);
    if (history.state?.over) history.back();
    else navigate(withoutModal(location.href), { replace: true, keepScroll: true });
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
    onLeave: (region) => standing?.unmountWithin(region),
    onArrive: (next) => {
      data = next;
      if (next) standing?.use(next);
      followModals();
      document.dispatchEvent(new Event("staywright:page"));
    },
    onModal: followModals,
    leavePopup: async (under) => (await loadPopups()).leave(under),
  });
  const { navigate } = navigation;
  const waking = createWaking(islands);
  // The first touch has loaded this; the form's own code may still be on its way.
  addEventListener("pagehide", keepTyped);
  return {
    ...navigation,
    follow(link) {
      navigate(hrefOf(link), {
        keepScroll: link.closest("[data-keep-scroll]") !== null,
        beside: link.dataset.choice === "many",
        replace: link.hasAttribute("data-replace"),
        append: link.dataset.append,
        preview: link.dataset.preview === undefined ? undefined : link,
      });
    },
    wakeByThemselves: waking.wakeByThemselves,
    touch: createReplay(waking.wakeForGuest),
    settle() {
      void navigation.restore();
      if (isDirect) syncModals(true);
      isDirect = false;
    },
  };
}
