import {
  changeListing,
  formatListingQuery,
  formatSearch,
  type ListingQuery,
  MORE_FILTERS,
  type MoreFilter,
  parseListingQuery,
  parseSearch,
  type SearchState,
  withQuickFilters,
  withSearchTags,
} from "#domain/search";
import { queryText } from "#domain/shell";
import { type PageContext, withLocale } from "#renderer";

type Page = Pick<PageContext, "path" | "query" | "addressLocale"> & {
  readonly country: Pick<PageContext["country"], "defaultRoomGuestConfig">;
};

type MoreFilters = Readonly<Partial<Record<MoreFilter, string | null>>>;

/** What a link changes about a listing; a null in `more` takes that filter off. */
export interface ListingChange extends Partial<ListingQuery> {
  readonly more?: MoreFilters;
  /** Tags of the search itself (`searchTags`) that stay; all of them where it is left out. */
  readonly searchTags?: readonly string[];
}

/**
 * The address of this listing with a change of filter, order or page: place, dates and rooms stay (LIST-06).
 * Page 1 unless told.
 */
export function listingHref(page: Page, { more = {}, searchTags, ...change }: ListingChange): string {
  const { query, search, written, listing } = addressOf(page);
  const { path, addressLocale } = page;
  return hrefOf(
    { path, ...(addressLocale !== undefined && { addressLocale }), query },
    searchTags ? formatSearch(withSearchTags(search, searchTags), page.country) : written,
    formatListingQuery(changeListing(listing, change)),
    more,
  );
}

interface Address {
  /** With its quick filters written out. */
  readonly query: Page["query"];
  readonly search: SearchState;
  readonly written: URLSearchParams;
  readonly listing: ListingQuery;
}

const addresses = new WeakMap<Page["query"], Address>();

/** A page's address, read once for all of its links. */
function addressOf(page: Page): Address {
  const known = addresses.get(page.query);
  if (known) return known;
  const query = withQuickFilters(page.query) as Page["query"];
  const search = parseSearch(query, page.country);
  const written = formatSearch(search, page.country);
  const address = { query, search, written, listing: parseListingQuery(query) };
  addresses.set(page.query, address);
  return address;
}

/** The address of this listing for other dates; filters stay. */
export function otherDatesHref(page: Page, checkin: string, checkout: string): string {
  const listing = { ...parseListingQuery(page.query), page: 1 };
  const search = { ...parseSearch(page.query, page.country), checkin, checkout };
  return hrefOf(page, formatSearch(search), formatListingQuery(listing), {});
}

function hrefOf(
  page: Omit<Page, "country">,
  search: URLSearchParams,
  listing: URLSearchParams,
  more: MoreFilters,
): string {
  const rest = new URLSearchParams();
  for (const name of MORE_FILTERS) {
    const value = name in more ? more[name] : queryText(page.query, name);
    if (value) rest.set(name, value);
  }
  const query = [search, listing, rest]
    .map((each) => each.toString().replaceAll("%2F", "/"))
    .filter(Boolean)
    .join("&");
  return withLocale(page, query ? `${page.path}?${query}` : page.path);
}
