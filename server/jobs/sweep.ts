import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/pool.ts";
import type { Database } from "../db/schema.ts";
import { everyShard } from "../db/shards/every-shard.ts";

export interface Swept {
  readonly table: keyof Database & string;
  /** Columns of its key. */
  readonly key: readonly string[];
  /** Which rows go. */
  readonly where: RawBuilder<unknown>;
}

/**
 * Removes rows some thousand at a time, so that no statement is long and no other waits; what is left when
 * the rounds are over goes next time.
 */
export async function sweep(db: Db, { table, key, where }: Swept, rounds = 50): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let removed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { numAffectedRows = 0n } =
      await sql`DELETE FROM ${sql.table(table)} WHERE (${columns}) IN (SELECT ${columns} FROM ${sql.table(table)} WHERE ${where} LIMIT ${BATCH}) ${everyShard("what is over goes by the clock")}`.execute(
        db,
      );
    removed += Number(numAffectedRows);
    if (numAffectedRows < BATCH) break;
  }
  return removed;
}

const BATCH = 2000;
