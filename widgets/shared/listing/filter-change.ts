import { parseListingQuery, withQuickFilters } from "#domain/search";
import { type Query, queryList } from "#domain/shell";
import type { ListingChange } from "./listing-href.ts";
import { MORE_FILTERS } from "./more-filters.ts";
import { priceRange } from "./price-range.ts";

/** A value of a facet, as the answer of the search names it. */
export interface FilterValue {
  readonly id: string;
  readonly value: string;
}

/** The change of the address that turns a value on, or null for a facet the address cannot hold. */
export function filterOn(address: Query, { id, value }: FilterValue): ListingChange | null {
  const query = withQuickFilters(address);
  const list = LISTS[id];
  if (list) return { [list]: [...parseListingQuery(query)[list].filter((each) => each !== value), value] };
  if (id === "rating_min") return { ratingMin: Number(value) };
  if (id === "price") {
    const { min, max } = priceRange(value);
    return { priceMin: min, priceMax: max };
  }
  if (id === "pets") return { petsAllowed: true };
  if (id === "free_cancellation" || id === "pay_at_hotel") return { more: { [id]: "true" } };
  if (id === "bedrooms_min") return { more: { bedrooms: value } };
  if (id === "category") return { more: { category: [...others(query, value), value].join(",") } };
  return null;
}

/** The change that turns a value off, or null for a facet the address cannot hold. */
export function filterOff(address: Query, { id, value }: FilterValue): ListingChange | null {
  const query = withQuickFilters(address);
  const list = LISTS[id];
  if (list) return { [list]: parseListingQuery(query)[list].filter((each) => each !== value) };
  if (id === "rating_min") return { ratingMin: null };
  if (id === "pets") return { petsAllowed: false };
  if (id === "price") return { priceMin: null, priceMax: null };
  if (id === "free_cancellation" || id === "pay_at_hotel") return { more: { [id]: null } };
  if (id === "bedrooms_min") return { more: { bedrooms: null } };
  if (id === "category") return { more: { category: others(query, value).join(",") || null } };
  return null;
}

/** The change that turns every filter off. */
export function noFilters(): ListingChange {
  return {
    priceMin: null,
    priceMax: null,
    ratingMin: null,
    propertyTypes: [],
    amenities: [],
    tags: [],
    petsAllowed: false,
    more: Object.fromEntries(MORE_FILTERS.map((name) => [name, null])),
  };
}

type ListField = "propertyTypes" | "amenities" | "tags";

const LISTS: Readonly<Record<string, ListField | undefined>> = {
  property_type: "propertyTypes",
  amenities: "amenities",
  tags: "tags",
};

function others(query: Query, value: string): readonly string[] {
  return queryList(query, "category").filter((each) => each !== value);
}
