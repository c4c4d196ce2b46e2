import { sql } from "kysely";
import type { Db } from "../db/pool.ts";
import type { Database } from "../db/schema.ts";

const chunkSize = 1500;

/**
 * Inserts many whole rows quickly: each chunk travels as one JSON parameter. A row must name every column
 * that has no null, since defaults do not apply.
 */
export async function insertWholeRows(
  db: Db,
  table: keyof Database & string,
  rows: readonly object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize));
    const name = sql.table(table);
    await sql`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${chunk}::json)`.execute(
      db,
    );
  }
}
