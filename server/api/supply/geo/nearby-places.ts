import { defineOperation } from "../../../platform/operations/operation.ts";
import { placeIndex } from "../../../search/place-index.ts";
import { nearestPlaces } from "./geo-index.ts";
import { presentSuggestion } from "./present-suggestion.ts";

/**
 * Places around a position (API-05), as suggestions of our own supply. Not cached: where a guest stands is in
 * the address.
 */
export const nearbyPlaces = defineOperation({
  id: "nearbyPlaces",
  async handle({ latitude, longitude, radius_km = usualRadius, count = usualCount }, context) {
    const index = await placeIndex(context.db, context.clock());
    const found = nearestPlaces(context, index, { latitude, longitude }, radius_km).slice(0, count);
    return {
      values: found.map((entry) =>
        presentSuggestion(context, entry, entry.kind === "city" && entry.city.popular),
      ),
    };
  },
});

const usualRadius = 100;
const usualCount = 8;
