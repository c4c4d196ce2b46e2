import type { Selectable } from "kysely";
import type { RoomNightTable } from "../db/inventory-tables.ts";
import type { Db } from "../db/pool.ts";
import type { RateRuleTable } from "../db/property-tables.ts";
import type { CategorySupply, CategoryTariffs } from "./category-supply.ts";
import { groupBy } from "./group-by.ts";

export interface SupplyRange {
  readonly propertyIds: readonly number[];
  /** First and last night wanted, both inclusive; ask for the day of departure too (its rules count). */
  readonly from: string;
  readonly to: string;
}

/** Categories of properties by their id, in the order a guest sees them. */
export type Tariffs = ReadonlyMap<number, readonly CategoryTariffs[]>;
export type Supply = ReadonlyMap<number, readonly CategorySupply[]>;

/** What is known of a property already; `nights` are those of the range. */
export interface KnownSupply {
  readonly tariffs?: readonly CategoryTariffs[];
  readonly nights?: readonly Selectable<RoomNightTable>[];
}

/**
 * Categories of properties with everything that decides their nights in a range: three queries whatever the
 * number, fewer where some of it is `known` of all of them.
 */
export async function loadCategorySupply(
  db: Db,
  range: SupplyRange,
  known: ReadonlyMap<number, KnownSupply> = new Map(),
): Promise<Supply> {
  const lacking = (part: keyof KnownSupply): SupplyRange => ({
    ...range,
    propertyIds: range.propertyIds.filter((id) => !known.get(id)?.[part]),
  });
  const [tariffs, nights] = await Promise.all([
    loadTariffs(db, lacking("tariffs")),
    loadNights(db, lacking("nights")),
  ]);
  return new Map(
    range.propertyIds.flatMap((id) => {
      const categories = known.get(id)?.tariffs ?? tariffs.get(id);
      const rows = known.get(id)?.nights ?? nights.get(id) ?? [];
      return categories ? [[id, withNights(categories, rows)] as const] : [];
    }),
  );
}

/** Categories of properties with the rules that touch a range: two queries whatever the number. */
export async function loadTariffs(db: Db, { propertyIds, from, to }: SupplyRange): Promise<Tariffs> {
  const ids = [...propertyIds];
  if (ids.length === 0) return new Map();
  const [categories, rules] = await Promise.all([
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
      .where("from_date", "<=", to)
      .where("to_date", ">=", from)
      .orderBy("rule_id")
      .execute(),
  ]);
  const rulesOf = groupBy(rules, keyOf);
  const tariffs = categories.map((category) => ({ category, rules: rulesOf.get(keyOf(category)) ?? [] }));
  return groupBy(tariffs, ({ category }) => category.property_id);
}

type Night = Selectable<RoomNightTable>;

async function loadNights(
  db: Db,
  { propertyIds, from, to }: SupplyRange,
): Promise<ReadonlyMap<number, readonly Night[]>> {
  if (propertyIds.length === 0) return new Map();
  const nights = await db
    .selectFrom("room_night")
    .selectAll()
    .where("property_id", "in", [...propertyIds])
    .where("night", ">=", from)
    .where("night", "<=", to)
    .execute();
  return groupBy(nights, ({ property_id }) => property_id);
}

function withNights(categories: readonly CategoryTariffs[], rows: readonly Night[]): CategorySupply[] {
  const nightsOf = groupBy(rows, ({ room_category_id }) => room_category_id);
  return categories.map((each) => ({
    ...each,
    nights: new Map((nightsOf.get(each.category.room_category_id) ?? []).map((row) => [row.night, row])),
  }));
}

type Keyed = Pick<Selectable<RateRuleTable>, "property_id" | "room_category_id">;

function keyOf({ property_id, room_category_id }: Keyed): string {
  return `${property_id}/${room_category_id}`;
}
