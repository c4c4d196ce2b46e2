import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { RoomNightTable } from "../db/inventory-tables.ts";
import type { Db } from "../db/pool.ts";
import type { CategorySupply } from "./category-supply.ts";
import type { SupplySnapshot, Tariff } from "./supply-snapshot.ts";

export interface StaySupplyRequest {
  readonly propertyIds: readonly number[];
  /** First night and day of departure. */
  readonly from: string;
  readonly to: string;
}

/**
 * Categories of many properties with what decides their nights, like `loadCategorySupply`, but with tariffs
 * from the snapshot: one query for the nights that differ, plus two for properties not priced before.
 */
export async function loadStaySupply(
  db: Db,
  snapshot: SupplySnapshot,
  { propertyIds, from, to }: StaySupplyRequest,
): Promise<ReadonlyMap<number, readonly CategorySupply[]>> {
  if (propertyIds.length === 0) return new Map();
  const missing = propertyIds.filter((id) => !snapshot.tariffs.has(id));
  const [nights] = await Promise.all([
    loadNights(db, propertyIds, from, to),
    loadTariffs(db, snapshot, missing),
  ]);
  return new Map(
    propertyIds.map((id) => {
      const tariffs = snapshot.tariffs.get(id) ?? [];
      return [
        id,
        tariffs.map((tariff) => ({
          ...tariff,
          nights: nights.get(tariff.category.room_category_id) ?? none,
        })),
      ];
    }),
  );
}

const none: ReadonlyMap<string, Selectable<RoomNightTable>> = new Map();

async function loadNights(db: Db, ids: readonly number[], from: string, to: string) {
  const rows = await db
    .selectFrom("room_night")
    .selectAll()
    .where(sql<boolean>`property_id = ANY(${[...ids]}::int[])`)
    .where("night", ">=", from)
    .where("night", "<=", to)
    .execute();
  const byCategory = new Map<number, Map<string, Selectable<RoomNightTable>>>();
  for (const row of rows) {
    const found = byCategory.get(row.room_category_id);
    if (found) found.set(row.night, row);
    else byCategory.set(row.room_category_id, new Map([[row.night, row]]));
  }
  return byCategory;
}

async function loadTariffs(db: Db, { tariffs }: SupplySnapshot, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  if (tariffs.size + ids.length > mostProperties) tariffs.clear();
  const wanted = sql<boolean>`property_id = ANY(${[...ids]}::int[])`;
  const [categories, rules] = await Promise.all([
    db
      .selectFrom("room_category")
      .selectAll()
      .where(wanted)
      .orderBy("property_id")
      .orderBy("position")
      .orderBy("room_category_id")
      .execute(),
    db.selectFrom("rate_rule").selectAll().where(wanted).orderBy("rule_id").execute(),
  ]);
  const rulesOf = new Map<number, (typeof rules)[number][]>();
  for (const rule of rules) {
    const found = rulesOf.get(rule.room_category_id);
    if (found) found.push(rule);
    else rulesOf.set(rule.room_category_id, [rule]);
  }
  const made = new Map<number, Tariff[]>(ids.map((id) => [id, []]));
  for (const category of categories)
    made.get(category.property_id)?.push({ category, rules: rulesOf.get(category.room_category_id) ?? [] });
  for (const [id, list] of made) tariffs.set(id, list);
}

/** Tariffs kept in memory; beyond it they are read again. */
const mostProperties = 20_000;
