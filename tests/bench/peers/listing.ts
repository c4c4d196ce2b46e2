import type { FilterGroup, Fixture, Hotel } from "./fixture.ts";

/** What a card shows: one of the pictures, and none of the facets. */
export interface CardFacts extends Omit<Hotel, "images" | "facets"> {
  readonly image: string;
}

export interface Listing {
  readonly city: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: number;
  readonly total: number;
  readonly filters: readonly FilterGroup[];
  /** `group:value` of each filter that is asked for. */
  readonly chosen: readonly string[];
  readonly hotels: readonly CardFacts[];
  readonly pages: readonly { readonly page: number; readonly href: string; readonly current: boolean }[];
}

/**
 * The peers' query: options of a group widen the result, groups narrow it. `rise`, in hundredths, is added to
 * every price, so that no two requests show the same card.
 */
export function listingOf(fixture: Fixture, query: URLSearchParams): Listing {
  const { city, checkIn, checkOut, guests, filters, hotels, total, pageSize } = fixture;
  const chosen = filters
    .map(({ id }) => query.getAll(id).map((value) => `${id}:${value}`))
    .filter((values) => values.length > 0);
  const matching = hotels.filter(({ facets }) =>
    chosen.every((values) => values.some((value) => facets.includes(value))),
  );
  const found = chosen.length > 0 ? matching.length : total;
  const rise = Number(query.get("rise")) || 0;
  return {
    city,
    checkIn,
    checkOut,
    guests,
    total: found,
    filters,
    chosen: chosen.flat(),
    hotels: matching.map((hotel) => toCard(hotel, rise)),
    pages: pagesOf(query, Math.max(1, Math.ceil(found / pageSize))),
  };
}

function toCard({ images, facets: _, ...hotel }: Hotel, rise: number): CardFacts {
  return {
    ...hotel,
    image: images[0] ?? "",
    priceMinor: hotel.priceMinor + rise,
    slasherPriceMinor: hotel.slasherPriceMinor + rise,
  };
}

function pagesOf(query: URLSearchParams, pages: number): Listing["pages"] {
  const current = Math.min(pages, Math.max(1, Number(query.get("page")) || 1));
  const first = Math.max(1, Math.min(current - 2, pages - 4));
  return Array.from({ length: Math.min(5, pages) }, (_, at) => first + at).map((page) => {
    const next = new URLSearchParams(query);
    next.set("page", String(page));
    return { page, href: `/hotels?${next}`, current: page === current };
  });
}
