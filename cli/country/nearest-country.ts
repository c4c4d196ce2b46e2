import worldCountries from "world-countries";
import type { Country } from "#schemas";
import type { CountryFacts } from "./country-facts.ts";

/**
 * The configured country a new one is most like: a neighbour, else one of the same part of the world, selling
 * the same kind of stay.
 */
export function nearestCountry(
  facts: CountryFacts,
  configured: ReadonlyMap<string, Country>,
  propertyType: Country["defaultPropertyType"],
): Country | undefined {
  const score = (country: Country): number => {
    const place = worldCountries.find(({ cca2 }) => cca2 === country.COUNTRY_CODE);
    return (
      (country.defaultPropertyType === propertyType ? 16 : 0) +
      (facts.borders.includes(country.COUNTRY_CODE) ? 8 : 0) +
      (place?.subregion === facts.subregion ? 4 : 0) +
      (place?.region === facts.region ? 2 : 0) +
      (facts.currencies.includes(country.currencyCode) ? 1 : 0)
    );
  };
  return [...configured.values()].sort(
    (a, b) => score(b) - score(a) || (a.COUNTRY_CODE < b.COUNTRY_CODE ? -1 : 1),
  )[0];
}
