import { hotelUrl } from "#domain/addresses";
import type { SearchState } from "#domain/search";
import { type PageContext, withLocale } from "#renderer";

/**
 * Address of a property's page with the dates and rooms of the search (LIST-04, ROUTE-35), in the page's
 * language.
 */
export function hotelHref(
  page: Pick<PageContext, "country" | "domain" | "addressLocale">,
  hotelId: number,
  search: Partial<SearchState>,
): string {
  const { country, domain } = page;
  return withLocale(page, hotelUrl({ hotelId, countryCode: domain.pageCountryCode, search, country }));
}
