import { type Query, queryFlag, queryList, queryNumber, queryText } from "../shell/index.ts";

/** Orders a listing can be read in (LIST-07). */
export const SORT_KEYS = ["recommended", "price", "rating", "distance"] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** What narrows and orders a listing (LIST-06, LIST-07), all of it in the URL. */
export interface ListingQuery {
  /** Lowest and highest total price in minor units of the site's currency. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Lowest rating, 0 to 5. */
  readonly ratingMin: number | null;
  readonly propertyTypes: readonly string[];
  /** Amenity ids. */
  readonly amenities: readonly string[];
  readonly tags: readonly string[];
  readonly petsAllowed: boolean;
  readonly sort: SortKey;
  readonly ascending: boolean;
  /** From 1. */
  readonly page: number;
  /** Token of what was shown before this page, as the page before says it; never with page 1. */
  readonly after: string | null;
  readonly showMap: boolean;
}

/** Reads filters, order and page from a URL. Unknown names and values are ignored. */
export function parseListingQuery(query: Query): ListingQuery {
  const wanted = queryText(query, "sort");
  const sort = SORT_KEYS.find((key) => key === wanted) ?? "recommended";
  const direction = queryText(query, "ascending");
  const page = Math.max(1, whole(queryNumber(query, "page", 1, MAX_PAGE)) ?? 1);
  const after = page > 1 ? queryText(query, "after", LONGEST_TOKEN) : null;
  return {
    priceMin: whole(queryNumber(query, "price_min", 0, MAX_PRICE)),
    priceMax: whole(queryNumber(query, "price_max", 0, MAX_PRICE)),
    ratingMin: queryNumber(query, "rating", 0, 5) || null,
    propertyTypes: queryList(query, "property_type"),
    amenities: queryList(query, "amenities").filter((id) => /^\d+$/.test(id)),
    tags: queryList(query, "tags"),
    petsAllowed: queryFlag(query, "pets_allowed"),
    sort,
    ascending: direction === "true" || (direction !== "false" && ASCENDS[sort]),
    page,
    after: after !== null && PAGE_TOKEN.test(after) ? after : null,
    showMap: queryText(query, "view") === "map",
  };
}

/**
 * Writes filters, order and page as URL parameters in a fixed order, without defaults; the inverse of
 * `parseListingQuery`.
 */
export function formatListingQuery(listing: Partial<ListingQuery>): URLSearchParams {
  const { sort = "recommended" } = listing;
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== "") params.set(name, String(value));
  };
  put("price_min", listing.priceMin);
  put("price_max", listing.priceMax);
  put("rating", listing.ratingMin);
  put("property_type", listing.propertyTypes?.join(","));
  put("amenities", listing.amenities?.join(","));
  put("tags", listing.tags?.join(","));
  put("pets_allowed", listing.petsAllowed ? "true" : null);
  put("sort", sort === "recommended" ? null : sort);
  put(
    "ascending",
    listing.ascending === undefined || listing.ascending === ASCENDS[sort] ? null : String(listing.ascending),
  );
  put("page", (listing.page ?? 1) > 1 ? listing.page : null);
  put("after", (listing.page ?? 1) > 1 ? listing.after : null);
  put("view", listing.showMap ? "map" : null);
  return params;
}

/**
 * The listing with a change of filter or order: back on page 1, as the old page number means nothing any
 * more.
 */
export function changeListing(listing: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  return { ...listing, page: 1, after: null, ...change };
}

/** True when something narrows the listing; order, page and view do not (SEO-02). */
export function hasActiveFilters(listing: ListingQuery): boolean {
  const { priceMin, priceMax, ratingMin, propertyTypes, amenities, tags, petsAllowed } = listing;
  const lists = [propertyTypes, amenities, tags];
  return (
    priceMin !== null ||
    priceMax !== null ||
    ratingMin !== null ||
    petsAllowed ||
    lists.some((list) => list.length > 0)
  );
}

/** Which way each order runs unless the URL says otherwise: best first (LIST-07). */
const ASCENDS: Readonly<Record<SortKey, boolean>> = {
  recommended: false,
  price: true,
  rating: false,
  distance: true,
};
const MAX_PRICE = 1e12;
const MAX_PAGE = 1_000_000;
/** As the search's contract has them; only the search can say whether one is its own. */
const PAGE_TOKEN = /^[\w-]{20,}$/;
const LONGEST_TOKEN = 1400;

function whole(value: number | null): number | null {
  return value === null ? null : Math.trunc(value);
}
