import { indexLetter } from "#domain/text";
import type { CitiesOutput, CountryItem } from "#schemas/generated/api/cities.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { countryName } from "../../../supply/place-names.ts";
import type { FoundCity } from "./found-city.ts";

/** Countries of the cities that were found, by name as the language sorts. */
export function countriesOf(
  found: readonly FoundCity[],
  { locale }: Pick<OperationContext, "locale">,
  collator: Intl.Collator,
): CountryItem[] {
  const items = new Map<string, CountryItem>();
  for (const { city, sold } of found) {
    const item = items.get(city.country_code);
    items.set(city.country_code, {
      country_id: city.country.region_id,
      country_code: city.country_code,
      name: item?.name ?? countryName(city.country, locale),
      city_count: (item?.city_count ?? 0) + 1,
      property_count: (item?.property_count ?? 0) + sold,
    });
  }
  return [...items.values()].sort((a, b) => collator.compare(a.name, b.name));
}

/** Countries by the letter of their name in an index (CONF-16, `countryByChar`). */
export function countriesByCharacter(
  countries: readonly CountryItem[],
): NonNullable<CitiesOutput["countryByChar"]> {
  const groups = new Map<string, CountryItem[]>();
  for (const country of countries) {
    const char = indexLetter(country.name);
    groups.set(char, [...(groups.get(char) ?? []), country]);
  }
  return [...groups].map(([char, members]) => ({ char, countries: members }));
}

/** Countries with their ten cities of most properties (CONF-16, `locationResponseList`). */
export function geographies(
  countries: readonly CountryItem[],
  found: readonly FoundCity[],
): NonNullable<CitiesOutput["locationResponseList"]> {
  return countries.map(({ country_code, name }) => ({
    country_code,
    name,
    popularRegions: found
      .filter(({ city }) => city.country_code === country_code)
      .sort((a, b) => b.sold - a.sold)
      .slice(0, mostRegions)
      .map(({ city, name: cityName, sold }) => ({
        id: city.city_id,
        name: cityName,
        slug: city.slug,
        property_count: sold,
      })),
  }));
}

const mostRegions = 10;
