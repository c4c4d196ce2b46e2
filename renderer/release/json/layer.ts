import type { JsonFile, JsonPath } from "./json-file.ts";

/** One sparse piece of configuration: a file, or a place in one. */
export interface Layer {
  /** Name shown to people: `global`, `brand wrenhollow`, `country NL`, `domain wrenhollow-nl`, … */
  readonly name: string;
  readonly source: JsonFile;
  /** Where in the file the layer stands; empty for the whole file. */
  readonly at: JsonPath;
  readonly value: unknown;
}

/** A place in a layer's file. */
export interface Origin {
  readonly layer: Layer;
  readonly path: JsonPath;
}

/** Plain data object of JSON. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a JSON value is an object: no list, no null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two JSON values say the same; the order of keys does not matter. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
