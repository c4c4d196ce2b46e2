import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { databaseUrl } from "./ensure-database.ts";
import { migrations } from "./migrations/index.ts";

export interface DatabaseStatusOptions {
  /** `DATABASE_URL`. */
  readonly url: string | undefined;
  /** Folder of the embedded database; `pg` stands below it. */
  readonly dataFolder: string;
  /** Start the embedded server for the look when none runs, and stop it again. */
  readonly start?: boolean;
}

/** What can be said of a database without changing it. */
export type DatabaseStatus =
  /** No `DATABASE_URL`, and the embedded database was never made. */
  | { readonly state: "none" }
  /** The embedded database is there and does not run. */
  | { readonly state: "stopped" }
  | { readonly state: "unreachable"; readonly reason: string }
  | {
      readonly state: "reachable";
      readonly version: string;
      readonly isEmbedded: boolean;
      /** Null when the database holds no tables of ours. */
      readonly missingMigrations: readonly string[] | null;
      /** Milliseconds the database's clock is ahead of this machine's. */
      readonly clockAheadMs: number;
      /** Hash of the published release; null when the configuration folder is followed. */
      readonly liveRelease: string | null;
    };

/** Looks at the database of a server's settings; starts nothing unless told to. */
export async function databaseStatus({
  url,
  dataFolder,
  start = false,
}: DatabaseStatusOptions): Promise<DatabaseStatus> {
  if (url) return lookAt(url, false);
  const folder = join(dataFolder, "pg");
  if (!existsSync(join(folder, "password"))) return { state: "none" };
  const running = await findEmbeddedPostgres(folder);
  if (running) return lookAt(databaseUrl(running.url, "staywright"), true);
  if (!start) return { state: "stopped" };
  const server = await startEmbeddedPostgres({ folder });
  try {
    return await lookAt(databaseUrl(server.url, "staywright"), true);
  } finally {
    await server.stop();
  }
}

async function lookAt(url: string, isEmbedded: boolean): Promise<DatabaseStatus> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const asked = Date.now();
    const { rows } = await client.query(
      "SELECT current_setting('server_version') AS version, extract(epoch FROM clock_timestamp()) * 1000 AS now",
    );
    const here = (asked + Date.now()) / 2;
    const ran = await names(client, "SELECT name FROM migration");
    const [live] =
      (await names(client, "SELECT release AS name FROM release_channel WHERE channel = 'live'")) ?? [];
    return {
      state: "reachable",
      isEmbedded,
      version: String(rows[0]?.version),
      clockAheadMs: Math.round(Number(rows[0]?.now) - here),
      missingMigrations: ran && migrations.map(({ name }) => name).filter((name) => !ran.includes(name)),
      liveRelease: live ?? null,
    };
  } catch (error) {
    return { state: "unreachable", reason: reasonOf(error) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A column of names; null when the table is not there. */
async function names(client: pg.Client, query: string): Promise<readonly (string | null)[] | null> {
  try {
    return (await client.query<{ name: string | null }>(query)).rows.map(({ name }) => name);
  } catch (error) {
    if ((error as { code?: string }).code === "42P01") return null;
    throw error;
  }
}

/** The first words that say something; a refused connection has them inside. */
function reasonOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  return inner instanceof Error ? inner.message || inner.name : String(inner);
}
