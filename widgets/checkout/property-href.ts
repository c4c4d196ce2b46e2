import { hotelUrl, parseSearch } from "#domain";
import type { Quote } from "#schemas/generated/api/quote.ts";

/** Back to the property with the same dates and rooms (ROUTE-35); to the start when no property is known. */
export function propertyHref(
  query: Readonly<Record<string, string>>,
  countryCode: string,
  quote: Quote | undefined,
): string {
  const hotelId = quote?.hotel.id ?? query.hotel_id;
  if (!hotelId) return "/";
  const asked = parseSearch(quote ? { ...query, ...pickStay(quote) } : query);
  const { checkin, checkout, roomConfig, coupon } = asked;
  return hotelUrl({ hotelId, countryCode, search: { checkin, checkout, roomConfig, coupon } });
}

function pickStay({ checkin, checkout, rooms_config }: Quote) {
  return { checkin, checkout, rooms_config };
}
