import type { Db } from "../db/pool.ts";
import type { Clock } from "../platform/clock.ts";

/** What a running server says of itself, so that whoever publishes can see it arrive. */
export interface ServerReport {
  readonly serverId: string;
  readonly channel: string;
  /** The change of the channel it has dealt with. */
  readonly generation: number;
  /** Hash of the release that it answers with. */
  readonly release: string;
  /** Why it does not answer with what the channel names; empty when it does. */
  readonly problem: string;
}

/** How often a server says that it is there. */
export const reportEveryMs = 15_000;

/** Servers that were not heard of for this long are taken to be gone. */
const silentMs = 3 * reportEveryMs;

/** Keeps what a server says of itself, over what it said before, with the time of now. */
export async function reportServer(db: Db, clock: Clock, report: ServerReport): Promise<void> {
  const row = {
    server_id: report.serverId,
    channel: report.channel,
    generation: report.generation,
    release: report.release,
    problem: report.problem,
    seen_at: new Date(clock()),
  };
  await db
    .insertInto("release_server")
    .values(row)
    .onConflict((conflict) => conflict.column("server_id").doUpdateSet(row))
    .execute();
  await db
    .deleteFrom("release_server")
    .where("seen_at", "<", new Date(clock() - 100 * silentMs))
    .execute();
}

/** Takes a server that stops off the list. */
export async function forgetServer(db: Db, serverId: string): Promise<void> {
  await db.deleteFrom("release_server").where("server_id", "=", serverId).execute();
}

/** Servers that listen to a channel now. */
export async function serversOn(db: Db, clock: Clock, channel: string): Promise<readonly ServerReport[]> {
  const rows = await db
    .selectFrom("release_server")
    .selectAll()
    .where("channel", "=", channel)
    .where("seen_at", ">=", new Date(clock() - silentMs))
    .orderBy("server_id")
    .execute();
  return rows.map(({ server_id, generation, release, problem }) => ({
    serverId: server_id,
    channel,
    generation,
    release,
    problem,
  }));
}
