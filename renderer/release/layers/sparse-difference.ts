import { isJsonObject, isSameJson } from "../json/layer.ts";

/**
 * The patch that makes `after` of `before` when layers are merged: what is new or differs, `$unset` for what
 * is gone, objects key by key. Undefined when both say the same.
 */
export function sparseDifference(before: unknown, after: unknown): unknown {
  if (isSameJson(before, after)) return undefined;
  if (after === undefined) return { $unset: true };
  if (!isJsonObject(before) || !isJsonObject(after)) return after;
  const patch: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const difference = sparseDifference(before[key], after[key]);
    if (difference !== undefined) patch[key] = difference;
  }
  return patch;
}
