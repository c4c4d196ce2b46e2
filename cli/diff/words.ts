import type { Change, ReleaseDiff } from "#renderer/release";
import type { ComparedRelease } from "./load-compared.ts";

type Touch = Change["touches"][number];

/** A value on one line, cut after `length` characters. */
function shortValue(value: unknown, length: number): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** What a change was before and is after, each on one line; a reason that somebody gave is never cut. */
export function changeWords(touch: Touch | undefined, length = 60): { before: string; after: string } {
  const most = touch && REASON.test(touch.path) ? Number.POSITIVE_INFINITY : length;
  return { before: shortValue(touch?.before, most), after: shortValue(touch?.after, most) };
}

/** Waivers, and why something must hold. */
const REASON = /(^|\.)waives(\.|$)|\.why$/;

/** Names a set of sites as people would: all of them, all of a brand, or one by one. */
export function createSitesPhrase(
  before: ComparedRelease,
  after: ComparedRelease,
): (sites: readonly string[]) => string {
  const brandOf = new Map<string, string>();
  for (const { release } of [before, after])
    for (const [id, site] of Object.entries(release.sites)) brandOf.set(id, site.brand.id);
  const sizes = new Map<string, number>();
  for (const brand of brandOf.values()) sizes.set(brand, (sizes.get(brand) ?? 0) + 1);
  return (sites) => {
    if (sites.length === 0) return "no site by itself";
    if (sites.length === brandOf.size)
      return sites.length === 1 ? "the one site" : `all ${sites.length} sites`;
    if (sites.length <= 3) return sites.join(", ");
    const brands = [...new Set(sites.map((id) => brandOf.get(id)))];
    const [brand] = brands;
    if (brands.length > 1 || brand === undefined)
      return `${sites.length} sites: ${sites.slice(0, 3).join(", ")} and ${sites.length - 3} more`;
    return `${sizes.get(brand) === sites.length ? "all " : ""}${sites.length} sites of ${brand}`;
  };
}

/** `2 breaking, 1 risky, 4 safe`, or that nothing changes. */
export function countChanges({ changes }: ReleaseDiff): string {
  const counts = (["breaking", "risky", "safe"] as const).flatMap((name) => {
    const count = changes.filter((change) => change.class === name).length;
    return count > 0 ? [`${count} ${name}`] : [];
  });
  return counts.join(", ") || "nothing changes";
}
