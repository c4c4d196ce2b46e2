import type { City } from "#schemas/generated/api/cities.ts";

/**
 * Cities in the order of `slugs`; those that are not named follow as they came, so that a short list is
 * filled up.
 */
export function popularFirst(cities: readonly City[], slugs: readonly string[]): readonly City[] {
  const named = slugs.flatMap((slug) => cities.find((city) => city.slug === slug) ?? []);
  return [...named, ...cities.filter((city) => !slugs.includes(city.slug))];
}
