import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject, isSameJson } from "../json/layer.ts";

/** One place where two values differ. `undefined` stands for absent. */
export interface Difference {
  readonly path: JsonPath;
  readonly before: unknown;
  readonly after: unknown;
}

/** Every difference between two JSON values: objects member by member, lists and everything else whole. */
export function differencesOf(before: unknown, after: unknown, path: JsonPath = []): readonly Difference[] {
  if (before === after) return [];
  if (!isJsonObject(before) || !isJsonObject(after))
    return isSameJson(before, after) ? [] : [{ path, before, after }];
  return unionKeys(before, after).flatMap((key) =>
    key === "$schema" ? [] : differencesOf(before[key], after[key], [...path, key]),
  );
}

/**
 * A comparison that does the same pair of objects once: sites share what is equal, so a thousand cost little
 * more than one.
 */
export function rememberingPairs<Value extends object, Result>(
  compare: (before: Value, after: Value) => Result,
): (before: Value, after: Value) => Result {
  const known = new WeakMap<Value, WeakMap<Value, Result>>();
  return (before, after) => {
    let row = known.get(before);
    if (!row) {
      row = new WeakMap();
      known.set(before, row);
    }
    let result = row.get(after);
    if (result === undefined) {
      result = compare(before, after);
      row.set(after, result);
    }
    return result;
  };
}

/** Keys of two objects: those of the first in its order, then those that only the second has. */
export function unionKeys(before: object, after: object): readonly string[] {
  const own = Object.keys(before);
  return [...own, ...Object.keys(after).filter((key) => !Object.hasOwn(before, key))];
}
