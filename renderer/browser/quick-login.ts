import type { StorageKey } from "#schemas/kept-in-browser.ts";
import { consentLetters } from "./consent/consent-choice.ts";
import { writeStorage } from "./consent/write-storage.ts";
import { guestMark, isKnown } from "./guest-mark.ts";

/**
 * Offers signing in (ACC-21) where the page has a place for it (`#quick-login`), to a guest who is not signed
 * in and reads on: between two things they do, never over what they type or have opened. The server says
 * whether it was offered today already, and keeps that it was.
 */
export async function offer(): Promise<void> {
  const place = document.getElementById("quick-login");
  if (!place || isKnown(guestMark()) || window.StaywrightApp || mayNotKeep(place)) return;
  if (/(?:^|; )quickLogin=/.test(document.cookie) || wasDeclined()) return;
  // Nothing remembers the offer of a guest who has chosen nothing: it is made once a visit.
  if (consentLetters() === null && !isLanding()) return;
  await quiet();
  if (!place.isConnected) return;
  const said = new URLSearchParams({ path: location.pathname });
  const answer = await fetch("/_quick-login", { method: "POST", body: said }).catch(() => undefined);
  if (answer?.status !== 201 && answer?.status !== 200) return;
  await quiet();
  if (!place.isConnected || isKnown(guestMark())) return;
  place.querySelector("[popovertarget]")?.addEventListener("click", decline);
  place.showPopover();
}

/** The guest's own wish, which this browser keeps for them as long as the cookie would have it. */
function decline(): void {
  writeStorage("localStorage", DECLINED, String(Date.now()));
}

function wasDeclined(): boolean {
  try {
    const at = Number(localStorage.getItem(DECLINED));
    return at > Date.now() - DAY_MS && at <= Date.now();
  } catch {
    return false;
  }
}

/** Whether the visit began with this page: neither within the site nor by loading it once more. */
function isLanding(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);
}

/**
 * A guest who has refused, or is asked yet: what cannot be remembered is not offered, or it would be again
 * and again.
 */
function mayNotKeep(place: HTMLElement): boolean {
  const letters = consentLetters();
  return letters === null ? place.dataset.asks !== undefined : !letters.includes("p");
}

/** Resolves once nothing is typed and nothing lies over the page. */
async function quiet(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  while (isBusy());
}

function isBusy(): boolean {
  return (
    document.hidden ||
    document.activeElement?.matches("input, select, textarea, [contenteditable], dialog *") === true ||
    document.querySelector(OPEN) !== null
  );
}

/** What lies over the page: popups, and the choices about cookies that a guest has opened again. */
const OPEN = "dialog[open], :popover-open, [role=dialog]:not([popover]), #cookie-choices:not([hidden])";
const DECLINED: StorageKey<"localStorage"> = "quick-login-declined";
const DAY_MS = 24 * 60 * 60 * 1000;
/** Between what a guest does and the offer. */
const PAUSE_MS = 600;
