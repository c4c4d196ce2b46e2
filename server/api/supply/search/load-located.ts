import type { OperationContext } from "../../../platform/operations/operation.ts";
import { loadKnownProperties } from "../../../supply/known-properties.ts";
import type { Located } from "./price-hotels.ts";
import type { SelectedHotel } from "./select-hotels.ts";

/** What lists show of selected properties, in the same order. */
export async function loadLocated(
  { db, clock }: Pick<OperationContext, "db" | "clock">,
  selected: readonly SelectedHotel[],
): Promise<readonly Located[]> {
  const known = await loadKnownProperties(db, selected, clock());
  return selected.flatMap(({ property_id, distance, nights }) => {
    const found = known.get(property_id);
    return found ? [{ ...found, distance, ...(nights && { nights }) }] : [];
  });
}
