import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import type { Source } from "./explain-sources.ts";

const ENGLISH = "en";

/**
 * Finds the files that have a text for a message: the brand's own words in the locale, the shared ones, and
 * last the English that stands in. Strongest first. The files are looked through once, when first asked.
 */
export function createMessageSources(
  index: ConfigIndex,
): (id: string, locale: string, brand?: string) => readonly Source[] {
  let groups: ReadonlyMap<string, ReadonlyMap<string, JsonFile>> | undefined;
  return (id, locale, brand) => {
    groups ??= groupMessages(index);
    const places: readonly (readonly [string | undefined, string])[] = [
      [brand, locale],
      [undefined, locale],
      [brand, ENGLISH],
      [undefined, ENGLISH],
    ];
    const asked = new Set<string>();
    return places.flatMap(([ofBrand, language]): Source[] => {
      const key = groupKey(ofBrand, language);
      const source = asked.has(key) ? undefined : groups?.get(key)?.get(id);
      asked.add(key);
      if (!source) return [];
      const layer = `${ofBrand === undefined ? "global" : `brand ${ofBrand}`} ${language}`;
      const value = isJsonObject(source.value) ? source.value[id] : undefined;
      return [{ layer, file: source.file, at: [id], value, says: "value" }];
    });
  };
}

function groupMessages({ files }: ConfigIndex): ReadonlyMap<string, ReadonlyMap<string, JsonFile>> {
  const groups = new Map<string, Map<string, JsonFile>>();
  for (const { source, place } of files) {
    if (place.kind !== "messages" || !isJsonObject(source.value)) continue;
    const key = groupKey(place.brand, place.locale ?? ENGLISH);
    const group = groups.get(key) ?? new Map<string, JsonFile>();
    for (const id of Object.keys(source.value)) group.set(id, source);
    groups.set(key, group);
  }
  return groups;
}

function groupKey(brand: string | undefined, locale: string): string {
  return `${brand ?? ""}\u001f${locale}`;
}
