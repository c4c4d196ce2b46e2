import type { Country } from "#schemas";
import { once } from "../memory/once.ts";
import type { Release } from "./release.ts";
import type { Site } from "./site.ts";

/** A home page of a brand: the root of one of its sites, or of a country that lives on a path of one. */
export interface BrandHome {
  /** `solvanta-ae` for a site's root, `solvanta-in-jp` for a country on its path. */
  readonly id: string;
  readonly site: Site;
  readonly country: Country;
  /** `/`, or `/jp/` for a country without a site of its own. */
  readonly path: string;
  /**
   * Locale of a visit that names none: the site's, or on a path that of the country where the site has it.
   */
  readonly defaultLocale: string;
}

const known = new WeakMap<Release, Map<string, readonly BrandHome[]>>();

/**
 * Where a brand is at home (MODAL-08): each of its sites, then every other country with a home page whose
 * canonical address is a path of one of them.
 */
export function brandHomes(release: Release, brandId: string): readonly BrandHome[] {
  const byBrand = known.get(release) ?? new Map<string, readonly BrandHome[]>();
  known.set(release, byBrand);
  let homes = byBrand.get(brandId);
  if (!homes) {
    homes = findHomes(release, brandId);
    byBrand.set(brandId, homes);
  }
  return homes;
}

/** Whether an address is at one of the hosts that a brand's sites are published at. */
export function isHomeOfBrand(release: Release, brandId: string, address: string): boolean {
  const { host } = new URL(address);
  return brandHomes(release, brandId).some(({ site }) => site.domain.host === host);
}

/** Countries are asked for each brand and release, and their addresses stay. */
const placeOf = once((address: string) => {
  const { host, pathname } = new URL(address);
  return { host, pathname };
});

function findHomes(release: Release, brandId: string): readonly BrandHome[] {
  const sites = Object.values(release.sites).filter(({ brand }) => brand.id === brandId);
  const roots = sites.map(
    (site): BrandHome => ({
      id: site.id,
      site,
      country: site.country,
      path: "/",
      defaultLocale: site.defaultLocale,
    }),
  );
  const onPaths = Object.values(release.countries).flatMap((country): BrandHome[] => {
    const { host, pathname } = placeOf(country.canonicalURL);
    const site = sites.find(({ domain }) => domain.host === host);
    if (!site || pathname === "/" || !country.doesHomePageExists) return [];
    const defaultLocale = site.locales.includes(country.lang) ? country.lang : site.defaultLocale;
    return [{ id: `${site.id}-${country.urlCode}`, site, country, path: pathname, defaultLocale }];
  });
  return [...roots, ...onPaths];
}
