import type { Selectable } from "kysely";
import type { RoomNightTable } from "../db/inventory-tables.ts";
import type { RateRuleTable, RoomCategoryTable } from "../db/property-tables.ts";

/**
 * A room category with what decides price and availability of its nights. `nights` holds only rows that
 * differ.
 */
export interface CategorySupply {
  readonly category: Selectable<RoomCategoryTable>;
  /** Ordered by rule id. */
  readonly rules: readonly Selectable<RateRuleTable>[];
  readonly nights: ReadonlyMap<string, Selectable<RoomNightTable>>;
}
