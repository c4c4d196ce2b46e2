import type { JsonPath } from "#renderer/release";

/** The names that decide which layers make a site's pages. */
export interface SiteNames {
  readonly id: string;
  readonly brand: string;
  readonly country: string;
}

/** Where one layer of a page is written, whether it exists yet or not. */
export interface LayerFile {
  /** As provenance says it: `global`, `brand wrenhollow`, `country NL`, … */
  readonly name: string;
  readonly file: string;
  /** Where in the file the layer stands; empty for the whole file. */
  readonly at: JsonPath;
}

/** The layers of a page of a site, weakest first. */
export function layerPlaces({ id, brand, country }: SiteNames, page: string): readonly LayerFile[] {
  const file = (folder: string) => `config/${folder}pages/${page}.json`;
  return [
    { name: "global", file: file(""), at: [] },
    { name: `brand ${brand}`, file: file(`brands/${brand}/`), at: [] },
    { name: `country ${country}`, file: file(`countries/${country}/`), at: [] },
    { name: `brand ${brand} in ${country}`, file: file(`brands/${brand}/countries/${country}/`), at: [] },
    { name: `domain ${id}`, file: `config/domains/${id}.json`, at: ["overrides", "pages", page] },
  ];
}
