import type { SearchState } from "../search/index.ts";
import {
  type CountryRooms,
  EMPTY_SEARCH,
  formatListingQuery,
  formatSearch,
  hasDestination,
  hasPosition,
  type ListingQuery,
} from "../search/index.ts";

/** The country whose addresses carry no country segment (ROUTE-25, ROUTE-37). */
const UNPREFIXED_COUNTRY = "in";

/**
 * Home of a country: `/`, or `/{lower-case code}/` for countries other than India that have a home page
 * (ROUTE-37).
 */
export function homePath({
  countryCode,
  hasHomePage,
}: {
  readonly countryCode: string;
  readonly hasHomePage: boolean;
}): string {
  const code = countryCode.toLowerCase();
  return hasHomePage && code !== UNPREFIXED_COUNTRY ? `/${code}/` : "/";
}

/** Path of a city's listing, optionally of one tag in it (ROUTE-03). */
export function listingPath(citySlug: string, tag?: string | undefined): string {
  return `/hotels-in-${segment(citySlug)}${tag ? `/${segment(tag)}` : ""}`;
}

/** Where a guest looks for places around them (ROUTE-11), and where partners lead to a search (SRCH-18). */
export const NEARBY_PATH = "/hotels-near-me";
export const AFFILIATE_PATH = "/searchaffiliate";

/**
 * A listing with its search and filters: under the city's path when there is a slug, that of what is nearby
 * where a position is all that is known of the place, otherwise `path` (ROUTE-02, ROUTE-03, ROUTE-11). Rooms
 * that are the default of `country` are left out where nothing else is said (ROOM-04).
 */
export function listingUrl(target: {
  readonly citySlug?: string | null | undefined;
  readonly tag?: string | undefined;
  readonly search?: Partial<SearchState> | undefined;
  readonly listing?: Partial<ListingQuery> | undefined;
  readonly country?: CountryRooms | undefined;
  readonly path?: "/search" | typeof AFFILIATE_PATH | undefined;
}): string {
  const { citySlug, tag, search = {}, listing = {}, country, path = "/search" } = target;
  const place = citySlug ? listingPath(citySlug, tag) : isHere(search) ? NEARBY_PATH : path;
  return withQuery(place, formatSearch(search, country), formatListingQuery(listing));
}

/**
 * A hotel's page: `/{id}/` in India, `/{country}/{id}/` elsewhere (ROUTE-05), with dates, rooms, place and
 * the rest kept (ROUTE-35, SRCH-02).
 */
export function hotelUrl(target: {
  readonly hotelId: string | number;
  readonly countryCode: string;
  readonly search?: Partial<SearchState> | undefined;
  readonly country?: CountryRooms | undefined;
}): string {
  const code = target.countryCode.toLowerCase();
  const prefix = code === UNPREFIXED_COUNTRY ? "" : `/${segment(code)}`;
  // The hotel stands in the path; the place that led to it stays, for the search box and the way back
  // (SRCH-02).
  return withQuery(
    `${prefix}/${segment(String(target.hotelId))}/`,
    formatSearch({ ...target.search, hotelId: null }, target.country),
  );
}

/** A booking's page (ROUTE-07), or the one that cancels it (ROUTE-38); ids are upper case (ROUTE-36). */
export function bookingUrl(bookingId: string, part?: "cancel"): string {
  const page = `/booking/${segment(bookingId.toUpperCase())}`;
  return part === undefined ? page : `${page}/${part}`;
}

/** The page that moves a booking to a better room (ROUTE-11, UPG-01). */
export function upgradeUrl(bookingId: string): string {
  return `/upgrade-booking/${segment(bookingId.toUpperCase())}`;
}

/** Where a guest saves a card, on the way of a booking or of none (ROUTE-08). */
export function saveCardUrl(bookingId?: string): string {
  return bookingId === undefined ? "/booking/save-card" : `${bookingUrl(bookingId)}/save-card`;
}

/** Where the gateway leads back to; what the address says is never believed (ROUTE-08). */
export function savedCardUrl(status: "verified" | "error"): string {
  return `/save-card/${status}`;
}

/** The list of all bookings (ROUTE-10). */
export function myBookingsUrl(): string {
  return "/my-booking";
}

/** The same list as the order page that create booking names (ROUTE-10). */
export function ordersUrl(): string {
  return "/bookings/";
}

/** The guest's own account (ROUTE-14), or a page of it (ROUTE-22). */
export function accountUrl(part?: keyof typeof ACCOUNT_PARTS): string {
  return part === undefined ? "/accountdetails" : `/accountdetails/${ACCOUNT_PARTS[part]}`;
}

const ACCOUNT_PARTS = {
  security: "security",
  wallet: "oyomoney",
  transactions: "oyomoney/transactions",
} as const;

/** Where a guest signs in or signs up (ROUTE-12). */
export function loginUrl(): string {
  return "/login";
}

/** What a guest has saved; with a code, the list that its link shows (ROUTE-17). */
export function wishlistUrl(code?: string): string {
  return code === undefined ? "/wishlist" : `/wishlist/${segment(code)}`;
}

/** The second path of the guest's own list (ROUTE-17). */
export const SAVED_HOTELS_PATH = "/saved-hotels";

/** The page of a deal, by its name (ROUTE-11). */
export function dealPageUrl(name: string): string {
  return `/deals/${segment(name)}`;
}

/** The membership that a brand offers, and its pages (ROUTE-15, ROUTE-20). */
export function membershipUrl(part?: "upgrade" | "renew" | "profile"): string {
  if (part === "profile") return "/wizardprofile";
  return part === undefined ? "/wizard" : `/wizard/${part}`;
}

/** Where a guest asks for a new password, and says it (ACC-23). */
export function resetPasswordUrl(): string {
  return "/reset-password";
}

/** Where a guest asks for the newsletter and says yes to it (PROF-04), or ends it (PROF-03, ROUTE-15). */
export function newsletterUrl(part?: "signout"): string {
  return part === undefined ? "/service/newsletter" : "/service/newsletter-signout";
}

/** Where a guest writes to the help of a brand (ROUTE-18). */
export function assistUrl(): string {
  return "/guest-inquiry";
}

/** A picture of an inquiry, for whoever has its number. */
export function assistPictureUrl(pictureId: string): string {
  return `${assistUrl()}/pictures/${segment(pictureId)}`;
}

/** Whether a position is all that a search says of its place. */
function isHere(search: Partial<SearchState>): boolean {
  const all = { ...EMPTY_SEARCH, ...search };
  return hasPosition(all) && !hasDestination({ ...all, isLatLngSearch: false });
}

function segment(text: string): string {
  return encodeURIComponent(text);
}

function withQuery(path: string, ...queries: readonly URLSearchParams[]): string {
  // Slashes are legal in a query and dates read better with them.
  const query = queries
    .map((each) => each.toString().replaceAll("%2F", "/"))
    .filter(Boolean)
    .join("&");
  return query ? `${path}?${query}` : path;
}
