import { sql } from "kysely";
import type { Db } from "../db/pool.ts";
import { retryTransaction } from "../db/retry-transaction.ts";
import { rollbackTargets } from "./release-history.ts";

export interface PruneOptions {
  /** Newest releases to keep whatever else holds, at least 1. */
  readonly keep: number;
  /** Rollback targets of every channel to keep. */
  readonly keepBack: number;
  /** Say what would go and leave it. */
  readonly dryRun: boolean;
}

export interface PrunedReleases {
  /** Hashes that go, oldest first. */
  readonly removed: readonly string[];
  /** Bytes of the database they took, brand files included. */
  readonly bytes: number;
  readonly kept: number;
}

/**
 * Removes stored releases nobody can need: not among the newest, live on no channel and no canary of one, no
 * near step back of one, planned for none, answered with by no server. The history of the channels keeps
 * their names. Publishing waits meanwhile, so that none of them can become live.
 */
export function pruneReleases(db: Db, { keep, keepBack, dryRun }: PruneOptions): Promise<PrunedReleases> {
  return retryTransaction(db, async (trx) => {
    await sql`LOCK TABLE release_channel IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
    const releases = await trx
      .selectFrom("release")
      .select("hash")
      .select(({ fn }) => [
        fn<number>("octet_length", ["content"]).as("content_bytes"),
        fn<number>("octet_length", ["source"]).as("source_bytes"),
      ])
      .orderBy("created_at")
      .orderBy("hash", "desc")
      .execute();
    const needed = new Set<string | null>(releases.slice(-Math.max(1, keep)).map(({ hash }) => hash));
    const shown = await trx.selectFrom("release_channel").select(["release", "canary"]).execute();
    for (const { release, canary } of shown) needed.add(release).add(canary);
    for (const { release } of await trx.selectFrom("release_server").select("release").execute())
      needed.add(release);
    const planned = await trx
      .selectFrom("release_plan")
      .select(["release", "expected"])
      .where("state", "=", "waiting");
    for (const { release, expected } of await planned.execute()) needed.add(release).add(expected);
    const events = await trx
      .selectFrom("release_event")
      .select(["channel", "kind", "to_release as to"])
      .orderBy("generation")
      .execute();
    const stored = new Set(releases.map(({ hash }) => hash));
    for (const channel of new Set(events.map((event) => event.channel))) {
      const targets = rollbackTargets(events.filter((event) => event.channel === channel));
      for (const hash of targets.filter((each) => stored.has(each)).slice(0, keepBack)) needed.add(hash);
    }
    const going = releases.filter(({ hash }) => !needed.has(hash));
    const removed = going.map(({ hash }) => hash);
    if (removed.length === 0) return { removed, bytes: 0, kept: releases.length };
    const files = await trx
      .selectFrom("release_file")
      .select(({ fn }) => fn.sum<number>(fn("octet_length", ["content"])).as("bytes"))
      .where("release", "in", removed)
      .executeTakeFirst();
    const texts = going.reduce((sum, row) => sum + row.content_bytes + row.source_bytes, 0);
    if (!dryRun) await trx.deleteFrom("release").where("hash", "in", removed).execute();
    return { removed, bytes: texts + Number(files?.bytes ?? 0), kept: releases.length - removed.length };
  });
}
