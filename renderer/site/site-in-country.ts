import type { Release } from "../release/release.ts";
import type { Site } from "./site.ts";

const known = new WeakMap<Site, Map<string, Site>>();

/**
 * The site as a country's home on one of its paths shows it (`/jp/`, ROUTE-37): words, money, dates and places are the country's,
 * all else the site's. `urlCode` is the code of the path; the site itself for its own country and for one nobody configured.
 */
export function siteInCountry(release: Release, site: Site, urlCode: string): Site {
  if (urlCode === site.country.urlCode) return site;
  const country = release.countries[release.routes.countryCodes[urlCode] ?? ""];
  if (!country) return site;
  const byCode = known.get(site) ?? new Map<string, Site>();
  known.set(site, byCode);
  let inCountry = byCode.get(urlCode);
  if (!inCountry) {
    // Where the brand has a site for the country, the brand's own words and places for it go before the plain country's.
    const own = Object.values(release.sites).find(
      (other) => other.brand.id === site.brand.id && other.country.COUNTRY_CODE === country.COUNTRY_CODE,
    );
    inCountry = { ...site, country: own?.country ?? country };
    byCode.set(urlCode, inCountry);
  }
  return inCountry;
}
