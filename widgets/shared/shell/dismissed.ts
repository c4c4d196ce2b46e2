import { keep, readKeptList } from "./kept-list.ts";

/** How the names begin under which the browser remembers cards that were taken away. */
export const DISMISSED = "dismissed:";

/** The attribute of a card that a dismiss button inside takes away; `name` is what the browser remembers. */
export function dismissedAttribute(name: string) {
  return { "data-dismissible": name };
}

/**
 * Takes the card around an element away: `now`, which the browser remembers, or else when it was taken away
 * before.
 */
export function dismissAround(element: Element | null, now: boolean): void {
  const card = element?.closest<HTMLElement>("[data-dismissible]");
  if (!card) return;
  const key = `${DISMISSED}${card.dataset.dismissible}` as const;
  if (now) keep("localStorage", key, [true]);
  // What was pressed goes with the card.
  if (now) document.getElementById("main")?.focus({ preventScroll: true });
  card.hidden ||= now || readKeptList("localStorage", key, (kept) => kept === true).length > 0;
}
