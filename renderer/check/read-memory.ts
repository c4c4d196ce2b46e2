import { nameOf } from "./name-of.ts";
import { type Read, type Reads, type Roots, readAgain } from "./tracked.ts";

/** What was made before by a key, and everything that was read while it was made. */
export interface Remembered<T> {
  readonly value: T;
  readonly reads: readonly Read[];
}

/**
 * A memory of what was made from things that are read while it is made: it is found again as long as its key and all it read
 * are equal, whatever else changed. What is made must depend on nothing else, so that equal first reads are followed by the same one.
 */
export interface ReadMemory<T> {
  readonly find: (key: string, roots: Roots) => Remembered<T> | undefined;
  readonly keep: (key: string, roots: Roots, reads: Reads, value: T) => Remembered<T>;
  /** Keeps what another memory kept. */
  readonly restore: (kept: Kept<T>) => void;
  /** Everything that is known, for another memory. */
  readonly all: () => readonly Kept<T>[];
  /** Ends a round; when much was added, what the last rounds did not ask for is forgotten. */
  readonly endRound: () => void;
}

/** What a memory keeps, without the things that it was read from. */
export interface Kept<T> extends Remembered<T> {
  readonly key: string;
  /** Names of what was read, in the order of the reads. */
  readonly names: readonly unknown[];
  /** Rounds since somebody asked for it. */
  readonly age: number;
}

/** Rounds that something is kept for without being asked for, so that a change taken back costs nothing. */
const KEPT_ROUNDS = 3;
/** How many results are kept whatever their age. */
const ALWAYS_KEPT = 10_000;

/** What is read first, and what follows from each value it can have. */
interface Step<T> {
  readonly read?: Read;
  readonly next: Map<unknown, Step<T>>;
  made?: Remembered<T>;
  round: number;
}

export function createReadMemory<T>(): ReadMemory<T> {
  const known = new Map<string, Step<T>>();
  let round = 0;
  let kept = 0;
  let allowed = ALWAYS_KEPT;

  function put(key: string, made: Remembered<T>, nameAt: (index: number) => unknown, asked: number): void {
    let set = (step: Step<T>) => void known.set(key, step);
    let at = known.get(key);
    for (const [index, read] of made.reads.entries()) {
      // Something else was read after equal values: what was known cannot be trusted.
      if (!at || at.read !== read) {
        at = { read, next: new Map(), round: asked };
        set(at);
      }
      at.round = Math.max(at.round, asked);
      const { next } = at;
      const name = nameAt(index);
      set = (step) => void next.set(name, step);
      at = next.get(name);
    }
    set({ next: new Map(), made, round: asked });
    kept++;
  }

  return {
    find(key, roots) {
      let step = known.get(key);
      while (step) {
        step.round = round;
        if (step.made || !step.read) return step.made;
        step = step.next.get(nameOf(readAgain(roots, step.read)));
      }
      return undefined;
    },
    keep(key, roots, seen, value) {
      const made = { value, reads: [...seen] };
      put(key, made, (index) => nameOf(readAgain(roots, made.reads[index] as Read)), round);
      return made;
    },
    restore({ key, value, reads, names, age }) {
      put(key, { value, reads }, (index) => names[index], round - age);
    },
    all() {
      const found: Kept<T>[] = [];
      const names: unknown[] = [];
      const walk = (key: string, step: Step<T>) => {
        if (step.made) found.push({ key, ...step.made, names: [...names], age: round - step.round });
        for (const [name, next] of step.next) {
          names.push(name);
          walk(key, next);
          names.pop();
        }
      };
      for (const [key, step] of known) walk(key, step);
      return found;
    },
    endRound() {
      round++;
      if (kept <= allowed) return;
      kept = 0;
      for (const [key, step] of known) {
        const left = prune(step, round - KEPT_ROUNDS);
        if (left === 0) known.delete(key);
        kept += left;
      }
      allowed = Math.max(ALWAYS_KEPT, 2 * kept);
    },
  };
}

/** Takes out what nobody asked for since a round; returns how many results are left. */
function prune<T>(step: Step<T>, oldest: number): number {
  if (step.round < oldest) return 0;
  let left = step.made ? 1 : 0;
  for (const [name, next] of step.next) {
    const some = prune(next, oldest);
    if (some === 0) step.next.delete(name);
    left += some;
  }
  return left;
}
