import { hotelUrl } from "#domain/addresses";
import type { Site } from "#renderer";
import type { Db } from "../db/pool.ts";
import { everyShard } from "../db/shards/every-shard.ts";

/** Paths of the properties a site sells, oldest first, for its sitemaps. */
export async function hotelPaths(db: Db, site: Site): Promise<readonly string[]> {
  const rows = await soldOn(db, site).select("property_id").orderBy("property_id").execute();
  return rows.map(({ property_id }) =>
    hotelUrl({ hotelId: property_id, countryCode: site.domain.pageCountryCode }),
  );
}

/** Slugs of the cities where a site sells something. */
export async function soldCities(db: Db, site: Site): Promise<ReadonlySet<string>> {
  const rows = await soldOn(db, site)
    .innerJoin("city", "city.city_id", "property.city_id")
    .select("city.slug")
    .distinct()
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

function soldOn(db: Db, { brand }: Site) {
  return db
    .selectFrom("property")
    .modifyEnd(everyShard("a site sells properties anywhere; asked for sitemaps and lists of places"))
    .where("property.status", "=", "active")
    .where("property.property_type", "in", [...brand.propertyTypes])
    .where((where) =>
      where.or([where("property.brand_id", "is", null), where("property.brand_id", "=", brand.id)]),
    );
}
