import { type CountryCode, getCountryCallingCode } from "libphonenumber-js/max";
import worldCountries from "world-countries";
import { nearestName, phoneLengthsOf, weekStartOf } from "#renderer/release";

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
  /** IANA zones, the one most people live by first. */
  readonly timeZones: readonly string[];
  /** 0 is Sunday. */
  readonly weekStart: number;
  /** Calling code with its plus, and the shortest and longest national number. */
  readonly phone: { readonly code: string; readonly min: number; readonly max: number };
}

/** The ISO code somebody wrote in any letter case; the United Kingdom's is GB, whatever its addresses say. */
export function countryCode(written: string): string {
  const code = written.trim().toUpperCase();
  return code === "UK" ? "GB" : code;
}

/** Facts of an ISO country code; throws when it is none. */
export function countryFacts(code: string): CountryFacts {
  const country = worldCountries.find(({ cca2 }) => cca2 === code);
  if (!country) throw new Error(unknownCode(code));
  const byLongCode = new Map(worldCountries.map(({ cca3, cca2 }) => [cca3, cca2]));
  const languages = Object.keys(country.languages).map(writtenLanguage);
  return {
    code,
    name: country.name.common,
    borders: country.borders.flatMap((border) => byLongCode.get(border) ?? []),
    region: country.region,
    subregion: country.subregion,
    currencies: isoFirst(Object.keys(country.currencies)),
    languages: mainFirst(languages, code),
    timeZones: mainZoneFirst(code, country.capital[0] ?? ""),
    weekStart: weekStartOf(code),
    phone: phoneOf(country),
  };
}

/** What was likely meant: a country's English name, or its three letters. */
function unknownCode(written: string): string {
  const meant = worldCountries.find(
    ({ name, cca3 }) => cca3 === written || name.common.toUpperCase() === written.toUpperCase(),
  );
  const near = meant ?? nearByName(written);
  const hint = near ? ` ${near.name.common} is ${near.cca2}.` : " It has two letters, such as PT.";
  return `${written} is not an ISO country code.${hint}`;
}

function nearByName(written: string) {
  if (written.length < 4) return undefined;
  const names = new Map(worldCountries.map((country) => [country.name.common.toLowerCase(), country]));
  return names.get(nearestName(written.toLowerCase(), names.keys()) ?? "");
}

/** Tag of the language people write; where Swiss German is spoken, German is read. */
function writtenLanguage(spoken: string): string {
  const tag = Intl.getCanonicalLocales(spoken)[0] ?? spoken;
  return tag === "gsw" ? "de" : tag;
}

/** Money that only one island calls its own has no code of ISO 4217; what it is worth has. */
function isoFirst(currencies: readonly string[]): readonly string[] {
  const known = new Set(Intl.supportedValuesOf("currency"));
  return [...currencies].sort((a, b) => Number(known.has(b)) - Number(known.has(a)));
}

/** The language CLDR expects most people of a country to read comes first. */
function mainFirst(languages: readonly string[], code: string): readonly string[] {
  const main = writtenLanguage(new Intl.Locale("und", { region: code }).maximize().language);
  return [...new Set([...languages.filter((language) => language === main), ...languages])];
}

/** Zone most people live by, where none is named after the capital. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  FM: "Pacific/Ponape",
  GL: "America/Godthab",
  KI: "Pacific/Tarawa",
  MN: "Asia/Ulaanbaatar",
  PF: "Pacific/Tahiti",
  US: "America/New_York",
  XK: "Europe/Belgrade",
};

function mainZoneFirst(code: string, capital: string): readonly string[] {
  const name = capital
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll(" ", "_");
  const zones = timeZonesOf(code);
  const main = MAIN_ZONES[code] ?? zones.find((zone) => zone.endsWith(`/${name}`));
  return main === undefined ? zones : [main, ...zones.filter((zone) => zone !== main)];
}

/** Node 20 has these as properties, newer versions as methods. */
interface RegionLocale extends Intl.Locale {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[] | undefined;
}

function timeZonesOf(code: string): readonly string[] {
  const locale: RegionLocale = new Intl.Locale("und", { region: code });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

function phoneOf({ cca2: code, name, idd }: (typeof worldCountries)[number]): CountryFacts["phone"] {
  const lengths = phoneLengthsOf(code);
  // The package knows every country that has lengths.
  if (lengths)
    return { code: `+${getCountryCallingCode(code as CountryCode)}`, min: lengths.min, max: lengths.max };
  // A territory without a plan of its own is called through another country's; an empty one cannot be called
  // at all.
  if (!idd.root) throw new Error(`Nobody can be called in ${name.common}: it has no phone numbers.`);
  return { code: idd.root + (idd.suffixes[0] ?? ""), min: 4, max: 15 };
}
