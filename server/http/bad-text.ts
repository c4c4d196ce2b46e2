/**
 * True when a value holds, anywhere, a text that PostgreSQL or JSON cannot carry: a NUL or a lone surrogate.
 * Also true beyond a sensible depth.
 */
export function hasBadText(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return BAD.test(value);
  if (typeof value !== "object" || value === null) return false;
  if (depth > MAX_DEPTH) return true;
  if (Array.isArray(value)) return value.some((item) => hasBadText(item, depth + 1));
  return Object.entries(value).some(([key, item]) => BAD.test(key) || hasBadText(item, depth + 1));
}

const BAD = /[\0\p{Surrogate}]/u;
const MAX_DEPTH = 20;
