import { hotelUrl } from "#domain/addresses";
import type { RoomConfig } from "#domain/rooms";
import { parseSearch } from "#domain/search";
import type { Stay } from "#domain/stay";
import { type PageContext, withLocale } from "#renderer";

/** This property's page for another stay, with everything else of the search kept (ROUTE-35). */
export function stayHref(page: PageContext, { checkin, checkout }: Stay, rooms?: RoomConfig): string {
  const { query, route, country } = page;
  const search = parseSearch(query, country);
  const href = withLocale(
    page,
    hotelUrl({
      hotelId: route.params.hotelId ?? "",
      countryCode: route.countryCode,
      country,
      search: { ...search, checkin, checkout, roomConfig: rooms ?? search.roomConfig },
    }),
  );
  // Breakfast for everybody is for those who come, whatever their days.
  if (query.breakfastSelected !== "true") return href;
  return `${href}${href.includes("?") ? "&" : "?"}breakfastSelected=true`;
}
