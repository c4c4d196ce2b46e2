import { sql } from "kysely";
import type { HotelSearchInput, ResolvedLocation } from "#schemas/generated/api/search.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { placeIndex, placesAtHand } from "../../../search/place-index.ts";
import { type ListedProperty, loadListedProperties } from "../../../supply/listed-properties.ts";
import { cityName, countryName } from "../../../supply/place-names.ts";
import {
  findCity,
  type KnownCity,
  type KnownCountry,
  type KnownPlace,
  loadCity,
  loadCountry,
  loadPlace,
  placesOfCity,
} from "../../../supply/places.ts";
import { bestPlace, type GeoPlace } from "../geo/geo-index.ts";
import { areaAround } from "./area.ts";
import { type Position, type SearchArea, soldOn } from "./hotel-query.ts";

/** A place, and the properties that lie there. */
export interface FoundPlace {
  readonly location: ResolvedLocation;
  readonly area: SearchArea;
  /** The property that was searched for, where it was one. */
  readonly property?: ListedProperty;
}

/**
 * Reads the place of a search; the first given of city, position, locality, country, tag, hotel wins, then
 * text, then the page's country.
 */
export async function findPlace(context: OperationContext, input: HotelSearchInput): Promise<FoundPlace> {
  const { filters = {}, coordinates = filters.coordinates } = input;
  const locationId = input.location_id ?? filters.location_id ?? filters.holiday_park_id;
  const place = locationId === undefined ? undefined : await placeById(context, locationId);
  if (place) return localityPlace(context, place, input.near);
  const cityId = input.city_id ?? filters.city_id;
  const citySlug = input.city ?? coordinates?.city;
  const city = await (cityId === undefined ? cityByText(context, citySlug) : cityById(context, cityId));
  if (city) {
    const slug = input.locality;
    const parts = await partsOf(context, city);
    const part = slug ? parts.find((each) => each.slug === slug) : undefined;
    return part ? localityPlace(context, part, input.near) : cityPlace(context, city, parts);
  }
  const unknown = citySlug ?? cityId ?? locationId;
  if (unknown !== undefined && unknown !== "") return unknownPlace(String(unknown));
  const country = await countryOf(context, input);
  if (country) return countryPlace(context, country);
  const region = input.country_id ?? filters.country_id;
  if (region !== undefined && !input.country_code) return unknownPlace(String(region));
  const latitude = input.lat ?? coordinates?.latitude;
  const longitude = input.lon ?? coordinates?.longitude;
  if (latitude !== undefined && longitude !== undefined) {
    const radius = input.radius_km ?? coordinates?.distance ?? usualRadius;
    return positionPlace({ latitude, longitude }, radius, input.location);
  }
  const near = input.hotel_id ?? coordinates?.affinity_hotel_id;
  const hotel = near === undefined ? undefined : (await loadListedProperties(context.db, [near])).get(near);
  if (hotel) return hotelPlace(context, hotel);
  if (input.location) return textPlace(context, input.location, kindOf(input.searched_location_type));
  return wholeSite(context);
}

/** Places are looked up among those at hand; one that is not there may be new, and is read. */
async function cityByText({ db, clock }: OperationContext, text: string | undefined) {
  const cities = placesAtHand(db, clock())?.cityBySlug;
  return (text && cities?.get(text)) || findCity(db, text);
}

async function cityById({ db, clock }: OperationContext, id: number) {
  return placesAtHand(db, clock())?.cities.get(id) ?? loadCity(db, id);
}

async function placeById({ db, clock }: OperationContext, id: number) {
  return placesAtHand(db, clock())?.places.get(id) ?? loadPlace(db, id);
}

async function partsOf({ db, clock }: OperationContext, { city_id }: KnownCity) {
  return placesAtHand(db, clock())?.placesOfCity.get(city_id) ?? placesOfCity(db, city_id);
}

async function textPlace(
  context: OperationContext,
  text: string,
  kind: GeoPlace["kind"] | undefined,
): Promise<FoundPlace> {
  const index = await placeIndex(context.db, context.clock());
  const best = await bestPlace(context, index, text, kind);
  switch (best?.kind) {
    case "city":
      return cityPlace(context, best.city);
    case "country":
      return countryPlace(context, best.country);
    case "place":
      return localityPlace(context, best.place);
    case "hotel": {
      const { property_id } = best.property;
      const hotel = (await loadListedProperties(context.db, [property_id])).get(property_id);
      return hotel ? hotelPlace(context, hotel) : unknownPlace(text);
    }
    default:
      return unknownPlace(text);
  }
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

async function countryOf({ db }: OperationContext, { country_code, country_id, filters }: HotelSearchInput) {
  if (country_code) return loadCountry(db, { code: country_code.toUpperCase() });
  const region = country_id ?? filters?.country_id;
  return region === undefined ? undefined : loadCountry(db, { region });
}

async function cityPlace(
  context: OperationContext,
  city: KnownCity,
  parts?: readonly KnownPlace[],
): Promise<FoundPlace> {
  return {
    location: {
      type: "city",
      ...(await cityFacts(context, city, parts)),
      name: cityName(city, context.locale),
      found: true,
    },
    area: { centre: city, within: sql`s.city_id = ${city.city_id}` },
  };
}

async function localityPlace(
  context: OperationContext,
  place: KnownPlace,
  near = false,
): Promise<FoundPlace> {
  const city = await cityById(context, place.city_id);
  if (!city) return unknownPlace(place.name);
  const { latitude, longitude } = place;
  return {
    location: {
      type: "locality",
      ...(await cityFacts(context, city)),
      latitude,
      longitude,
      name: cityName(place, context.locale),
      found: true,
    },
    area: near
      ? areaAround(place, aroundLocality)
      : { centre: place, within: sql`s.city_id = ${city.city_id} AND s.locality = ${place.name}` },
  };
}

async function cityFacts(context: OperationContext, city: KnownCity, known?: readonly KnownPlace[]) {
  const { locale } = context;
  const parts = (known ?? (await partsOf(context, city))).slice(0, mostNeighbourhoods);
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

function countryPlace({ locale }: OperationContext, country: KnownCountry): FoundPlace {
  const name = countryName(country, locale);
  const { country_code, region_id } = country;
  return {
    location: { type: "country", name, country_id: region_id, country_code, country_name: name, found: true },
    area: { centre: null, within: sql`s.country_code = ${country_code}` },
  };
}

function positionPlace(centre: Position, radius: number, name = ""): FoundPlace {
  return {
    location: { type: "position", name, ...centre, radius_km: radius, found: true },
    area: areaAround(centre, radius),
  };
}

async function hotelPlace(context: OperationContext, property: ListedProperty): Promise<FoundPlace> {
  const { latitude, longitude } = property;
  return {
    location: {
      type: "hotel",
      ...(await cityFacts(context, property.city)),
      latitude,
      longitude,
      name: property.name,
      found: true,
    },
    area: { centre: property, within: sql`s.city_id = ${property.city_id}` },
    property,
  };
}

/**
 * Nothing named: a tag is searched in the page's country, or everywhere where the site has no supply of its
 * own there.
 */
async function wholeSite(context: OperationContext): Promise<FoundPlace> {
  const country = await loadCountry(context.db, { code: context.site.country.COUNTRY_CODE });
  const here = country ? countryPlace(context, country) : null;
  if (here && (await hasSupply(context, here.area))) return here;
  return {
    location: { type: "text", name: "", found: true },
    area: { centre: null, within: sql`true` },
  };
}

/** Whether a site sells anything in a place. */
export async function hasSupply({ db, site }: OperationContext, { within }: SearchArea): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM search_property s
    WHERE ${sql.join([within, ...soldOn(site)], sql` AND `)} LIMIT 1 ${everyShard("a place has properties anywhere")}`.execute(
    db,
  );
  return rows.length > 0;
}

function unknownPlace(name: string): FoundPlace {
  return { location: { type: "text", name, found: false }, area: { centre: null, within: sql`false` } };
}

const usualRadius = 25;
const mostNeighbourhoods = 40;
/** Kilometres around a part of a city that still are near it (ROUTE-04). */
const aroundLocality = 5;
