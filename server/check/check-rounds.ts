/** What was worked out in this round or the one before, by name. */
export interface Rounds<T> {
  readonly find: (name: string) => T | undefined;
  readonly keep: (name: string, value: T) => void;
  readonly endRound: () => void;
}

/** Nothing worked out yet. */
export function createRounds<T>(): Rounds<T> {
  let before = new Map<string, T>();
  let current = new Map<string, T>();
  const find = (name: string): T | undefined => {
    const known = current.get(name) ?? before.get(name);
    if (known !== undefined) current.set(name, known);
    return known;
  };
  return {
    find,
    keep: (name, value) => void current.set(name, value),
    endRound() {
      before = current;
      current = new Map();
    },
  };
}

const identities = new WeakMap<object, number>();
let last = 0;

/**
 * A number that no other object has: cheaper than a name by content for what is large and kept from release
 * to release.
 */
export function identityOf(value: object): number {
  let identity = identities.get(value);
  if (identity === undefined) {
    identity = ++last;
    identities.set(value, identity);
  }
  return identity;
}
