/** Filters that stand in the address beside those of `ListingQuery`, by parameter name. */
export const MORE_FILTERS = ["free_cancellation", "pay_at_hotel", "bedrooms", "category"] as const;
export type MoreFilters = Readonly<Partial<Record<(typeof MORE_FILTERS)[number], string | null>>>;
