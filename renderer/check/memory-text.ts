import type { Kept } from "./read-memory.ts";
import { type Read, readOf, readOfHolding, readOfMembers } from "./tracked.ts";

/** What memories keep, by the memory's name, as a text that another process can read. */
export function toMemoryText(memories: Readonly<Record<string, readonly Kept<unknown>[]>>): string {
  const strings = createNumbers<string>();
  const reads = createNumbers<Read>();
  const lists = createNumbers<string>();
  const entries = Object.entries(memories).map(([memory, kept]) => {
    const rows = kept.flatMap((each) => {
      const names = each.names.map((name) => nameCode(name, strings.of));
      if (names.includes(undefined)) return [];
      const list = lists.of(each.reads.map(reads.of).join());
      return [[each.key, list, names, each.value, each.age]];
    });
    return [memory, rows] as const;
  });
  return JSON.stringify({
    entries: Object.fromEntries(entries),
    lists: lists.all().map((list) => (list === "" ? [] : list.split(",").map(Number))),
    reads: reads.all().map(({ path, of, members }) => [of, path, ...(members ? [members] : [])]),
    strings: strings.all(),
  });
}

/** What memories kept, by the memory's name. @throws when the text is none that `toMemoryText` wrote */
export function fromMemoryText(text: string): Readonly<Record<string, readonly Kept<unknown>[]>> {
  // Nobody but this file writes it, and a text that was cut or changed is refused before it gets here.
  const stored = JSON.parse(text) as StoredMemories;
  const reads = stored.reads.map(readOfStored);
  const lists = stored.lists.map((list) => list.map((index) => at(reads, index)));
  const kept = ([key, list, names, value, age]: StoredRow): Kept<unknown> => ({
    key,
    reads: at(lists, list),
    names: names.map((code) => nameOfCode(code, stored.strings)),
    value,
    age,
  });
  return Object.fromEntries(Object.entries(stored.entries).map(([memory, rows]) => [memory, rows.map(kept)]));
}

/** The number of a string, the value itself in brackets, or -1 for none. */
type NameCode = number | readonly [boolean | number | null];

type StoredRow = readonly [
  key: string,
  list: number,
  names: readonly NameCode[],
  value: unknown,
  age: number,
];

type StoredRead = readonly [Read["of"], path: readonly string[], members?: readonly string[]];

interface StoredMemories {
  readonly entries: Readonly<Record<string, readonly StoredRow[]>>;
  readonly lists: readonly (readonly number[])[];
  readonly reads: readonly StoredRead[];
  readonly strings: readonly string[];
}

function readOfStored([of, path, members = []]: StoredRead): Read {
  if (of === "members") return readOfMembers(path[0] ?? "", members);
  return of === "holds" ? readOfHolding(path, members[0] ?? "") : readOf(path, of);
}

/** Undefined for a name that JSON has no way to write: what has it is not kept. */
function nameCode(name: unknown, numberOf: (text: string) => number): NameCode | undefined {
  if (typeof name === "string") return numberOf(name);
  if (name === undefined) return -1;
  const isWritable = name === null || typeof name === "boolean" || Number.isFinite(name);
  return isWritable && !Object.is(name, -0) ? [name as boolean | number | null] : undefined;
}

function nameOfCode(code: NameCode, strings: readonly string[]): unknown {
  if (typeof code !== "number") return code[0];
  return code === -1 ? undefined : at(strings, code);
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error("The memory names something that it does not hold.");
  return found;
}

/** Numbers things in the order they are first asked for. */
function createNumbers<T>() {
  const numbers = new Map<T, number>();
  return {
    of: (thing: T): number => {
      const number = numbers.get(thing) ?? numbers.size;
      numbers.set(thing, number);
      return number;
    },
    all: (): readonly T[] => [...numbers.keys()],
  };
}
