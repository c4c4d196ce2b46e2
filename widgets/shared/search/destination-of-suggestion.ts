import { parseRooms } from "#domain/rooms";
import { type SearchState, searchTypeOf } from "#domain/search";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import { type Destination, destinationNear, destinationOfText } from "./destination.ts";

/** A chosen suggestion as a destination (SRCH-01, SRCH-03, SRCH-06). */
export function destinationOf(suggestion: Suggestion): Destination {
  const { id, type, displayName: label, slug, city, city_id, country, country_id, centerPoint } = suggestion;
  if (type === "sentence") return destinationOfSentence(suggestion);
  // Ids of an outside source say nothing to a search: it goes by position or, while that is not known, by
  // name.
  if (suggestion.source === "google")
    return centerPoint ? destinationNear(label, centerPoint.lat, centerPoint.lng) : destinationOfText(label);
  const searchType = searchTypeOf(type);
  const known = {
    searchType,
    city,
    cityId: city_id ? String(city_id) : null,
    countryId: country_id ? String(country_id) : null,
    localityId: type === "locality" ? id : null,
    latitude: centerPoint?.lat,
    longitude: centerPoint?.lng,
  };
  if (type === "hotel")
    return { label, hotelId: id, search: { location: label, searchType: "hotel" }, known };
  if ((type === "city" || type === "locality") && slug) return { label, slug, search: {}, known };
  const ids: Readonly<Partial<Record<typeof searchType, Partial<SearchState>>>> = {
    city: { cityId: id },
    country: { countryId: id, countryName: country ?? label },
    locality: { localityId: id },
    locations: { locationId: id },
    holiday_park: { locationId: id },
    tag: { tag: slug ?? id },
  };
  return {
    label,
    search: {
      location: label,
      searchType,
      ...(city ? { city } : {}),
      ...(city_id && searchType !== "city" ? { cityId: String(city_id) } : {}),
      ...ids[searchType],
    },
  };
}

/** The place of a sentence, with the dates, rooms and prices it says (SRCH-07). */
function destinationOfSentence({ sentenceIntent = {}, ...place }: Suggestion): Destination {
  const {
    place_id: id,
    searchType: type,
    checkin,
    checkout,
    rooms_config,
    price_min,
    price_max,
  } = sentenceIntent;
  return {
    ...(id && type ? destinationOf({ ...place, id, type }) : destinationOfText(place.displayName)),
    stay: checkin && checkout ? { checkin, checkout, flexibleDaysCount: 0 } : null,
    rooms: rooms_config ? parseRooms(rooms_config) : undefined,
    listing: { priceMin: price_min ?? null, priceMax: price_max ?? null },
  };
}

/**
 * Whether where a suggestion lies has to be looked up by its id (SRCH-09). A country is searched by its name:
 * it is no point.
 */
export function isUnplaced({ source, type, centerPoint }: Suggestion): boolean {
  return source === "google" && type !== "country" && !centerPoint;
}
