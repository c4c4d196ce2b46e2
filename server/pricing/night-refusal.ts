import { largestAdults, type RoomConfig, type SoldOutReason, soldOutReason } from "#domain/rooms";
import type { CategorySupply } from "../supply/category-supply.ts";
import type { NightOffer } from "./night-offer.ts";
import type { OfferRefusal } from "./offer.ts";

/** Rooms a category is asked for at a property that sells at least `minRooms` together. */
interface AskedRooms {
  readonly rooms: RoomConfig;
  readonly minRooms: number;
}

/**
 * Why nights of a category cannot be sold to these rooms (HOTEL-07), or null. A stay is refused for the first
 * reason of its nights taken together, so a stay can be sold exactly when each of its nights can: the
 * calendar asks night by night.
 */
export function nightsRefusal(
  { category }: CategorySupply,
  nights: readonly NightOffer[],
  { rooms, minRooms }: AskedRooms,
): OfferRefusal | null {
  if (nights.length === 0) return "invalid_pricing";
  if (nights.some((night) => night.closed)) return "closed";
  const asked = {
    id: String(category.room_category_id),
    availableRooms: nights.map((night) => night.available),
    maxOccupancy: category.max_occupancy,
    rates: {
      single: nights.map((night) => night.single),
      double: nights.map((night) => night.double),
      extra: nights.map((night) => night.extra),
    },
  };
  const reason = soldOutReason(asked, { rooms, nights: nights.length, minRooms });
  if (reason) return REFUSALS[reason];
  return largestAdults(rooms) > category.max_adults ? "too_many_adults" : null;
}

const REFUSALS: Readonly<Record<SoldOutReason, OfferRefusal>> = {
  "no-rooms": "no_rooms",
  "fewer-than-requested": "too_few_rooms",
  "no-price": "invalid_pricing",
  "too-many-adults": "too_many_adults",
  "too-many-guests": "too_many_guests",
  "below-minimum": "minimum_rooms",
};
