import type { Release } from "../release/release.ts";
import { languageTag } from "./language-tag.ts";
import type { Site } from "./site.ts";

/** Origin a site is published at. */
export function siteOrigin(site: Site): string {
  return `https://${site.domain.host}`;
}

/** The same page on the brand's other sites and in their other locales, for `hreflang`. */
export function alternatesOf(
  release: Release,
  site: Site,
  path: string,
): readonly { lang: string; href: string }[] {
  const links: { lang: string; href: string; rank: number }[] = [];
  for (const other of Object.values(release.sites)) {
    if (other.brand.id !== site.brand.id) continue;
    const otherPath = inCountry(path, site.domain.pageCountryCode, other.domain.pageCountryCode);
    for (const locale of other.locales) {
      const language = release.languages[locale];
      if (!language) continue;
      const suffix = locale === other.defaultLocale ? "" : `?locale=${locale}`;
      links.push({
        lang: `${languageTag(language)}-${other.country.COUNTRY_CODE}`,
        href: `${siteOrigin(other)}${otherPath}${suffix}`,
        rank: other.id === site.id ? 0 : locale === other.defaultLocale ? 1 : 2,
      });
    }
  }
  // Two sites may share a country: a page names itself first, then the site that speaks the language by default.
  const seen = new Set<string>();
  return links
    .toSorted((one, other) => one.rank - other.rank)
    .filter(({ lang }) => !seen.has(lang) && seen.add(lang))
    .map(({ lang, href }) => ({ lang, href }));
}

/** Moves a path from one page country to another: `/nl/12/` to `/de/12/`, and to `/12/` for India. */
function inCountry(path: string, from: string, to: string): string {
  const fromPrefix = from === "in" ? "" : `/${from}`;
  const toPrefix = to === "in" ? "" : `/${to}`;
  if (fromPrefix !== "" && (path === fromPrefix || path.startsWith(`${fromPrefix}/`)))
    return toPrefix + path.slice(fromPrefix.length) || "/";
  if (fromPrefix === "" && /^\/\d+\/?$/.test(path)) return toPrefix + path;
  return path;
}
