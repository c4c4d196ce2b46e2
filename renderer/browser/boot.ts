import { afterPaint } from "./after-paint.ts";
import { forgetChoices, showChoice } from "./choices.ts";
import { fetchFiles } from "./fetch-ahead.ts";
import { guestMark, isKnown, showAsItIs } from "./guest-mark.ts";
import { needsCode } from "./islands/needs-code.ts";
import { listenForTouches, SLEEPING, touchedBefore } from "./islands/touches.ts";
import { loadPart } from "./load-part.ts";
import { loadInFull } from "./navigation/load-in-full.ts";
import { watchLayers } from "./navigation/page-layers.ts";
import { plainLink } from "./navigation/plain-link.ts";
import { once } from "./once.ts";
import { filesOfPage } from "./page-data.ts";
import type { PagePart } from "./page-part.ts";
import { tellMissingPart } from "./tell-missing-part.ts";
import { whenIdle } from "./when-idle.ts";

export interface BootOptions {
  /** Loads and starts what follows links and touches. */
  readonly page: () => Promise<PagePart>;
  /** Loads and starts the scripts of widgets in the places where they are due, each once. */
  readonly scripts: (isDue: (place: Element) => boolean) => Promise<void>;
}

/**
 * The only script that runs before the page is painted, and nearly all that runs before a guest touches
 * anything. It hears links, forms and touches; what follows them is loaded by the first that needs it.
 */
export function boot({ page: loadPage, scripts }: BootOptions): void {
  const page = once(() => loadPart(loadPage));
  const go = (follow: (part: PagePart) => void, address: URL | string): void =>
    showWait(page().then(follow, () => loadInFull(address)));
  const touch = (type: string, target: EventTarget | null, island: Element, event?: Event): void =>
    showWait(
      page().then(
        (part) => part.touch({ type, target: target as HTMLElement, island, ...(event && { event }) }),
        tellMissingPart,
      ),
    );

  let toggles: Promise<typeof import("./toggles/toggles.ts")> | undefined;
  const scan = (): void => {
    wakeByThemselves();
    if (location.search.includes("modal=") || history.state?.appended)
      page().then((part) => part.settle(), ignore);
    // Once they are there they are told of every page: one that says nothing has none.
    if (document.querySelector("[data-toggles]")) toggles ??= import("./toggles/toggles.ts");
    toggles?.then(
      ({ showToggles }) => showToggles(),
      () => {
        toggles = undefined;
      },
    );
    fill();
    const isDue = (place: Element) => needsCode(place, true);
    if ([...document.querySelectorAll(UNSTARTED)].some(isDue)) whenIdle(() => scripts(isDue).catch(ignore));
    const clock = document.querySelector<HTMLElement>("[data-countdown]");
    if (clock) import("./countdown.ts").then(({ countDown }) => countDown(clock, wakeByThemselves), ignore);
    if (!savesData()) whenIdle(() => fetchFiles(filesOfPage(), "low"));
  };
  let isWaking = false;
  /** Wakes what waits for no touch; pages without any load nothing for it. */
  const wakeByThemselves = (): void => {
    isWaking ||=
      document.querySelector('[data-hydrate]:not([data-hydrate="touch"])') !== null ||
      needsCode(document, false, "[data-island] [data-wake]");
    if (isWaking) page().then((part) => part.wakeByThemselves(), ignore);
  };

  /**
   * Asks for what depends on the guest where it was not filled for the guest as they are now: a stranger's
   * page is whole as it came.
   */
  const fill = (): void => {
    const mark = guestMark();
    const stale = [...document.querySelectorAll<HTMLElement>("[data-fill]")].filter(
      (place) => (place.dataset.filled ?? "") !== mark,
    );
    if (!stale[0]) return;
    // Whoever is signed in does not see the words for strangers first, nor others those for a guest who left.
    for (const place of stale)
      if (isKnown(mark) !== isKnown(place.dataset.filled ?? "")) place.dataset.filling = "";
    void loadPart(() => import("./islands/fill-nodes.ts"))
      .then(({ fillNodes }) => fillNodes())
      .then(
        (filled) => filled && document.dispatchEvent(new Event("staywright:page")),
        () => stale.forEach(showAsItIs),
      );
  };

  listenForTouches((event, island) => {
    isWaking = true;
    touch(event.type, event.target, island, event);
  });
  document.addEventListener(
    "click",
    (event) => {
      const place = (event.target as Element).closest?.(UNSTARTED);
      if (place) {
        event.preventDefault();
        showWait(
          scripts((each) => each === place).then(
            () => (event.target as HTMLElement).click(),
            tellMissingPart,
          ),
        );
      }
      const link = plainLink(event);
      if (link?.dataset.choice) showChoice(link);
    },
    { capture: true },
  );
  // What looks like a tick box takes the space bar as one does.
  document.addEventListener("keydown", (event) => {
    const choice = event.key === " " && (event.target as Element).closest?.<HTMLElement>("a[data-choice]");
    if (!choice) return;
    event.preventDefault();
    choice.click();
  });
  document.addEventListener("click", (event) => {
    const link = plainLink(event);
    if (!link) return;
    event.preventDefault();
    go((part) => part.follow(link), link.href ?? location.href);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== "get" || !form.hasAttribute("data-navigate")) return;
    event.preventDefault();
    const address = new URL(form.action);
    const fields = new FormData(form, event.submitter);
    address.search = new URLSearchParams(
      [...fields].filter(([, value]) => value !== "") as [string, string][],
    ).toString();
    go((part) => part.navigate(address.href, { keepScroll: form.hasAttribute("data-keep-scroll") }), address);
  });
  // Sent without a connection, a plain form would put the browser's own page in place of what was typed.
  document.addEventListener("submit", (event) => {
    const { method } = event.target as HTMLFormElement;
    if (event.defaultPrevented || navigator.onLine || method !== "post") return;
    event.preventDefault();
    import("./navigation/page-bar.ts").then(({ tellOffline }) => tellOffline(), ignore);
  });
  document.addEventListener("change", (event) => {
    const form = (event.target as Element).closest<HTMLFormElement>("form[data-submit-on-change]");
    form?.requestSubmit();
  });
  document.addEventListener("pointerover", ({ target }) => {
    if (savesData()) return;
    const link = (target as Element).closest?.<HTMLAnchorElement>("a[data-prefetch]");
    if (link) page().then((part) => part.prefetch(link.href), ignore);
    if ((target as Element).closest?.(SLEEPING)) fetchFiles(filesOfPage(), "high");
  });
  addEventListener("online", () => {
    // The page that says there is no connection is left when there is one again.
    document.querySelector<HTMLElement>("main [data-click-online]")?.click();
    fill();
  });
  addEventListener("offline", wakeByThemselves);
  addEventListener("popstate", () => void page().then((part) => part.pop()));
  document.addEventListener("staywright:changed", () => void page().then((part) => part.forget(), ignore));
  document.addEventListener("staywright:page", scan);
  document.addEventListener("staywright:guest", fill);
  // Another tab may have signed out, or a page come back that was kept as it was.
  document.addEventListener("visibilitychange", fill);
  addEventListener("pageshow", fill);
  // A page that is kept as it was shows its own choices when it comes back.
  addEventListener("pagehide", () => forgetChoices());
  watchLayers();

  for (const [target, island] of touchedBefore()) touch("focusin", target, island);
  if (isKnown(guestMark())) fill();
  afterPaint(scan);
}

/** Shows at the page's edge that what a guest pressed is on its way, where it takes a while. */
function showWait(wait: Promise<void>): void {
  const { classList } = document.documentElement;
  const slow = setTimeout(() => classList.add("is-waking"), 150);
  wait.catch(ignore).then(() => {
    clearTimeout(slow);
    classList.remove("is-waking");
  });
}

/** Whether the guest's browser was told to load nothing that nobody has asked for. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  return connection?.saveData === true;
}

/** A place of a widget's script that has not started. */
const UNSTARTED = "[data-script]:not([data-started])";

const ignore = () => {};
