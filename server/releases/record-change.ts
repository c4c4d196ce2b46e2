import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import type { ChannelState, RunningCanary } from "./release-channel.ts";
import type { ReleaseEvent } from "./release-history.ts";

export interface RecordedChange
  extends Pick<ReleaseEvent, "kind" | "note" | "actor" | "breaking" | "allowedBecause" | "at"> {
  readonly channel: string;
  /** What the change starts from. */
  readonly before: ChannelState;
  /** What is live from then on. */
  readonly live: string | null;
  /** What a share of the guests see from then on; nothing when absent. */
  readonly canary?: Pick<RunningCanary, "release" | "percent"> | null;
  /**
   * What the change leads from and to, in words of the history; what is live before and after when absent.
   */
  readonly told?: { readonly from: string | null; readonly to: string | null };
}

/**
 * Makes a channel show something else and writes down who did it; false when it was changed since `before`
 * was read. A canary that goes on with another share keeps its count.
 */
export async function recordChange(
  trx: Transaction<Database>,
  { channel, before, live, canary = null, told, kind, ...words }: RecordedChange,
): Promise<boolean> {
  const generation = before.generation + 1;
  const since = before.canary?.release === canary?.release ? before.canary?.since : undefined;
  const next = {
    release: live,
    generation,
    canary: canary?.release ?? null,
    canary_percent: canary?.percent ?? null,
    canary_since: canary ? (since ?? generation) : null,
  };
  await trx
    .insertInto("release_channel")
    .values({ channel, release: null, generation: 0 })
    .onConflict((conflict) => conflict.column("channel").doNothing())
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable("release_channel")
    .set(next)
    .where("channel", "=", channel)
    .where("generation", "=", before.generation)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await trx
    .insertInto("release_event")
    .values({
      channel,
      generation,
      kind,
      from_release: told ? told.from : before.release,
      to_release: told ? told.to : live,
      note: words.note,
      actor: words.actor,
      breaking: words.breaking,
      allowed_because: words.allowedBecause,
      percent: kind === "canary" || kind === "share" ? (canary?.percent ?? null) : null,
      at: words.at,
    })
    .execute();
  return true;
}
