import { isSameJson, type JsonObject, patchList } from "#renderer/release";

/**
 * How a layer says that a list of ids is `wanted` where it inherits `inherited`: operators when most of the
 * list stays, so that later changes below still arrive; else the whole list. Undefined when there is nothing
 * to say.
 */
export function orderPatch(
  inherited: readonly string[],
  wanted: readonly string[],
): JsonObject | readonly string[] | undefined {
  if (isSameJson(inherited, wanted)) return undefined;
  const staying = new Set(longestCommon(inherited, wanted));
  const removed = inherited.filter((id) => !staying.has(id));
  const added = wanted.filter((id) => !staying.has(id));
  if (staying.size === 0 || Math.max(removed.length, added.length) > Math.max(2, staying.size)) return wanted;
  const after: Record<string, string[]> = {};
  const first: string[] = [];
  let anchor: string | undefined;
  for (const id of wanted) {
    if (staying.has(id)) anchor = id;
    else if (anchor === undefined) first.push(id);
    else after[anchor] = [...(after[anchor] ?? []), id];
  }
  const last = anchor !== undefined && anchor === [...staying].at(-1) ? after[anchor] : undefined;
  if (last && anchor !== undefined) delete after[anchor];
  const patch = {
    ...(removed.length > 0 && { $remove: removed }),
    ...(first.length > 0 && { $prepend: first }),
    ...(last && { $append: last }),
    ...(Object.keys(after).length > 0 && { $after: after }),
  };
  return isSameJson(patchList(inherited, patch).list, wanted) ? patch : wanted;
}

/** The most ids that stand in both lists in the same order: they need not move. */
function longestCommon(a: readonly string[], b: readonly string[]): readonly string[] {
  let row: (readonly string[])[] = Array.from({ length: b.length + 1 }, () => []);
  for (const item of a) {
    const next: (readonly string[])[] = [[]];
    for (const [index, other] of b.entries()) {
      const above = row[index + 1] ?? [];
      const before = next[index] ?? [];
      if (item === other) next.push([...(row[index] ?? []), item]);
      else next.push(above.length >= before.length ? above : before);
    }
    row = next;
  }
  return row.at(-1) ?? [];
}
