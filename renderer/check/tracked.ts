import { digestOf, nameOf } from "./name-of.ts";

/** One thing that was read: the value at a path, whether an object stands there, the names an object has, or some of its members. */
export interface Read {
  readonly path: readonly string[];
  readonly of: "value" | "object" | "names" | "members";
  /** Names of the members that were read. */
  readonly members?: readonly string[];
}

/** What a rendering may read, by name. */
export type Roots = Readonly<Record<string, object>>;

/** What was read, in the order it was first read. */
export type Reads = Set<Read>;

type ReadOfPlace = Exclude<Read["of"], "members">;

/** A place that reads may name: the reads of it, made once, and the places below it. */
interface PlaceOfReads {
  readonly path: readonly string[];
  readonly below: Map<string, PlaceOfReads>;
  readonly reads: { [of in ReadOfPlace]?: Read };
}

const top: PlaceOfReads = { path: [], below: new Map(), reads: {} };

/** The read of a path: the same object for the same path. */
export function readOf(path: readonly string[], of: ReadOfPlace = "value"): Read {
  return readAt(path.reduce(placeBelow, top), of);
}

const readsOfMembers = new Map<string, Read>();

/** The read of some members of what stands under a name, as one: the same object for the same members. */
export function readOfMembers(name: string, members: Iterable<string>): Read {
  const names = [...members];
  const key = [name, ...names].join("\u001f");
  let read = readsOfMembers.get(key);
  if (!read) {
    read = { path: [name], of: "members", members: names };
    readsOfMembers.set(key, read);
  }
  return read;
}

function placeBelow(place: PlaceOfReads, key: string): PlaceOfReads {
  let found = place.below.get(key);
  if (!found) {
    found = { path: [...place.path, key], below: new Map(), reads: {} };
    place.below.set(key, found);
  }
  return found;
}

function readAt({ path, reads }: PlaceOfReads, of: ReadOfPlace): Read {
  let read = reads[of];
  if (!read) {
    read = { path, of };
    reads[of] = read;
  }
  return read;
}

/** Stands for an object and notes what of it is read. Arrays, and objects below the named depth, count as one value. */
export function tracked<T extends object>(source: T, name: string, reads: Reads, depth = 2): T {
  return follow(source, placeBelow(top, name), depth, reads) as T;
}

/** What a read gives now. */
export function readAgain(roots: Roots, read: Read): unknown {
  const { path, of } = read;
  let at: unknown = roots;
  for (let index = 0; index < path.length; index++)
    at = isObject(at) ? (at as Readonly<Record<string, unknown>>)[path[index] ?? ""] : undefined;
  if (of === "object") return isPlain(at);
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

function follow(source: object, place: PlaceOfReads, depth: number, reads: Reads): object {
  const values = source as Readonly<Record<string, unknown>>;
  const get = (key: string): unknown => {
    const value = values[key];
    const at = placeBelow(place, key);
    if (depth > 1 && isPlain(value)) {
      reads.add(readAt(at, "object"));
      return follow(value, at, depth - 1, reads);
    }
    reads.add(readAt(at, "value"));
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
        reads.add(readAt(place, "names"));
        return Reflect.ownKeys(source);
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

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isPlain(value: unknown): value is object {
  if (!isObject(value) || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
