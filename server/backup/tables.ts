import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

export interface StoredTable {
  readonly name: string;
  /** Columns that are written, not computed. */
  readonly columns: readonly string[];
}

/** Every table of the database with its columns, each after those it refers to. */
export async function storedTables(db: Kysely<Database>): Promise<readonly StoredTable[]> {
  const { rows } = await sql<{ name: string; columns: string[]; refers: string[] }>`
    SELECT c.relname AS name,
      array(SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
      array(SELECT DISTINCT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS refers
    FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`.execute(
    db,
  );
  const sorted: (typeof rows)[number][] = [];
  const isIn = (name: string) => sorted.some((table) => table.name === name);
  while (sorted.length < rows.length) {
    const next = rows.find(({ name, refers }) => !isIn(name) && refers.every(isIn));
    if (!next) throw new Error("Tables refer to each other in a circle.");
    sorted.push(next);
  }
  return sorted.map(({ name, columns }) => ({ name, columns }));
}
