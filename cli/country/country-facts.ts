import { getCountryCallingCode, isSupportedCountry, Metadata } from "libphonenumber-js/max";
import worldCountries from "world-countries";

/** What public data says about a country. */
export interface CountryFacts {
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** ISO codes of neighbours over land, and the part of the world. */
  readonly borders: readonly string[];
  readonly region: string;
  readonly subregion: string;
  readonly currencies: readonly string[];
  /** Language tags spoken there (`pt`, `ms`), main one first as far as the data says. */
  readonly languages: readonly string[];
  /** IANA zones, the capital's first. */
  readonly timeZones: readonly string[];
  /** 0 is Sunday. */
  readonly weekStart: number;
  /** Calling code with its plus, and the shortest and longest national number. */
  readonly phone: { readonly code: string; readonly min: number; readonly max: number };
}

/** Facts of an ISO country code; throws when it is none. */
export function countryFacts(code: string): CountryFacts {
  const country = worldCountries.find(({ cca2 }) => cca2 === code);
  if (!country) throw new Error(`${code} is not an ISO country code; the United Kingdom is GB.`);
  const byLongCode = new Map(worldCountries.map(({ cca3, cca2 }) => [cca3, cca2]));
  const languages = Object.keys(country.languages).map(
    (language) => Intl.getCanonicalLocales(language)[0] ?? language,
  );
  return {
    code,
    name: country.name.common,
    borders: country.borders.flatMap((border) => byLongCode.get(border) ?? []),
    region: country.region,
    subregion: country.subregion,
    currencies: Object.keys(country.currencies),
    languages: mainFirst(languages, code),
    timeZones: capitalFirst(timeZonesOf(code), country.capital[0] ?? ""),
    weekStart: weekInfo(code).firstDay % 7,
    phone: phoneOf(code),
  };
}

/** The language CLDR expects most people of a country to read comes first. */
function mainFirst(languages: readonly string[], code: string): readonly string[] {
  const main = new Intl.Locale("und", { region: code }).maximize().language;
  return [...new Set([...languages.filter((language) => language === main), ...languages])];
}

function capitalFirst(zones: readonly string[], capital: string): readonly string[] {
  const name = capital
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll(" ", "_");
  return [...zones].sort((a, b) => Number(b.endsWith(`/${name}`)) - Number(a.endsWith(`/${name}`)));
}

/** Node 20 has these as properties, newer versions as methods. */
interface RegionLocale extends Intl.Locale {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly weekInfo?: { readonly firstDay: number };
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

function timeZonesOf(code: string): readonly string[] {
  const locale: RegionLocale = new Intl.Locale("und", { region: code });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

function weekInfo(code: string): { readonly firstDay: number } {
  const locale: RegionLocale = new Intl.Locale("und", { region: code });
  return locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
}

/** Members of a numbering plan that the package has but leaves out of its types. */
interface PhonePlan {
  readonly possibleLengths: () => readonly number[];
  readonly type: (name: "MOBILE") => { readonly possibleLengths: () => readonly number[] } | undefined;
}

function phoneOf(code: string): CountryFacts["phone"] {
  if (!isSupportedCountry(code)) throw new Error(`There is no phone numbering plan for ${code}.`);
  const metadata = new Metadata();
  metadata.selectNumberingPlan(code);
  const plan = metadata.numberingPlan as unknown as PhonePlan;
  const lengths = plan.type("MOBILE")?.possibleLengths() ?? plan.possibleLengths();
  return {
    code: `+${getCountryCallingCode(code)}`,
    min: Math.max(4, Math.min(...lengths)),
    max: Math.min(15, Math.max(...lengths)),
  };
}
