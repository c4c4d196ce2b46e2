import { addProperty, citiesWithoutName, fallbackLocales, setValue } from "#renderer/release";
import type { Country, Domain, Language } from "#schemas";
import type { Draft } from "./draft.ts";
import type { Existing } from "./existing.ts";
import { recordOf } from "./names.ts";

export interface LanguageRequest {
  /** A canonical BCP 47 tag. */
  readonly locale: string;
  /** Domain ids that offer it from now on. */
  readonly domains: readonly string[];
  readonly status: Language["status"];
}

export interface LanguagePlan {
  readonly displayName: string;
  readonly notes: readonly string[];
}

/** Languages of European Union law. */
const EU = new Set("bg hr cs da nl en et fi fr de el hu ga it lv lt mt pl pt ro sk sl es sv".split(" "));

/**
 * Plans a language from CLDR: its record, its name in every language, and the names of countries in it.
 * English stands in for the rest.
 */
export function planLanguage(draft: Draft, existing: Existing, request: LanguageRequest): LanguagePlan {
  const { locale, domains, status } = request;
  const known = existing.languages.get(locale);
  const english = checkLocale(existing, locale);
  const displayName = known?.displayName ?? capital(nameOf(locale, locale) ?? english, locale);
  if (!known) {
    const record: Language = {
      locale,
      name: `languages.${locale}`,
      displayName,
      dateLibraryLocale: locale,
      contentLanguage: locale,
      status,
      switcher: true,
      rtl: isRightToLeft(locale),
      nonEu: !EU.has(new Intl.Locale(locale).language),
      numberingSystem: "latn",
      calendar: "gregory",
    };
    draft.document(`config/languages/${locale}.json`, record);
    nameLanguage(draft, existing, locale);
    if (!existing.spoken.has(locale)) nameCountries(draft, existing, locale);
  }
  for (const id of domains) offer(draft, existing, recordOf("domain", existing.domains, id), locale, english);
  const contentLanguage = tagOf(existing, locale);
  const notes = [
    progress(draft, existing, locale),
    ...citiesToName(existing, { locale, contentLanguage }, english),
  ];
  return { displayName, notes };
}

/** English name of a language key that can be added or is there; throws otherwise. */
function checkLocale(existing: Existing, locale: string): string {
  const twin = [...existing.languages.values()].find(
    (language) => language.locale !== locale && language.contentLanguage === locale,
  );
  if (twin) throw new Error(`${nameOf("en", locale) ?? locale} is there already: its key is ${twin.locale}.`);
  const known = existing.languages.get(locale)?.displayName;
  const name =
    nameOf("en", new Intl.Locale(locale).language) === undefined ? known : (nameOf("en", locale) ?? locale);
  if (name === undefined) throw new Error(`"${locale}" is no language that CLDR knows.`);
  return name;
}

function nameLanguage(draft: Draft, existing: Existing, locale: string): void {
  const id = `languages.${locale}`;
  for (const reader of existing.spoken) {
    const name = nameOf(tagOf(existing, reader), locale);
    if (name === undefined) continue;
    draft.edit(`config/messages/${reader}/languages.json`, (text) =>
      id in (JSON.parse(text) as object) ? text : addProperty(text, [id], capital(name, reader)),
    );
  }
}

function nameCountries(draft: Draft, existing: Existing, locale: string): void {
  const english = Object.keys(JSON.parse(existing.text("config/messages/en/country.json") ?? "{}") as object);
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const written = english.flatMap((id): [string, string][] => {
    const [, code] = /^country\.name\.([A-Z]{2})$/.exec(id) ?? [];
    return code ? [[id, names.of(code) ?? code]] : [];
  });
  draft.document(`config/messages/${locale}/country.json`, Object.fromEntries(written));
}

function offer(draft: Draft, existing: Existing, domain: Domain, locale: string, english: string): void {
  const { id, locales } = domain;
  if (locales.includes(locale)) return;
  draft.edit(`config/domains/${id}.json`, (text) => {
    const offered = setValue(text, ["locales"], [...locales, locale]);
    if (isOfItsCountry(existing, domain, locale) || domain.waives?.[ASKED]) return offered;
    return setValue(offered, ["waives", ASKED], { why: waiverOf(english) });
  });
}

/**
 * The assertion that a site speaks its country's languages; one it does not speak is waived, so that `diff`
 * shows it.
 */
export const ASKED = "site-languages";

/** Why a site is read in a language that its country lacks. */
export function waiverOf(english: string): string {
  return `The site is read in ${english} too.`;
}

function isOfItsCountry(existing: Existing, { brand, country, overrides }: Domain, locale: string): boolean {
  if (existing.text(`config/assertions/${ASKED}.json`) === undefined) return true;
  const ofBrand = existing.text(`config/brands/${brand}/countries/${country}.json`) ?? "{}";
  const { lang, alternateLocales = [] }: Partial<Country> = {
    ...existing.countries.get(country),
    ...(JSON.parse(ofBrand) as Partial<Country>),
    ...overrides?.country,
  };
  return lang === locale || alternateLocales.includes(locale);
}

/** How far the language is; counted over the shared English messages. */
function progress(draft: Draft, existing: Existing, locale: string): string {
  const count = (text: string | undefined) =>
    Object.keys(JSON.parse(text ?? "{}") as object).filter((id) => id !== "$schema").length;
  const namespaces = existing.namesIn("config/messages/en");
  const all = namespaces.reduce((sum, file) => sum + count(existing.text(`config/messages/en/${file}`)), 0);
  const own = namespaces.reduce((sum, file) => {
    const path = `config/messages/${locale}/${file}`;
    return sum + count(draft.files.get(path) ?? existing.text(path));
  }, 0);
  const names = fallbackLocales(locale, existing.spoken).map((each) => (each === "en" ? "English" : each));
  const standIn = names.length === 1 ? `${names[0]} stands in` : `${names.join(", then ")} stand in`;
  return `${own} of ${all} messages are in config/messages/${locale}; ${standIn} for the rest until they are translated.`;
}

/**
 * How many cities the language would show in letters of another script; none to tell where it shows all in
 * its own.
 */
function citiesToName(
  { cities }: Existing,
  language: Pick<Language, "locale" | "contentLanguage">,
  name: string,
): string[] {
  const lacking = citiesWithoutName(cities, language).length;
  if (lacking === 0) return [];
  return [
    `${lacking} of ${cities.length} cities have no name in the letters of ${name}; their English names stand in until config/cities.json has "${language.locale}" in their "names".`,
  ];
}

function tagOf(existing: Existing, locale: string): string {
  return existing.languages.get(locale)?.contentLanguage ?? locale;
}

/** English name of a language; its tag when CLDR has none. */
export function englishName(locale: string): string {
  return nameOf("en", locale) ?? locale;
}

/** Name of a language in another; undefined when CLDR has none. */
function nameOf(reader: string, language: string): string | undefined {
  return new Intl.DisplayNames([reader], { type: "language", fallback: "none" }).of(language);
}

function capital(name: string, locale: string): string {
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join("");
}

/** Node 20 has it as a property, newer versions as a method. */
interface TextLocale extends Intl.Locale {
  readonly textInfo?: { readonly direction?: string };
  readonly getTextInfo?: () => { readonly direction?: string };
}

function isRightToLeft(locale: string): boolean {
  const known: TextLocale = new Intl.Locale(locale);
  return (known.getTextInfo?.() ?? known.textInfo)?.direction === "rtl";
}
