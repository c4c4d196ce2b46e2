/** One thing that was read: the value at a path, whether an object stands there, or the names an object has. */
export interface Read {
  readonly path: readonly string[];
  readonly of: "value" | "object" | "names";
}

/** What a rendering may read, by name. */
export type Roots = Readonly<Record<string, object>>;

/** What was read, in the order it was first read. */
export type Reads = Set<Read>;

const known = new Map<string, Read>();

/** The read of a path: the same object for the same path. */
export function readOf(path: readonly string[], of: Read["of"] = "value"): Read {
  return readNamed(path.join("\u001f"), of, () => path);
}

function readNamed(name: string, of: Read["of"], path: () => readonly string[]): Read {
  const key = of === "value" ? name : `${name}\u001e${of}`;
  let read = known.get(key);
  if (!read) {
    read = { path: path(), of };
    known.set(key, read);
  }
  return read;
}

/** Stands for an object and notes what of it is read. Arrays, and objects below the named depth, count as one value. */
export function tracked<T extends object>(source: T, name: string, reads: Reads, depth = 2): T {
  return follow(source, name, depth, reads) as T;
}

/** What a read gives now. */
export function readAgain(roots: Roots, { path: [name = "", ...path], of }: Read): unknown {
  let at: unknown = roots[name];
  for (const key of path) at = isObject(at) ? (at as Readonly<Record<string, unknown>>)[key] : undefined;
  if (of === "object") return isPlain(at);
  return of === "names" && isObject(at) ? Object.keys(at).join() : at;
}

function follow(source: object, name: string, depth: number, reads: Reads): object {
  const values = source as Readonly<Record<string, unknown>>;
  const note = (at: string, of: Read["of"] = "value") =>
    reads.add(readNamed(at, of, () => at.split("\u001f")));
  const get = (key: string): unknown => {
    const value = values[key];
    const at = `${name}\u001f${key}`;
    if (depth > 1 && isPlain(value)) {
      note(at, "object");
      return follow(value, at, depth - 1, reads);
    }
    note(at);
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
        note(name, "names");
        return Reflect.ownKeys(source);
      },
      getOwnPropertyDescriptor(_, key) {
        if (!Object.hasOwn(source, key)) {
          if (typeof key === "string") note(`${name}\u001f${key}`);
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
