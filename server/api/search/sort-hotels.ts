import type { SortOption } from "#schemas/generated/api/search.ts";
import { supplyWords } from "../../supply/words/index.ts";
import type { PricedHotel } from "./price-hotels.ts";

export type SortOn = SortOption["sort_on"];

/** Whether an order shows its smallest first when nothing is said. */
const ascendingByDefault: Readonly<Record<SortOn, boolean>> = {
  recommended: false,
  price: true,
  rating: false,
  distance: true,
};

/**
 * Orders hotels (LIST-07): available ones first, then by the asked value, then by id, so that pages never overlap. Hotels
 * without the value come last.
 */
export function sortHotels(
  hotels: readonly PricedHotel[],
  sortOn: SortOn,
  ascending = ascendingByDefault[sortOn],
): PricedHotel[] {
  const value = sortKeys[sortOn];
  const keyed = hotels.map((hotel) => ({ hotel, key: value(hotel) }));
  return keyed
    .sort(
      (a, b) =>
        Number(b.hotel.available) - Number(a.hotel.available) ||
        compareKeys(a.key, b.key, ascending) ||
        a.hotel.property.property_id - b.hotel.property.property_id,
    )
    .map(({ hotel }) => hotel);
}

/** Orders a list can have; distance only where there is a point to measure from. */
export function sortOptions(
  sortOn: SortOn,
  ascending: boolean | undefined,
  withDistance: boolean,
  locale: string,
): SortOption[] {
  const words = supplyWords(locale).sorts;
  return (["recommended", "price", "rating", "distance"] as const)
    .filter((each) => each !== "distance" || withDistance)
    .map((each) => ({
      sort_on: each,
      ascending: each === sortOn ? (ascending ?? ascendingByDefault[each]) : ascendingByDefault[each],
      name: words[each],
      selected: each === sortOn,
    }));
}

const sortKeys: Readonly<Record<SortOn, (hotel: PricedHotel) => number | null>> = {
  recommended: ({ property, freeCancellation }) => property.popularity + (freeCancellation ? 0.03 : 0),
  price: ({ total }) => total,
  rating: ({ property }) => (property.rating_count === 0 ? null : property.rating_value),
  distance: ({ distance }) => distance,
};

function compareKeys(a: number | null, b: number | null, ascending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return ascending ? a - b : b - a;
}
