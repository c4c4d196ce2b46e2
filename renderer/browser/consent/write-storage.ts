import type { StorageKey } from "#schemas/kept-in-browser.ts";

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
