import { hotelUrl, listingUrl } from "#domain/addresses";
import { withLocale } from "#renderer";
import type { HotelSearchInput } from "#schemas/generated/api/search.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { SupplyIndex } from "../../../supply/supply-index.ts";
import { type FoundPlace, findCity } from "./find-place.ts";
import type { ReadStay } from "./read-stay.ts";

/**
 * Path of the page that a city or a property has of its own, with the stay that was searched; undefined for other places and where the
 * call did not ask for it (`search_redirection_enabled`, LIST-11). A text must be the whole name: a few letters of one are a wish for a
 * list. Always a path of this site.
 */
export function pageOfPlace(
  context: OperationContext,
  index: SupplyIndex,
  input: HotelSearchInput,
  { location, property }: FoundPlace,
  { stay, rooms }: ReadStay,
): string | undefined {
  if (!input.search_redirection_enabled) return undefined;
  const { site, locale } = context;
  const search = { ...stay, roomConfig: rooms, coupon: input.requested_coupon ?? null };
  const text = input.location?.trim();
  const path = property
    ? (input.hotel_id === property.property_id || text?.toLowerCase() === property.name.toLowerCase()) &&
      hotelUrl({ hotelId: property.property_id, countryCode: site.domain.pageCountryCode, search })
    : location.type === "city" &&
      location.slug &&
      (input.city !== undefined ||
        input.city_id !== undefined ||
        findCity(context, index, text)?.slug === location.slug) &&
      listingUrl({ citySlug: location.slug, search });
  return path ? withLocale({ locale, defaultLocale: site.defaultLocale }, path) : undefined;
}
