import type { Release } from "../release/release.ts";

const subsets = new WeakMap<Release, Map<string, Record<string, unknown>>>();

/** Messages of some namespaces (the part of an id before the first dot) in a locale; made once per release and set. */
export function messageSubset(
  release: Release,
  locale: string,
  namespaces: ReadonlySet<string>,
): Record<string, unknown> {
  const known = subsets.get(release) ?? new Map<string, Record<string, unknown>>();
  subsets.set(release, known);
  const key = `${locale}/${[...namespaces].sort().join()}`;
  let subset = known.get(key);
  if (!subset) {
    subset = Object.fromEntries(
      Object.entries(release.messages[locale] ?? {}).filter(([id]) =>
        namespaces.has(id.split(".", 1)[0] ?? ""),
      ),
    );
    known.set(key, subset);
  }
  return subset;
}
