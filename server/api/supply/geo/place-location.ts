import { ApiError } from "../../../platform/api-error.ts";
import { defineOperation } from "../../../platform/operations/operation.ts";
import { supplySnapshot } from "../../../supply/supply-snapshot.ts";
import { externalLocation } from "./external-source.ts";

/** Latitude and longitude by place id (API-05), of the simulated outside source. Unknown ids are `not_found`. */
export const placeLocation = defineOperation({
  id: "placeLocation",
  async handle({ id, search_data_source = "GOOGLE" }, { db, clock }) {
    const { index } = await supplySnapshot(db, clock());
    const centerPoint = externalLocation(index, id);
    if (!centerPoint) throw new ApiError("not_found");
    return { id, search_data_source, centerPoint };
  },
});
