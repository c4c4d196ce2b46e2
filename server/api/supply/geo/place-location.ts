import type { Site } from "#renderer";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { defineOperation } from "../../../platform/operations/operation.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { type SupplyIndex, supplySnapshot } from "../../../supply/supply-index.ts";
import { externalLocation } from "./external-source.ts";

/**
 * Latitude and longitude by place id (API-05), of the simulated outside source or of our own supply. Unknown
 * ids are `not_found`.
 */
export const placeLocation = defineOperation({
  id: "placeLocation",
  async handle({ id, search_data_source = "GOOGLE" }, { db, clock, site }) {
    const { index } = await supplySnapshot(db, clock());
    const centerPoint =
      search_data_source === "INVENTORY" ? ownLocation(index, site, id) : externalLocation(index, id);
    if (!centerPoint) throw new ApiError("not_found");
    return { id, search_data_source, centerPoint };
  },
});

/**
 * Where a city, a part of one or a property sold on the site lies; null for other ids, and for countries and
 * tags, which are no point.
 */
function ownLocation(index: SupplyIndex, site: Site, id: string): Suggestion["centerPoint"] | null {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const number = Number(id);
  const property = index.properties.get(number);
  const found =
    index.cities.get(number) ??
    index.places.get(number) ??
    (property && isSoldOnSite(property, site) ? property : undefined);
  return found ? { lat: found.latitude, lng: found.longitude } : null;
}
