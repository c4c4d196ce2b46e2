import { join } from "node:path";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { migrate } from "./migrate.ts";
import { type Db, openDatabase } from "./pool.ts";

export interface StartDatabaseOptions {
  /** `DATABASE_URL`: a server that runs already. Without it the embedded one is started. */
  readonly url?: string | undefined;
  /** Folder for generated data, such as `.data`; the embedded server lives in `pg` below it. */
  readonly dataFolder: string;
  readonly maxConnections?: number;
}

export interface StartedDatabase {
  readonly db: Db;
  readonly url: string;
  /** Migrations that ran now. */
  readonly migrated: readonly string[];
  /** Closes the pool, then the embedded server. */
  readonly stop: () => Promise<void>;
}

/** Opens the database, starting the embedded server when no address is given, and brings the schema up to date. */
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
  const server = options.url ? null : await startEmbeddedPostgres({ folder: join(options.dataFolder, "pg") });
  const url = server ? await ensureDatabase(server.url, "staywright") : (options.url as string);
  const db = openDatabase({ url, ...(options.maxConnections ? { max: options.maxConnections } : {}) });
  const stop = async () => {
    await db.destroy();
    await server?.stop();
  };
  try {
    return { db, url, migrated: await migrate(db), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
