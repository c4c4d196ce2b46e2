import { createHash } from "node:crypto";

/**
 * Hash of a JSON value by content: equal values, equal hash, whatever the order of keys. Objects that several
 * places share are hashed once, so that a thousand sites cost little more than one.
 */
function hashOf(value: unknown, known: WeakMap<object, string>): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const seen = known.get(value);
  if (seen !== undefined) return seen;
  const text = Array.isArray(value)
    ? `[${value.map((item) => hashOf(item, known)).join()}]`
    : `{${membersOf(value as Readonly<Record<string, unknown>>, known).join()}}`;
  // Short values stand for themselves; the "#" keeps a hash from reading like one of them.
  const result = text.length < 80 ? text : `#${createHash("sha256").update(text).digest("hex")}`;
  known.set(value, result);
  return result;
}

function membersOf(value: Readonly<Record<string, unknown>>, known: WeakMap<object, string>): string[] {
  const members: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${hashOf(member, known)}`);
  }
  return members;
}

/**
 * First 16 hex digits of the SHA-256 of a value's canonical form. `known` keeps what was hashed, for values
 * that hold it again.
 */
export function shortHash(value: unknown, known = new WeakMap<object, string>()): string {
  return createHash("sha256").update(hashOf(value, known)).digest("hex").slice(0, 16);
}

/** First 16 hex digits of the SHA-256 of bytes. */
export function bytesHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}
