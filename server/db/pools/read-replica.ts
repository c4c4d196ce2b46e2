import { sql } from "kysely";
import type { Log } from "../../platform/log.ts";
import type { Db } from "../pool.ts";

/** Reads that may be a little late, from a replica while it keeps up, else from the primary. */
export interface ReadReplica {
  /**
   * Runs work that only reads; a second time, on the primary, when the replica fails in the middle of it. It
   * must not decide a write, and nothing of what a guest has just done may be asked for.
   */
  readonly read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  readonly isUsed: () => boolean;
  readonly stop: () => Promise<void>;
}

export interface ReadReplicaOptions {
  readonly primary: Db;
  readonly replica: Db;
  readonly log: Pick<Log, "warn" | "error">;
  /** Milliseconds it may be behind; 5,000 when absent. */
  readonly mostLagMs?: number;
  /** How often it is looked at, in milliseconds; 1,000 when absent. */
  readonly everyMs?: number;
}

/** A place in the primary's log and when the primary was there. */
interface Mark {
  readonly at: number;
  readonly position: number;
}

/**
 * Follows a streaming replica. How late it is, is measured and not believed: the primary's place in its log
 * is noted at every look, and the replica is as late as the newest note it has passed is old. So no clock of
 * another machine counts, and a replica that lost its primary without noticing is late too. While the primary
 * does not answer nothing can be compared, and the replica stays as it is: pages can then still be read.
 */
export function followReplica(options: ReadReplicaOptions): ReadReplica {
  const { primary, replica, log, mostLagMs = 5000, everyMs = 1000 } = options;
  let marks: readonly Mark[] = [];
  let isUsed = false;
  let told = "";

  const turn = (use: boolean, why: string) => {
    isUsed = use;
    if (told === why) return;
    told = why;
    if (use) log.warn({}, `the replica ${why}`);
    else log.error({}, `the replica ${why}: the primary is read instead`);
  };
  const look = async () => {
    const here = await positionOf(primary).catch(() => null);
    if (here !== null) marks = [...marks, { at: performance.now(), position: here }].slice(-KEPT_MARKS);
    const there = await replayedBy(replica).catch(() => undefined);
    if (there === undefined) return turn(false, "does not answer");
    if (there === null) return turn(false, "is no replica (any more)");
    if (here === null) return;
    const passed = marks.findLast(({ position }) => position <= there);
    const isLate = passed === undefined || performance.now() - passed.at > mostLagMs;
    turn(!isLate, isLate ? "is too late" : "is read");
  };

  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    looking = look().finally(() => {
      if (isStopped) return;
      timer = setTimeout(schedule, everyMs);
      timer.unref();
    });
  };
  schedule();

  return {
    async read(work) {
      if (!isUsed) return work(primary);
      try {
        return await work(replica);
      } catch (error) {
        if (isConflict(error)) return work(primary);
        if (!isLost(error)) throw error;
        turn(false, "does not answer");
        return work(primary);
      }
    },
    isUsed: () => isUsed,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      await replica.destroy();
    },
  };
}

/** Bytes of log the primary has written. */
async function positionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ position: string }>`SELECT pg_current_wal_lsn()::text AS position`.execute(db);
  return toBytes(rows[0]?.position ?? "");
}

/** Bytes of log a replica has taken in; null for a server that is none. */
async function replayedBy(db: Db): Promise<number | null> {
  const { rows } = await sql<{ position: string | null }>`
    SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS position`.execute(db);
  const position = rows[0]?.position ?? null;
  return position === null ? null : toBytes(position);
}

/** A place in the log, such as `16/B374D848`, as a number. */
function toBytes(position: string): number {
  const [high = "", low = ""] = position.split("/");
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

/** A row was removed on the primary while it was read here; only this query is over. */
function isConflict(error: unknown): boolean {
  return (error as { code?: string }).code === "40001";
}

/** There is no connection: refused, broken, or the server goes, starts or has too many. */
function isLost(error: unknown): boolean {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  return /^(?:08|57P|53)|^E[A-Z_]+$/.test(code) || (code === "" && LOST.test(message));
}

const LOST = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;
/** Enough for the longest lag that is of interest. */
const KEPT_MARKS = 120;
