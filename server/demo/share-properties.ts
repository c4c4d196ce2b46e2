import type { DemoCity } from "./demo-city.ts";
import { flagshipCities } from "./facts/city-settings.ts";

/** Countries with a site of their own get more supply. */
const coreCountries: ReadonlySet<string> = new Set([
  "IN",
  "NL",
  "DE",
  "FR",
  "ES",
  "AT",
  "IT",
  "GB",
  "BE",
  "AE",
]);

/**
 * How many properties each city gets: exactly `total` in all, most in flagship cities, at least one each when
 * there are enough.
 */
export function shareProperties(cities: readonly DemoCity[], total: number): readonly number[] {
  const weights = cities.map(weightOf);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let owed = 0;
  let given = 0;
  return weights.map((weight, index) => {
    owed += (total * weight) / sum;
    const count = index === weights.length - 1 ? total - given : Math.round(owed) - given;
    given += count;
    return count;
  });
}

function weightOf({ slug, countryCode, setting }: DemoCity): number {
  if (flagshipCities.has(slug)) return 30;
  if (!coreCountries.has(countryCode)) return 1.1;
  return setting === "city" ? 3.4 : 6;
}
