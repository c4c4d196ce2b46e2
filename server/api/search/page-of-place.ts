import { hotelUrl, listingUrl } from "#domain";
import { withLocale } from "#renderer";
import type { HotelSearchInput } from "#schemas/generated/api/search.ts";
import type { OperationContext } from "../operation.ts";
import type { FoundPlace } from "./find-place.ts";
import type { ReadStay } from "./read-stay.ts";

/**
 * Path of the page that a city or a property has of its own, with the stay that was searched; undefined for other places and where the
 * call did not ask for it (`search_redirection_enabled`, LIST-11). Always a path of this site.
 */
export function pageOfPlace(
  { site, locale }: OperationContext,
  input: HotelSearchInput,
  { location, property }: FoundPlace,
  { stay, rooms }: ReadStay,
): string | undefined {
  if (!input.search_redirection_enabled) return undefined;
  const search = { ...stay, roomConfig: rooms, coupon: input.requested_coupon ?? null };
  const countryCode = site.domain.pageCountryCode;
  const path = property
    ? hotelUrl({ hotelId: property.property_id, countryCode, search })
    : location.type === "city" && location.slug
      ? listingUrl({ citySlug: location.slug, search })
      : undefined;
  return path && withLocale({ locale, defaultLocale: site.defaultLocale }, path);
}
