import { addIcons } from "../add-icons.ts";
import { tellBackFromProvider } from "../back-from-provider.ts";
import { fetchWhenFree } from "../fetch-when-free.ts";
import { guestMark, isKnown, showAsItIs } from "../guest-mark.ts";
import { type IslandData, pageDataElement } from "../page-data.ts";

/** What the server says of the places of a page for this guest. */
export interface FilledPlaces {
  readonly html: Readonly<Record<string, string>>;
  readonly islands: Readonly<Record<string, IslandData>>;
  /** Words of these islands. */
  readonly messages: Readonly<Record<string, unknown>>;
  /** Symbols of the icons in it, as HTML. */
  readonly icons: string;
  /** Places that say something of this very page, and hold on no other. */
  readonly bound: readonly string[];
}

declare global {
  interface DocumentEventMap {
    /** Places are about to be filled: islands in them are let go of, those that come are taken over. */
    "staywright:filling": CustomEvent<{ readonly filled: FilledPlaces; readonly places: readonly Element[] }>;
  }
}

let running: { readonly abort: AbortController; readonly of: string } | undefined;

/**
 * Asks, with the guest's cookies, for the nodes of the page that depend on the guest and puts them in place:
 * those that were not filled for the guest as they are now. What comes after the page was left touches
 * nothing. True when any were filled.
 */
export async function fillNodes(): Promise<boolean> {
  const mark = guestMark();
  if (isKnown(mark)) tellBackFromProvider();
  const places = stalePlaces(mark);
  if (places.length === 0) return false;
  const page = pageDataElement();
  const address = new URL("/_nodes", location.origin);
  address.searchParams.set("url", location.pathname + location.search);
  address.searchParams.set("ids", places.map((place) => place.dataset.fill).join());
  const asked = `${address}#${mark}`;
  // The same is already on its way; anything else would be outrun.
  if (running?.of === asked && !running.abort.signal.aborted) return false;
  running?.abort.abort();
  const turn = { abort: new AbortController(), of: asked };
  running = turn;
  try {
    const answer = await fetchWhenFree(address, {
      credentials: "include",
      headers: { accept: "application/json", "x-release": releaseOfPage() },
      signal: turn.abort.signal,
    });
    if (!answer.ok) return false;
    const filled = (await answer.json()) as FilledPlaces;
    if (pageDataElement() !== page || turn.abort.signal.aborted) return false;
    if (page) keepIslands(page, filled);
    document.dispatchEvent(new CustomEvent("staywright:filling", { detail: { filled, places } }));
    // A session that has ended takes its mark along.
    const now = guestMark() && mark;
    const icons = document.createElement("template");
    icons.innerHTML = filled.icons;
    addIcons(icons.content);
    for (const place of places) put(place, filled, now);
    return true;
  } catch {
    return false;
  } finally {
    if (running === turn) {
      running = undefined;
      places.forEach(showAsItIs);
    }
  }
}

/** Islands that come are the page's, for whoever reads its data later. */
function keepIslands(page: HTMLElement, { islands, messages }: FilledPlaces): void {
  if (Object.keys(islands).length === 0) return;
  const data = JSON.parse(page.textContent ?? "");
  Object.assign(data.islands, islands);
  Object.assign(data.messages, messages);
  page.textContent = JSON.stringify(data);
}

const shown = new WeakMap<Element, string>();

/** What says the same as before stays, with the focus that may be in it. */
function put(place: HTMLElement, { html, bound }: FilledPlaces, mark: string): void {
  const address = place.dataset.fill ?? "";
  const text = html[address] ?? "";
  if ((shown.get(place) ?? place.innerHTML) !== text) place.innerHTML = text;
  shown.set(place, text);
  place.dataset.filled = mark;
  place.toggleAttribute("data-fill-bound", bound.includes(address));
}

/** Outermost places that were filled for another state of the guest, or not at all. */
function stalePlaces(mark: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-fill]")].filter(
    (place) => (place.dataset.filled ?? "") !== mark && !place.parentElement?.closest("[data-fill]"),
  );
}

/** Places are filled with parts of the page's own release. */
function releaseOfPage(): string {
  return document.documentElement.dataset.build?.split("-").at(-1) ?? "";
}
