import { nameAgain, numbersOf, type Read, type Reads, type Roots } from "./tracked.ts";

/** What was made before by a key, and everything that was read while it was made. */
export interface Remembered<T> {
  readonly value: T;
  readonly reads: readonly Read[];
}

/**
 * A memory of what was made from things that are read while it is made: it is found again as long as its key
 * and all it read are equal, whatever else changed. What is made must depend on nothing else, so that equal
 * first reads are followed by the same one.
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

/**
 * Reads that always came to the same so far, and what follows: what was made, or a read that came to several
 * things. Most results share all their reads with no other, so that a step is made only where two part.
 */
interface Step<T> {
  reads: readonly Read[];
  /** Names of what the reads gave. */
  names: readonly unknown[];
  after: { readonly made: Remembered<T> } | Fork<T>;
  round: number;
}

/** A read that came to several things, by the name of each. */
interface Fork<T> {
  readonly read: Read;
  readonly steps: Map<unknown, Step<T>>;
}

/**
 * @param lasting Names of the roots that never change once they are there, and are asked for again and again.
 */
export function createReadMemory<T>(lasting: readonly string[] = []): ReadMemory<T> {
  const known = new Map<string, Step<T>>();
  let round = 0;
  let kept = 0;
  let allowed = ALWAYS_KEPT;

  function put(key: string, made: Remembered<T>, names: readonly unknown[], asked: number): void {
    kept++;
    const { reads } = made;
    const fresh = (from: number): Step<T> => ({
      reads: reads.slice(from),
      names: names.slice(from),
      after: { made },
      round: asked,
    });
    let step = known.get(key);
    if (!step) known.set(key, fresh(0));
    for (let at = 0; step; ) {
      step.round = Math.max(step.round, asked);
      const shared = sharedBy(step, reads, names, at);
      at += shared;
      if (shared < step.reads.length) {
        const read = step.reads[shared];
        // Something else was read after equal values: what was known cannot be trusted.
        if (!read || read !== reads[at]) Object.assign(step, fresh(at - shared));
        else split(step, shared, read).steps.set(keyOf(names[at]), fresh(at + 1));
        return;
      }
      if ("made" in step.after || step.after.read !== reads[at]) {
        Object.assign(step, fresh(at - shared));
        return;
      }
      const { steps }: Fork<T> = step.after;
      const name = keyOf(names[at++]);
      const next = steps.get(name);
      if (!next) steps.set(name, fresh(at));
      step = next;
    }
  }

  return {
    find(key, roots) {
      const numbers = numbersOf(roots, lasting);
      let step = known.get(key);
      while (step) {
        const { reads, names, after } = step;
        step.round = round;
        for (let index = 0; index < reads.length; index++)
          if (!Object.is(nameAgain(roots, reads[index] as Read, numbers), names[index])) return undefined;
        if ("made" in after) return after.made;
        step = after.steps.get(keyOf(nameAgain(roots, after.read, numbers)));
      }
      return undefined;
    },
    keep(key, roots, seen, value) {
      const made = { value, reads: [...seen] };
      const numbers = numbersOf(roots, lasting);
      const names = made.reads.map((read) => nameAgain(roots, read, numbers));
      put(key, made, names, round);
      return made;
    },
    restore({ key, value, reads, names, age }) {
      put(key, { value, reads }, names, round - age);
    },
    all() {
      const found: Kept<T>[] = [];
      const walk = (key: string, before: readonly unknown[], step: Step<T>) => {
        const names = [...before, ...step.names];
        if ("made" in step.after) found.push({ key, ...step.after.made, names, age: round - step.round });
        else
          for (const [name, next] of step.after.steps)
            walk(key, [...names, name === MINUS_ZERO ? -0 : name], next);
      };
      for (const [key, step] of known) walk(key, [], step);
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

const MINUS_ZERO = Symbol("-0");

/** A map takes -0 and 0 for one key. */
function keyOf(name: unknown): unknown {
  return Object.is(name, -0) ? MINUS_ZERO : name;
}

/** How many of a step's reads some others are and came to, beginning with the one at a place. */
function sharedBy<T>(step: Step<T>, reads: readonly Read[], names: readonly unknown[], from: number): number {
  let count = 0;
  while (
    count < step.reads.length &&
    step.reads[count] === reads[from + count] &&
    Object.is(step.names[count], names[from + count])
  )
    count++;
  return count;
}

/** Ends a step before one of its reads, which then may come to several things. */
function split<T>(step: Step<T>, at: number, read: Read): Fork<T> {
  const { reads, names, after, round } = step;
  const rest: Step<T> = { reads: reads.slice(at + 1), names: names.slice(at + 1), after, round };
  const fork: Fork<T> = { read, steps: new Map([[keyOf(names[at]), rest]]) };
  step.reads = reads.slice(0, at);
  step.names = names.slice(0, at);
  step.after = fork;
  return fork;
}

/** Takes out what nobody asked for since a round; returns how many results are left. */
function prune<T>(step: Step<T>, oldest: number): number {
  if (step.round < oldest) return 0;
  if ("made" in step.after) return 1;
  let left = 0;
  for (const [name, next] of step.after.steps) {
    const some = prune(next, oldest);
    if (some === 0) step.after.steps.delete(name);
    left += some;
  }
  return left;
}
