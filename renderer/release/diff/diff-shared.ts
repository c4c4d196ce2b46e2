import type { Release } from "../../site/release.ts";
import { CONFIG_KINDS, type ConfigKind, configKinds } from "../read/config-kinds.ts";
import { causeOf, type Sides } from "./change-cause.ts";
import { type BuiltRelease, type DiffCollector, under } from "./diff-collector.ts";
import { differencesOf, unionKeys } from "./diff-values.ts";

/** Sites that a member of a part touches; all of them where nothing is said. */
const TOUCHED: Partial<Record<ConfigKind, (release: Release, id: string) => readonly string[]>> = {
  language: sitesReading,
  microsite: sitesEmbedded,
  // Sites have their own copy with all layers; what is left is the lists of countries.
  country: () => [],
};

/** Parts of the release that no site owns. */
const PARTS = configKinds.flatMap((kind) => {
  const { part, under: at } = CONFIG_KINDS[kind];
  return part === undefined ? [] : [{ kind, part: part as keyof Release, at, sitesOf: TOUCHED[kind] }];
});

/** Routes, amenities, languages, vendors, countries, cities and brand files. */
export function collectSharedDifferences(sides: Sides<BuiltRelease>, collector: DiffCollector): void {
  const { before, after } = sides;
  const provenance = { before: before.provenance, after: after.provenance };
  for (const { kind, part, at, sitesOf } of PARTS) {
    for (const difference of differencesOf(before.release[part], after.release[part])) {
      const id = String(difference.path[0]);
      const record = (side: BuiltRelease) => side.provenance.ofRelease(kind, at ? kind : id);
      const inFile = at ? under(at, difference) : { ...difference, path: difference.path.slice(1) };
      const cause = causeOf(provenance, { before: record(before), after: record(after) }, inFile);
      if (cause) collector.add(cause, under([part], difference), sitesTouched(sides, sitesOf, id));
    }
  }
  collectCities(sides, collector);
  collectBrandFiles(sides, collector);
}

/** Cities are a list in their file and a dictionary in the release. */
function collectCities(sides: Sides<BuiltRelease>, collector: DiffCollector): void {
  const { before, after } = sides;
  for (const difference of differencesOf(before.release.cities, after.release.cities)) {
    const [slug, ...rest] = difference.path;
    const side = difference.after === undefined ? "before" : "after";
    const row = Object.keys(sides[side].release.cities).indexOf(String(slug));
    const at = [row, ...rest];
    const cause = { layer: "global", file: "config/cities.json", at, side } as const;
    collector.add(cause, under(["cities"], difference), allSites(sides));
  }
}

function collectBrandFiles(sides: Sides<BuiltRelease>, collector: DiffCollector): void {
  const { before, after } = sides;
  for (const difference of differencesOf(before.release.brandFiles, after.release.brandFiles)) {
    const path = String(difference.path[0]);
    const [brand = "", ...file] = path.split("/");
    const side = difference.after === undefined ? "before" : "after";
    const sites = allSites(sides).filter((id) => {
      const site = after.release.sites[id] ?? before.release.sites[id];
      return site?.brand.id === brand;
    });
    const cause = {
      layer: `brand ${brand}`,
      file: `config/brands/${brand}/assets/${file.join("/")}`,
      at: [],
      side,
    } as const;
    collector.add(cause, under(["brandFiles"], difference), sites);
  }
}

function sitesTouched(
  sides: Sides<BuiltRelease>,
  sitesOf: (typeof TOUCHED)[ConfigKind],
  id: string,
): readonly string[] {
  if (!sitesOf) return allSites(sides);
  return [...new Set([...sitesOf(sides.before.release, id), ...sitesOf(sides.after.release, id)])];
}

function allSites({ before, after }: Sides<BuiltRelease>): readonly string[] {
  return unionKeys(before.release.sites, after.release.sites);
}

function sitesReading({ sites }: Release, locale: string): readonly string[] {
  return Object.values(sites).flatMap(({ id, locales }) => (locales.includes(locale) ? [id] : []));
}

function sitesEmbedded({ sites, microsites }: Release, vendor: string): readonly string[] {
  const microsite = microsites[vendor];
  return microsite ? (microsite.domains ?? Object.keys(sites)) : [];
}
