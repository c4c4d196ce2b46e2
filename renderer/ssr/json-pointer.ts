/** Value at a JSON pointer (`/hotels/0`, or empty for the whole); undefined when there is none. */
export function readPointer(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (at, key) => (at && typeof at === "object" ? (at as Record<string, unknown>)[key] : undefined),
      value,
    );
}

/** Whether an answer has nothing at the pointer: absent, null or an empty list. */
export function isEmptyAt(value: unknown, pointer: string): boolean {
  const found = readPointer(value, pointer);
  return found === undefined || found === null || (Array.isArray(found) && found.length === 0);
}
