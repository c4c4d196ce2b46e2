import { consentLetters } from "./consent/consent-choice.ts";
import { guestMark, isKnown } from "./guest-mark.ts";

/**
 * Offers signing in (ACC-21) where the page has a place for it (`#quick-login`), to a guest who is not signed
 * in and reads on: between two things they do, never over what they type or have opened. The server says
 * whether it was offered today already, and keeps that it was.
 */
export async function offer(): Promise<void> {
  const place = document.getElementById("quick-login");
  if (!place || isKnown(guestMark()) || window.StaywrightApp || mayNotKeep(place)) return;
  if (/(?:^|; )quickLogin=/.test(document.cookie)) return;
  await quiet();
  if (!place.isConnected) return;
  const said = new URLSearchParams({ path: location.pathname });
  const answer = await fetch("/_quick-login", { method: "POST", body: said }).catch(() => undefined);
  if (answer?.status !== 201) return;
  await quiet();
  if (place.isConnected && !isKnown(guestMark())) place.showPopover();
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
    document.querySelector("dialog[open], :popover-open, [role=dialog]:not([popover])") !== null
  );
}

/** Between what a guest does and the offer. */
const PAUSE_MS = 600;
