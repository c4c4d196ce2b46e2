import { digestOf, nameOf } from "./name-of.ts";

/**
 * One thing that was read: the value at a path, whether an object or a list stands there, the names an object
 * has, some of its members, or whether a list holds a name.
 */
export interface Read {
  readonly path: readonly string[];
  readonly of: "value" | "object" | "list" | "names" | "members" | "holds";
  /** Names of the members that were read, or the one that a list was asked for. */
  readonly members?: readonly string[];
  /** What it gave last, by the number of what was asked. */
  readonly last: { number: number; name: unknown };
}

/** What a rendering may read, by name. */
export type Roots = Readonly<Record<string, object>>;

/** What was read, in the order it was first read. */
export type Reads = Set<Read>;

type ReadOfPlace = Exclude<Read["of"], "members" | "holds">;

/** A place that reads may name: the reads of it, made once, and the places below it. */
interface PlaceOfReads {
  readonly path: readonly string[];
  readonly below: Map<string, PlaceOfReads>;
  readonly reads: { [of in ReadOfPlace]?: Read };
  /** Reads of whether a list there holds a name, by the name. */
  readonly holds: Map<string, Read>;
}

const top: PlaceOfReads = placeAt([]);

/** The read of a path: the same object for the same path. */
export function readOf(path: readonly string[], of: ReadOfPlace = "value"): Read {
  return readAt(path.reduce(placeBelow, top), of);
}

/** The read of whether the list at a path holds a name: the same object for the same path and name. */
export function readOfHolding(path: readonly string[], name: string): Read {
  return holdingAt(path.reduce(placeBelow, top), name);
}

const readsOfMembers = new Map<string, Read>();

/** The read of some members of what stands under a name, as one: the same object for the same members. */
export function readOfMembers(name: string, members: Iterable<string>): Read {
  const names = [...members];
  const key = [name, ...names].join("\u001f");
  let read = readsOfMembers.get(key);
  if (!read) {
    read = { path: [name], of: "members", members: names, last: { number: 0, name: undefined } };
    readsOfMembers.set(key, read);
  }
  return read;
}

function placeAt(path: readonly string[]): PlaceOfReads {
  return { path, below: new Map(), reads: {}, holds: new Map() };
}

function placeBelow(place: PlaceOfReads, key: string): PlaceOfReads {
  let found = place.below.get(key);
  if (!found) {
    found = placeAt([...place.path, key]);
    place.below.set(key, found);
  }
  return found;
}

function readAt({ path, reads }: PlaceOfReads, of: ReadOfPlace): Read {
  let read = reads[of];
  if (!read) {
    read = { path, of, last: { number: 0, name: undefined } };
    reads[of] = read;
  }
  return read;
}

function holdingAt({ path, holds }: PlaceOfReads, name: string): Read {
  let read = holds.get(name);
  if (!read) {
    read = { path, of: "holds", members: [name], last: { number: 0, name: undefined } };
    holds.set(name, read);
  }
  return read;
}

/**
 * Stands for an object and notes what of it is read. Arrays, and objects below the named depth, count as one
 * value; a list of names may be asked for one of them.
 */
export function tracked<T extends object>(source: T, name: string, reads: Reads, depth = 2): T {
  return follow(source, placeBelow(top, name), depth, reads) as T;
}

/**
 * Numbers of the things that reads are of, by name: who asks often for the same ones gets the names that were
 * made for them.
 */
export type RootNumbers = Readonly<Record<string, number>>;

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Numbers of what never changes; what is made anew each time, like a page's context, is worth none. */
export function numbersOf(roots: Roots, names: readonly string[]): RootNumbers {
  const found: Record<string, number> = {};
  for (const name of names) {
    const root = roots[name];
    if (!root) continue;
    let number = numbers.get(root);
    if (number === undefined) {
      number = ++lastNumber;
      numbers.set(root, number);
    }
    found[name] = number;
  }
  return found;
}

/** A short name of what a read gives now. */
export function nameAgain(roots: Roots, read: Read, of: RootNumbers): unknown {
  const number = of[read.path[0] ?? ""];
  if (number === undefined) return nameOf(readAgain(roots, read));
  const { last } = read;
  if (last.number !== number) {
    last.name = nameOf(readAgain(roots, read));
    last.number = number;
  }
  return last.name;
}

/** What a read gives now. */
export function readAgain(roots: Roots, read: Read): unknown {
  const { path, of } = read;
  let at: unknown = roots;
  for (let index = 0; index < path.length; index++)
    at = isObject(at) ? (at as Readonly<Record<string, unknown>>)[path[index] ?? ""] : undefined;
  if (of === "object") return isPlain(at);
  if (of === "list") return isNames(at);
  if (of === "holds") return isNames(at) && at.includes(read.members?.[0] ?? "");
  if (of === "members" && isObject(at)) return membersOf(at, read);
  return of === "names" && isObject(at) ? Object.keys(at).join() : at;
}

const knownMembers = new WeakMap<object, Map<Read, string>>();

/** One name for all members of an object that a read is of. */
function membersOf(source: object, read: Read): string {
  const known = knownMembers.get(source) ?? new Map<Read, string>();
  knownMembers.set(source, known);
  let name = known.get(read);
  if (name === undefined) {
    const values = source as Readonly<Record<string, unknown>>;
    name = digestOf(JSON.stringify(read.members?.map((member) => nameOf(values[member]) ?? null)));
    known.set(read, name);
  }
  return name;
}

/** Members of an object that are noted one by one when somebody goes through them. */
const MANY = 100;

function follow(source: object, place: PlaceOfReads, depth: number, reads: Reads): object {
  const values = source as Readonly<Record<string, unknown>>;
  // What was read is noted, and who asks again gets the same object, by which views remember what they made.
  const given = new Map<string, unknown>();
  let isRead = false;
  const note = (key: string): unknown => {
    const value = values[key];
    if (isRead) return value;
    const at = placeBelow(place, key);
    if (depth > 1 && isPlain(value)) {
      reads.add(readAt(at, "object"));
      return follow(value, at, depth - 1, reads);
    }
    if (depth > 1 && isNames(value)) {
      reads.add(readAt(at, "list"));
      return followNames(value, at, reads);
    }
    reads.add(readAt(at, "value"));
    return value;
  };
  const get = (key: string): unknown => {
    const known = given.get(key);
    if (known !== undefined) return known;
    const value = note(key);
    given.set(key, value);
    return value;
  };
  // What is frozen may not be answered for by another object, so an empty one stands behind it.
  return new Proxy(
    {},
    {
      get: (_, key) => (typeof key === "symbol" ? Reflect.get(source, key) : get(key)),
      has(_, key) {
        if (typeof key === "string") get(key);
        return Reflect.has(source, key);
      },
      ownKeys() {
        const keys = Reflect.ownKeys(source);
        // Who goes through so many reads them all: that is one read, and not one for each.
        if (keys.length > MANY) {
          isRead = true;
          reads.add(readAt(place, "value"));
        } else reads.add(readAt(place, "names"));
        return keys;
      },
      getOwnPropertyDescriptor(_, key) {
        if (!Object.hasOwn(source, key)) {
          if (typeof key === "string") reads.add(readAt(placeBelow(place, key), "value"));
          return undefined;
        }
        const value = typeof key === "symbol" ? Reflect.get(source, key) : get(key);
        return { value, enumerable: true, configurable: true, writable: false };
      },
      getPrototypeOf: () => Object.prototype,
    },
  );
}

/** Stands for a list of names: who asks whether it holds one learns nothing of the others. */
function followNames(names: readonly string[], place: PlaceOfReads, reads: Reads): readonly string[] {
  const includes = (name: string, ...rest: readonly number[]) => {
    reads.add(rest.length === 0 ? holdingAt(place, name) : readAt(place, "value"));
    return names.includes(name, ...rest);
  };
  return new Proxy(names, {
    get(_, key) {
      if (key === "includes") return includes;
      reads.add(readAt(place, "value"));
      return Reflect.get(names, key);
    },
    has(_, key) {
      reads.add(readAt(place, "value"));
      return Reflect.has(names, key);
    },
    ownKeys() {
      reads.add(readAt(place, "value"));
      return Reflect.ownKeys(names);
    },
    getOwnPropertyDescriptor(_, key) {
      reads.add(readAt(place, "value"));
      return Reflect.getOwnPropertyDescriptor(names, key);
    },
  });
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isPlain(value: unknown): value is object {
  if (!isObject(value) || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
