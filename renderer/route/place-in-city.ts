import type { City } from "#schemas";
import type { RouteDictionary } from "./classify.ts";

export interface PlaceInCity {
  readonly city: string;
  /** Slug of the known part of the city named before it. */
  readonly locality?: string;
  /** Its one spelling in an address: `jordaan-amsterdam`, `new-delhi`. */
  readonly canonical: string;
  /** Words before the city that name none of its parts, as they were written: `atlantis bay`. */
  readonly unknownPart?: string;
}

/**
 * Splits `mitte-berlin` or `new-delhi` by the dictionary, the longest city at the end first (ROUTE-04). A
 * city is known by its aliases and its names in other languages too, a part of a city by its own slug; words
 * before a city that name none of its parts are told apart. Undefined when nothing fits.
 */
export function placeInCity({ cities, table }: RouteDictionary, text: string): PlaceInCity | undefined {
  const written = text.split(BETWEEN_WORDS).filter(Boolean);
  const words = written.map(withoutMarks);
  const slug = words.join("-");
  if (Object.hasOwn(cities, slug)) return { city: slug, canonical: slug };
  const alone = own(table.localities, slug);
  if (alone && Object.hasOwn(cities, alone.citySlug))
    return { city: alone.citySlug, locality: slug, canonical: `${slug}-${alone.citySlug}` };
  for (let start = 0; start < words.length; start++) {
    const city = citySlugOf(cities, words.slice(start).join("-"));
    if (!city) continue;
    const locality = words.slice(0, start).join("-");
    if (own(table.localities, locality)?.citySlug === city)
      return { city, locality, canonical: `${locality}-${city}` };
    const unknownPart = written.slice(0, start).join(" ");
    return { city, canonical: city, ...(unknownPart && { unknownPart }) };
  }
  return undefined;
}

function citySlugOf(cities: RouteDictionary["cities"], name: string): string | undefined {
  return Object.hasOwn(cities, name) ? name : aliasesOf(cities).get(name);
}

const known = new WeakMap<RouteDictionary["cities"], ReadonlyMap<string, string>>();

/** Slug of a city by what else it is called in an address. A name that two cities have names none. */
function aliasesOf(cities: RouteDictionary["cities"]): ReadonlyMap<string, string> {
  let aliases = known.get(cities);
  if (!aliases) {
    const found = new Map<string, string>();
    const shared = new Set<string>();
    for (const city of Object.values(cities)) {
      for (const alias of namesInAddresses(city)) {
        const other = found.get(alias);
        if (other !== undefined && other !== city.slug) shared.add(alias);
        found.set(alias, city.slug);
      }
    }
    for (const alias of shared) found.delete(alias);
    aliases = found;
    known.set(cities, aliases);
  }
  return aliases;
}

function namesInAddresses({ aliases = [], names = {} }: City): readonly string[] {
  const slugs = Object.values(names).map((name) =>
    withoutMarks(name).toLowerCase().split(BETWEEN_WORDS).filter(Boolean).join("-"),
  );
  return [...aliases, ...slugs];
}

function withoutMarks(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

const BETWEEN_WORDS = /[\s'’.-]+/;

function own<Value>(dictionary: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}
