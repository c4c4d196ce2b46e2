import { hotelUrl } from "#domain/addresses";
import type { Site } from "#renderer";
import type { Db } from "../db/pool.ts";

/** Paths of the properties a site sells, oldest first, for its sitemaps. */
export async function hotelPaths(db: Db, site: Site): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("property")
    .select("property_id")
    .where("status", "=", "active")
    .where("property_type", "in", [...site.brand.propertyTypes])
    .where((where) => where.or([where("brand_id", "is", null), where("brand_id", "=", site.brand.id)]))
    .orderBy("property_id")
    .execute();
  return rows.map(({ property_id }) =>
    hotelUrl({ hotelId: property_id, countryCode: site.domain.pageCountryCode }),
  );
}
