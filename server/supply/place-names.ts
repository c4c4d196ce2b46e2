import { languageTag } from "#domain/text";
import type { CityTable, CountryRegionTable } from "../db/place-tables.ts";

/** Name of a city, or a part of one, in a language; its own name where none is known. */
export function cityName(
  city: Pick<CityTable, "name"> & { readonly names: Readonly<Record<string, string>> },
  locale: string,
): string {
  return city.names[locale] ?? city.name;
}

/** Name of the part of the city that a property is in, in a language. */
export function localityName(
  property: { readonly locality: string; readonly locality_names: Readonly<Record<string, string>> },
  locale: string,
): string {
  return property.locality_names[locale] ?? property.locality;
}

/** Name of a country in a language, from the supply or from CLDR. */
export function countryName(
  country: Pick<CountryRegionTable, "name" | "country_code"> & {
    readonly names: Readonly<Record<string, string>>;
  },
  locale: string,
): string {
  const own = country.names[locale];
  if (own) return own;
  let display = displays.get(locale);
  if (!display) {
    display = new Intl.DisplayNames([languageTag(locale), "en"], { type: "region" });
    displays.set(locale, display);
  }
  return display.of(country.country_code) ?? country.name;
}

const displays = new Map<string, Intl.DisplayNames>();
