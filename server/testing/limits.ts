import type { Release } from "#renderer";
import type { Limits } from "#schemas";
import { buildRelease } from "./release.ts";

/** Numbers that differ from the configuration's. */
export type LimitChanges = { readonly [Group in keyof Limits]?: Partial<Limits[Group]> };

/** The small release, with other limits on all its sites. */
export function buildLimitedRelease(changes: LimitChanges): Release {
  const release = buildRelease();
  const sites = Object.entries(release.sites).map(([id, site]) => {
    const limits = Object.entries(changes).map(([group, numbers]) => [
      group,
      { ...(site.limits[group as keyof Limits] as object), ...(numbers as object) },
    ]);
    return [id, { ...site, limits: { ...site.limits, ...Object.fromEntries(limits) } }];
  });
  return { ...release, sites: Object.fromEntries(sites) };
}
