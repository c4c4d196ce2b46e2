import type { OptionalCategory } from "#schemas/kept-in-browser.ts";

/** Name of the event of the document after the guest has chosen. */
export const CONSENT_CHANGED = "staywright:consent";

/**
 * First letters of the categories that this browser's guest has agreed to, of the version that is asked now;
 * null before a choice: everything that may be refused is off then (CONS-01).
 */
export function consentLetters(): string | null {
  return /(?:^|; )consent=1\.([psm]*)\./.exec(document.cookie)?.[1] ?? null;
}

/** Whether the guest has agreed to a category. */
export function hasConsent([letter = ""]: OptionalCategory): boolean {
  return consentLetters()?.includes(letter) ?? false;
}
