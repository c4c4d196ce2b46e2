import type { Country } from "#schemas";
import type { Release } from "./release.ts";
import type { Site } from "./site.ts";

const known = new WeakMap<Site, Map<string, Site>>();

/**
 * The site as a country's home on one of its paths shows it (`/jp/`, ROUTE-37): words, language, money, dates
 * and places are the country's, all else the site's. `urlCode` is the code of the path; the site itself for
 * its own country and for one nobody configured.
 */
export function siteInCountry(release: Release, site: Site, urlCode: string): Site {
  if (urlCode === site.country.urlCode) return site;
  const country = release.countries[release.routes.countryCodes[urlCode] ?? ""];
  if (!country) return site;
  const byCode = known.get(site) ?? new Map<string, Site>();
  known.set(site, byCode);
  let inCountry = byCode.get(urlCode);
  if (!inCountry) {
    // Where the brand has a site for the country, the brand's own words and places for it go before the plain
    // country's.
    const own = Object.values(release.sites).find(
      (other) => other.brand.id === site.brand.id && other.country.COUNTRY_CODE === country.COUNTRY_CODE,
    );
    inCountry = { ...site, country: own?.country ?? country, ...languagesOf(site, country) };
    byCode.set(urlCode, inCountry);
  }
  return inCountry;
}

/**
 * A country at home on a path of the site opens in its own language, and lists its languages first, where the
 * site has them.
 */
function languagesOf(site: Site, country: Country): Pick<Site, "defaultLocale" | "hostLocale" | "locales"> {
  const { host, pathname } = new URL(country.canonicalURL);
  const isHere = host === site.domain.host && pathname !== "/";
  const spoken = isHere
    ? [country.lang, ...country.alternateLocales].filter((locale) => site.locales.includes(locale))
    : [];
  const [defaultLocale = site.defaultLocale] = spoken;
  const others = site.locales.filter((locale) => !spoken.includes(locale));
  return { defaultLocale, hostLocale: site.defaultLocale, locales: [...spoken, ...others] };
}
