import type { Db } from "../db/pool.ts";
import { everyShard } from "../db/shards/every-shard.ts";

/** The lowest id a property of the supply has; undefined for an empty database. */
export async function firstPropertyId(db: Db): Promise<number | undefined> {
  const first = await db
    .selectFrom("property")
    .select("property_id")
    .orderBy("property_id")
    .limit(1)
    .modifyEnd(everyShard("is there any supply at all, asked before it is filled"))
    .executeTakeFirst();
  return first?.property_id;
}
