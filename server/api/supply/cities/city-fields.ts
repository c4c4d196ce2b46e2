import type { City } from "#schemas/generated/api/cities.ts";
import { namedFields, withFields } from "../../../platform/named-fields.ts";

/**
 * The fields of cities and of their list that a call asks for (API-08). @throws ApiError `validation_failed`
 * for a name that is no field.
 */
export function namedCityFields(lists: readonly string[] | undefined): ReadonlySet<string> {
  return namedFields(lists, (name) => Object.hasOwn(CITY_FIELDS, name) || LIST_FIELDS.has(name));
}

/**
 * A city with the named fields beside those that every answer has; all of them when none of a city's is
 * named.
 */
export function cityWithFields(city: City, named: ReadonlySet<string>): City {
  const own = new Set([...named].filter((field) => !LIST_FIELDS.has(field)));
  return withFields(city, own, ["id", "slug", "name"]);
}

/** What comes beside the cities only when it is named. */
const LIST_FIELDS: ReadonlySet<string> = new Set([
  "countryByChar",
  "locationResponseList",
  "letters",
  "country_letters",
]);

/** Every field of a city; the compiler misses any that is left out. */
const CITY_FIELDS: Readonly<Record<keyof City, true>> = {
  id: true,
  slug: true,
  name: true,
  display_name: true,
  meta_description: true,
  popular_location: true,
  country_name: true,
  image_url: true,
  image: true,
  country_id: true,
  country_code: true,
  latitude: true,
  longitude: true,
  time_zone: true,
  property_count: true,
  price_from: true,
  currency_code: true,
};
