import type { RoomConfig } from "#domain/rooms";
import { MORE_FILTERS, parseListingQuery, parseSearch, withQuickFilters } from "#domain/search";
import { queryText } from "#domain/shell";
import type { FlexibleStay } from "#domain/stay";
import type { PageContext } from "#renderer";
import { type Destination, searchUrl, withMore } from "./destination.ts";

/**
 * Address of the listing that is shown for other dates or rooms: its filters, its order, the coupon and where
 * the guest came from stay (SRCH-02).
 */
export function sameListingUrl(
  page: Pick<PageContext, "country" | "domain" | "route" | "query">,
  destination: Destination,
  stay: FlexibleStay | null,
  roomConfig: RoomConfig,
): string {
  const query = withQuickFilters(page.query);
  const { coupon, utm_source, isTravellingWithPets, quickFilters } = parseSearch(query);
  const search = { ...destination.search, coupon, utm_source, isTravellingWithPets, quickFilters };
  const listing = { ...parseListingQuery(query), page: 1 };
  const url = searchUrl(page, { ...destination, search }, stay, roomConfig, listing);
  const more = new URLSearchParams();
  for (const name of MORE_FILTERS) {
    const value = queryText(query, name);
    if (value) more.set(name, value);
  }
  return withMore(url, more.toString());
}
