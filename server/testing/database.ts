import { createHash, randomBytes } from "node:crypto";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { databaseUrl } from "../db/ensure-database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/index.ts";
import { type Db, openDatabase } from "../db/pool.ts";
import type { Database } from "../db/schema.ts";
import { tableKeys } from "../db/shards/table-keys.ts";
import { recordedStatements } from "./recorded-statements.ts";
import { faultsOf } from "./statement-rules.ts";
import { testServerUrl } from "./test-server.ts";

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
  /**
   * Closes the pool and drops the database. @throws when the product sent a statement that a database spread
   * over machines could not run well, and did not say why it touches every shard.
   */
  readonly stop: () => Promise<void>;
}

/**
 * An empty, migrated database of its own for a test file, cloned from a template. Call it in `beforeAll` and
 * `stop` in `afterAll`.
 */
export async function createTestDatabase(options: { readonly max?: number } = {}): Promise<TestDatabase> {
  const server = await testServerUrl();
  const name = `test_${process.pid}_${randomBytes(6).toString("hex")}`;
  await asOwner(server, async (client) => {
    await ensureTemplate(server, client);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  const url = databaseUrl(server, name);
  // Tests share a busy machine, where a connection comes late for no fault of ours.
  const db = openDatabase({ url, max: options.max ?? 10, waitMs: 60_000 });
  const stop = async () => {
    await db.destroy();
    await asOwner(server, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
    demandStatementsOfShards();
  };
  return { db, url, stop };
}

/** Each faulty statement is told once, by the first test file that ends after it was sent. */
function demandStatementsOfShards(): void {
  const faulty = [...recordedStatements()].flatMap((statement) => {
    const faults = told.has(statement) ? [] : faultsOf(statement, tableKeys);
    if (faults.length === 0) return [];
    told.add(statement);
    return [`${faults.join(", ")}:\n  ${statement.replace(/\s+/g, " ").trim()}`];
  });
  if (faulty.length > 0)
    throw new Error(`Statements that do not suit a database of many machines:\n${faulty.join("\n")}`);
}

const told = new Set<string>();

async function ensureTemplate(server: string, client: pg.Client): Promise<void> {
  const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [TEMPLATE]);
  if (found.rowCount) return;
  const draft = `${TEMPLATE}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft}`);
  const pool = new pg.Pool({ connectionString: databaseUrl(server, draft), max: 1 });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db).finally(() => db.destroy());
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${TEMPLATE}`);
}

/** Cloning needs a template nobody is connected to, so processes take turns. */
async function asOwner(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(7310001)");
    await work(client);
  } finally {
    await client.end();
  }
}

const TEMPLATE = `template_${createHash("sha256").update(JSON.stringify(migrations)).digest("hex").slice(0, 16)}`;
