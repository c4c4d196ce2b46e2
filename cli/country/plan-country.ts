import type { Brand, Country, Domain, Language } from "#schemas";
import { countryFacts } from "./country-facts.ts";
import { countryRecord } from "./country-record.ts";
import { addProperty, jsonText } from "./json-edit.ts";
import { nearestCountry } from "./nearest-country.ts";
import { regionId } from "./region-ids.ts";

/** The configuration as it stands, by kind. */
export interface Existing {
  readonly brands: ReadonlyMap<string, Brand>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly domains: ReadonlyMap<string, Domain>;
  readonly languages: ReadonlyMap<string, Language>;
  readonly cities: readonly {
    readonly slug: string;
    readonly countryCode: string;
    readonly population?: number;
  }[];
  /** Locales with words of their own. */
  readonly spoken: ReadonlySet<string>;
  /** Text of a file; undefined when it does not exist. */
  readonly text: (path: string) => string | undefined;
}

export interface CountryRequest {
  readonly code: string;
  readonly brand: string;
  readonly locale?: string;
  readonly currency?: string;
}

export interface CountryPlan {
  /** Files to write by path: new ones and changed ones. */
  readonly files: ReadonlyMap<string, string>;
  readonly domain: string;
  /** What the owner should look at, because no public data knows it. */
  readonly notes: readonly string[];
}

/** Everything a country and a site of it need; files that are there already are left alone. Throws when the request makes no sense. */
export function planCountry(existing: Existing, request: CountryRequest, now: Date): CountryPlan {
  const facts = countryFacts(request.code);
  const brand = existing.brands.get(request.brand);
  if (!brand)
    throw new Error(
      `There is no brand "${request.brand}"; there are ${[...existing.brands.keys()].join(", ")}.`,
    );
  const [propertyType = "hotel"] = brand.propertyTypes;
  const known = existing.countries.get(facts.code);
  const like = known ?? nearestCountry(facts, existing.countries, propertyType);
  if (!like) throw new Error("There is no country yet to take defaults from.");
  const urlCode = known?.urlCode ?? (facts.code === "GB" ? "uk" : facts.code.toLowerCase());
  const domainId = `${request.brand}-${urlCode}`;
  const sibling = [...existing.domains.values()].find((domain) => domain.brand === request.brand);
  const host = `${urlCode}.${(sibling?.host ?? `www.${request.brand}.example`).split(".").slice(1).join(".")}`;
  const locales = localesOf(facts.languages, existing, request.locale);
  const [lang = "en", ...alternateLocales] = locales;

  const files = new Map<string, string>();
  const notes: string[] = [];
  let country = known;
  if (!country) {
    const cities = existing.cities
      .filter((city) => city.countryCode === facts.code)
      .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
      .map(({ slug }) => slug);
    const taken = [...existing.countries.values()].map((other) => other.regionId);
    const choices = {
      urlCode,
      lang,
      alternateLocales,
      host,
      propertyType,
      cities,
      regionId: regionId(facts.code, taken),
    };
    const currency = request.currency ?? facts.currencies[0] ?? "USD";
    country = countryRecord(facts, { ...choices, currency }, like, now);
    const { $schema: _, ...record } = country;
    files.set(
      `config/countries/${facts.code}.json`,
      jsonText({ $schema: "../../schemas/config/country.schema.json", ...record }),
    );
    notes.push(`supportPhone ${country.supportPhone} is made up; write the real one.`);
    notes.push(
      `Limits, flags, links and promises are those of ${like.COUNTRY_CODE}; tax line: ${country.hotelTaxLine}.`,
    );
    if (cities.length === 0)
      notes.push(`config/cities.json has no city in ${facts.name} yet, so its city lists are empty.`);
  }
  addNames(files, existing, facts.code);
  addRouteCode(files, existing, urlCode, facts.code);
  if (!existing.domains.has(domainId)) {
    files.set(
      `config/domains/${domainId}.json`,
      jsonText(domainRecord(domainId, host, request.brand, country, locales, facts.name, sibling)),
    );
  }
  return { files, domain: domainId, notes };
}

/** The site's locales: the asked one, else a spoken language that has words of its own, else English; English is always offered. */
function localesOf(
  languages: readonly string[],
  existing: Existing,
  asked: string | undefined,
): readonly string[] {
  // The internal key of Malay is `my`, its language tag `ms` (LOC-05).
  const keys = languages.map((language) => (language === "ms" ? "my" : language));
  if (asked !== undefined && !existing.languages.has(asked)) {
    throw new Error(
      `There is no language "${asked}"; there are ${[...existing.languages.keys()].join(", ")}.`,
    );
  }
  const whole = keys.filter((key) => existing.languages.has(key) && existing.spoken.has(key));
  return [...new Set([...(asked ? [asked] : []), ...whole, "en"])];
}

/** The country's name in every language that names countries. */
function addNames(files: Map<string, string>, existing: Existing, code: string): void {
  const id = `country.name.${code}`;
  for (const locale of existing.spoken) {
    const path = `config/messages/${locale}/country.json`;
    const text = existing.text(path);
    if (text === undefined || id in (JSON.parse(text) as object)) continue;
    const tag = existing.languages.get(locale)?.contentLanguage ?? locale;
    const name = new Intl.DisplayNames([tag], { type: "region" }).of(code) ?? code;
    files.set(
      path,
      addProperty(text, [id], name, (other) => /^country\.name\.[A-Z]{2}$/.test(other)),
    );
  }
}

function addRouteCode(files: Map<string, string>, existing: Existing, urlCode: string, code: string): void {
  const text = existing.text("config/routes.json");
  if (text === undefined) return;
  const { countryCodes } = JSON.parse(text) as { countryCodes: Readonly<Record<string, string>> };
  if (!(urlCode in countryCodes))
    files.set("config/routes.json", addProperty(text, ["countryCodes", urlCode], code));
}

function domainRecord(
  id: string,
  host: string,
  brand: string,
  country: Country,
  locales: readonly string[],
  countryName: string,
  sibling: Domain | undefined,
): Partial<Domain> {
  const { apiBaseHost, travelAgentUrl, businessUrl } = sibling ?? {};
  return {
    $schema: "../../schemas/config/domain.schema.json",
    id,
    host,
    hosts: [],
    brand,
    country: country.COUNTRY_CODE,
    defaultLocale: locales[0] ?? "en",
    locales: [...locales],
    pageCountryCode: country.urlCode,
    appCountryCode: country.COUNTRY_CODE,
    countryId: country.regionId,
    countryName,
    flags: {},
    ...(apiBaseHost !== undefined && { apiBaseHost }),
    ...(travelAgentUrl !== undefined && { travelAgentUrl }),
    ...(businessUrl !== undefined && { businessUrl }),
  };
}
