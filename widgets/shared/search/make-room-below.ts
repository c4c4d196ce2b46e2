/**
 * Scrolls just so far that a panel of `height` pixels fits below the element, without pushing the element
 * under the header.
 */
export function makeRoomBelow(element: Element | null, height: number): void {
  if (!element || window.innerWidth < PHONE) return;
  const { top, bottom } = element.getBoundingClientRect();
  const missing = height - (window.innerHeight - bottom);
  const possible = top - HEADER;
  if (missing > 0 && possible > 0) window.scrollBy({ top: Math.min(missing, possible), behavior: "instant" });
}

/** Narrower screens get a sheet instead (CONST-03). */
const PHONE = 780;
/** Height of the sticky header with some air. */
const HEADER = 84;
