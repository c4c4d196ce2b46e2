import { isForeignLanguage, isUnnamedLanguage } from "#renderer/release";
import type { Brand, Country, Domain } from "#schemas";
import type { Draft } from "./draft.ts";
import type { Existing } from "./existing.ts";
import { knownName } from "./names.ts";

/** What a site needs to know of its brand, which may not be written yet. */
export type SellingBrand = Pick<Brand, "id" | "propertyTypes">;

export interface SiteRequest {
  readonly brand: SellingBrand;
  readonly country: Country;
  /** English name of the country, as calls carry it. */
  readonly countryName: string;
  /** Locales of the site, its own first. */
  readonly locales: readonly string[];
  readonly id: string;
  /** Made from the id when absent. */
  readonly host?: string;
  /** Why the site opens in a language that is not spoken in its country; a plain sentence when absent. */
  readonly foreignLanguage?: string;
}

/**
 * Plans the domain file of a site. What the country's record says of another brand is said otherwise in the
 * domain.
 */
export function planSite(draft: Draft, existing: Existing, request: SiteRequest): void {
  const { brand, country, countryName, locales, id } = request;
  const sibling = [...existing.domains.values()].find(
    (domain) => domain.brand === brand.id && domain.id !== id,
  );
  const base = baseHost(sibling?.host ?? `www.${brand.id}.example`);
  const host = request.host ?? hostOf(existing, brand.id, id);
  const owner = [...existing.domains.values()].find(
    (domain) => domain.id !== id && (domain.host === host || domain.hosts.includes(host)),
  );
  if (owner) throw new Error(`The host ${host} already belongs to ${owner.id}.`);
  const record: Partial<Domain> = {
    id,
    host,
    hosts: [],
    brand: brand.id,
    country: country.COUNTRY_CODE,
    defaultLocale: locales[0] ?? "en",
    locales: [...locales],
    pageCountryCode: country.urlCode,
    appCountryCode: country.COUNTRY_CODE,
    countryId: country.regionId,
    countryName,
    flags: {},
    apiBaseHost: sibling?.apiBaseHost ?? "/",
    travelAgentUrl: sibling?.travelAgentUrl ?? `https://agents.${base}`,
    businessUrl: sibling?.businessUrl ?? `https://business.${base}`,
  };
  const otherwise = countryOverrides(existing, request, host);
  const overrides = Object.keys(otherwise).length > 0 ? { overrides: { country: otherwise } } : {};
  draft.document(`config/domains/${id}.json`, { ...record, ...overrides });
}

/** Host of a site beside the brand's other sites: `wrenhollow-be-fr` is `be-fr.wrenhollow.example`. */
export function hostOf(existing: Existing, brand: string, id: string): string {
  const sibling = [...existing.domains.values()].find((domain) => domain.brand === brand && domain.id !== id);
  const label = id.startsWith(`${brand}-`) ? id.slice(brand.length + 1) : id;
  return `${label}.${baseHost(sibling?.host ?? `www.${brand}.example`)}`;
}

/** Sites of a brand in a country that were named after both, the one without a language in its name first. */
export function sitesOf(
  existing: Existing,
  brand: string,
  { COUNTRY_CODE, urlCode }: Country,
): readonly Domain[] {
  const base = `${brand}-${urlCode}`;
  return [...existing.domains.values()]
    .filter(
      (domain) =>
        domain.brand === brand &&
        domain.country === COUNTRY_CODE &&
        (domain.id === base || domain.id.startsWith(`${base}-`)),
    )
    .sort((a, b) => Number(b.id === base) - Number(a.id === base));
}

/** Languages of a country: those its record names, else those public data knows. */
export function readIn(
  country: Country | undefined,
  { languages }: { readonly languages: readonly string[] },
): readonly string[] {
  return country ? [country.lang, ...country.alternateLocales] : languages;
}

/**
 * The site's locales: the asked one, else a spoken language that has words of its own, else English; English
 * is always offered.
 */
export function localesOf(
  existing: Existing,
  languages: readonly string[],
  asked: string | undefined,
): readonly string[] {
  // The internal key of Malay is `my`, its language tag `ms` (LOC-05).
  const keys = languages.map((language) => (language === "ms" ? "my" : language));
  const first = asked === undefined ? [] : [knownName("language", asked, existing.languages.keys())];
  const whole = keys.filter((key) => existing.languages.has(key) && existing.spoken.has(key));
  return [...new Set([...first, ...whole, "en"])];
}

function baseHost(host: string): string {
  const labels = host.split(".");
  return labels.length > 2 ? labels.slice(1).join(".") : host;
}

/**
 * What a site must say differently from the country's own record, which was written for the brand that came
 * first.
 */
function countryOverrides(existing: Existing, request: SiteRequest, host: string): Partial<Country> {
  const { brand, country, locales } = request;
  const layer = existing.text(`config/brands/${brand.id}/countries/${country.COUNTRY_CODE}.json`);
  const inherited: Country = { ...country, ...(layer && (JSON.parse(layer) as Partial<Country>)) };
  const [lang = "en", ...alternateLocales] = locales;
  const [type = "hotel"] = brand.propertyTypes;
  const wanted: Partial<Country> = {
    canonicalURL: `https://${host}/`,
    lang,
    alternateLocales,
    ...(foreignLocales(country, locales).length > 0 && {
      foreignLanguage: request.foreignLanguage ?? inherited.foreignLanguage ?? ASKED_FOR,
    }),
    ...(!brand.propertyTypes.includes(inherited.defaultPropertyType) && {
      defaultPropertyType: type,
      ...stayLimits(existing, type),
    }),
  };
  const differs = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(inherited[field as keyof Country]);
  return Object.fromEntries(Object.entries(wanted).filter(differs));
}

/**
 * Languages of a site that its country does not speak: the first, in which it opens, and others that the
 * country's record does not name either.
 */
export function foreignLocales(country: Country, locales: readonly string[]): readonly string[] {
  return locales.filter((locale, index) =>
    index === 0 ? isForeignLanguage(country.COUNTRY_CODE, locale) : isUnnamedLanguage(country, locale),
  );
}

/** Why pages are in a language that their country does not speak, where nobody says more. */
export const ASKED_FOR = "Asked for when the site was added.";

/** How long and how far ahead this kind of stay is sold where it is sold already. */
function stayLimits({ countries }: Existing, type: Country["defaultPropertyType"]): Partial<Country> {
  const like = [...countries.values()].find(({ defaultPropertyType }) => defaultPropertyType === type);
  if (!like) return {};
  const { minSelectableDates, maxSelectableDates, maxSearchableMonths } = like;
  return { maxSearchableMonths, maxSelectableDates, minSelectableDates };
}
