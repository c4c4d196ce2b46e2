import type { HotelDetails, RoomCategory } from "#schemas/generated/api/hotels.ts";
import type { DisplayPricing } from "#schemas/generated/api/price.ts";

interface ChosenOffer {
  readonly category: RoomCategory;
  /** What it costs; absent where the property shows its prices before the booking alone (LIST-13). */
  readonly pricing: DisplayPricing | undefined;
  /** Other categories that can be booked. */
  readonly others: number;
}

/**
 * The category the booking button books (HOTEL-08), when it can be booked; null for a property that is sold
 * out (HOTEL-09).
 */
export function chosenOffer(hotel: HotelDetails): ChosenOffer | null {
  const open = hotel.room_categories_with_data.filter((each) => isBookable(hotel, each));
  const category = open.find(({ id }) => id === hotel.selected_category_id) ?? open[0];
  return category ? { category, pricing: category.pricing, others: open.length - 1 } : null;
}

/**
 * Whether a category can be booked here for the stay: free, with a price, or with one that its property does
 * not show yet.
 */
export function isBookable(
  { booking_cta, hidePrices }: Pick<HotelDetails, "booking_cta" | "hidePrices">,
  { isSoldOut, pricing }: Pick<RoomCategory, "isSoldOut" | "pricing">,
): boolean {
  return booking_cta === "book" && !isSoldOut && (hidePrices || pricing !== undefined);
}
