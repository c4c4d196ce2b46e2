import type { Release } from "../../site/release.ts";
import type { JsonPath } from "../json/json-file.ts";
import type { ReleaseResult } from "../provenance/release-result.ts";
import { type Cause, placeKey } from "./change-cause.ts";
import type { Difference } from "./diff-values.ts";

/** A release without mistakes, with where its values come from. */
export type BuiltRelease = Pick<ReleaseResult, "provenance"> & { readonly release: Release };

/** A resolved value that a change reaches. */
export interface CollectedTouch extends Difference {
  readonly sites: Set<string>;
}

export interface CollectedChange {
  readonly cause: Cause;
  readonly touches: readonly CollectedTouch[];
}

/** Gathers differences by the place that caused them. */
export interface DiffCollector {
  /**
   * `difference.path` starts with the name of its record: `["brand", "name"]`, `["pages", "home", "head",
   * "title"]`.
   */
  readonly add: (cause: Cause, difference: Difference, sites: Iterable<string>) => void;
  readonly changes: () => readonly CollectedChange[];
}

/** An empty collector. */
export function createDiffCollector(): DiffCollector {
  const groups = new Map<string, { readonly cause: Cause; readonly touches: Map<string, CollectedTouch> }>();
  return {
    add(cause, difference, sites) {
      const key = placeKey(cause);
      let group = groups.get(key);
      if (!group) {
        group = { cause, touches: new Map() };
        groups.set(key, group);
      }
      const path = difference.path.join("\u001f");
      const touch = group.touches.get(path) ?? { ...difference, sites: new Set<string>() };
      group.touches.set(path, touch);
      for (const site of sites) touch.sites.add(site);
    },
    changes: () =>
      [...groups.values()].map(({ cause, touches }) => ({ cause, touches: [...touches.values()] })),
  };
}

/** A difference with the name of its record in front. */
export function under(prefix: JsonPath, difference: Difference): Difference {
  return { ...difference, path: [...prefix, ...difference.path] };
}
