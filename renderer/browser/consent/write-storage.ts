import type { OptionalCategory, StorageKey } from "#schemas/kept-in-browser.ts";
import { hasConsent } from "./consent-choice.ts";

export type StoragePlace = "localStorage" | "sessionStorage";

/**
 * Keeps a text in this browser under a key of the registry (`schemas/kept-in-browser.ts`): the only place
 * that writes (CONS-04). False where storage is full or closed, which the log tells (OFF-03).
 */
export function writeStorage<Place extends StoragePlace>(
  place: Place,
  key: StorageKey<Place>,
  text: string,
): boolean {
  try {
    window[place].setItem(key, text);
    return true;
  } catch {
    console.info(`Some Problem With ${place === "localStorage" ? "Local" : "Session"} Storage Writing`);
    return false;
  }
}

/** The same for what a guest may refuse: kept for whoever has agreed to its category, and nobody else. */
export function writeWithConsent<Category extends OptionalCategory, Place extends StoragePlace>(
  category: Category,
  place: Place,
  key: StorageKey<Place, Category>,
  text: string,
): boolean {
  return hasConsent(category) && writeStorage(place, key as string as StorageKey<Place>, text);
}
