import { type FlagFilter, flagFilters } from "#domain/search";
import type { HotelSearchInput } from "#schemas/generated/api/search.ts";
import { namedTags } from "./named-tags.ts";
import type { PricedHotel } from "./price-hotels.ts";
import type { PriceStep } from "./price-steps.ts";

/** Names of the filters that facets offer; the order is their order on the page. */
export const filterIds = [
  "price",
  "rating_min",
  "property_type",
  "category",
  "amenities",
  "tags",
  ...flagFilters,
  "bedrooms_min",
] as const;
export type FilterId = (typeof filterIds)[number];

type Test = (hotel: PricedHotel) => boolean;

/** Whether a hotel has what a filter that is on or off asks for. */
export const FLAG_TESTS: Readonly<Record<FlagFilter, Test>> = {
  pets: ({ property }) => property.no_of_pets > 0,
  free_cancellation: (hotel) => hotel.available && hotel.freeCancellation,
  pay_at_hotel: (hotel) => hotel.payAtHotel,
};

export interface SearchFilters {
  /** Tests that are on, by filter. */
  readonly tests: ReadonlyMap<FilterId, Test>;
  /** Conditions that no facet shows. */
  readonly always: Test;
}

/** Turns the filters of a call into tests. A price filter holds for hotels of the answer's currency only. */
export function readFilters(input: HotelSearchInput, currency: string): SearchFilters {
  const { filters = {} } = input;
  const tests = new Map<FilterId, Test>();
  const [min, max] = [filters.price_min ?? null, filters.price_max ?? null];
  if (min !== null || max !== null) tests.set("price", costsWithin({ min, max }, currency));
  const { rating_min } = filters;
  if (rating_min !== undefined)
    tests.set("rating_min", ({ property }) => property.rating_value >= rating_min);
  if (filters.property_type?.length) {
    const types = new Set<string>(filters.property_type);
    tests.set("property_type", ({ property }) => types.has(property.property_type));
  }
  if (filters.category?.length) {
    const categories = new Set(filters.category);
    tests.set("category", ({ property }) => categories.has(property.category));
  }
  const { amenities = [] } = filters;
  if (amenities.length > 0)
    tests.set("amenities", ({ property }) => amenities.every((id) => property.amenities.has(id)));
  const tags = namedTags(input);
  if (tags.length > 0) {
    const any = filters.tags?.method === "ANY";
    tests.set("tags", ({ property }) =>
      any ? tags.some((tag) => property.labels.has(tag)) : tags.every((tag) => property.labels.has(tag)),
    );
  }
  for (const id of flagFilters) if (filters[id]) tests.set(id, FLAG_TESTS[id]);
  const { bedrooms_min } = filters;
  if (bedrooms_min !== undefined)
    tests.set("bedrooms_min", ({ property }) => (property.no_of_bedrooms ?? 0) >= bedrooms_min);
  return { tests, always: alwaysTest(input) };
}

/** Whether a hotel is free for a total of the currency within the range, both ends included. */
export function costsWithin({ min, max }: PriceStep, currency: string): Test {
  return ({ total, property, available }) =>
    available &&
    total !== null &&
    property.currency_code === currency &&
    total >= (min ?? 0) &&
    total <= (max ?? Number.POSITIVE_INFINITY);
}

function alwaysTest({ filters = {}, number_of_pets }: HotelSearchInput): Test {
  const pets = number_of_pets?.min ?? 0;
  const [south, west, north, east] = filters.bounds ?? [];
  const inside: Test =
    south === undefined || west === undefined || north === undefined || east === undefined
      ? () => true
      : ({ property: { latitude, longitude } }) =>
          latitude >= south &&
          latitude <= north &&
          (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east);
  return (hotel) =>
    hotel.property.no_of_pets >= pets && inside(hotel) && (!filters.available || hotel.available);
}

/** Hotels that pass everything but, at most, one filter: `misses` is that filter, or null for none. */
export interface Sifted {
  readonly hotel: PricedHotel;
  readonly misses: FilterId | null;
}

/** Drops hotels that miss two filters or more; what is left is all that facets and results need. */
export function sift(hotels: readonly PricedHotel[], { tests, always }: SearchFilters): readonly Sifted[] {
  return hotels.flatMap((hotel) => {
    if (!always(hotel)) return [];
    let misses: FilterId | null = null;
    for (const [id, test] of tests) {
      if (test(hotel)) continue;
      if (misses !== null) return [];
      misses = id;
    }
    return [{ hotel, misses }];
  });
}
