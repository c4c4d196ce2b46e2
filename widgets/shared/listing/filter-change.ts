import {
  FLAG_FILTERS,
  type FlagFilter,
  MORE_FILTERS,
  parseListingQuery,
  parseSearch,
  searchTags,
  withQuickFilters,
} from "#domain/search";
import { type Query, queryList } from "#domain/shell";
import type { ListingChange } from "./listing-href.ts";
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
  if (isFlag(id)) return { more: { [FLAG_FILTERS[id]]: "true" } };
  if (id === "bedrooms_min") return { more: { bedrooms: value } };
  if (id === "category") return { more: { category: [...others(query, value), value].join(",") } };
  return null;
}

/** The change that turns a value off, or null for one the address does not hold. */
export function filterOff(address: Query, { id, value }: FilterValue): ListingChange | null {
  const query = withQuickFilters(address);
  const list = LISTS[id];
  const tags = list === "tags" ? searchTags(parseSearch(query)) : [];
  if (list) {
    // A tag of the path is the page itself: nothing of its address would be taken off.
    const chosen = parseListingQuery(query)[list];
    if (!chosen.includes(value) && !tags.includes(value)) return null;
    const without = (values: readonly string[]) => values.filter((each) => each !== value);
    return { [list]: without(chosen), ...(tags.includes(value) && { searchTags: without(tags) }) };
  }
  if (id === "rating_min") return { ratingMin: null };
  if (id === "pets") return { petsAllowed: false };
  if (id === "price") return { priceMin: null, priceMax: null };
  if (isFlag(id)) return { more: { [FLAG_FILTERS[id]]: null } };
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
    searchTags: [],
    more: Object.fromEntries(MORE_FILTERS.map((name) => [name, null])),
  };
}

function isFlag(id: string): id is FlagFilter {
  return Object.hasOwn(FLAG_FILTERS, id);
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
