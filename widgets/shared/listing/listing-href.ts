import {
  changeListing,
  formatListingQuery,
  formatSearch,
  type ListingQuery,
  parseListingQuery,
  parseSearch,
  withQuickFilters,
} from "#domain/search";
import { queryText } from "#domain/shell";
import { type PageContext, withLocale } from "#renderer";
import { MORE_FILTERS, type MoreFilters } from "./more-filters.ts";

type Page = Pick<PageContext, "path" | "query" | "locale" | "defaultLocale"> & {
  readonly country: Pick<PageContext["country"], "defaultRoomGuestConfig">;
};

/** What a link changes about a listing; a null in `more` takes that filter off. */
export interface ListingChange extends Partial<ListingQuery> {
  readonly more?: MoreFilters;
}

/** The address of this listing with a change of filter, order or page: place, dates and rooms stay (LIST-06). Page 1 unless told. */
export function listingHref(page: Page, { more = {}, ...change }: ListingChange): string {
  const { query, search, listing } = addressOf(page);
  const { path, locale, defaultLocale } = page;
  return hrefOf(
    { path, locale, defaultLocale, query },
    search,
    formatListingQuery(changeListing(listing, change)),
    more,
  );
}

interface Address {
  /** With its quick filters written out. */
  readonly query: Page["query"];
  readonly search: URLSearchParams;
  readonly listing: ListingQuery;
}

const addresses = new WeakMap<Page["query"], Address>();

/** A page's address, read once for all of its links. */
function addressOf(page: Page): Address {
  const known = addresses.get(page.query);
  if (known) return known;
  const query = withQuickFilters(page.query) as Page["query"];
  const search = formatSearch(parseSearch(query, page.country), page.country);
  const address = { query, search, listing: parseListingQuery(query) };
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
