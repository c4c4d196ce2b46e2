import { hotelUrl, listingUrl } from "#domain/addresses";
import { parseCivilDate } from "#domain/dates";
import { parseRooms } from "#domain/rooms";
import type { SearchState } from "#domain/search";
import { addressLocaleOf, withLocale } from "#renderer";
import type { HotelSearchInput } from "#schemas/generated/api/search.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { placeIndex } from "../../../search/place-index.ts";
import { findCity } from "../../../supply/places.ts";
import { sentenceSuggestions } from "../geo/sentence-suggestions.ts";
import type { FoundPlace } from "./find-place.ts";
import type { ReadStay } from "./read-stay.ts";

/**
 * Path of the page that a city or a property has of its own, with the stay that was searched; undefined for
 * other places and where the call did not ask for it (`search_redirection_enabled`, LIST-11). A text must be
 * the whole name: a few letters of one are a wish for a list. Always a path of this site.
 */
export async function pageOfPlace(
  context: OperationContext,
  input: HotelSearchInput,
  { location, property }: FoundPlace,
  { stay, rooms }: ReadStay,
): Promise<string | undefined> {
  if (!input.search_redirection_enabled) return undefined;
  const { site, locale } = context;
  const search = { ...stay, roomConfig: rooms, coupon: input.requested_coupon ?? null };
  const text = input.location?.trim();
  if (text && location.found === false) return searchOfSentence(context, text, search);
  const path = property
    ? (input.hotel_id === property.property_id || text?.toLowerCase() === property.name.toLowerCase()) &&
      hotelUrl({ hotelId: property.property_id, countryCode: site.domain.pageCountryCode, search })
    : location.type === "city" &&
      location.slug &&
      (input.city !== undefined ||
        input.city_id !== undefined ||
        (await findCity(context.db, text))?.slug === location.slug) &&
      listingUrl({ citySlug: location.slug, search });
  return path ? withLocale(addressLocaleOf(locale, site.defaultLocale), path) : undefined;
}

/**
 * The search that a text spells out which names no place itself (SRCH-07): what it says of dates, rooms and
 * prices counts before the fields. Dates that cannot be booked stand there as they were said: the page moves
 * them and says why (DATE-04, DATE-08).
 */
async function searchOfSentence(
  context: OperationContext,
  text: string,
  search: Partial<SearchState>,
): Promise<string | undefined> {
  const { site, locale } = context;
  const index = await placeIndex(context.db, context.clock());
  const [meant] = await sentenceSuggestions(context, index, text);
  const { location, rooms_config, price_min, price_max, ...said } = meant?.sentenceIntent ?? {};
  const { checkin = said.refused_checkin, checkout = said.refused_checkout } = said;
  if (!location || location.toLowerCase() === text.toLowerCase()) return undefined;
  const path = listingUrl({
    search: {
      ...search,
      ...(checkin && checkout && { checkin: parseCivilDate(checkin), checkout: parseCivilDate(checkout) }),
      ...(rooms_config && { roomConfig: parseRooms(rooms_config) }),
      location,
    },
    listing: { priceMin: price_min ?? null, priceMax: price_max ?? null },
  });
  return withLocale(addressLocaleOf(locale, site.defaultLocale), path);
}
