/**
 * Filters of a listing that are on or off, by the id of their facet: the parameter of the address that turns
 * each on (LIST-06).
 */
export const FLAG_FILTERS = {
  pets: "pets_allowed",
  free_cancellation: "free_cancellation",
  pay_at_hotel: "pay_at_hotel",
} as const;

export type FlagFilter = keyof typeof FLAG_FILTERS;

/** Their ids, in the order of the page. */
export const flagFilters = Object.keys(FLAG_FILTERS) as readonly FlagFilter[];

/** Parameters of filters that `ListingQuery` does not hold. */
export type MoreFilter = Exclude<(typeof FLAG_FILTERS)[FlagFilter], "pets_allowed"> | "bedrooms" | "category";

export const MORE_FILTERS: readonly MoreFilter[] = [
  ...Object.values(FLAG_FILTERS).filter((name) => name !== "pets_allowed"),
  "bedrooms",
  "category",
];
