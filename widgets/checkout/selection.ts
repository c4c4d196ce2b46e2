import { parseCivilDate, type Query, queryText } from "#domain";
import type { CreateQuoteInput } from "#schemas/generated/api/quote.ts";

/** What the guest chose to book, from the address of the page; null when the address does not say it all. Prices are not in it (PRICE-04). */
export function selectionFrom(query: Query): CreateQuoteInput | null {
  const hotel_id = Number(queryText(query, "hotel_id"));
  const room_category_id = Number(queryText(query, "room_category_id"));
  const checkin = parseCivilDate(queryText(query, "checkin"));
  const checkout = parseCivilDate(queryText(query, "checkout"));
  const rooms_config = queryText(query, "rooms_config", 1000);
  if (!hotel_id || !room_category_id || !checkin || !checkout || !rooms_config) return null;
  const coupon = queryText(query, "coupon");
  return {
    hotel_id,
    room_category_id,
    checkin,
    checkout,
    rooms_config,
    source: "web",
    ...(coupon ? { coupon_code: coupon } : {}),
  };
}
