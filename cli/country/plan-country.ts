import { addProperty, isForeignLanguage } from "#renderer/release";
import type { Country } from "#schemas";
import type { Draft } from "../add/draft.ts";
import type { Existing } from "../add/existing.ts";
import { knownName } from "../add/names.ts";
import {
  ASKED_FOR,
  hostOf,
  localesOf,
  planSite,
  readIn,
  type SellingBrand,
  sitesOf,
} from "../add/plan-site.ts";
import { type CountryFacts, countryFacts } from "./country-facts.ts";
import { countryRecord } from "./country-record.ts";
import { nearestCountry } from "./nearest-country.ts";
import { regionId } from "./region-ids.ts";

export interface CountryRequest {
  /** ISO code, upper case. */
  readonly code: string;
  readonly brand: SellingBrand;
  readonly locale?: string;
  readonly currency?: string;
  readonly supportPhone?: string;
  /** English name, when it is not the usual one. */
  readonly countryName?: string;
}

export interface CountryPlan {
  /** Domain id of the country's site. */
  readonly domain: string;
  readonly country: Country;
  readonly countryName: string;
  readonly locales: readonly string[];
  /** What the owner should look at, because no public data knows it. */
  readonly notes: readonly string[];
}

/**
 * Plans everything a country and a site of it need; what is there already is left alone. Throws when the
 * request makes no sense.
 */
export function planCountry(
  draft: Draft,
  existing: Existing,
  request: CountryRequest,
  now: Date,
): CountryPlan {
  const facts = countryFacts(request.code);
  const { brand } = request;
  const known = existing.countries.get(facts.code);
  const locales = localesOf(existing, readIn(known, facts), request.locale);
  const countryName = request.countryName ?? siteIn(existing, facts.code)?.countryName ?? facts.name;

  const made = known ? { country: known, notes: [] } : newCountry(existing, request, facts, locales, now);
  const { country } = made;
  const notes = [...made.notes];
  if (!known) {
    const { $schema: _, ...record } = country;
    draft.document(`config/countries/${facts.code}.json`, record);
  }
  addNames(draft, existing, facts.code, request.countryName);
  addRouteCode(draft, country.urlCode, facts.code);

  const [site] = sitesOf(existing, brand.id, country);
  if (site) return { domain: site.id, country, countryName, locales, notes };
  const id = `${brand.id}-${country.urlCode}`;
  const taken = existing.domains.get(id);
  if (taken) throw new Error(`${id} is the name of a site already, of ${taken.brand} in ${taken.country}.`);
  planSite(draft, existing, { brand, country, countryName, locales, id });
  return { domain: id, country, countryName, locales, notes };
}

function newCountry(
  existing: Existing,
  request: CountryRequest,
  facts: CountryFacts,
  locales: readonly string[],
  now: Date,
): { readonly country: Country; readonly notes: readonly string[] } {
  const [propertyType = "hotel"] = request.brand.propertyTypes;
  const like = nearestCountry(facts, existing.countries, propertyType);
  if (!like) throw new Error("There is no country yet to take defaults from.");
  const urlCode = facts.code === "GB" ? "uk" : facts.code.toLowerCase();
  const clash = existing.routes.countryCodes[urlCode];
  if (clash !== undefined && clash !== facts.code)
    throw new Error(`/${urlCode} is the address of ${clash} already (config/routes.json, countryCodes).`);
  const cities = existing.cities
    .filter((city) => city.countryCode === facts.code)
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
    .map(({ slug }) => slug);
  const [lang = "en", ...alternateLocales] = locales;
  const country = countryRecord(
    facts,
    {
      urlCode,
      lang,
      alternateLocales,
      foreignLanguage: isForeignLanguage(facts.code, lang) ? ASKED_FOR : undefined,
      host: hostOf(existing, request.brand.id, `${request.brand.id}-${urlCode}`),
      propertyType,
      cities,
      regionId: regionId(
        facts.code,
        [...existing.countries.values()].map((other) => other.regionId),
      ),
      currency: currencyOf(facts, request.currency),
      supportPhone: request.supportPhone,
    },
    like,
    now,
  );
  const notes = [
    `Limits, flags, links and promises are those of ${like.COUNTRY_CODE}; tax line: ${country.hotelTaxLine}.`,
  ];
  if (request.supportPhone === undefined)
    notes.unshift(
      `supportPhone ${country.supportPhone} is made up; write the real one, or give --support-phone.`,
    );
  if (cities.length === 0)
    notes.push(`config/cities.json has no city in ${facts.name} yet, so its city lists are empty.`);
  return { country, notes };
}

function currencyOf(facts: CountryFacts, asked: string | undefined): string {
  if (asked === undefined) return facts.currencies[0] ?? "USD";
  return knownName("currency", asked.toUpperCase(), Intl.supportedValuesOf("currency"));
}

function siteIn({ domains }: Existing, code: string) {
  return [...domains.values()].find((domain) => domain.country === code);
}

/** The country's name in every language that names countries. */
function addNames(draft: Draft, existing: Existing, code: string, english: string | undefined): void {
  const id = `country.name.${code}`;
  for (const locale of existing.spoken) {
    const tag = existing.languages.get(locale)?.contentLanguage ?? locale;
    const own = locale === "en" ? english : undefined;
    const name = own ?? new Intl.DisplayNames([tag], { type: "region" }).of(code) ?? code;
    draft.edit(`config/messages/${locale}/country.json`, (text) =>
      id in (JSON.parse(text) as object)
        ? text
        : addProperty(text, [id], name, (other) => /^country\.name\.[A-Z]{2}$/.test(other)),
    );
  }
}

function addRouteCode(draft: Draft, urlCode: string, code: string): void {
  draft.edit("config/routes.json", (text) => {
    const { countryCodes = {} } = JSON.parse(text) as { countryCodes?: Readonly<Record<string, string>> };
    return urlCode in countryCodes ? text : addProperty(text, ["countryCodes", urlCode], code);
  });
}
