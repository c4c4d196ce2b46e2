import type { Db } from "../db/pool.ts";
import { retryTransaction } from "../db/retry-transaction.ts";
import type { Clock } from "../platform/clock.ts";
import { recordChange } from "./record-change.ts";
import { type ReleaseEvent, rollbackTargets } from "./release-history.ts";

/** What a channel shows, and how often it was changed. */
export interface ChannelState {
  /** Null: the configuration folder is followed. */
  readonly release: string | null;
  readonly generation: number;
}

export type ChannelChange =
  | {
      readonly ok: true;
      readonly changed: boolean;
      readonly from: string | null;
      readonly state: ChannelState;
    }
  /** Somebody else changed the channel since `seen` was read; `state` is what it shows now. */
  | { readonly ok: false; readonly reason: "changedMeanwhile"; readonly state: ChannelState }
  | { readonly ok: false; readonly reason: "unknownRelease" | "noEarlierRelease" };

export interface ChangeOptions {
  /** The state the change starts from; the present one when absent. A channel that was changed since is left alone. */
  readonly seen?: ChannelState;
  readonly note?: string;
  /** Who changes it. */
  readonly actor?: string;
  /** How many breaking changes come with it, and why they are let through. */
  readonly breaking?: number;
  readonly allowedBecause?: string;
}

export interface ReleaseChannel {
  readonly state: () => Promise<ChannelState>;
  /** Shows a stored release from now on. */
  readonly publish: (hash: string, options?: ChangeOptions) => Promise<ChannelChange>;
  /** Shows the release that was live before, or `to`. */
  readonly rollback: (options?: ChangeOptions & { readonly to?: string }) => Promise<ChannelChange>;
  /** Follows the configuration folder from now on. */
  readonly follow: (options?: ChangeOptions) => Promise<ChannelChange>;
  /** Newest first. */
  readonly events: (limit?: number) => Promise<readonly ReleaseEvent[]>;
}

/** A channel, such as `live`: which release the servers that listen to it show. Several publishers can never overwrite each other unseen. */
export function createReleaseChannel(db: Db, clock: Clock, channel: string): ReleaseChannel {
  const state = async (): Promise<ChannelState> => {
    const row = await db
      .selectFrom("release_channel")
      .select(["release", "generation"])
      .where("channel", "=", channel)
      .executeTakeFirst();
    return row ?? { release: null, generation: 0 };
  };

  const events = async (limit = 1000): Promise<readonly ReleaseEvent[]> => {
    const rows = await db
      .selectFrom("release_event")
      .selectAll()
      .where("channel", "=", channel)
      .orderBy("generation", "desc")
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      generation: row.generation,
      kind: row.kind,
      from: row.from_release,
      to: row.to_release,
      note: row.note,
      actor: row.actor,
      breaking: row.breaking,
      allowedBecause: row.allowed_because,
      at: row.at,
    }));
  };

  async function change(
    kind: ReleaseEvent["kind"],
    to: string | null,
    { seen, note = "", actor = "", breaking = 0, allowedBecause = "" }: ChangeOptions,
  ): Promise<ChannelChange> {
    const before = seen ?? (await state());
    if (before.release === to) {
      const now = seen ? await state() : before;
      return now.generation === before.generation
        ? { ok: true, changed: false, from: to, state: now }
        : { ok: false, reason: "changedMeanwhile", state: now };
    }
    const next = { release: to, generation: before.generation + 1 };
    const at = new Date(clock());
    const words = { kind, note, actor, breaking, allowedBecause, at };
    const won = await retryTransaction(db, (trx) => recordChange(trx, { channel, before, to, ...words }));
    if (won) return { ok: true, changed: true, from: before.release, state: next };
    return { ok: false, reason: "changedMeanwhile", state: await state() };
  }

  async function show(
    kind: "publish" | "rollback",
    hash: string,
    options: ChangeOptions,
  ): Promise<ChannelChange> {
    const known = await db.selectFrom("release").select("hash").where("hash", "=", hash).executeTakeFirst();
    if (!known) return { ok: false, reason: "unknownRelease" };
    try {
      return await change(kind, hash, options);
    } catch (error) {
      // Removed since it was looked up.
      if ((error as { code?: string }).code === foreignKeyViolation)
        return { ok: false, reason: "unknownRelease" };
      throw error;
    }
  }

  /** The first of these releases that is still stored: old ones may have been removed. */
  async function nearestStored(hashes: readonly string[]): Promise<string | undefined> {
    if (hashes.length === 0) return undefined;
    const rows = await db.selectFrom("release").select("hash").where("hash", "in", hashes).execute();
    const stored = new Set(rows.map(({ hash }) => hash));
    return hashes.find((hash) => stored.has(hash));
  }

  return {
    state,
    events,
    publish: (hash, options = {}) => show("publish", hash, options),
    follow: (options = {}) => change("follow", null, options),
    async rollback({ to, ...options } = {}) {
      const seen = options.seen ?? (await state());
      const target = to ?? (await nearestStored(rollbackTargets([...(await events())].reverse())));
      return target
        ? show("rollback", target, { ...options, seen })
        : { ok: false, reason: "noEarlierRelease" };
    },
  };
}

const foreignKeyViolation = "23503";
