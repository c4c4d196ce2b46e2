import { addIcons } from "../add-icons.ts";
import { announce } from "./announce.ts";

interface SwapOptions {
  readonly onLeave: (region: Element) => void;
  /** Called when the new page stands, before anything in it gets focus. */
  readonly onSwapped: () => void;
  /** Keep focus on the same control (a filter change) instead of moving it to the page. */
  readonly keepFocus: boolean;
}

/**
 * Puts the next page's head and regions in place. Regions that are the same stay as they are. Another page
 * fades in; the same one for another choice stands there at once, for two fading into each other would show
 * every word twice.
 */
export async function swapPage(next: Document, css: string, options: SwapOptions): Promise<void> {
  // Only the development server links any: those of built pages stand in them.
  if (import.meta.env.DEV) await addSheets(next);
  const named = css + linkedStyles(next);
  shownCss ??= (document.querySelector("style[data-page-css]")?.textContent ?? "") + linkedStyles(document);
  const whole = named === shownCss ? undefined : css + (await textOf(linkedStyles(next)));
  shownCss = named;
  const swap = () => swapNow(next, whole, options);
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!calm && !options.keepFocus && document.startViewTransition)
    await document.startViewTransition(swap).updateCallbackDone;
  else swap();
}

function swapNow(
  next: Document,
  css: string | undefined,
  { onLeave, onSwapped, keepFocus }: SwapOptions,
): void {
  const focusedId = document.activeElement?.id;
  const openPopovers = keepFocus
    ? [...document.querySelectorAll(":popover-open[id]")].map(({ id }) => id)
    : [];
  const root = document.documentElement;
  for (const name of ["lang", "dir"]) root.setAttribute(name, next.documentElement.getAttribute(name) ?? "");
  document.title = next.title;
  for (const old of document.head.querySelectorAll("[data-head]")) old.remove();
  for (const tag of next.head.querySelectorAll("[data-head]")) document.head.append(document.adoptNode(tag));
  if (css !== undefined) swapStyles(css);
  addIcons(next);

  const named = (region: Element | null) =>
    document.querySelector(`body > [data-region="${region?.getAttribute("data-region")}"]`);
  const arriving = [...next.querySelectorAll("body > [data-region]")];
  const kept = new Set(arriving.map(named));
  // What the next page has not goes, such as a question that is not asked over a checkout.
  for (const region of document.querySelectorAll("body > [data-region]"))
    if (!kept.has(region)) {
      onLeave(region);
      region.remove();
    }
  for (const region of arriving) {
    const current = named(region);
    if (current) {
      const lasting = lastingPlaces(current, region);
      if (contentOf(current, lasting) === region.innerHTML && !current.querySelector("[data-island]"))
        continue;
      onLeave(current);
      for (const [place, next] of lasting) next.replaceWith(place);
      current.replaceWith(document.adoptNode(region));
    } else {
      const before = named(region.nextElementSibling);
      document.body.insertBefore(document.adoptNode(region), before);
    }
  }
  // A document of no window has elements there; in a page that runs scripts it is text.
  for (const unscripted of document.querySelectorAll("noscript"))
    unscripted.textContent = unscripted.innerHTML;
  const data = next.getElementById("page-data");
  document.getElementById("page-data")?.remove();
  if (data) document.body.append(document.adoptNode(data));

  onSwapped();
  for (const id of openPopovers) document.getElementById(id)?.showPopover?.();
  const focused = keepFocus && focusedId ? document.getElementById(focusedId) : null;
  (focused ?? document.getElementById("main"))?.focus({ preventScroll: true });
  announce(document.title);
}

/** Loads the sheets the next page links to. */
async function addSheets(next: Document): Promise<void> {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map((link) => link.href),
  );
  const missing = [...next.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(
    ({ href }) => !known.has(href),
  );
  await Promise.all(
    missing.map(
      (sheet) =>
        new Promise<void>((resolve) => {
          const link = document.createElement("link");
          link.rel = "stylesheet";
          link.href = sheet.href;
          link.onload = link.onerror = () => resolve();
          document.head.append(link);
        }),
    ),
  );
}

/** Address of the file that holds the rest of a page's styles; empty without one. */
function linkedStyles(page: Document): string {
  return page.querySelector("link[data-page-css]")?.getAttribute("href") ?? "";
}

/** Styles that are there or on their way; what did not come is asked for again. */
const loaded = new Map<string, Promise<string>>();

function textOf(href: string): Promise<string> {
  const known = loaded.get(href) ?? (href ? readText(href) : Promise.resolve(""));
  loaded.set(href, known);
  known.catch(() => loaded.delete(href));
  return known;
}

async function readText(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(href);
  return answer.text();
}

/** Loads the styles of a page that is about to be shown: its address is written when it can stand there. */
export async function loadStyles(next: Document): Promise<void> {
  const href = linkedStyles(next);
  if (href !== linkedStyles(document)) await textOf(href);
}

/** The styles that stand: their text in the page, and the address of the rest. */
let shownCss: string | undefined;
let pageSheet: CSSStyleSheet | undefined;

/** The policy allows inline styles by hash only, so the next page's sheet is adopted instead of inserted. */
function swapStyles(css: string): void {
  if (!pageSheet) {
    pageSheet = new CSSStyleSheet();
    // Before the sheets of popups, which add to the page's: those stay.
    document.adoptedStyleSheets = [pageSheet, ...document.adoptedStyleSheets];
  }
  pageSheet.replaceSync(css);
  for (const first of document.querySelectorAll("style[data-page-css], link[data-page-css]")) first.remove();
}

/** A place that was filled for the guest, and the one of the next page that it would be filled for alike. */
type Lasting = readonly [place: Element, next: Element];

/**
 * Places that the next page would fill with the same again: they stay, so that no name goes and comes with
 * every page.
 */
function lastingPlaces(current: Element, region: Element): readonly Lasting[] {
  return [...current.querySelectorAll<HTMLElement>("[data-filled]:not([data-fill-bound])")].flatMap(
    (place) => {
      const { fill, fillKey } = place.dataset;
      const next = region.querySelector(`[data-fill="${fill}"][data-fill-key="${fillKey}"]`);
      return next ? [[place, next] as const] : [];
    },
  );
}

/** What a region says to everybody: as it came, with its lasting places as the next page has them. */
function contentOf(region: Element, lasting: readonly Lasting[]): string {
  if (lasting.length === 0) return region.innerHTML;
  const copy = region.cloneNode(true) as Element;
  for (const [{ dataset }, next] of lasting as readonly [HTMLElement, Element][])
    copy.querySelector(`[data-fill="${dataset.fill}"]`)?.replaceWith(next.cloneNode(true));
  return copy.innerHTML;
}
