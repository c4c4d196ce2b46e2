import type { RouteTable } from "#schemas";
import { canonicalPath } from "./canonical-path.ts";
import type { Route } from "./route.ts";

interface MainPathInput {
  readonly route: Route;
  readonly path: string;
  /** Two-letter page country of the site, lower case. */
  readonly siteCountry: string;
  /**
   * Whether the page shows what is of the country its path names; where left out, whenever the path names
   * another than the site's.
   */
  readonly isOfCountry?: boolean;
}

/**
 * The one address of a page that several lead to (SEO-01): a property under the country of the site, a city
 * and a tag of it as the list of places there, and what is the same whatever country its path names without
 * one. Any other page is at its own path.
 */
export function mainPath(
  {
    rules,
    defaultCountryCode,
    countryCodes,
  }: Pick<RouteTable, "rules" | "defaultCountryCode" | "countryCodes">,
  { route, path, siteCountry, isOfCountry = route.params.country !== undefined }: MainPathInput,
): string {
  const { hotelId, city, tag } = route.params;
  const own = canonicalPath(path);
  const isProperty = route.name === rules.hotel.name || route.name === rules.cityHotel.name;
  if (isProperty && hotelId !== undefined) {
    const id = hotelId.replace(/^0+(?=\d)/, "");
    return siteCountry === defaultCountryCode ? `/${id}/` : `/${siteCountry}/${id}/`;
  }
  if (city !== undefined && route.name === rules.city.name) return `/hotels-in-${city}`;
  if (city !== undefined && route.name === rules.tag.name && tag !== undefined)
    return tag.includes("/") ? `/${city}/${tag}` : `/hotels-in-${city}/${tag}`;
  const [, code = "", rest] = /^\/([a-z]{2})(\/.+)$/.exec(own) ?? [];
  return rest !== undefined && Object.hasOwn(countryCodes, code) && !isOfCountry ? rest : own;
}
