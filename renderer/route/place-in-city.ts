import type { RouteDictionary } from "./classify.ts";

export interface PlaceInCity {
  readonly city: string;
  /** Slug of the locality, or of any other place named before the city. */
  readonly locality?: string;
}

/** Splits `mitte-berlin` or `new-delhi` by the dictionary, the longest city at the end first (ROUTE-04); undefined when no city fits. */
export function placeInCity({ cities, table }: RouteDictionary, slug: string): PlaceInCity | undefined {
  if (Object.hasOwn(cities, slug)) return { city: slug };
  const words = slug.split("-");
  for (let start = 1; start < words.length; start++) {
    const city = words.slice(start).join("-");
    if (!Object.hasOwn(cities, city)) continue;
    const locality = words.slice(0, start).join("-");
    const known = Object.hasOwn(table.localities, locality) ? table.localities[locality] : undefined;
    return known && known.citySlug === city ? { city, locality } : { city };
  }
  return undefined;
}
