import { type Kysely, sql, type Transaction } from "kysely";
import { type Migration, migrations } from "./migrations/index.ts";
import type { Database } from "./schema.ts";

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Each runs in a transaction
 * of its own; servers that start together wait for each other on the lock of the migration table.
 */
export async function migrate(
  db: Kysely<Database>,
  all: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  await createMigrationTable(db);
  const ran: string[] = [];
  for (const migration of all) {
    if (await run(db, migration)) ran.push(migration.name);
  }
  return ran;
}

async function createMigrationTable(db: Kysely<Database>): Promise<void> {
  const create = sql`CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())`;
  try {
    await create.execute(db);
  } catch (error) {
    // Two servers may create it in the same instant; the loser finds it there.
    if ((error as { code?: string }).code !== "23505") throw error;
  }
}

/**
 * Runs migrations that did not run yet inside a transaction that is open, so that they count only when all of
 * it does.
 */
export async function migrateWithin(
  trx: Transaction<Database>,
  all: readonly Migration[] = migrations,
): Promise<void> {
  await createMigrationTable(trx);
  for (const migration of all) await runWithin(trx, migration);
}

async function run(db: Kysely<Database>, migration: Migration): Promise<boolean> {
  return db.transaction().execute((trx) => runWithin(trx, migration));
}

async function runWithin(trx: Transaction<Database>, migration: Migration): Promise<boolean> {
  // The pool's limits are for calls: a migration may wait for another server's, and takes what it takes.
  await sql`SET LOCAL lock_timeout = 0`.execute(trx);
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  await sql`LOCK TABLE migration IN EXCLUSIVE MODE`.execute(trx);
  const done = await trx
    .selectFrom("migration")
    .select("name")
    .where("name", "=", migration.name)
    .executeTakeFirst();
  if (done) return false;
  for (const statement of migration.statements) await sql.raw(statement).execute(trx);
  await sql`INSERT INTO migration (name) VALUES (${migration.name})`.execute(trx);
  return true;
}
