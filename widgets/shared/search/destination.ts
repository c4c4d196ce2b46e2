import { AFFILIATE_PATH, hotelUrl, listingUrl } from "#domain/addresses";
import type { RoomConfig } from "#domain/rooms";
import { EMPTY_SEARCH, hasPosition, type ListingQuery, parseSearch, type SearchState } from "#domain/search";
import { queryText } from "#domain/shell";
import type { FlexibleStay } from "#domain/stay";
import type { PageContext } from "#renderer";
import type { City } from "#schemas/generated/api/cities.ts";

/** Where a guest wants to go: what the field shows and what the address needs. */
export interface Destination {
  readonly label: string;
  /** Path part of a listing, such as `amsterdam` or `jordaan-amsterdam`; `/search` without one. */
  readonly slug?: string | undefined;
  /** Set for a property: the search goes straight to its page (SRCH-04). */
  readonly hotelId?: string | undefined;
  /** What names the place in the query of `/search`; empty when the path says it all. */
  readonly search: Partial<SearchState>;
  /** What else is known of the place and no address needs: kept with the search (SRCH-12). */
  readonly known?: Partial<SearchState> | undefined;
  /** Dates that were said or remembered with the place, and fill the form's (SRCH-07, SRCH-13). */
  readonly stay?: FlexibleStay | null | undefined;
  /** Rooms that were said or remembered with it. */
  readonly rooms?: RoomConfig | undefined;
  /** Filters that were said with it. */
  readonly listing?: Partial<ListingQuery> | undefined;
  /** Filters that were remembered with it, as the query of an address. */
  readonly filters?: string | undefined;
}

/** Typed text that no suggestion stands for: the listing looks it up. */
export function destinationOfText(text: string): Destination {
  return { label: text, search: { location: text } };
}

/** A place that was looked up (SRCH-09). */
export function destinationNear(label: string, latitude: number, longitude: number): Destination {
  return { label, search: { location: label, isLatLngSearch: true, latitude, longitude } };
}

/**
 * Where the guest stands (SRCH-10): `label` is what the field shows; the address has no name, which would be
 * a place's.
 */
export function destinationHere(label: string, latitude: number, longitude: number): Destination {
  return { label, search: { isLatLngSearch: true, latitude, longitude } };
}

/** What a page with a city knows of it. */
type PageCity = Pick<City, "id" | "name" | "country_id" | "latitude" | "longitude" | "popular_location">;

/**
 * The place of the page that is shown, or null on pages without one. `place` is the city as the page's
 * language names it, `hereName` what is shown for where the guest stands.
 */
export function destinationOfPage(
  page: Pick<PageContext, "route" | "query">,
  { place: known, hereName }: { readonly place?: PageCity | undefined; readonly hereName: string },
): Destination | null {
  const { city, locality } = page.route.params;
  if (city) {
    const name = known?.name ?? wordsOf(city);
    const part = known?.popular_location?.find(({ slug }) => slug === locality);
    const at = locality ? part : known;
    const place: Partial<SearchState> = {
      searchType: locality ? "locality" : "city",
      city: name,
      cityId: known ? String(known.id) : null,
      countryId: known?.country_id ? String(known.country_id) : null,
      localityId: part?.id ?? null,
      latitude: at?.latitude ?? null,
      longitude: at?.longitude ?? null,
    };
    if (!locality) return { label: name, slug: city, search: {}, known: place };
    const label = `${part?.name ?? wordsOf(locality)}, ${name}`;
    return { label, slug: `${locality}-${city}`, search: {}, known: place };
  }
  const { checkin, checkout, flexibleDaysCount, roomConfig, ...place } = parseSearch(page.query);
  const here = hasPosition({ ...EMPTY_SEARCH, ...place }) ? hereName : null;
  const label = place.location ?? place.city ?? place.countryName ?? place.tag ?? here;
  return label === null ? null : { label, search: place };
}

/**
 * Address of the results for a destination, dates and rooms; filters are kept where the place stays the same.
 * Who came by a partner's link goes on as that partner's guest (SRCH-18).
 */
export function searchUrl(
  page: Pick<PageContext, "country" | "domain" | "route" | "query">,
  destination: Destination,
  stay: FlexibleStay | null,
  roomConfig: RoomConfig,
  listing: Partial<ListingQuery> | undefined = destination.listing,
): string {
  const { country } = page;
  const affiliate = isAffiliate(page) ? { utm_source: queryText(page.query, "utm_source") } : {};
  const search = { ...EMPTY_SEARCH, ...destination.search, ...affiliate, ...stay, roomConfig };
  if (destination.hotelId) {
    return hotelUrl({
      hotelId: destination.hotelId,
      countryCode: page.domain.pageCountryCode,
      search,
      country,
    });
  }
  const path = isAffiliate(page) ? AFFILIATE_PATH : undefined;
  const url = listingUrl({ citySlug: destination.slug, search, listing, country, path });
  return withMore(url, destination.filters);
}

/** Whether a page is the one that partners lead to. */
export function isAffiliate({ route }: Pick<PageContext, "route">): boolean {
  return route.name === "searchAffiliate";
}

/** An address with more of a query. */
export function withMore(url: string, more: string | undefined): string {
  return more ? `${url}${url.includes("?") ? "&" : "?"}${more}` : url;
}

/** `de-pijp` as words: `De Pijp`. Stands in until the place's own name is known. */
export function wordsOf(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(" ");
}
