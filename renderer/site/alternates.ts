import type { Country } from "#schemas";
import { brandHomes } from "./brand-homes.ts";
import { languageTag } from "./language-tag.ts";
import type { Release } from "./release.ts";
import type { Site } from "./site.ts";

/** Origin a site is published at. */
export function siteOrigin(site: Site): string {
  return `https://${site.domain.host}`;
}

interface Place {
  readonly site: Site;
  readonly country: Country;
  readonly path: string;
  readonly defaultLocale: string;
}

interface RankedLink {
  readonly lang: string;
  readonly href: string;
  readonly rank: number;
}

/**
 * The same page on the brand's other sites and in their other locales, for `hreflang`: a language and a
 * country, a language alone on the brand's global site or where the country does not speak it, and
 * `x-default` for everybody else.
 */
export function alternatesOf(
  release: Release,
  site: Site,
  path: string,
): readonly { lang: string; href: string }[] {
  const homes = brandHomes(release, site.brand.id);
  const isHome = homes.some((home) => home.path === path);
  const places: readonly Place[] = isHome
    ? homes
    : homes
        .filter((home) => home.path === "/")
        .map((home) => ({
          ...home,
          path: inCountry(path, site.domain.pageCountryCode, home.site.domain.pageCountryCode),
        }));
  const links = places.flatMap((place) => linksOf(release, place, site, path));
  // Two sites may share a country: a page names itself first, then the site that speaks the language by
  // default.
  const seen = new Set<string>();
  const named = links
    .toSorted((one, other) => one.rank - other.rank)
    .filter(({ lang }) => !seen.has(lang) && seen.add(lang))
    .map(({ lang, href }) => ({ lang, href }));
  return [...named, ...defaultOf(places)];
}

function linksOf(release: Release, place: Place, site: Site, path: string): readonly RankedLink[] {
  const isSelf = place.site.id === site.id && place.path === path;
  return place.site.locales.flatMap((locale) => {
    const language = release.languages[locale];
    if (!language) return [];
    const isDefault = locale === place.defaultLocale;
    const isSpoken = [place.country.lang, ...place.country.alternateLocales].includes(locale);
    const tag = languageTag(language);
    return {
      lang: place.site.domain.global || !isSpoken ? tag : `${tag}-${place.country.COUNTRY_CODE}`,
      href: `${siteOrigin(place.site)}${place.path}${isDefault ? "" : `?locale=${locale}`}`,
      rank: isSelf ? 0 : isDefault ? 1 : 2,
    };
  });
}

/** For guests no alternate fits: the brand's global site, or the one that answers for unknown hosts. */
function defaultOf(places: readonly Place[]): readonly { lang: string; href: string }[] {
  const place =
    places.find(({ site }) => site.domain.global) ??
    places.find(({ site, path }) => site.domain.fallback && !/^\/[a-z]{2}\/$/.test(path));
  return place ? [{ lang: "x-default", href: siteOrigin(place.site) + place.path }] : [];
}

/**
 * Moves a path from one page country to another: `/nl/12/` to `/de/12/`, to `/12/` for India, and
 * `/de/search` to `/search`.
 */
function inCountry(path: string, from: string, to: string): string {
  const fromPrefix = from === "in" ? "" : `/${from}`;
  const toPrefix = to === "in" ? "" : `/${to}`;
  if (fromPrefix !== "" && (path === fromPrefix || path.startsWith(`${fromPrefix}/`)))
    return toPrefix + path.slice(fromPrefix.length) || "/";
  if (toPrefix !== "" && path.startsWith(`${toPrefix}/`)) return path.slice(toPrefix.length);
  if (fromPrefix === "" && /^\/\d+\/?$/.test(path)) return toPrefix + path;
  return path;
}
