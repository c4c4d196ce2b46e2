import { sql } from "kysely";
import type { Site } from "#renderer";
import type { Db } from "../db/pool.ts";
import { everyShard } from "../db/shards/every-shard.ts";
import { groupBy } from "../supply/group-by.ts";
import type { KnownCity, KnownCountry, KnownPlace } from "../supply/places.ts";

/**
 * Cities, their parts and countries with how much lies there: names of the map, not the supply. As large as
 * the list of places, however many properties there are.
 */
export interface PlaceIndex {
  readonly cities: ReadonlyMap<number, KnownCity>;
  readonly cityBySlug: ReadonlyMap<string, KnownCity>;
  readonly places: ReadonlyMap<number, KnownPlace>;
  readonly placesOfCity: ReadonlyMap<number, readonly KnownPlace[]>;
  readonly countries: ReadonlyMap<string, KnownCountry>;
  readonly stock: readonly Stock[];
  readonly tags: readonly TagStock[];
}

/** Who sells properties: their type, and the brand where they are one's own. */
interface Seller {
  readonly property_type: "hotel" | "home";
  readonly brand_id: string | null;
}

/** Properties of one kind in a part of a city. */
export interface Stock extends Seller {
  readonly city_id: number;
  readonly country_code: string;
  readonly locality: string;
  readonly currency_code: string;
  readonly properties: number;
  /** A night for two in the cheapest of them, minor units; null without an open category. */
  readonly price_from: number | null;
}

export interface TagStock extends Seller {
  readonly tag: string;
  readonly properties: number;
}

/** What a site sells of a stock, as `isSoldOnSite` has it. */
export function soldOnSite<Of extends Seller>(stock: readonly Of[], { brand }: Site): readonly Of[] {
  return stock.filter(
    ({ property_type, brand_id }) =>
      brand.propertyTypes.includes(property_type) && (brand_id === null || brand_id === brand.id),
  );
}

/**
 * The places as they were at most a minute ago. An index that is older is still used while a new one loads;
 * only the first caller, and callers that find an empty supply, wait.
 */
export async function placeIndex(db: Db, now: number): Promise<PlaceIndex> {
  const keeper = keeperOf(db);
  const { current } = keeper;
  if (current && now - current.loadedAt < current.lifetime) return current.index;
  keeper.loading ??= load(db, now, keeper);
  if (!current || current.index.stock.length === 0) return (await keeper.loading).index;
  keeper.loading.catch(() => undefined);
  return current.index;
}

/** The places where this process has read them; a caller that reads one place does not wait for all. */
export function placesAtHand(db: Db, now: number): PlaceIndex | undefined {
  const { current } = keeperOf(db);
  return current && now - current.loadedAt < current.lifetime ? current.index : undefined;
}

function keeperOf(db: Db): Keeper {
  const keeper = keepers.get(db) ?? { current: null, loading: null };
  keepers.set(db, keeper);
  return keeper;
}

interface Kept {
  readonly index: PlaceIndex;
  readonly loadedAt: number;
  /**
   * How long it is used, milliseconds: a minute, or longer where reading it is dear, so that reading stays a
   * hundredth of the time.
   */
  readonly lifetime: number;
}

interface Keeper {
  current: Kept | null;
  loading: Promise<Kept> | null;
}

const keepers = new WeakMap<Db, Keeper>();

async function load(db: Db, now: number, keeper: Keeper): Promise<Kept> {
  try {
    const started = performance.now();
    const index = await loadPlaceIndex(db);
    const lifetime = Math.max(shortestLifetime, 100 * (performance.now() - started));
    keeper.current = { index, loadedAt: now, lifetime };
    return keeper.current;
  } finally {
    keeper.loading = null;
  }
}

const shortestLifetime = 60_000;

async function loadPlaceIndex(db: Db): Promise<PlaceIndex> {
  const [cities, places, countries, stock, tags] = await Promise.all([
    db.selectFrom("city").selectAll().orderBy("city_id").execute(),
    db.selectFrom("place").selectAll().orderBy("position").execute(),
    db.selectFrom("country_region").selectAll().execute(),
    sql<Stock>`SELECT city_id, country_code, locality, currency_code, property_type, brand_id,
      count(*)::int AS properties, min(usual_price) AS price_from
      FROM search_property GROUP BY 1, 2, 3, 4, 5, 6 ${everyShard("each minute, what there is in each place")}`.execute(
      db,
    ),
    sql<TagStock>`SELECT tag, property_type, brand_id, count(*)::int AS properties
      FROM search_property, unnest(tags) AS tag GROUP BY 1, 2, 3 ${everyShard("each minute, what there is in each place")}`.execute(
      db,
    ),
  ]);
  const countryOf = new Map(countries.map((country) => [country.country_code, country]));
  const known = cities.flatMap((city) => {
    const country = countryOf.get(city.country_code);
    return country ? [{ ...city, country }] : [];
  });
  return {
    cities: new Map(known.map((city) => [city.city_id, city])),
    cityBySlug: new Map(known.map((city) => [city.slug, city])),
    places: new Map(places.map((place) => [place.place_id, place])),
    placesOfCity: groupBy(places, ({ city_id }) => city_id),
    countries: countryOf,
    stock: stock.rows,
    tags: tags.rows,
  };
}
