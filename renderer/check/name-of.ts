import { createHash } from "node:crypto";

const objectNames = new WeakMap<object, string>();

/** A short name of a value: equal for equal content. Plain values name themselves. */
export function nameOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  let name = objectNames.get(value);
  if (name === undefined) {
    name = digestOf(JSON.stringify(value));
    objectNames.set(value, name);
  }
  return name;
}

/** A short name of a text, equal for equal texts: `#` and its SHA-1 in base64. */
export function digestOf(text: string): string {
  return `#${createHash("sha1").update(text).digest("base64")}`;
}
