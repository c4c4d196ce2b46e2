import type { Selectable } from "kysely";
import type { RoomNightTable } from "../db/inventory-tables.ts";
import type { RateRuleTable, RoomCategoryTable } from "../db/property-tables.ts";

/** A room category with its rules: what decides its nights but for what was sold or said of single ones. */
export interface CategoryTariffs {
  readonly category: Selectable<RoomCategoryTable>;
  /** Ordered by rule id. */
  readonly rules: readonly Selectable<RateRuleTable>[];
}

/**
 * A room category with what decides price and availability of its nights. `nights` holds only rows that
 * differ.
 */
export interface CategorySupply extends CategoryTariffs {
  readonly nights: ReadonlyMap<string, Selectable<RoomNightTable>>;
}
