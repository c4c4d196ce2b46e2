import type { RouteTable } from "#schemas";
import { canonicalPath } from "./canonical-path.ts";
import type { Route } from "./route.ts";

interface MainPathInput {
  readonly route: Route;
  readonly path: string;
  /** Two-letter page country of the site, lower case. */
  readonly siteCountry: string;
}

/**
 * The one address of a page that several lead to (SEO-01): a property under the country of the site, a city and a tag of it as the
 * list of places there, and a list of places without a country. Any other page is at its own path.
 */
export function mainPath(
  { rules, defaultCountryCode }: Pick<RouteTable, "rules" | "defaultCountryCode">,
  { route, path, siteCountry }: MainPathInput,
): string {
  const { hotelId, city, tag } = route.params;
  const own = canonicalPath(path);
  if (route.name === rules.hotel.name && hotelId !== undefined) {
    const id = hotelId.replace(/^0+(?=\d)/, "");
    return siteCountry === defaultCountryCode ? `/${id}/` : `/${siteCountry}/${id}/`;
  }
  if (city === undefined) return own;
  if (route.name === rules.listing.name) return own.replace(/^\/[a-z]{2}(?=\/)/, "");
  if (route.name === rules.city.name) return `/hotels-in-${city}`;
  return route.name === rules.tag.name && tag !== undefined
    ? tag.includes("/")
      ? `/${city}/${tag}`
      : `/hotels-in-${city}/${tag}`
    : own;
}
