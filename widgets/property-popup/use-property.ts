import { couponRequest } from "#domain/price";
import { formatRoomsConfig } from "#domain/rooms";
import { dealRequest } from "#domain/search";
import { usePage, useSource } from "#renderer";
import { pageSearch } from "../shared/search/page-search.ts";
import { hotelIdOf } from "./hotel-id-of.ts";

/**
 * The property of the page for the stay of its address, as its page shows it: what popups over it read, in
 * one request for all of them.
 */
export function useProperty() {
  const page = usePage();
  const { query } = page;
  const { search, stay, hasDates } = pageSearch(page);
  const chosen = Number(query.selected_rcid);
  return useSource("hotelDetails", {
    hotel_id: hotelIdOf(page),
    ...(hasDates && stay ? { checkin: stay.checkin, checkout: stay.checkout } : {}),
    ...(query.rooms_config ? { rooms_config: formatRoomsConfig(search.roomConfig) } : {}),
    ...(chosen > 0 ? { selected_rcid: chosen } : {}),
    ...couponRequest(query.coupon ?? null),
    ...dealRequest(query),
    ...(query.breakfastSelected === "true" ? { breakfastSelected: true } : {}),
  });
}
