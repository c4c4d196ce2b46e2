import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { migrateWithin } from "../db/migrate.ts";
import { migrations } from "../db/migrations/index.ts";
import type { Db } from "../db/pool.ts";
import type { Database } from "../db/schema.ts";
import { everyShard } from "../db/shards/every-shard.ts";
import { type BackupEnd, type BackupHead, NOT_KEPT, type TableHead } from "./backup-file.ts";
import { storedTables } from "./tables.ts";

export interface RestoredBackup {
  readonly madeAt: string;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** A backup cannot be restored here; the message says why and what to do. Nothing was changed. */
export class RestoreRefused extends Error {
  override readonly name = "RestoreRefused";
}

/**
 * Brings the rows of a backup into an empty database, or into one whose data they replace: in one
 * transaction, so that whatever ends it early (a kill, a full disk, a broken file) leaves the database as it
 * was. A backup of an older version is restored into the tables of its time, which are then brought up to
 * date.
 * @throws RestoreRefused when the database holds data that is not to be replaced, or the file is no whole
 * backup or of a newer version.
 */
export async function restoreBackup(
  db: Db,
  file: string,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<RestoredBackup> {
  const { head, end } = await readFrame(file);
  if (!replace) await demandEmpty(db);
  const old = migrations.filter(({ name }) => head.migrations.includes(name));
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL lock_timeout = 0`.execute(trx);
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`DROP SCHEMA public CASCADE`.execute(trx);
    await sql`CREATE SCHEMA public`.execute(trx);
    await migrateWithin(trx, old);
    await writeRows(trx, file, end);
    await migrateWithin(trx);
  });
  return { madeAt: head.made_at, rows: end.rows };
}

/** First and last line, read before anything is touched: a backup that was cut short is told at once. */
async function readFrame(file: string): Promise<{ readonly head: BackupHead; readonly end: BackupEnd }> {
  let first = "";
  let last = "";
  try {
    for await (const line of linesOf(file)) {
      first ||= line;
      last = line;
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "ENOENT") throw new RestoreRefused(`There is no file ${file}.`);
    throw new RestoreRefused(`${file} is no whole backup. Nothing was changed.`, { cause: error });
  }
  const head = parsed<BackupHead>(first);
  const end = parsed<BackupEnd>(last);
  if (head?.format !== "staywright-backup" || head.version !== 1)
    throw new RestoreRefused(`${file} is no backup of Staywright. Nothing was changed.`);
  if (end?.complete !== true) throw new RestoreRefused(`${file} was cut short. Nothing was changed.`);
  const unknown = head.migrations.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown)
    throw new RestoreRefused(
      `${file} was made by a newer version (${unknown}): restore it with that one. Nothing was changed.`,
    );
  return { head, end };
}

function parsed<T>(line: string): T | null {
  try {
    return JSON.parse(line) as T;
  } catch {
    return null;
  }
}

async function demandEmpty(db: Db): Promise<void> {
  for (const { name } of await storedTables(db)) {
    if (NOT_KEPT.has(name) || OWN.has(name)) continue;
    const { rows } =
      await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1 ${everyShard("a backup goes where nothing is")}`.execute(
        db,
      );
    if (rows.length > 0)
      throw new RestoreRefused(
        `The database holds data already (${name}): name an empty one with --data or DATABASE_URL, or give its data up with --replace. Nothing was changed.`,
      );
  }
}

async function writeRows(trx: Kysely<Database>, file: string, { rows }: BackupEnd): Promise<void> {
  const written: Record<string, number> = {};
  let table: TableHead | undefined;
  let batch: string[] = [];
  const flush = async () => {
    if (!table || batch.length === 0) return;
    const columns = sql.join(table.columns.map((column) => sql.ref(column)));
    const name = sql.table(table.table);
    await sql`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${`[${batch.join(",")}]`}::json)`.execute(
      trx,
    );
    written[table.table] = (written[table.table] ?? 0) + batch.length;
    batch = [];
  };
  let isHead = true;
  let left = 0;
  for await (const line of linesOf(file)) {
    if (isHead) {
      isHead = false;
    } else if (left === 0) {
      // The head of a table, or the end.
      await flush();
      const next = parsed<TableHead | BackupEnd>(line);
      if (!next || !("table" in next)) break;
      table = next;
      left = rows[next.table] ?? 0;
      // Migrations may have written rows of their own, which the backup holds too.
      await sql`DELETE FROM ${sql.table(next.table)} ${everyShard("a backup holds all rows there are")}`.execute(
        trx,
      );
    } else {
      batch.push(line);
      left -= 1;
      if (batch.length === BATCH) await flush();
    }
  }
  await flush();
  for (const [name, count] of Object.entries(rows))
    if ((written[name] ?? 0) !== count)
      throw new Error(`${file} holds ${written[name] ?? 0} rows of ${name} instead of ${count}.`);
}

function linesOf(file: string): AsyncIterable<string> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on("error", (error) => text.destroy(error));
  source.pipe(text);
  return lines(text);
}

/** The lines of a stream, which rejects when the stream does; `readline` alone would end quietly. */
async function* lines(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  let failure: unknown;
  stream.on("error", (error) => {
    failure = error;
  });
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }))
    yield line;
  if (failure) throw failure;
}

/** Made by a server's first start, and replaced by the backup's. */
const OWN: ReadonlySet<string> = new Set(["server_secret", "seed"]);
const BATCH = 1000;
