import worldCountries from "world-countries";
import type { Country } from "#schemas";
import { type CountryFacts, countryFacts } from "../../../cli/country/country-facts.ts";
import { countryRecord } from "../../../cli/country/country-record.ts";

/** Islands with a telephone code of their own that the list of countries has under Saint Helena. */
const ISLANDS: Readonly<Record<string, CountryFacts["phone"]>> = {
  AC: { code: "+247", min: 5, max: 6 },
  TA: { code: "+290", min: 4, max: 5 },
};

/** Two-letter codes of 250 places of the world where somebody can be called. */
export function worldCodes(): readonly string[] {
  const callable = worldCountries.flatMap(({ cca2, idd }) => (idd.root ? [cca2] : []));
  return [...callable, ...Object.keys(ISLANDS)].sort();
}

export interface CountryShape {
  /** Whose limits, flags and links it has. */
  readonly like: Country;
  readonly regionId: number;
  /** Its own language first. */
  readonly locales: readonly string[];
  readonly host: string;
}

/** The record `add country` would write. */
export function syntheticCountry(code: string, { like, regionId, locales, host }: CountryShape): Country {
  const facts = factsOf(code);
  const [lang = "en", ...alternateLocales] = locales;
  return countryRecord(
    facts,
    {
      urlCode: code === "GB" ? "uk" : code.toLowerCase(),
      regionId,
      lang,
      alternateLocales,
      currency: facts.currencies[0] ?? "EUR",
      host,
      propertyType: like.defaultPropertyType,
      cities: [],
    },
    like,
    new Date("2027-01-15T10:00:00Z"),
  );
}

/** Names of countries as messages, in the words of a language of the project. */
export function countryNames(locale: string, codes: readonly string[]): Readonly<Record<string, string>> {
  // The internal key of Malay is `my`, its language tag `ms` (LOC-05).
  const names = new Intl.DisplayNames(locale === "my" ? "ms" : locale, { type: "region" });
  return Object.fromEntries(codes.map((code) => [`country.name.${code}`, names.of(code) ?? code]));
}

function factsOf(code: string): CountryFacts {
  const phone = ISLANDS[code];
  return phone ? { ...countryFacts("SH"), code, phone } : countryFacts(code);
}
