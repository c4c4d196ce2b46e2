import { keepOfflinePage, retryTo } from "./offline-page.ts";
import { type PageData, readPageData } from "./page-data.ts";
import { swapPage } from "./swap-page.ts";

export interface NavigationOptions {
  readonly onLeave: (region: Element) => void;
  readonly onArrive: (data: PageData | undefined) => void;
  /** Only the popup of the address changed. */
  readonly onModal: () => void;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly keepScroll?: boolean;
}

export interface Navigation {
  readonly navigate: (href: string, options?: NavigateOptions) => void;
  readonly prefetch: (href: string) => void;
  /** Handles `popstate`. */
  readonly pop: () => void;
}

const prefetchLifeMs = 15_000;
const slowAfterMs = 150;

/** Client navigation: one request per page, for the same document a full load would get. Anything unusual becomes a full load. */
export function createNavigation({ onLeave, onArrive, onModal }: NavigationOptions): Navigation {
  const prefetched = new Map<string, { at: number; answer: Promise<Response> }>();
  let running: AbortController | undefined;
  let shown = withoutModal(location.href);

  const offline = keepOfflinePage();
  history.scrollRestoration = "manual";
  addEventListener("pagehide", rememberScroll);

  function navigate(href: string, options: NavigateOptions = {}): void {
    const target = new URL(href, location.href);
    if (target.origin !== location.origin) {
      location.assign(target);
      return;
    }
    rememberScroll();
    const here = withoutModal(location.href);
    if (withoutModal(target.href) === here && target.href !== location.href && !target.hash) {
      // An island may have said more in the address since the page arrived.
      shown = here;
      const state = { openedModal: target.searchParams.has("modal") && !options.replace };
      if (options.replace) history.replaceState(state, "", target);
      else history.pushState(state, "", target);
      onModal();
      return;
    }
    void visit(target, options, undefined);
  }

  async function visit(
    target: URL,
    options: NavigateOptions,
    poppedScroll: number | undefined,
  ): Promise<void> {
    running?.abort();
    const turn = new AbortController();
    running = turn;
    const slow = setTimeout(() => document.documentElement.classList.add("is-navigating"), slowAfterMs);
    try {
      const answer = await fetchPage(target.href, turn.signal);
      const text = await answer.text();
      if (turn.signal.aborted) return;
      const { html, css } = takeStyles(text);
      const next = new DOMParser().parseFromString(html, "text/html");
      if (!isOurPage(answer, next)) {
        location.assign(target);
        return;
      }
      const arrived = new URL(answer.url || target.href);
      arrived.hash = target.hash;
      if (poppedScroll === undefined) {
        if (options.replace) history.replaceState({}, "", arrived);
        else history.pushState({}, "", arrived);
      }
      shown = withoutModal(arrived.href);
      await show(next, css, options);
      place(arrived, options.keepScroll === true, poppedScroll);
    } catch {
      if (turn.signal.aborted) return;
      if (navigator.onLine) location.assign(target);
      else await showOffline(target);
    } finally {
      clearTimeout(slow);
      if (running === turn) document.documentElement.classList.remove("is-navigating");
    }
  }

  /** Puts a page in place; its data is taken over before focus can wake an island of it. */
  function show(next: Document, css: string, options: NavigateOptions): Promise<void> {
    return swapPage(next, css, {
      onLeave,
      onSwapped: () => onArrive(readPageData(document)),
      keepFocus: options.keepScroll === true,
    });
  }

  async function showOffline(wanted: URL): Promise<void> {
    const path = wanted.pathname + wanted.search;
    const address = `/offline?to=${encodeURIComponent(path)}`;
    const text = offline.text();
    if (!text) {
      location.assign(address);
      return;
    }
    const { html, css } = takeStyles(text);
    if (!location.pathname.startsWith("/offline")) history.pushState({}, "", address);
    shown = withoutModal(location.href);
    await show(new DOMParser().parseFromString(html, "text/html"), css, {});
    retryTo(path);
  }

  function fetchPage(href: string, signal: AbortSignal): Promise<Response> {
    const early = prefetched.get(href);
    prefetched.delete(href);
    if (early && Date.now() - early.at < prefetchLifeMs) return early.answer;
    return fetch(href, { signal, credentials: "same-origin", headers: { accept: "text/html" } });
  }

  return {
    navigate,
    prefetch(href) {
      if (prefetched.has(href) || withoutModal(href) === shown) return;
      const answer = fetch(href, { credentials: "same-origin", headers: { accept: "text/html" } });
      answer.catch(() => prefetched.delete(href));
      prefetched.set(href, { at: Date.now(), answer });
    },
    pop() {
      const target = new URL(location.href);
      if (withoutModal(target.href) === shown) onModal();
      else void visit(target, { replace: true }, (history.state as { scroll?: number } | null)?.scroll ?? 0);
    },
  };
}

/** Lifts the page's stylesheet out of its text: even a parsed document's inline styles are measured by the policy of the page it replaces. */
function takeStyles(text: string): { readonly html: string; readonly css: string } {
  let css = "";
  const html = text.replace(/<style data-page-css>([\s\S]*?)<\/style>/, (_, sheet: string) => {
    css = sheet;
    return "";
  });
  return { html, css };
}

function rememberScroll(): void {
  history.replaceState({ ...history.state, scroll: scrollY }, "");
}

/** A page of this very site and release: anything else (a download, another release, a foreign page) is loaded in full. */
function isOurPage(answer: Response, next: Document): boolean {
  const html = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  const sameSite = next.documentElement.dataset.brand === document.documentElement.dataset.brand;
  const sameBuild = next.documentElement.dataset.build === document.documentElement.dataset.build;
  return html && sameSite && sameBuild && next.querySelector("[data-region]") !== null;
}

function place(address: URL, keepScroll: boolean, poppedScroll: number | undefined): void {
  if (poppedScroll !== undefined) scrollTo(0, poppedScroll);
  else if (address.hash) document.getElementById(decodeURIComponent(address.hash.slice(1)))?.scrollIntoView();
  else if (!keepScroll) scrollTo(0, 0);
}

function withoutModal(href: string): string {
  const address = new URL(href);
  address.searchParams.delete("modal");
  address.hash = "";
  return address.href;
}
