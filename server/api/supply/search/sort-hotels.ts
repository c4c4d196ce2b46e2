import type { OrderSignal, SortOption } from "#schemas/generated/api/search.ts";
import { supplyWord, type WordsPlace } from "../../../supply/supply-words.ts";
import type { PricedHotel } from "./price-hotels.ts";
import {
  type FirstType,
  type RecommendedWeights,
  recommendedScore,
  recommendedSignals,
} from "./recommended-score.ts";

type SortOn = SortOption["sort_on"];

/** How a result is ordered: what by, which way, and what that needs to know. */
export interface HotelOrder {
  readonly sortOn: SortOn;
  /** Smallest first; each order runs best first unless told. */
  readonly ascending: boolean;
  /** Prices of other currencies cannot be compared: hotels that ask one come last. */
  readonly currency: string;
  readonly weights: RecommendedWeights;
  readonly firstType: FirstType;
}

/** Whether an order shows its smallest first when nothing is said: best first. */
export const ascendingByDefault: Readonly<Record<SortOn, boolean>> = {
  recommended: false,
  price: true,
  rating: false,
  distance: true,
};

/**
 * Orders hotels (LIST-07): available ones first, then by the asked value, then by id, so that pages never
 * overlap. Hotels without the value come last.
 */
export function sortHotels(hotels: readonly PricedHotel[], order: HotelOrder): PricedHotel[] {
  const value = sortKeys[order.sortOn];
  const keyed = hotels.map((hotel) => ({ hotel, key: value(hotel, order) }));
  return keyed
    .sort(
      (a, b) =>
        Number(b.hotel.available) - Number(a.hotel.available) ||
        compareKeys(a.key, b.key, order.ascending) ||
        a.hotel.property.property_id - b.hotel.property.property_id,
    )
    .map(({ hotel }) => hotel);
}

/** What `sortHotels` looks at for this order, weightiest first: all that an explanation may name. */
export function orderSignals({ sortOn, weights, firstType }: HotelOrder, hasCentre: boolean): OrderSignal[] {
  const own = sortOn === "recommended" ? recommendedSignals(weights, hasCentre, firstType) : [sortOn];
  return ["available", ...own];
}

/** Orders a list can have, price both ways; distance only where there is a point to measure from. */
export function sortOptions(
  { sortOn, ascending }: HotelOrder,
  hasCentre: boolean,
  place: WordsPlace,
): SortOption[] {
  const word = supplyWord(place);
  return choices
    .filter(([each]) => each !== "distance" || hasCentre)
    .map(([each, usual]) => {
      const only = choices.filter(([other]) => other === each).length === 1;
      const shown = only && each === sortOn ? ascending : usual;
      return {
        sort_on: each,
        ascending: shown,
        name: word(`supply.sort.${each}`) ?? each,
        selected: each === sortOn && shown === ascending,
      };
    });
}

const choices: readonly (readonly [SortOn, boolean])[] = [
  ["recommended", ascendingByDefault.recommended],
  ["price", true],
  ["price", false],
  ["rating", ascendingByDefault.rating],
  ["distance", ascendingByDefault.distance],
];

const sortKeys: Readonly<Record<SortOn, (hotel: PricedHotel, order: HotelOrder) => number | null>> = {
  recommended: (hotel, { weights, firstType }) => recommendedScore(hotel, weights, firstType),
  price: ({ total, property }, { currency }) =>
    property.hide_prices || property.currency_code !== currency ? null : total,
  rating: ({ property }) => (property.rating_count === 0 ? null : property.rating_value),
  distance: ({ distance }) => distance,
};

function compareKeys(a: number | null, b: number | null, ascending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return ascending ? a - b : b - a;
}
