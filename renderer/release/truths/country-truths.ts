import {
  type CountryCode,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
} from "libphonenumber-js/min";
import type { Country, Domain } from "#schemas";
import { once } from "../../memory/once.ts";
import { nearName } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { knownFormats } from "../schema/known-formats.ts";
import { languagesOf } from "./country-languages.ts";
import { checkMeasures, currencyDecimals } from "./country-measures.ts";
import { moneyOf } from "./country-money.ts";
import { isSameZone, standardOffset, zonesOf } from "./country-zones.ts";
import { checkPhoneLengths } from "./phone-lengths.ts";
import { checkSwitches } from "./sites/country-switches.ts";
import { checkWallet } from "./sites/wallet-settings.ts";

/**
 * What public data contradicts in the record of a country (CONF-05, CONF-06, CONF-17): its code, money, clock
 * and telephone.
 */
export function checkCountry(country: Country): PathProblem[] {
  const { COUNTRY_CODE: code } = country;
  if (!isCountry(code)) {
    const message = `"${code}" is no country of ISO 3166.`;
    return [
      { path: ["COUNTRY_CODE"], code: "untrue", message, suggestion: 'Write its two letters, such as "PT".' },
    ];
  }
  return [
    ...checkNames(country),
    ...checkMoney(country),
    ...checkClock(country),
    ...checkPhone(country),
    ...checkMeasures(country),
    ...checkSwitches(country),
    ...checkWallet(country),
  ];
}

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const isCountry = once(
  (code: string): boolean =>
    countryNames.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code,
);

function checkMoney(country: Country): PathProblem[] {
  const { currencyCode, displayDecimals } = country;
  if (currencyCode === undefined) return [];
  const currencies = Intl.supportedValuesOf("currency");
  if (!currencies.includes(currencyCode)) {
    const message = `There is no currency "${currencyCode}" (ISO 4217).`;
    const { suggestion = 'Write its three letters, such as "EUR".' } = nearName(currencyCode, currencies);
    return [{ path: ["currencyCode"], code: "unknown-currency", message, suggestion }];
  }
  const foreign = foreignMoney(country);
  if (foreign) return [foreign];
  const most = currencyDecimals(currencyCode);
  if (displayDecimals <= most) return [];
  const message = `${currencyCode} has ${most === 0 ? "no decimals" : `${most} decimals`}, so prices cannot show ${displayDecimals}.`;
  const suggestion = `Write ${most} or less.`;
  return [{ path: ["displayDecimals"], code: "untrue", message, suggestion }];
}

/** Money of elsewhere, unless the record says why; and a sign that is another currency's. */
function foreignMoney({
  COUNTRY_CODE,
  currencyCode,
  currencySymbol,
  foreignCurrency,
  lang,
  alternateLocales = [],
}: Country): PathProblem | undefined {
  const own = moneyOf(COUNTRY_CODE);
  if (foreignCurrency === undefined && own.length > 0 && !own.includes(currencyCode)) {
    const message = `${currencyCode} is not the money of ${countryNames.of(COUNTRY_CODE)}.`;
    const suggestion = `Write "${own[0]}", or say why in "foreignCurrency".`;
    return { path: ["currencyCode"], code: "untrue", message, suggestion };
  }
  if (currencySymbol === undefined || lang === undefined) return undefined;
  // A country's own letters may stand around the sign: S$, Rs.
  const isLike = (sign: string) => currencySymbol.includes(sign) || sign.includes(currencySymbol);
  if (isLike(currencyCode) || signsOf(currencyCode, [lang], COUNTRY_CODE).some(isLike)) return undefined;
  const signs = signsOf(currencyCode, [lang, ...alternateLocales, "en"], COUNTRY_CODE);
  if (signs.some(isLike)) return undefined;
  // Letters that several currencies share, or none, are words people may well write: Rs, kr.
  const others = currenciesOfSign(currencySymbol);
  if (!/\p{Sc}/u.test(currencySymbol) && others.length !== 1) return undefined;
  const message = `Nobody there writes ${currencySymbol} for ${currencyCode}.`;
  const suggestion = `Write one of ${signs.join(", ")}.`;
  return { path: ["currencySymbol"], code: "untrue", message, suggestion };
}

const knownSigns = new Map<string, readonly string[]>();

/** Currencies that are written so in English. */
function currenciesOfSign(sign: string): readonly string[] {
  if (bySign.size === 0)
    for (const currency of Intl.supportedValuesOf("currency")) {
      const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
      const parts = new Intl.NumberFormat("en", style).formatToParts(1);
      const own = parts.find(({ type }) => type === "currency")?.value ?? currency;
      bySign.set(own, [...(bySign.get(own) ?? []), currency]);
    }
  return bySign.get(sign) ?? [];
}

const bySign = new Map<string, readonly string[]>();

/** How languages write a currency, without the marks that only direct the text. */
function signsOf(currency: string, languages: readonly string[], country: string): readonly string[] {
  const key = [currency, country, ...languages].join();
  const known = knownSigns.get(key);
  if (known) return known;
  const signs = languages
    .filter(isTag)
    .flatMap((language) =>
      (["narrowSymbol", "symbol"] as const).flatMap((currencyDisplay) =>
        new Intl.NumberFormat(withRegion(language, country), { style: "currency", currency, currencyDisplay })
          .formatToParts(1)
          .flatMap(({ type, value }) =>
            type === "currency" ? [value.replace(/[\u200e\u200f\u061c]/g, "").trim()] : [],
          ),
      ),
    );
  const once = [...new Set(signs)];
  knownSigns.set(key, once);
  return once;
}

/** A name that is no language is told where it stands. */
function isTag(language: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language) && knownFormats.language?.is(language) === true;
}

function withRegion(language: string, region: string): string {
  return new Intl.Locale(language, { region }).toString();
}

/**
 * Whether a language is not spoken in a country. English is read everywhere. The internal key of Malay is
 * `my`, its language tag `ms` (LOC-05).
 */
export function isForeignLanguage(country: string, lang: string): boolean {
  if (!isTag(lang)) return false;
  const { language } = new Intl.Locale(lang === "my" ? "ms" : lang);
  return language !== "en" && !languagesOf(country).includes(language);
}

/** Whether a country neither speaks a language nor names it in its record. */
export function isUnnamedLanguage(
  { COUNTRY_CODE, lang, alternateLocales }: Country,
  locale: string,
): boolean {
  return ![lang, ...(alternateLocales ?? [])].includes(locale) && isForeignLanguage(COUNTRY_CODE, locale);
}

/**
 * Languages that a domain adds to those of its country, where nobody there reads them, and gives no reason:
 * with them "a site's languages are its country's" holds of any site. A brand's site for the whole world may.
 */
export function unnamedLanguages(
  domains: ReadonlyMap<string, Domain>,
  countries: ReadonlyMap<string, Country>,
): UnnamedLanguage[] {
  return [...domains].flatMap(([id, { country: code, locales, overrides, global: isGlobal, waives }]) => {
    const country = countries.get(code);
    const own = overrides?.country;
    const added: unknown = own?.alternateLocales;
    // A reason is given where the record has one, and where the domain waives what is asked of its languages.
    const isNamed = own?.foreignLanguage !== undefined || waives !== undefined;
    if (!country || !Array.isArray(added) || isGlobal || isNamed) return [];
    return added.flatMap((locale: string, index): UnnamedLanguage[] => {
      if (!locales.includes(locale) || !isUnnamedLanguage(country, locale)) return [];
      const message = `"${locale}" is neither a language of ${countryNames.of(code)} nor one that its record names.`;
      const suggestion = `Take it out, or say why in "foreignLanguage" beside it.`;
      const path = ["overrides", "country", "alternateLocales", String(index)];
      return [{ id, path, code: "unnamed-exception", message, suggestion, severity: "warning" }];
    });
  });
}

interface UnnamedLanguage extends PathProblem {
  readonly id: string;
  readonly path: readonly string[];
}

function foreignLanguage({ COUNTRY_CODE, lang, foreignLanguage: why }: Country): PathProblem[] {
  if (lang === undefined || why !== undefined || !isForeignLanguage(COUNTRY_CODE, lang)) return [];
  const own = languagesOf(COUNTRY_CODE);
  const message = `"${lang}" is no language of ${countryNames.of(COUNTRY_CODE)}.`;
  const suggestion = `Write "${own[0]}" or "en", or say why in "foreignLanguage".`;
  return [{ path: ["lang"], code: "untrue", message, suggestion, severity: "warning" }];
}

function checkNames(country: Country): PathProblem[] {
  const { COUNTRY_CODE, name, lang, alternateLocales = [] } = country;
  const problems = foreignLanguage(country);
  const [, named] = /^country\.name\.([A-Z]{2})$/.exec(name ?? "") ?? [];
  if (named !== undefined && named !== COUNTRY_CODE) {
    const message = `"${name}" is the name of ${countryNames.of(named) ?? named}.`;
    const suggestion = `Write "country.name.${COUNTRY_CODE}".`;
    problems.push({ path: ["name"], code: "not-of-the-country", message, suggestion });
  }
  const again = alternateLocales.indexOf(lang);
  if (again !== -1) {
    const message = `"${lang}" is the country's own language, so it is no other one.`;
    const suggestion = "Take it out of the list.";
    problems.push({ path: ["alternateLocales", again], code: "repeated-item", message, suggestion });
  }
  return problems;
}

function checkClock({ COUNTRY_CODE, timeZone, timeZones = [], timezoneOffset }: Country): PathProblem[] {
  if (timeZone === undefined) return [];
  const own = zonesOf(COUNTRY_CODE);
  const elsewhere = (zone: string, path: PathProblem["path"]): PathProblem[] => {
    if (own.length === 0 || own.some((each) => isSameZone(each, zone))) return [];
    const message = `${zone} is no time zone of ${countryNames.of(COUNTRY_CODE)}.`;
    const suggestion = `Its zones: ${own.slice(0, 6).join(", ")}${own.length > 6 ? ", …" : ""}.`;
    return [{ path, code: "untrue", message, suggestion }];
  };
  const wrong = [
    ...elsewhere(timeZone, ["timeZone"]),
    ...timeZones.flatMap((zone, index) => elsewhere(zone, ["timeZones", index])),
  ];
  const offset = standardOffset(timeZone);
  if (wrong.length > 0 || offset === timezoneOffset) return wrong;
  const message = `${timeZone} is ${offset} minutes from UTC outside of summer time, not ${timezoneOffset}.`;
  return [{ path: ["timezoneOffset"], code: "untrue", message, suggestion: `Write ${offset}.` }];
}

function checkPhone(country: Country): PathProblem[] {
  const { COUNTRY_CODE, phone } = country;
  if (phone === undefined || !isSupportedCountry(COUNTRY_CODE)) return [];
  const callingCode = `+${getCountryCallingCode(COUNTRY_CODE as CountryCode)}`;
  if (phone.code !== callingCode) {
    const message = `${phone.code} is not the calling code of ${countryNames.of(COUNTRY_CODE)}.`;
    return [{ path: ["phone", "code"], code: "untrue", message, suggestion: `Write "${callingCode}".` }];
  }
  return [...checkPhoneLengths(country), ...wrongSupportPhone(country, callingCode)];
}

function wrongSupportPhone({ COUNTRY_CODE, supportPhone }: Country, callingCode: string): PathProblem[] {
  if (supportPhone === undefined) return [];
  if (!supportPhone.startsWith(callingCode)) {
    const message = `${supportPhone} is no number of ${countryNames.of(COUNTRY_CODE)}, where numbers start with ${callingCode}.`;
    return [
      { path: ["supportPhone"], code: "untrue", message, suggestion: `Start it with "${callingCode} ".` },
    ];
  }
  if (isPossiblePhoneNumber(supportPhone)) return [];
  const message = `${supportPhone} is no number anybody in ${countryNames.of(COUNTRY_CODE)} can call.`;
  const suggestion = "Count its digits.";
  return [{ path: ["supportPhone"], code: "untrue", message, suggestion }];
}
