/** Answers the value that had the name before when the new one is the same, else the new one. */
type Settle<T> = (name: string, value: T) => T;

/**
 * Keeps a value the same object while it says the same, so that a memory finds again what was made from it.
 * One value is kept for each name.
 */
export function createSettler<T>(isSame: (before: T, value: T) => boolean): Settle<T> {
  const last = new Map<string, T>();
  return (name, value) => {
    const before = last.get(name);
    if (before !== undefined && isSame(before, value)) return before;
    last.set(name, value);
    return value;
  };
}

/** Whether two sets have the same members in the same order: of two names as near, the first is suggested. */
export function isSameSet(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): boolean {
  return a.size === b.size && isSameList([...a], [...b]);
}

/** Whether two lists hold the same values in the same order. */
export function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
