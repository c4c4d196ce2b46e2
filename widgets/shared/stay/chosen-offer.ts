import type { HotelDetails, RoomCategory } from "#schemas/generated/api/hotels.ts";
import type { DisplayPricing } from "#schemas/generated/api/price.ts";

interface ChosenOffer {
  readonly category: RoomCategory;
  readonly pricing: DisplayPricing;
  /** Other categories that can be booked. */
  readonly others: number;
}

/**
 * The category the booking button books (HOTEL-08), when it can be booked; null for a property that is sold
 * out (HOTEL-09).
 */
export function chosenOffer(hotel: HotelDetails): ChosenOffer | null {
  if (hotel.booking_cta !== "book") return null;
  const open = hotel.room_categories_with_data.filter((each) => !each.isSoldOut && each.pricing);
  const category = open.find(({ id }) => id === hotel.selected_category_id) ?? open[0];
  if (!category?.pricing) return null;
  return { category, pricing: category.pricing, others: open.length - 1 };
}
