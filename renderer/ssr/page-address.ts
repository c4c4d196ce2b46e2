import { mainPath } from "../route/main-path.ts";
import { siteOrigin } from "../site/alternates.ts";
import { brandHomes, isHomeOfBrand } from "../site/brand-homes.ts";
import type { Release } from "../site/release.ts";
import type { PageRequestInput } from "./page-renderer.ts";

export interface PageAddress {
  /** The page's one path on its own site. */
  readonly path: string;
  /** The one address, without a query. */
  readonly address: string;
  /** `locale=…` where the address speaks another language by default, else empty. */
  readonly locale: string;
  /** Whether the same page stands at the same path of the brand's other sites. */
  readonly isOnOtherSites: boolean;
}

/**
 * Where a page is at home (SEO-01). A country is at home at one address of a brand, whatever site of it shows
 * the country; its record may name another brand's. What is written for a country is at home on the brand's
 * site there, where that speaks the language; a path that names a country nothing is written for shows the
 * site's own (STATIC-01). `textCountry` is the country the shown text is of.
 */
export function pageAddress(release: Release, input: PageRequestInput, textCountry: unknown): PageAddress {
  const { view, route, origin } = input;
  const { site, locale } = view;
  const isText = route.name === release.routes.rules.policy.name;
  const isOfCountry = isText && typeof textCountry === "string";
  const path = mainPath(release.routes, {
    route,
    path: input.path,
    siteCountry: site.domain.pageCountryCode,
    ...(isText && { isOfCountry }),
  });
  const named = (defaultLocale: string) => (locale === defaultLocale ? "" : `locale=${locale}`);
  if (isOfCountry) {
    const home = brandHomes(release, site.brand.id).find(
      (known) =>
        known.path === "/" &&
        known.country.COUNTRY_CODE === textCountry &&
        known.site.locales.includes(locale),
    );
    const address = home ? siteOrigin(home.site) + path.replace(/^\/[a-z]{2}(?=\/)/, "") : origin + path;
    return { path, address, locale: named((home ?? site).defaultLocale), isOnOtherSites: false };
  }
  const home = route.name === "home" ? site.country.canonicalURL : undefined;
  const isOfOthers = home !== undefined && !isHomeOfBrand(release, site.brand.id, home);
  const address = home !== undefined && !isOfOthers ? home : origin + path;
  return {
    path,
    address,
    locale: named(site.defaultLocale),
    isOnOtherSites: address.startsWith(origin) && !isOfOthers,
  };
}
