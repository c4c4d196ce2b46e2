import type { Db } from "../db/pool.ts";
import { refreshSearch } from "./refresh-search.ts";

/**
 * Makes the search rows of the whole supply where they were never made, or by an older version of this code:
 * after a migration, or after a backup of an older version was restored. One row is read when nothing is to
 * be done.
 */
export async function fillSearch(db: Db, now: number): Promise<void> {
  const known = await db.selectFrom("seed").select("version").where("name", "=", NAME).executeTakeFirst();
  if (known?.version === VERSION) return;
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom("property")
      .select("property_id")
      .where("property_id", ">", last)
      .orderBy("property_id")
      .limit(batchSize)
      .execute();
    if (rows.length === 0) break;
    const ids = rows.map(({ property_id }) => property_id);
    await db.transaction().execute((trx) => refreshSearch(trx, ids));
    last = ids.at(-1) ?? last;
  }
  await markSearchFilled(db, now);
}

/** Notes that every property has its search rows as this code makes them. */
export async function markSearchFilled(db: Db, now: number): Promise<void> {
  const values = { name: NAME, version: VERSION, seeded_at: new Date(now) };
  await db
    .insertInto("seed")
    .values(values)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
    .execute();
}

const NAME = "search-tables";
/** Counts up whenever the rows are made in another way. */
const VERSION = "3";
const batchSize = 500;
