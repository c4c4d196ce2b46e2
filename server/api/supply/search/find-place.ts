import type { Selectable } from "kysely";
import { slugOf } from "#domain/text";
import type { HotelSearchInput, ResolvedLocation } from "#schemas/generated/api/search.ts";
import type { PlaceTable } from "../../../db/place-tables.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { distanceKm } from "../../../supply/distance.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { cityName, countryName } from "../../../supply/place-names.ts";
import type { IndexedCity, IndexedProperty, SupplyIndex } from "../../../supply/supply-index.ts";
import { bestPlace, type GeoPlace } from "../geo/geo-index.ts";
import type { Located } from "./price-hotels.ts";

/** A place with the properties of the site that lie there. */
export interface FoundPlace {
  readonly location: ResolvedLocation;
  readonly centre: Position | null;
  readonly candidates: readonly Located[];
  /** The property that was searched for, where it was one. */
  readonly property?: IndexedProperty;
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Reads the place of a search; the first given of city, position, locality, country, tag, hotel wins, then
 * text, then the page's country.
 */
export function findPlace(
  context: OperationContext,
  index: SupplyIndex,
  input: HotelSearchInput,
): FoundPlace {
  const { filters = {}, coordinates = filters.coordinates } = input;
  const locationId = input.location_id ?? filters.location_id ?? filters.holiday_park_id;
  const place = locationId === undefined ? undefined : index.places.get(locationId);
  if (place) return localityPlace(context, index, place, input.near);
  const cityId = input.city_id ?? filters.city_id;
  const citySlug = input.city ?? coordinates?.city;
  const city = cityId === undefined ? findCity(context, index, citySlug) : index.cities.get(cityId);
  if (city) {
    const slug = input.locality;
    const part = slug ? index.placesOfCity.get(city.city_id)?.find((each) => each.slug === slug) : undefined;
    return part ? localityPlace(context, index, part, input.near) : cityPlace(context, index, city);
  }
  const unknown = citySlug ?? cityId ?? locationId;
  if (unknown !== undefined && unknown !== "") return unknownPlace(String(unknown));
  const country = countryOf(index, input);
  if (country) return countryPlace(context, index, country);
  const region = input.country_id ?? filters.country_id;
  if (region !== undefined && !input.country_code) return unknownPlace(String(region));
  const latitude = input.lat ?? coordinates?.latitude;
  const longitude = input.lon ?? coordinates?.longitude;
  if (latitude !== undefined && longitude !== undefined) {
    return positionPlace(
      context,
      index,
      { latitude, longitude },
      input.radius_km ?? coordinates?.distance ?? usualRadius,
      input.location,
    );
  }
  const near = input.hotel_id ?? coordinates?.affinity_hotel_id;
  const hotel = near === undefined ? undefined : index.properties.get(near);
  if (hotel) return hotelPlace(context, index, hotel);
  if (input.location) {
    const best = bestPlace(context, index, input.location, kindOf(input.searched_location_type));
    if (best?.kind === "city") return cityPlace(context, index, best.city);
    if (best?.kind === "country") return countryPlace(context, index, best.country);
    if (best?.kind === "hotel") return hotelPlace(context, index, best.property);
    if (best?.kind === "place") return localityPlace(context, index, best.place);
    return unknownPlace(input.location);
  }
  return wholeSite(context, index);
}

/** What a text most likely is when the guest said what kind of place is meant (API-07). */
function kindOf(type: HotelSearchInput["searched_location_type"]): GeoPlace["kind"] | undefined {
  switch (type) {
    case "city":
    case "country":
    case "hotel":
      return type;
    case "locality":
    case "locations":
    case "holiday_park":
      return "place";
    default:
      return undefined;
  }
}

/** The city that a text names in full: by its slug, or by one of its names in any case. */
export function findCity(
  { locale }: OperationContext,
  index: SupplyIndex,
  text: string | undefined,
): IndexedCity | undefined {
  if (!text) return undefined;
  const slug = slugOf(text);
  const direct = index.citiesBySlug.get(text) ?? index.citiesBySlug.get(slug);
  if (direct) return direct;
  const wanted = text.toLocaleLowerCase(locale);
  for (const city of index.cities.values()) {
    if ([city.name, ...city.aliases].some((name) => name.toLocaleLowerCase(locale) === wanted)) return city;
  }
  return undefined;
}

function countryOf(index: SupplyIndex, { country_code, country_id, filters }: HotelSearchInput) {
  if (country_code) return index.countries.get(country_code.toUpperCase());
  const region = country_id ?? filters?.country_id;
  return region === undefined ? undefined : index.countriesByRegion.get(region);
}

function located(
  { site }: OperationContext,
  properties: Iterable<IndexedProperty>,
  centre: Position | null,
): Located[] {
  const list: Located[] = [];
  for (const property of properties) {
    if (isSoldOnSite(property, site))
      list.push({ property, distance: centre ? distanceKm(centre, property) : null });
  }
  return list;
}

function cityPlace(context: OperationContext, index: SupplyIndex, city: IndexedCity): FoundPlace {
  return {
    location: {
      type: "city",
      ...cityFacts(context, index, city),
      name: cityName(city, context.locale),
      found: true,
    },
    centre: city,
    candidates: located(context, index.byCity.get(city.city_id) ?? [], city),
  };
}

function localityPlace(
  context: OperationContext,
  index: SupplyIndex,
  place: Pick<Selectable<PlaceTable>, "city_id" | "name" | "names"> & Position,
  near = false,
): FoundPlace {
  const city = index.cities.get(place.city_id);
  if (!city) return unknownPlace(place.name);
  const there = near
    ? located(context, index.properties.values(), place).filter(
        ({ distance }) => (distance ?? 0) <= aroundLocality,
      )
    : located(
        context,
        (index.byCity.get(city.city_id) ?? []).filter((property) => property.locality === place.name),
        place,
      );
  const { latitude, longitude } = place;
  return {
    location: {
      type: "locality",
      ...cityFacts(context, index, city),
      latitude,
      longitude,
      name: cityName(place, context.locale),
      found: true,
    },
    centre: place,
    candidates: there,
  };
}

function cityFacts({ locale }: OperationContext, index: SupplyIndex, city: IndexedCity) {
  const parts = (index.placesOfCity.get(city.city_id) ?? []).slice(0, mostNeighbourhoods);
  return {
    ...(parts.length > 0
      ? {
          neighbourhoods: parts.map((part) => ({
            name: cityName(part, locale),
            latitude: part.latitude,
            longitude: part.longitude,
          })),
        }
      : {}),
    slug: city.slug,
    city_id: city.city_id,
    country_id: city.country.region_id,
    country_code: city.country_code,
    country_name: countryName(city.country, locale),
    latitude: city.latitude,
    longitude: city.longitude,
    time_zone: city.time_zone,
  };
}

function countryPlace(
  context: OperationContext,
  index: SupplyIndex,
  country: IndexedCity["country"],
): FoundPlace {
  const name = countryName(country, context.locale);
  const { country_code, region_id } = country;
  return {
    location: { type: "country", name, country_id: region_id, country_code, country_name: name, found: true },
    centre: null,
    candidates: located(context, index.byCountry.get(country_code) ?? [], null),
  };
}

function positionPlace(
  context: OperationContext,
  index: SupplyIndex,
  centre: Position,
  radius: number,
  name = "",
): FoundPlace {
  const within = located(context, index.properties.values(), centre).filter(
    ({ distance }) => (distance ?? 0) <= radius,
  );
  return {
    location: { type: "position", name, ...centre, radius_km: radius, found: true },
    centre,
    candidates: within,
  };
}

function hotelPlace(context: OperationContext, index: SupplyIndex, property: IndexedProperty): FoundPlace {
  const city = index.cities.get(property.city_id);
  const around = index.byCity.get(property.city_id) ?? [property];
  const { latitude, longitude } = property;
  return {
    location: {
      type: "hotel",
      ...(city ? cityFacts(context, index, city) : {}),
      latitude,
      longitude,
      name: property.name,
      found: true,
    },
    centre: property,
    candidates: located(context, around, property),
    property,
  };
}

/**
 * Nothing named: a tag is searched in the page's country, or everywhere where the site has no supply of its
 * own there.
 */
function wholeSite(context: OperationContext, index: SupplyIndex): FoundPlace {
  const country = index.countries.get(context.site.country.COUNTRY_CODE);
  const here = country ? countryPlace(context, index, country) : null;
  if (here && here.candidates.length > 0) return here;
  return {
    location: { type: "text", name: "", found: true },
    centre: null,
    candidates: located(context, index.properties.values(), null),
  };
}

function unknownPlace(name: string): FoundPlace {
  return { location: { type: "text", name, found: false }, centre: null, candidates: [] };
}

const usualRadius = 25;
const mostNeighbourhoods = 40;
/** Kilometres around a part of a city that still are near it (ROUTE-04). */
const aroundLocality = 5;
