import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { PlannedClient } from "./planned-client.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

export interface PoolOptions {
  /**
   * `postgres://user:password@host:port/database`; a function when it may change, asked before each new
   * connection.
   */
  readonly url: string | (() => string);
  /** Most connections; 10 when absent. */
  readonly max?: number;
  /** Milliseconds a query waits for a connection; 5,000 when absent. */
  readonly waitMs?: number;
  /** Whether nothing can be written over these connections, wherever the address leads. */
  readonly isReadOnly?: boolean;
}

/**
 * A connection pool under Kysely. `date` columns are read as `YYYY-MM-DD` strings, `int8` as a number that is
 * refused beyond 2^53, so neither the process's time zone nor rounding can change a value. Nothing waits for
 * ever: 2 seconds for a lock, 10 for a statement.
 */
export function openDatabase({ url, max = 10, waitMs = 5000, isReadOnly = false }: PoolOptions): Db {
  const pool = new pg.Pool({
    Client: PlannedClient,
    max,
    types: { getTypeParser },
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 20_000,
    application_name: "staywright",
    // Statements are short: compiling them takes longer than running them.
    options: `-c timezone=UTC -c jit=off -c work_mem=16MB${isReadOnly ? " -c default_transaction_read_only=on" : ""}`,
  });
  // Read anew for each connection: an embedded server that was started again may have another port.
  Object.defineProperty(pool.options, "connectionString", { get: typeof url === "string" ? () => url : url });
  // A connection that dies while idle must not end the process; the next query opens another.
  pool.on("error", () => undefined);
  // Nor one that dies in the middle of a call: its query fails, and the error event beside it has no other
  // listener.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  poolsOf.set(db, pool);
  return db;
}

/** Connections of a pool: open ones, those of them that idle, and queries that wait for one. */
export function poolState(db: Db): {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
} {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = poolsOf.get(db) ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

const poolsOf = new WeakMap<Db, pg.Pool>();

function getTypeParser(oid: number, format?: "text" | "binary") {
  if (format !== "binary" && oid === pg.types.builtins.DATE) return (value: string) => value;
  if (format !== "binary" && oid === pg.types.builtins.INT8) return safeInteger;
  return pg.types.getTypeParser(oid, format as "text");
}

function safeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is beyond the safe integers`);
  return number;
}
