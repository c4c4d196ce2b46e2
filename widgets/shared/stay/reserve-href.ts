import { checkoutUrl } from "#domain/addresses";
import { formatMeals } from "#domain/price";
import { dealRequest, keptSearch } from "#domain/search";
import { type PageContext, withLocale } from "#renderer";
import type { HotelDetailsOutput, RoomCategory } from "#schemas/generated/api/hotels.ts";
import { readStay } from "./read-stay.ts";

/**
 * The checkout of a room category as this page shows it: the stay, the meals in its price, the coupon, the
 * deal and where the guest came from (ROUTE-35).
 */
export function reserveHref(
  page: PageContext,
  { hotel, stay }: Pick<HotelDetailsOutput, "hotel" | "stay">,
  { id, price_lines = [] }: Pick<RoomCategory, "id" | "price_lines">,
): string {
  const meals = price_lines.flatMap(({ category_code, guest_count }) =>
    category_code && guest_count ? [{ category_code, guest_count }] : [],
  );
  const { coupon, utm_source, is_quotation } = keptSearch(page.query);
  return withLocale(
    page,
    checkoutUrl({
      hotel_id: hotel.id,
      room_category_id: id,
      ...readStay(stay),
      coupon,
      utm_source,
      is_quotation,
      deal: dealRequest(page.query),
      meals: formatMeals(meals),
    }),
  );
}
