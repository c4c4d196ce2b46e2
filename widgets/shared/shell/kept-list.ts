import { type StoragePlace, writeStorage } from "#renderer/kept";

/**
 * A list this browser keeps, with what is none of its entries left out. Storage that is missing, closed or
 * damaged holds none (OFF-03).
 */
export function readKeptList<T>(
  place: StoragePlace,
  key: string,
  isEntry: (value: unknown) => value is T,
): readonly T[] {
  try {
    const kept: unknown = JSON.parse(window[place].getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Keeps a value in this browser. A full or closed storage is logged and otherwise ignored (OFF-03). */
export function keep<Place extends StoragePlace>(
  place: Place,
  key: Parameters<typeof writeStorage<Place>>[1],
  value: unknown,
): void {
  writeStorage(place, key, JSON.stringify(value));
}
