import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import type { ChannelState } from "./release-channel.ts";
import type { ReleaseEvent } from "./release-history.ts";

export interface RecordedChange
  extends Pick<ReleaseEvent, "kind" | "note" | "actor" | "breaking" | "allowedBecause" | "at"> {
  readonly channel: string;
  /** What the change starts from. */
  readonly before: ChannelState;
  readonly to: string | null;
}

/** Makes a channel show something else and writes down who did it; false when it was changed since `before` was read. */
export async function recordChange(
  trx: Transaction<Database>,
  { channel, before, to, kind, note, actor, breaking, allowedBecause, at }: RecordedChange,
): Promise<boolean> {
  const next = { release: to, generation: before.generation + 1 };
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
      generation: next.generation,
      kind,
      from_release: before.release,
      to_release: to,
      note,
      actor,
      breaking,
      allowed_because: allowedBecause,
      at,
    })
    .execute();
  return true;
}
