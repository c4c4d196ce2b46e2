import { nameOf } from "./name-of.ts";
import type { Remembered } from "./read-memory.ts";
import { type Read, type Roots, readAgain } from "./tracked.ts";

/** Members of a page's context that differ between the forms of one page. */
const FORM_MEMBERS: ReadonlySet<string> = new Set([
  "query",
  "url",
  "device",
  "hidden",
  "experimentJSON",
  "callHeaders",
  "microsite",
]);

/**
 * What nodes came to in the forms of one page: only the few reads that can differ between those are compared.
 */
export interface FormMemory<T> {
  readonly find: (key: string, roots: Roots) => Remembered<T> | undefined;
  readonly keep: (key: string, roots: Roots, remembered: Remembered<T>) => void;
}

/** An empty memory, for the forms of one page. */
export function createFormMemory<T>(): FormMemory<T> {
  interface Known {
    readonly remembered: Remembered<T>;
    readonly reads: readonly Read[];
    readonly names: readonly unknown[];
  }
  const known = new Map<string, Known[]>();
  const asked = new WeakMap<Roots, Map<string, Known>>();
  const keepFor = (key: string, roots: Roots, found: Known) => {
    const ofForm = asked.get(roots) ?? new Map<string, Known>();
    asked.set(roots, ofForm.set(key, found));
  };
  return {
    find(key, roots) {
      const same = asked.get(roots)?.get(key);
      if (same) return same.remembered;
      const found = known
        .get(key)
        ?.find(({ reads, names }) =>
          reads.every((read, index) => nameOf(readAgain(roots, read)) === names[index]),
        );
      if (found) keepFor(key, roots, found);
      return found?.remembered;
    },
    keep(key, roots, remembered) {
      const reads = remembered.reads.filter(isOfForm);
      const names = reads.map((read) => nameOf(readAgain(roots, read)));
      const found = { remembered, reads, names };
      known.set(key, [...(known.get(key) ?? []), found]);
      keepFor(key, roots, found);
    },
  };
}

function isOfForm({ path: [root, member] }: Read): boolean {
  return root === "page" && (member === undefined || FORM_MEMBERS.has(member));
}
