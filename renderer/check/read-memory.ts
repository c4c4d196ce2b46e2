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
 * What is read first, and what follows from each value it can have: mostly one, so that only others need a
 * map.
 */
interface Step<T> {
  readonly read?: Read;
  firstName?: unknown;
  first?: Step<T>;
  others?: Map<unknown, Step<T>>;
  made?: Remembered<T>;
  round: number;
}

/**
 * @param lasting Names of the roots that never change once they are there, and are asked for again and again.
 */
export function createReadMemory<T>(lasting: readonly string[] = []): ReadMemory<T> {
  const known = new Map<string, Step<T>>();
  let round = 0;
  let kept = 0;
  let allowed = ALWAYS_KEPT;

  function put(key: string, made: Remembered<T>, nameAt: (index: number) => unknown, asked: number): void {
    let set = (step: Step<T>): void => void known.set(key, step);
    let at = known.get(key);
    for (const [index, read] of made.reads.entries()) {
      // Something else was read after equal values: what was known cannot be trusted.
      if (!at || at.read !== read) {
        at = { read, round: asked };
        set(at);
      }
      const from: Step<T> = at;
      from.round = Math.max(from.round, asked);
      const name = nameAt(index);
      set = (step) => follow(from, name, step);
      at = next(from, name);
    }
    set({ made, round: asked });
    kept++;
  }

  return {
    find(key, roots) {
      let step = known.get(key);
      const numbers = numbersOf(roots, lasting);
      while (step) {
        step.round = round;
        if (step.made || !step.read) return step.made;
        step = next(step, nameAgain(roots, step.read, numbers));
      }
      return undefined;
    },
    keep(key, roots, seen, value) {
      const made = { value, reads: [...seen] };
      const numbers = numbersOf(roots, lasting);
      put(key, made, (index) => nameAgain(roots, made.reads[index] as Read, numbers), round);
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
        for (const [name, after] of following(step)) {
          names.push(name);
          walk(key, after);
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

function next<T>({ first, firstName, others }: Step<T>, name: unknown): Step<T> | undefined {
  return first && Object.is(firstName, name) ? first : others?.get(name);
}

function follow<T>(step: Step<T>, name: unknown, after: Step<T>): void {
  if (step.first ? Object.is(step.firstName, name) : !step.others?.has(name)) {
    step.firstName = name;
    step.first = after;
  } else {
    step.others ??= new Map();
    step.others.set(name, after);
  }
}

function following<T>({ first, firstName, others }: Step<T>): readonly (readonly [unknown, Step<T>])[] {
  return [...(first ? [[firstName, first] as const] : []), ...(others ?? [])];
}

/** Takes out what nobody asked for since a round; returns how many results are left. */
function prune<T>(step: Step<T>, oldest: number): number {
  if (step.round < oldest) return 0;
  let left = step.made ? 1 : 0;
  for (const [name, after] of following(step)) {
    const some = prune(after, oldest);
    if (some === 0) forget(step, name);
    left += some;
  }
  return left;
}

function forget<T>(step: Step<T>, name: unknown): void {
  if (step.first && Object.is(step.firstName, name)) delete step.first;
  else step.others?.delete(name);
}
