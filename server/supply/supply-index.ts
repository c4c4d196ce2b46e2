import type { Selectable } from "kysely";
import type { CityTable, CountryRegionTable, PlaceTable } from "../db/place-tables.ts";
import type { Db } from "../db/pool.ts";
import type { PropertyImageTable, PropertyTable } from "../db/property-tables.ts";
import { everyShard } from "../db/shards/every-shard.ts";

/** What a list needs of a property; descriptions, reviews and the like stay in the database. */
export type IndexedProperty = Omit<
  Selectable<PropertyTable>,
  "description" | "texts" | "policies" | "nearby" | "rating_scores" | "rating_distribution"
> & {
  readonly amenities: ReadonlySet<number>;
  readonly labels: ReadonlySet<string>;
  /** First pictures of the property itself. */
  readonly images: readonly Selectable<PropertyImageTable>[];
};

export type IndexedCity = Selectable<CityTable> & { readonly country: Selectable<CountryRegionTable> };

/** The static supply in memory, read-only. */
export interface SupplyIndex {
  readonly properties: ReadonlyMap<number, IndexedProperty>;
  readonly byCity: ReadonlyMap<number, readonly IndexedProperty[]>;
  readonly byCountry: ReadonlyMap<string, readonly IndexedProperty[]>;
  readonly cities: ReadonlyMap<number, IndexedCity>;
  readonly citiesBySlug: ReadonlyMap<string, IndexedCity>;
  readonly places: ReadonlyMap<number, Selectable<PlaceTable>>;
  readonly placesOfCity: ReadonlyMap<number, readonly Selectable<PlaceTable>[]>;
  readonly countries: ReadonlyMap<string, Selectable<CountryRegionTable>>;
  readonly countriesByRegion: ReadonlyMap<number, Selectable<CountryRegionTable>>;
}

/** Reads the whole static supply: five queries. */
export async function loadSupplyIndex(db: Db): Promise<SupplyIndex> {
  const [properties, images, cities, places, countries] = await Promise.all([
    db
      .selectFrom("property")
      .select(columns)
      .where("status", "=", "active")
      .orderBy("property_id")
      .modifyEnd(everyShard("the index holds all supply"))
      .execute(),
    db
      .selectFrom("property_image")
      .selectAll()
      .where("room_category_id", "is", null)
      .where("position", "<", imagesPerCard)
      .orderBy("property_id")
      .orderBy("position")
      .modifyEnd(everyShard("the index holds all supply"))
      .execute(),
    db.selectFrom("city").selectAll().execute(),
    db.selectFrom("place").selectAll().orderBy("position").execute(),
    db.selectFrom("country_region").selectAll().execute(),
  ]);
  const imagesOf = groupBy(images, (image) => image.property_id);
  const all = properties.map(
    (property): IndexedProperty => ({
      ...property,
      amenities: new Set(property.amenity_ids),
      labels: new Set(property.tags),
      images: imagesOf.get(property.property_id) ?? [],
    }),
  );
  const countryOf = new Map(countries.map((country) => [country.country_code, country]));
  const known = cities.flatMap((city) => {
    const country = countryOf.get(city.country_code);
    return country ? [{ ...city, country }] : [];
  });
  return {
    properties: new Map(all.map((property) => [property.property_id, property])),
    byCity: groupBy(all, (property) => property.city_id),
    byCountry: groupBy(all, (property) => property.country_code),
    cities: new Map(known.map((city) => [city.city_id, city])),
    citiesBySlug: new Map(known.map((city) => [city.slug, city])),
    places: new Map(places.map((place) => [place.place_id, place])),
    placesOfCity: groupBy(places, (place) => place.city_id),
    countries: countryOf,
    countriesByRegion: new Map(countries.map((country) => [country.region_id, country])),
  };
}

const imagesPerCard = 5;
const columns = [
  "property_id",
  "brand_id",
  "status",
  "property_type",
  "category",
  "display_category",
  "name",
  "city_id",
  "locality",
  "locality_names",
  "address",
  "short_address",
  "country_code",
  "latitude",
  "longitude",
  "time_zone",
  "currency_code",
  "phone",
  "provider_hotel_id",
  "amenity_ids",
  "tags",
  "campaigns",
  "badge",
  "property_tag",
  "restrictions",
  "check_in_time",
  "check_out_time",
  "rating_value",
  "rating_count",
  "slasher_percentage",
  "hide_prices",
  "external_booking_url",
  "no_of_people",
  "no_of_bedrooms",
  "no_of_bathrooms",
  "no_of_pets",
  "size_sqm",
  "min_rooms",
  "no_triple_occupancy",
  "max_rooms",
  "cancellation",
  "fees",
  "early_checkin_price",
] as const;

function groupBy<Item, Key>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Places and names in memory, for suggestions. */
export interface SupplySnapshot {
  readonly index: SupplyIndex;
  readonly loadedAt: number;
  /**
   * How long it is used, milliseconds: a minute, or longer where reading it is dear, so that reading stays a
   * hundredth of the time.
   */
  readonly lifetime: number;
}

interface Keeper {
  current: SupplySnapshot | null;
  loading: Promise<SupplySnapshot> | null;
}

const keepers = new WeakMap<Db, Keeper>();

/**
 * The supply as it was at most a minute ago. A snapshot that is older is still used while a new one loads;
 * only the first caller, and callers that find an empty supply, wait. Nights are never in it: they are read
 * for each search.
 */
export async function supplySnapshot(db: Db, now: number): Promise<SupplySnapshot> {
  const keeper = keepers.get(db) ?? { current: null, loading: null };
  keepers.set(db, keeper);
  const { current } = keeper;
  if (current && now - current.loadedAt < current.lifetime) return current;
  keeper.loading ??= load(db, now, keeper);
  const empty = !current || current.index.properties.size === 0;
  if (empty) return keeper.loading;
  keeper.loading.catch(() => undefined);
  return current;
}

async function load(db: Db, now: number, keeper: Keeper): Promise<SupplySnapshot> {
  try {
    const started = performance.now();
    const index = await loadSupplyIndex(db);
    const lifetime = Math.max(shortestLifetime, 100 * (performance.now() - started));
    keeper.current = { index, loadedAt: now, lifetime };
    return keeper.current;
  } finally {
    keeper.loading = null;
  }
}

const shortestLifetime = 60_000;
