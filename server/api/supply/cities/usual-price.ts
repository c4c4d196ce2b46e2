import { sql } from "kysely";
import type { Db } from "../../../db/pool.ts";
import type { IndexedProperty, SupplySnapshot } from "../../../supply/supply-index.ts";

const known = new WeakMap<SupplySnapshot, Map<number, number>>();

/**
 * Usual price of a night for two in the cheapest category, minor units, by property: what "from" stands on,
 * whatever the dates.
 */
export async function usualPrice(
  db: Db,
  snapshot: SupplySnapshot,
  properties: readonly IndexedProperty[],
): Promise<ReadonlyMap<number, number>> {
  const prices = known.get(snapshot) ?? new Map<number, number>();
  known.set(snapshot, prices);
  const missing = properties.map(({ property_id }) => property_id).filter((id) => !prices.has(id));
  if (missing.length > 0) {
    const rows = await db
      .selectFrom("room_category")
      .select(({ fn }) => ["property_id", fn.min("double_price").as("price")])
      .where(sql<boolean>`property_id = ANY(${missing}::int[])`)
      .where("closed", "=", false)
      .groupBy("property_id")
      .execute();
    for (const { property_id, price } of rows) prices.set(property_id, Number(price));
  }
  return prices;
}
