import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import type { Db } from "../db/pool.ts";
import type { Database } from "../db/schema.ts";
import { everyShard } from "../db/shards/every-shard.ts";
import { type BackupEnd, type BackupHead, NOT_KEPT, type TableHead } from "./backup-file.ts";
import { type StoredTable, storedTables } from "./tables.ts";

export interface WrittenBackup {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly bytes: number;
}

/**
 * Writes every row of the database, as of one moment, to a file; guests book on meanwhile. The file gets its
 * name once it is whole and on disk, and only its owner may read it: it holds what guests told us.
 */
export async function writeBackup(db: Db, file: string, now: Date): Promise<WrittenBackup> {
  const half = `${file}.part`;
  await rm(half, { force: true });
  try {
    const rows = await writeAll(db, half, now);
    const handle = await open(half, "r+");
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await rename(half, file);
    return { rows, bytes: size };
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

async function writeAll(db: Db, file: string, now: Date): Promise<Readonly<Record<string, number>>> {
  const gzip = createGzip({ level: 6 });
  const target = createWriteStream(file, { mode: 0o600, flags: "wx" });
  const done = finished(gzip.pipe(target));
  done.catch(() => undefined);
  const write = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, "drain"), done]);
  };
  const rows: Record<string, number> = {};
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await sql`SET TRANSACTION READ ONLY`.execute(trx);
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      // Waiting for a slow disk is no idling.
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
      const ran = await trx.selectFrom("migration").select("name").orderBy("name").execute();
      const head: BackupHead = {
        format: "staywright-backup",
        version: 1,
        made_at: now.toISOString(),
        migrations: ran.map(({ name }) => name),
      };
      await write(JSON.stringify(head));
      for (const table of await storedTables(trx)) {
        if (!NOT_KEPT.has(table.name)) rows[table.name] = await writeTable(trx, table, write);
      }
    });
  const end: BackupEnd = { complete: true, rows };
  await write(JSON.stringify(end));
  gzip.end();
  await done;
  return rows;
}

async function writeTable(
  trx: Kysely<Database>,
  { name, columns }: StoredTable,
  write: (line: string) => Promise<void>,
): Promise<number> {
  const head: TableHead = { table: name, columns };
  await write(JSON.stringify(head));
  // As text from the database on: nothing on the way may round a number or move a moment.
  await sql`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${sql.table(name)} t ${everyShard("a backup holds all rows there are")}`.execute(
    trx,
  );
  let written = 0;
  for (;;) {
    const { rows } = await sql<{ line: string }>`FETCH 2000 FROM backup_rows`.execute(trx);
    for (const { line } of rows) await write(line);
    written += rows.length;
    if (rows.length === 0) break;
  }
  await sql`CLOSE backup_rows`.execute(trx);
  return written;
}
