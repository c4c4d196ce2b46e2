import { forgetChoices } from "../choices.ts";
import { refinedPart, setBusy, showFailure } from "../islands/refined-part.ts";
import { type PageData, readPageData } from "../page-data.ts";
import { type PagePreview, pagePreview } from "../page-preview.ts";
import { type HistoryStep, stepOf } from "./history-step.ts";
import { loadInFull } from "./load-in-full.ts";
import { retryTo } from "./offline-page.ts";
import { loadStyles, swapPage } from "./swap-page.ts";

export interface NavigationOptions {
  readonly onLeave: (region: Element) => void;
  readonly onArrive: (data: PageData | undefined) => void;
  /** Only the popup of the address changed. */
  readonly onModal: () => void;
  /**
   * Goes back to the step of the page under the open popup, whose own will open it over the page at this
   * address.
   */
  readonly leavePopup: (under: string) => Promise<void>;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** The same page for another choice: it stays where it is. */
  readonly keepScroll?: boolean;
  /** A choice beside others of its kind, not in place of them. */
  readonly beside?: boolean;
  /** Id of a list that takes the items of the target's own list, instead of a new page. */
  readonly append?: string | undefined;
  /** The link that was followed, when what stands around it says what the page will be about. */
  readonly preview?: HTMLElement | undefined;
  /** Says on the page itself that the other one did not come. */
  readonly onLost?: (() => void) | undefined;
}

export interface Navigation {
  readonly navigate: (href: string, options?: NavigateOptions) => void;
  readonly prefetch: (href: string) => void;
  /** Handles `popstate`. */
  readonly pop: () => void;
  /** Something the guest did has changed what pages say: none that was asked for before is shown again. */
  readonly forget: () => void;
  /**
   * After a reload: what had been added to the page is added again, and the guest stands where they stood.
   */
  readonly restore: () => Promise<void>;
}

const loadAppending = () => import("../islands/append-items.ts");
const pageRequest = { credentials: "same-origin", headers: { accept: "text/html" } } as const;
const prefetchLifeMs = 15_000;
const slowAfterMs = 150;

/**
 * Client navigation: one request per page, for the same document a full load would get. Anything unusual
 * becomes a full load.
 */
export function createNavigation({ onLeave, onArrive, onModal, leavePopup }: NavigationOptions): Navigation {
  const prefetched = new Map<string, { at: number; answer: Promise<Response> }>();
  let running: AbortController | undefined;
  /** The browser keeps pages by itself; after a change it asks whether they still hold. */
  let cache: RequestCache = "default";
  let shown = withoutModal(loadedAddress());
  /** The address that the choices on the page are links from. */
  let drawn = shown;
  /** The page of the last choice, until it has come. */
  let chosen: URL | undefined;
  /** The address that Back from the popup leads to, while one is open over the page it was opened from. */
  let { over } = stepOf();

  /** True while the shown page is the one the document was loaded with, untouched. */
  let isLoaded = true;

  history.scrollRestoration = "manual";
  addEventListener("pagehide", rememberScroll);

  function navigate(href: string, wanted: NavigateOptions = {}): void {
    const target = new URL(href, location.href);
    const fromLayer = Boolean(stepOf().layer);
    // What covers the page gives its step to the page that follows.
    if (fromLayer) history.replaceState({ layer: "" }, "");
    if (target.origin !== location.origin) {
      loadInFull(target);
      return;
    }
    rememberScroll();
    const here = withoutModal(location.href);
    const isHere = withoutModal(target.href) === here;
    if (isHere && modalOf(target) !== modalOf(new URL(location.href)) && !target.hash) {
      // An island may have said more in the address since the page arrived.
      shown = here;
      // Where it gets a step of its own, the one before is the page without the popup.
      const replace = !fromLayer && wanted.replace;
      const state = { appended: stepOf().appended, over: replace ? undefined : here };
      write(target, state, fromLayer || replace);
      onModal();
      return;
    }
    if (wanted.append) void add(target, wanted.append);
    else {
      // What was chosen while that page is on its way is chosen on top of it.
      if (wanted.keepScroll && chosen) addChoice(target, new URL(drawn), chosen, wanted.beside);
      // Trying the shown address again is no new step.
      const replace = wanted.replace || withoutModal(target.href) === here;
      void visit(target, { ...wanted, replace }, undefined);
    }
  }

  /** Writes where the guest is: a step of its own, or in place of the one they stand at. */
  function write(address: URL | string, state: HistoryStep, replace?: boolean): void {
    over = state.over;
    history[replace ? "replaceState" : "pushState"](state, "", address);
  }

  /**
   * Writes the address of a page. What covered the one before gives it its step, and a popup that stays open
   * stays over the same.
   */
  function writePage(address: URL, { replace }: NavigateOptions): void {
    const modal = modalOf(address);
    const isTaken = replace || stepOf().layer !== undefined || (!modal && over !== undefined);
    // Nobody comes back to what stood there without a connection.
    write(address, modal ? { over } : {}, isTaken || isOfflinePage());
  }

  function begin(onSlow?: () => void): AbortController & { done: () => void } {
    running?.abort();
    isLoaded = false;
    const turn = new AbortController();
    running = turn;
    const slow = setTimeout(() => {
      document.documentElement.classList.add("is-navigating");
      onSlow?.();
    }, slowAfterMs);
    return Object.assign(turn, {
      done() {
        clearTimeout(slow);
        if (running === turn) document.documentElement.classList.remove("is-navigating");
      },
    });
  }

  /**
   * Adds the items of another page to a list of this one; the address stays, its step remembers what was
   * added.
   */
  async function add(target: URL, list: string): Promise<void> {
    const turn = begin();
    forgetChoices();
    try {
      const page = pageOf(target.href, turn.signal);
      page.catch(() => {});
      const { append } = await loadAppending();
      if (!(await append({ href: target.href, list }, page, turn.signal))) loadInFull(target);
    } catch {
      if (turn.signal.aborted) return;
      if (!showFailure(document.getElementById(`${list}-end`), target.href, list)) loadInFull(target);
    } finally {
      turn.done();
    }
  }

  async function addAgain({ appended }: HistoryStep, signal: AbortSignal): Promise<void> {
    if (appended) await (await loadAppending()).appendAgain(appended, (href) => pageOf(href, signal), signal);
  }

  /** Another page of this site and release; null for anything else. */
  async function pageOf(href: string, signal: AbortSignal): Promise<Document | null> {
    const answer = await fetchPage(href, signal);
    const { next } = await readPage(answer);
    return isOurPage(answer, next) ? next : null;
  }

  async function visit(
    target: URL,
    options: NavigateOptions,
    popped: HistoryStep | undefined,
  ): Promise<void> {
    const isChoice = options.keepScroll && !popped;
    const part = isChoice ? refinedPart() : null;
    chosen = isChoice ? target : undefined;
    const preview = pagePreview(options.preview);
    const turn = begin(() => {
      setBusy(part);
      preview?.show();
    });
    try {
      const answer = await fetchPage(target.href, turn.signal);
      const { next, css } = await readPage(answer);
      if (turn.signal.aborted) return;
      if (options.onLost && answer.status > 499) throw 0;
      if (!isOurPage(answer, next)) {
        if (options.replace) location.replace(target);
        else loadInFull(target);
        return;
      }
      const arrived = new URL(answer.url || target.href);
      arrived.hash = target.hash;
      if (!popped) {
        // The same page for a choice made in a popup over it, which closes with it.
        if (options.replace && options.keepScroll && stepOf().over && !modalOf(arrived))
          await leavePopup(withoutModal(arrived.href));
        writePage(arrived, options);
      } else if (answer.redirected) history.replaceState(history.state, "", arrived);
      shown = withoutModal(arrived.href);
      drawn = shown;
      await show(next, css, options, preview);
      chosen = undefined;
      if (popped) await addAgain(popped, turn.signal);
      if (!turn.signal.aborted) place(arrived, options.keepScroll === true, popped);
    } catch {
      if (turn.signal.aborted) return;
      if (options.onLost) options.onLost();
      else if (!navigator.onLine) await showOffline(target, preview);
      else if (part && showFailure(part, withoutModal(target.href))) stay(target, options);
      else if (isOfflinePage()) location.replace(target);
      else loadInFull(target);
    } finally {
      turn.done();
      preview?.hide();
    }
  }

  /** The choice is in the address, though its page did not come: it is kept, and tried again from here. */
  function stay(target: URL, options: NavigateOptions): void {
    writePage(target, options);
    shown = withoutModal(target.href);
  }

  /** Puts a page in place; its data is taken over before focus can wake an island of it. */
  function show(next: Document, css: string, options: NavigateOptions, preview?: PagePreview): Promise<void> {
    return swapPage(next, css, {
      onLeave,
      onSwapped() {
        preview?.drop();
        onArrive(readPageData(document));
      },
      keepFocus: options.keepScroll === true,
    });
  }

  async function showOffline(wanted: URL, preview?: PagePreview): Promise<void> {
    const path = wanted.pathname + wanted.search;
    const locale = wanted.searchParams.get("locale");
    const address = `/offline?${new URLSearchParams({ ...(locale && { locale }), to: path })}`;
    // The service worker has it.
    const kept = await fetch(address, pageRequest).catch(() => loadInFull(address));
    if (!kept) return;
    const { next, css } = await readPage(kept);
    if (!isOfflinePage()) history.pushState({}, "", address);
    shown = withoutModal(location.href);
    await show(next, css, {}, preview);
    scrollTo(0, 0);
    retryTo(path);
  }

  function fetchPage(href: string, signal: AbortSignal): Promise<Response> {
    const early = prefetched.get(href);
    prefetched.delete(href);
    if (early && Date.now() - early.at < prefetchLifeMs) return early.answer;
    return fetch(href, { ...pageRequest, cache, signal });
  }

  return {
    navigate,
    prefetch(href) {
      if (prefetched.has(href) || withoutModal(href) === shown) return;
      const answer = fetch(href, { ...pageRequest, cache });
      answer.catch(() => prefetched.delete(href));
      prefetched.set(href, { at: Date.now(), answer });
    },
    pop() {
      const at = withoutModal(location.href);
      // Back closes the popup and keeps what was chosen in it.
      const isKept = at === over && at !== shown;
      over = stepOf().over;
      if (isKept) write(shown, { scroll: scrollY }, true);
      if (isKept || at === shown) onModal();
      else void visit(new URL(location.href), { replace: true }, { scroll: 0, ...stepOf() });
    },
    forget() {
      prefetched.clear();
      cache = "no-cache";
    },
    async restore() {
      const step = stepOf();
      if (!isLoaded || !step.appended) return;
      const turn = begin();
      await addAgain(step, turn.signal);
      turn.done();
      if (!turn.signal.aborted) place(new URL(location.href), true, step);
    },
  };
}

/**
 * Parses a page without its stylesheet, and loads the file of the rest of its styles: even a parsed
 * document's inline styles are measured by the policy of the page it replaces.
 */
async function readPage(answer: Response): Promise<{ readonly next: Document; readonly css: string }> {
  let css = "";
  const html = (await answer.text()).replace(
    /<style data-page-css>([\s\S]*?)<\/style>/,
    (_, sheet: string) => {
      css = sheet;
      return "";
    },
  );
  const next = new DOMParser().parseFromString(html, "text/html");
  await loadStyles(next);
  return { next, css };
}

/** Where the document was loaded: the guest may have gone Back or forward since, before this code came. */
function loadedAddress(): string {
  const [load] = performance.getEntriesByType?.("navigation") ?? [];
  return load?.name || location.href;
}

/**
 * Adds to an address what was chosen before: it becomes that of `page`, with what the link to it changes of
 * `base`, where the link stands. A value `beside` others joins them, any other takes their place.
 */
function addChoice(address: URL, base: URL, page: URL, beside?: boolean): void {
  if (address.pathname !== page.pathname) return;
  const merged = new URLSearchParams(page.search);
  for (const name of new Set([...address.searchParams.keys(), ...base.searchParams.keys()])) {
    const valuesOf = ({ searchParams }: URL) => searchParams.get(name)?.split(",") ?? [];
    const [wanted, had] = [valuesOf(address), valuesOf(base)];
    const added = wanted.filter((value) => !had.includes(value));
    const kept = valuesOf(page).filter((value) => wanted.includes(value) || !had.includes(value));
    const values = added[0] && !beside ? wanted : [...new Set([...kept, ...added])];
    merged.delete(name);
    if (values[0]) merged.set(name, values.join());
  }
  address.search = merged.toString().replaceAll("%2F", "/");
}

function isOfflinePage(): boolean {
  return location.pathname.startsWith("/offline");
}

/** Not where a placeholder stands: the place was remembered before it. */
function rememberScroll(): void {
  if (document.getElementById("main")?.hidden) return;
  history.replaceState({ ...history.state, scroll: scrollY }, "");
}

/**
 * Whether a page can take the place of this one: it is of this very site and release, and no download. Where
 * a page has no scripts, nobody would follow Back after it was loaded anew.
 */
function isOurPage(answer: Response, next: Document): boolean {
  const html = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  const sameSite = next.documentElement.dataset.brand === document.documentElement.dataset.brand;
  const sameBuild = next.documentElement.dataset.build === document.documentElement.dataset.build;
  return (
    html && sameSite && sameBuild && next.querySelector("[data-region]") !== null && next.scripts.length > 0
  );
}

function place(address: URL, keepScroll: boolean, popped: HistoryStep | undefined): void {
  if (popped) scrollTo(0, popped.scroll ?? 0);
  else if (address.hash) document.getElementById(decodeURIComponent(address.hash.slice(1)))?.scrollIntoView();
  else if (!keepScroll) scrollTo(0, 0);
}

function modalOf(address: URL): string | null {
  return address.searchParams.get("modal");
}

/** An address without the popup over it, nor a place in the page. */
export function withoutModal(href: string): string {
  const address = new URL(href);
  address.searchParams.delete("modal");
  address.searchParams.delete("modal_id");
  address.hash = "";
  return address.href;
}
