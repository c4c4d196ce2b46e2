import type { Db } from "../db/pool.ts";
import { everyShard } from "../db/shards/every-shard.ts";

/** What of a property says who might be behind a deal. */
export interface Hideable {
  readonly city_id: number;
  readonly locality: string;
  readonly property_type: "hotel" | "home";
}

/**
 * How much may be said of where a property lies: its part of the city where enough others of its kind are
 * sold there, the city where enough are in that, and null where it would be alone even so.
 */
export type HidingPlace = "locality" | "city" | null;

/** Counts what a brand sells in some cities; the answer says how much may be told of a property there. */
export async function loadHidingPlaces(
  db: Db,
  cityIds: readonly number[],
  brandId: string,
): Promise<(property: Hideable) => HidingPlace> {
  const rows = await db
    .selectFrom("property")
    .select(["city_id", "locality", "property_type"])
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("city_id", "in", [...cityIds])
    .where("status", "=", "active")
    .where((eb) => eb.or([eb("brand_id", "is", null), eb("brand_id", "=", brandId)]))
    .groupBy(["city_id", "locality", "property_type"])
    .modifyEnd(everyShard("a city has properties anywhere"))
    .execute();
  return ({ city_id, locality, property_type }) => {
    const alike = rows.filter((row) => row.city_id === city_id && row.property_type === property_type);
    const count = (of: typeof alike) => of.reduce((sum, row) => sum + Number(row.count), 0);
    if (count(alike.filter((row) => row.locality === locality)) >= LEAST) return "locality";
    return count(alike) >= LEAST ? "city" : null;
  };
}

/** Fewest properties that a deal may be at, for all that is said of its place. */
const LEAST = 4;
