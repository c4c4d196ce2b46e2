import type { RouteDictionary } from "./classify.ts";

export interface PlaceInCity {
  readonly city: string;
  /** Slug of the known part of the city named before it. */
  readonly locality?: string;
  /** Its one spelling in an address: `jordaan-amsterdam`, `new-delhi`. */
  readonly canonical: string;
}

/**
 * Splits `mitte-berlin` or `new-delhi` by the dictionary, the longest city at the end first (ROUTE-04). A part of a city is known by
 * its own slug too; words before a city that name none of its parts are left out. Undefined when nothing fits.
 */
export function placeInCity({ cities, table }: RouteDictionary, slug: string): PlaceInCity | undefined {
  if (Object.hasOwn(cities, slug)) return { city: slug, canonical: slug };
  const alone = own(table.localities, slug);
  if (alone && Object.hasOwn(cities, alone.citySlug))
    return { city: alone.citySlug, locality: slug, canonical: `${slug}-${alone.citySlug}` };
  const words = slug.split("-");
  for (let start = 1; start < words.length; start++) {
    const city = words.slice(start).join("-");
    if (!Object.hasOwn(cities, city)) continue;
    const locality = words.slice(0, start).join("-");
    return own(table.localities, locality)?.citySlug === city
      ? { city, locality, canonical: slug }
      : { city, canonical: city };
  }
  return undefined;
}

function own<Value>(dictionary: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}
