import type { Db } from "../../../db/pool.ts";
import { loadListedProperties } from "../../../supply/listed-properties.ts";
import type { Located } from "./price-hotels.ts";
import type { SelectedHotel } from "./select-hotels.ts";

/** Selected hotels with what a list shows of them, in the same order; one that is gone since is left out. */
export async function loadLocated(db: Db, selected: readonly SelectedHotel[]): Promise<readonly Located[]> {
  const known = await loadListedProperties(
    db,
    selected.map(({ property_id }) => property_id),
  );
  return selected.flatMap(({ property_id, distance }) => {
    const property = known.get(property_id);
    return property ? [{ property, distance }] : [];
  });
}
