import { join } from "node:path";
import type { Log } from "../platform/log.ts";
import { SettingError } from "../platform/setting-error.ts";
import { databaseAddress } from "./database-address.ts";
import { databaseUrl, ensureDatabase } from "./ensure-database.ts";
import { keepPostgres } from "./kept-postgres.ts";
import { migrate } from "./migrate.ts";
import { type Db, openDatabase } from "./pool.ts";
import { preparePostgresPlace } from "./postgres-place.ts";

export interface StartDatabaseOptions {
  /**
   * `DATABASE_URL`: a server that runs already; a function when its address may change. Without it the
   * embedded one is started.
   */
  readonly url?: string | (() => string) | undefined;
  /** Folder for generated data, such as `.data`; the embedded server lives in `pg` below it. */
  readonly dataFolder: string;
  readonly maxConnections?: number;
  /** Most connections of all processes together, which the embedded server is prepared for. */
  readonly sharedConnections?: number;
  /** Whether the schema is brought up to date; it is when absent. */
  readonly migrate?: boolean;
  /** Told when the embedded server ended and when it runs again; nobody is when absent. */
  readonly log?: Pick<Log, "warn" | "error">;
  /** Told the address once the embedded server was started again. */
  readonly onRestart?: (url: string) => void;
}

export interface StartedDatabase {
  readonly db: Db;
  /**
   * Another pool to the same database, for work that must not wait behind the rest; closed with the first.
   */
  readonly openPool: (options: { readonly max: number; readonly waitMs?: number }) => Db;
  readonly url: string;
  /**
   * Folder of the embedded database's data, which may be on another disk than the other generated data; null
   * with an address.
   */
  readonly diskFolder: string | null;
  /** Migrations that ran now. */
  readonly migrated: readonly string[];
  /** Closes the pool, then the embedded server. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens the database, starting the embedded server when no address is given, and brings the schema up to
 * date.
 */
export async function startDatabase(options: StartDatabaseOptions): Promise<StartedDatabase> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(options);
    } catch (error) {
      // The process that ran the embedded server may have stopped it in the very moment it was joined.
      if (options.url || attempt === 3 || !GONE.has((error as { code?: string }).code ?? "")) throw error;
    }
  }
}

/** The server is not there, goes away, or went away. */
const GONE: ReadonlySet<string> = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P03"]);

async function start(options: StartDatabaseOptions): Promise<StartedDatabase> {
  const folder = join(options.dataFolder, "pg");
  const given = options.url;
  const server = given
    ? null
    : await keepPostgres({
        folder,
        log: options.log ?? SILENT,
        settings: options.sharedConnections
          ? [`max_connections=${options.sharedConnections + SPARE_CONNECTIONS}`]
          : [],
        onRestart: (address) => options.onRestart?.(databaseUrl(address, NAME)),
      });
  const url = () => {
    if (server) return databaseUrl(server.url(), NAME);
    return databaseAddress(typeof given === "function" ? given() : (given as string));
  };
  const pools: Db[] = [];
  const openPool: StartedDatabase["openPool"] = (pool) => {
    const opened = openDatabase({ url, ...pool });
    pools.push(opened);
    return opened;
  };
  const stop = async () => {
    await Promise.all(pools.map((pool) => pool.destroy()));
    await server?.stop();
  };
  try {
    if (server) await ensureDatabase(server.url(), NAME);
    const db = openPool({ max: options.maxConnections ?? 10 });
    const migrated = options.migrate === false ? [] : await migrate(db);
    const diskFolder = server ? preparePostgresPlace(folder).data : null;
    return { db, openPool, url: url(), diskFolder, migrated, stop };
  } catch (error) {
    await stop();
    const { code = "" } = error as { code?: string };
    if (!given || !NO_WAY_IN.has(code)) throw error;
    const { host, pathname } = new URL(url());
    throw new SettingError(
      `The database of DATABASE_URL (${host}${pathname}) does not let us in: ${code}. Look at the address and whether the server runs.`,
      { cause: error },
    );
  }
}

/** No such host, nobody there, no such database, a wrong password or role. */
const NO_WAY_IN: ReadonlySet<string> = new Set([
  "ENOTFOUND",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "3D000",
  "28P01",
  "28000",
]);

const NAME = "staywright";
/** For commands beside the server, and for what PostgreSQL keeps for itself. */
const SPARE_CONNECTIONS = 20;
const SILENT = { warn: () => undefined, error: () => undefined };
