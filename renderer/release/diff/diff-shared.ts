import type { Release } from "../../site/release.ts";
import type { JsonPath } from "../json/json-file.ts";
import type { ConfigKind } from "../read/config-place.ts";
import { causeOf, type Sides } from "./change-cause.ts";
import { type BuiltRelease, type DiffCollector, under } from "./diff-collector.ts";
import { differencesOf, unionKeys } from "./diff-values.ts";

/** A part of the release that no site owns. */
interface SharedPart {
  /** First word of its paths. */
  readonly name: string;
  readonly kind: ConfigKind;
  readonly of: (release: Release) => object;
  /** Where the part stands in the file; undefined when every member has a file of its own. */
  readonly at?: JsonPath;
  /** Sites that a member touches; all of them unless said. */
  readonly sitesOf?: (release: Release, id: string) => readonly string[];
}

const PARTS: readonly SharedPart[] = [
  { name: "routes", kind: "routes", of: ({ routes }) => routes, at: [] },
  { name: "assertions", kind: "assertion", of: ({ assertions }) => assertions },
  { name: "amenities", kind: "amenities", of: ({ amenities }) => amenities, at: ["amenities"] },
  { name: "languages", kind: "language", of: ({ languages }) => languages, sitesOf: sitesReading },
  { name: "microsites", kind: "microsite", of: ({ microsites }) => microsites, sitesOf: sitesEmbedded },
  // Sites have their own copy with all layers; what is left is the lists of countries.
  { name: "countries", kind: "country", of: ({ countries }) => countries, sitesOf: () => [] },
];

/** Routes, amenities, languages, vendors, countries, cities and brand files. */
export function collectSharedDifferences(sides: Sides<BuiltRelease>, collector: DiffCollector): void {
  const { before, after } = sides;
  const provenance = { before: before.provenance, after: after.provenance };
  for (const part of PARTS) {
    for (const difference of differencesOf(part.of(before.release), part.of(after.release))) {
      const id = String(difference.path[0]);
      const record = (side: BuiltRelease) => side.provenance.ofRelease(part.kind, part.at ? part.kind : id);
      const inFile = part.at ? under(part.at, difference) : { ...difference, path: difference.path.slice(1) };
      const cause = causeOf(provenance, { before: record(before), after: record(after) }, inFile);
      if (cause) collector.add(cause, under([part.name], difference), sitesTouched(sides, part, id));
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

function sitesTouched(sides: Sides<BuiltRelease>, { sitesOf }: SharedPart, id: string): readonly string[] {
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
