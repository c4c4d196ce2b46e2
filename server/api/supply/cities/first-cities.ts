import type { FoundCity } from "./found-city.ts";

/**
 * Puts the named cities before the others, in the order they are named: a city that is prepended stays first
 * (CONF-16).
 */
export function firstCities<City extends { readonly city: Pick<FoundCity["city"], "slug"> }>(
  cities: readonly City[],
  slugs: readonly string[],
): readonly City[] {
  if (slugs.length === 0) return cities;
  const named = [...new Set(slugs)].flatMap((slug) => cities.find(({ city }) => city.slug === slug) ?? []);
  return [...named, ...cities.filter((city) => !named.includes(city))];
}
