import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { nearName } from "../json/nearest-name.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import type { ConfigKind } from "../read/config-kinds.ts";

/**
 * Folders of layers named after a brand or a country that does not exist, each once: no site would read a
 * file in them. A name that a domain uses is said there.
 */
export function strayLayers(
  index: ConfigIndex,
  names: ReadonlyMap<string, ReadonlySet<string>>,
  brandFiles: Iterable<string>,
): Finding[] {
  const told = new Set<string>();
  const findings: Finding[] = [];
  const used = {
    brand: usedBy(index, "brand"),
    country: usedBy(index, "country"),
  };
  const look = (kind: "brand" | "country", name: string | undefined, folder: string, source: JsonFile) => {
    const known = names.get(kind);
    if (name === undefined || !known || known.has(name) || used[kind].has(name) || told.has(folder))
      return false;
    told.add(folder);
    const message = `There is no ${kind} "${name}", so nothing in ${folder} is ever read.`;
    const { suggestion = kindHint(kind, name) } = nearName(name, known);
    findings.push(
      createFinding(source, [], { code: `unknown-${kind}`, message, suggestion, severity: "warning" }),
    );
    return true;
  };
  for (const { source, place } of index.files) {
    const { brand, country, kind, id } = place;
    if (look("brand", brand, `config/brands/${brand}`, source)) continue;
    if (brand !== undefined && !names.get("brand")?.has(brand)) continue;
    const inBrand = brand === undefined ? "config/countries" : `config/brands/${brand}/countries`;
    const own = country ?? (kind === "country" && brand !== undefined ? id : undefined);
    look("country", own, country === undefined ? `${inBrand}/${own}.json` : `${inBrand}/${own}`, source);
  }
  for (const brand of brandFiles) {
    const file = `config/brands/${brand}/assets`;
    look("brand", brand, `config/brands/${brand}`, {
      file,
      text: "",
      tree: undefined,
      value: {},
      findings: [],
    });
  }
  return findings;
}

function kindHint(kind: "brand" | "country", name: string): string {
  return kind === "brand"
    ? `Write config/brands/${name}/brand.json, or rename the folder.`
    : `Write config/countries/${name}.json, or rename it.`;
}

function usedBy(index: ConfigIndex, field: ConfigKind): ReadonlySet<unknown> {
  return new Set(
    [...index.byKind("domain").values()].map(
      ({ value }) => (value as Readonly<Record<string, unknown>> | null)?.[field],
    ),
  );
}
