import { hotelUrl, listingUrl } from "#domain/addresses";
import { dealRequest, keptSearch, parseSearch } from "#domain/search";
import type { Quote } from "#schemas/generated/api/quote.ts";

/**
 * Back to the property with the same dates and rooms, and with the room category that was being booked chosen
 * (ROUTE-35); to the start when no property is known. From a mystery deal back to the places of its city.
 */
export function propertyHref(
  query: Readonly<Record<string, string>>,
  countryCode: string,
  quote: Quote | undefined,
): string {
  if (quote?.mystery) return placeHref(quote);
  const hotelId = quote?.hotel.id ?? query.hotel_id;
  if (!hotelId) return "/";
  const kept = keptSearch(quote ? { ...query, ...pickStay(quote) } : query);
  const category = quote?.room_category.id ?? query.room_category_id;
  const search = {
    ...kept,
    ...dealRequest(query),
    selected_rcid: category === undefined ? null : String(category),
  };
  const href = hotelUrl({ hotelId, countryCode, search });
  // The property's page knows breakfast for everybody alone.
  const breakfast = quote?.price_lines.find((line) => line.category_code === "breakfast");
  if (!quote || !breakfast || breakfast.guest_count !== quote.guests.guests) return href;
  return `${href}${href.includes("?") ? "&" : "?"}breakfastSelected=true`;
}

/** Where a hidden property lies, for the same dates and rooms. */
function placeHref({ hotel, checkin, checkout, rooms_config }: Quote): string {
  const { roomConfig, ...stay } = parseSearch({ checkin, checkout, rooms_config });
  return listingUrl({
    search: { location: hotel.city, checkin: stay.checkin, checkout: stay.checkout, roomConfig },
  });
}

function pickStay({ checkin, checkout, rooms_config }: Quote) {
  return { checkin, checkout, rooms_config };
}
