import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { slugOf } from "#domain/text";
import type { CityTable, CountryRegionTable, PlaceTable } from "../db/place-tables.ts";
import type { Db } from "../db/pool.ts";
import type { Database } from "../db/schema.ts";

export type KnownCountry = Selectable<CountryRegionTable>;
export type KnownCity = Selectable<CityTable> & { readonly country: KnownCountry };
export type KnownPlace = Selectable<PlaceTable>;

/** Cities by id, with their countries. */
export async function loadCities(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, KnownCity>> {
  if (ids.length === 0) return new Map();
  const rows = await citiesOf(db)
    .where("city.city_id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map((city) => [city.city_id, city]));
}

/** A city by id, with its country; undefined when there is none. */
export async function loadCity(db: Db, id: number): Promise<KnownCity | undefined> {
  return (await loadCities(db, [id])).get(id);
}

/** The city that a text names in full: by its slug, or by one of its names in any case. */
export async function findCity(db: Db, text: string | undefined): Promise<KnownCity | undefined> {
  if (!text) return undefined;
  const bySlug = await citiesOf(db)
    .where("city.slug", "in", [text, slugOf(text)])
    .orderBy(sql`city.slug = ${text}`, "desc")
    .executeTakeFirst();
  if (bySlug) return bySlug;
  return citiesOf(db)
    .where(
      sql<boolean>`lower(${text}) = ANY (SELECT lower(name) FROM unnest(city.aliases || city.name) AS name)`,
    )
    .orderBy("city.city_id")
    .executeTakeFirst();
}

/** A place by id; undefined when there is none. */
export async function loadPlace(db: Db, id: number): Promise<KnownPlace | undefined> {
  return db.selectFrom("place").selectAll().where("place_id", "=", id).executeTakeFirst();
}

/** Parts of a city and places in it, in their own order. */
export async function placesOfCity(db: Db, cityId: number): Promise<readonly KnownPlace[]> {
  return db.selectFrom("place").selectAll().where("city_id", "=", cityId).orderBy("position").execute();
}

/** A country by ISO code or by the number of its region; undefined when there is none. */
export async function loadCountry(
  db: Db,
  wanted: { readonly code: string } | { readonly region: number },
): Promise<KnownCountry | undefined> {
  const all = db.selectFrom("country_region").selectAll();
  const found =
    "code" in wanted
      ? all.where("country_code", "=", wanted.code)
      : all.where("region_id", "=", wanted.region);
  return found.executeTakeFirst();
}

function citiesOf(db: Db) {
  return db
    .selectFrom("city")
    .selectAll("city")
    .select((eb: ExpressionBuilder<Database, "city">) =>
      jsonObjectFrom(
        eb
          .selectFrom("country_region")
          .selectAll("country_region")
          .whereRef("country_region.country_code", "=", "city.country_code"),
      )
        .$notNull()
        .as("country"),
    );
}
