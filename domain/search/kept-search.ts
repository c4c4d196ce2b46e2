import type { Query } from "../shell/index.ts";
import { type CountryRooms, parseSearch } from "./search-codec.ts";
import type { SearchState } from "./search-state.ts";

/**
 * What links from a property keep of its address (ROUTE-35): stay, rooms, coupon, where the guest came from
 * and what kind of search it was.
 */
export function keptSearch(query: Query, country?: CountryRooms): Partial<SearchState> {
  const { checkin, checkout, roomConfig, coupon, utm_source, is_quotation, isOpenSearch } = parseSearch(
    query,
    country,
  );
  return { checkin, checkout, roomConfig, coupon, utm_source, is_quotation, isOpenSearch };
}
