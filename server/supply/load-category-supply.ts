import type { Selectable } from "kysely";
import type { RoomNightTable } from "../db/inventory-tables.ts";
import type { Db } from "../db/pool.ts";
import type { RateRuleTable } from "../db/property-tables.ts";
import type { CategorySupply } from "./category-supply.ts";
import { groupBy } from "./group-by.ts";

export interface SupplyRange {
  readonly propertyIds: readonly number[];
  /** First and last night wanted, both inclusive; ask for the day of departure too (its rules count). */
  readonly from: string;
  readonly to: string;
  /** Leaves the rows of single nights where they are. */
  readonly withoutNights?: boolean;
}

/**
 * Categories of properties with everything that decides their nights in a range: three queries whatever the
 * number.
 */
export async function loadCategorySupply(
  db: Db,
  range: SupplyRange,
): Promise<ReadonlyMap<number, readonly CategorySupply[]>> {
  const ids = [...range.propertyIds];
  if (ids.length === 0) return new Map();
  const [categories, rules, nights] = await Promise.all([
    db
      .selectFrom("room_category")
      .selectAll()
      .where("property_id", "in", ids)
      .orderBy("property_id")
      .orderBy("position")
      .orderBy("room_category_id")
      .execute(),
    db
      .selectFrom("rate_rule")
      .selectAll()
      .where("property_id", "in", ids)
      .where("from_date", "<=", range.to)
      .where("to_date", ">=", range.from)
      .orderBy("rule_id")
      .execute(),
    range.withoutNights
      ? []
      : db
          .selectFrom("room_night")
          .selectAll()
          .where("property_id", "in", ids)
          .where("night", ">=", range.from)
          .where("night", "<=", range.to)
          .execute(),
  ]);
  const rulesOf = groupBy(rules, keyOf);
  const nightsOf = groupBy(nights, keyOf);
  const supply = categories.map((category) => ({
    category,
    rules: rulesOf.get(keyOf(category)) ?? [],
    nights: new Map((nightsOf.get(keyOf(category)) ?? []).map((row) => [row.night, row])),
  }));
  return groupBy(supply, ({ category }) => category.property_id);
}

type Keyed = Pick<Selectable<RoomNightTable> | Selectable<RateRuleTable>, "property_id" | "room_category_id">;

function keyOf({ property_id, room_category_id }: Keyed): string {
  return `${property_id}/${room_category_id}`;
}
