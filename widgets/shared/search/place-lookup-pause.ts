import { keep } from "../shell/kept-list.ts";

/**
 * Notes that looking a place up failed at this moment, in milliseconds since 1970 (SRCH-09). Kept for the
 * whole device: the source is as broken in the next tab as in this one. Where nothing can be stored the next
 * lookup is simply tried.
 */
export function notePlaceLookupFailure(siteId: string, now: number): void {
  keep("localStorage", keyOf(siteId), now);
}

/**
 * Whether a lookup failed in the last `pauseMs` milliseconds. A failure in the future, after a clock was put
 * back, does not count.
 */
export function isPlaceLookupPaused(siteId: string, pauseMs: number, now: number): boolean {
  try {
    const stored = localStorage.getItem(keyOf(siteId)) ?? "";
    const age = /^\d{1,15}$/.test(stored) ? now - Number(stored) : -1;
    return age >= 0 && age < pauseMs;
  } catch {
    return false;
  }
}

function keyOf(siteId: string): `staywright.place-lookup-failed.${string}` {
  return `staywright.place-lookup-failed.${siteId}`;
}
