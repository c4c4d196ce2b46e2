import type { PageContext } from "../view/page-context.ts";
import { fieldsOfRequest } from "./to-page-context.ts";

/**
 * Something a view has read of a page: a field, or a member of one that is an object; `null` for its names.
 */
export type Reading = readonly [field: string, member?: string | null];

const ofRequest: ReadonlySet<string> = new Set(fieldsOfRequest);

/** What a reading gives on a page now. */
export function valueAt(page: PageContext, [field, member]: Reading): unknown {
  const value = Reflect.get(page, field) as unknown;
  if (member === undefined) return value ?? null;
  const members = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (member === null) return Object.keys(members);
  return Object.hasOwn(members, member) ? [members[member] ?? null] : null;
}

/**
 * A page context that notes what is read of it, beyond `known`: fields that differ between the pages of a
 * site in a language, and of those that are plain objects the members. All others are the site's own.
 */
export function readingsOf(
  page: PageContext,
  known: readonly Reading[],
): { readonly page: PageContext; readonly readings: () => readonly Reading[] } {
  const noted = new Map(known.map((reading) => [JSON.stringify(reading), reading]));
  const note = (...reading: Reading) => noted.set(JSON.stringify(reading), reading);
  const watched = new Map<string, unknown>();
  const read = (field: string): unknown => {
    const value = Reflect.get(page, field) as unknown;
    if (!ofRequest.has(field)) return value;
    if (!isPlain(value)) {
      note(field);
      return value;
    }
    let members = watched.get(field);
    if (!members) {
      members = watchMembers(value, (member) => note(field, member));
      watched.set(field, members);
    }
    return members;
  };
  return {
    page: new Proxy(page, {
      get: (_, name) => (typeof name === "string" ? read(name) : Reflect.get(page, name)),
      has: (_, name) => {
        if (typeof name === "string" && ofRequest.has(name)) note(name);
        return Reflect.has(page, name);
      },
      ownKeys: () => {
        for (const field of ofRequest) note(field);
        return Reflect.ownKeys(page);
      },
    }),
    readings: () => [...noted.values()],
  };
}

/** An object whose members are noted as they are read; with its names, all of it is. */
function watchMembers(
  source: Readonly<Record<string, unknown>>,
  note: (member?: string | null) => unknown,
): unknown {
  return new Proxy(source, {
    get(_, name) {
      if (typeof name === "string") note(name);
      return Reflect.get(source, name);
    },
    has(_, name) {
      if (typeof name === "string") note(name);
      return Reflect.has(source, name);
    },
    ownKeys() {
      note(null);
      return Reflect.ownKeys(source);
    },
    getOwnPropertyDescriptor(_, name) {
      if (typeof name === "string") note(name);
      return Reflect.getOwnPropertyDescriptor(source, name);
    },
  });
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
