import type { OptionalCategory, StorageKey } from "#schemas/kept-in-browser.ts";
import { hasConsent } from "./consent-choice.ts";
import { type StoragePlace, writeStorage } from "./write-storage.ts";

/**
 * Keeps what a guest may refuse, for whoever has agreed to its category and for nobody else. False where it
 * is not kept.
 */
export function writeWithConsent<Category extends OptionalCategory, Place extends StoragePlace>(
  category: Category,
  place: Place,
  key: StorageKey<Place, Category>,
  text: string,
): boolean {
  return hasConsent(category) && writeStorage(place, key as string as StorageKey<Place>, text);
}
