import { writeStorage } from "#renderer/kept";
import type { StorageKey } from "#schemas/kept-in-browser.ts";

/** What may be kept for a booking, by the registry. */
type TabKey = StorageKey<"sessionStorage">;

export interface TabStorage extends Pick<Storage, "getItem" | "removeItem"> {
  readonly setItem: (name: TabKey, value: string) => void;
}

/**
 * The tab's storage. What it does not take, being full or closed, is kept in memory for the visit, which the
 * log tells (OFF-03): no call throws. Only what a booking needs is kept, and only until it is made.
 */
export function tabStorage(): TabStorage {
  return storage;
}

const memory = new Map<string, string>();

const storage = {
  getItem: (name: string) => memory.get(name) ?? tab((kept) => kept.getItem(name)) ?? null,
  setItem(name: TabKey, value: string) {
    if (writeStorage("sessionStorage", name, value)) memory.delete(name);
    else memory.set(name, value);
  },
  removeItem(name: string) {
    memory.delete(name);
    tab((kept) => kept.removeItem(name));
  },
};

function tab<T>(use: (kept: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
