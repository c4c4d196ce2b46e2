import { isJsonObject, isSameJson, type JsonObject } from "./layer.ts";

export const LIST_OPERATORS = ["$remove", "$prepend", "$append", "$before", "$after"] as const;

/** What an operator could not do: the operator, the item or anchor it names, and why. */
export interface ListProblem {
  readonly path: readonly (string | number)[];
  readonly code: "nothing-to-remove" | "unknown-anchor" | "already-in-list" | "bad-operator";
  readonly name: string;
}

/** Whether a patch changes a list instead of replacing it. */
export function isListPatch(patch: JsonObject): boolean {
  return LIST_OPERATORS.some((operator) => operator in patch);
}

/**
 * Applies `$remove`, then `$prepend`, `$append`, `$before`, `$after`, so that a patch can move an item by
 * removing and adding it. What cannot be done is left out and reported.
 */
export function patchList(
  base: readonly unknown[],
  patch: JsonObject,
): { list: readonly unknown[]; problems: ListProblem[] } {
  let list = [...base];
  const problems: ListProblem[] = [];
  const items = (value: unknown, path: readonly (string | number)[]): unknown[] => {
    if (Array.isArray(value)) return value;
    problems.push({ path, code: "bad-operator", name: String(path[0]) });
    return [];
  };
  const fresh = (value: unknown, path: readonly (string | number)[]): unknown[] =>
    items(value, path).filter((item, index) => {
      const isNew = indexIn(list, item) === -1;
      if (!isNew) problems.push({ path: [...path, index], code: "already-in-list", name: shown(item) });
      return isNew;
    });

  if ("$remove" in patch) {
    for (const [index, item] of items(patch.$remove, ["$remove"]).entries()) {
      const at = indexIn(list, item);
      if (at === -1)
        problems.push({ path: ["$remove", index], code: "nothing-to-remove", name: shown(item) });
      else list.splice(at, 1);
    }
  }
  if ("$prepend" in patch) list = [...fresh(patch.$prepend, ["$prepend"]), ...list];
  if ("$append" in patch) list = [...list, ...fresh(patch.$append, ["$append"])];
  for (const operator of ["$before", "$after"] as const) {
    if (!(operator in patch)) continue;
    const anchors = patch[operator];
    if (!isJsonObject(anchors)) {
      problems.push({ path: [operator], code: "bad-operator", name: operator });
      continue;
    }
    for (const [anchor, value] of Object.entries(anchors)) {
      const at = list.findIndex((item) => String(item) === anchor);
      if (at === -1) problems.push({ path: [operator, anchor], code: "unknown-anchor", name: anchor });
      else list.splice(operator === "$before" ? at : at + 1, 0, ...fresh(value, [operator, anchor]));
    }
  }
  return { list, problems };
}

function indexIn(list: readonly unknown[], item: unknown): number {
  return list.findIndex((other) => isSameJson(other, item));
}

function shown(item: unknown): string {
  return typeof item === "string" ? item : JSON.stringify(item);
}
