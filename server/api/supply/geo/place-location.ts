import type { Site } from "#renderer";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import type { Db } from "../../../db/pool.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { defineOperation } from "../../../platform/operations/operation.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { loadCity, loadPlace } from "../../../supply/places.ts";
import { externalLocation } from "./external-source.ts";

/**
 * Latitude and longitude by place id (API-05), of the simulated outside source or of our own supply. Unknown
 * ids are `not_found`.
 */
export const placeLocation = defineOperation({
  id: "placeLocation",
  async handle({ id, search_data_source = "GOOGLE" }, { db, site }) {
    const centerPoint = await (search_data_source === "INVENTORY"
      ? ownLocation(db, site, id)
      : externalLocation(db, id));
    if (!centerPoint) throw new ApiError("not_found");
    return { id, search_data_source, centerPoint };
  },
});

/**
 * Where a city, a part of one or a property sold on the site lies; null for other ids, and for countries and
 * tags, which are no point.
 */
async function ownLocation(db: Db, site: Site, id: string): Promise<Suggestion["centerPoint"] | null> {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const number = Number(id);
  if (number > 2 ** 31 - 1) return null;
  const [city, place, property] = await Promise.all([
    loadCity(db, number),
    loadPlace(db, number),
    db.selectFrom("property").selectAll().where("property_id", "=", number).executeTakeFirst(),
  ]);
  const found = city ?? place ?? (property && isSoldOnSite(property, site) ? property : undefined);
  return found ? { lat: found.latitude, lng: found.longitude } : null;
}
