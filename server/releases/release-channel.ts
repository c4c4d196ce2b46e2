import type { Selectable } from "kysely";
import type { Db } from "../db/pool.ts";
import type { ReleaseChannelTable } from "../db/release-tables.ts";
import { retryTransaction } from "../db/retry-transaction.ts";
import type { Clock } from "../platform/clock.ts";
import { type RecordedChange, recordChange } from "./record-change.ts";
import { type ReleaseEvent, rollbackTargets } from "./release-history.ts";

/** A release that a share of the guests see before the others. */
export interface RunningCanary {
  readonly release: string;
  /** 0 to 100. */
  readonly percent: number;
  /** The change of the channel that began it: its answers are counted under it. */
  readonly since: number;
}

/** What a channel shows, and how often it was changed. */
export interface ChannelState {
  /** Null: the configuration folder is followed. */
  readonly release: string | null;
  readonly generation: number;
  readonly canary: RunningCanary | null;
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
  /** What is live changes only when the canary that runs on it is promoted or aborted. */
  | { readonly ok: false; readonly reason: "canaryRuns"; readonly state: ChannelState }
  /** Everybody sees it already. */
  | { readonly ok: false; readonly reason: "alreadyLive"; readonly state: ChannelState }
  | {
      readonly ok: false;
      readonly reason: "unknownRelease" | "noEarlierRelease" | "noCanary" | "nothingLive";
    };

export interface ChangeOptions {
  /**
   * The state the change starts from; the present one when absent. A channel that was changed since is left
   * alone.
   */
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
  /** Shows a stored release to a share of the guests, while the others go on seeing what is live. */
  readonly startCanary: (hash: string, percent: number, options?: ChangeOptions) => Promise<ChannelChange>;
  /** Shows the canary to another share; who saw it before still does when the share grows. */
  readonly shareCanary: (percent: number, options?: ChangeOptions) => Promise<ChannelChange>;
  /** Shows the canary to everybody. */
  readonly promoteCanary: (options?: ChangeOptions) => Promise<ChannelChange>;
  /** Shows what is live to everybody. */
  readonly abortCanary: (options?: ChangeOptions) => Promise<ChannelChange>;
  /** Newest first. */
  readonly events: (limit?: number) => Promise<readonly ReleaseEvent[]>;
}

/**
 * A channel, such as `live`: which release the servers that listen to it show. Several publishers can never
 * overwrite each other unseen.
 */
export function createReleaseChannel(db: Db, clock: Clock, channel: string): ReleaseChannel {
  const state = () => readChannel(db, channel);

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
      percent: row.percent,
      at: row.at,
    }));
  };

  /** Makes a change on what was seen. */
  async function record(
    before: ChannelState,
    next: Pick<RecordedChange, "kind" | "live" | "canary" | "told">,
    { note = "", actor = "", breaking = 0, allowedBecause = "" }: ChangeOptions,
  ): Promise<ChannelChange> {
    const words = { note, actor, breaking, allowedBecause, at: new Date(clock()) };
    const won = await retryTransaction(db, (trx) =>
      recordChange(trx, { channel, before, ...next, ...words }),
    );
    const now = await state();
    if (!won) return { ok: false, reason: "changedMeanwhile", state: now };
    return {
      ok: true,
      changed: true,
      from: before.release,
      state: { ...now, generation: before.generation + 1 },
    };
  }

  async function change(
    kind: "publish" | "rollback" | "follow",
    to: string | null,
    options: ChangeOptions,
  ): Promise<ChannelChange> {
    const { seen } = options;
    const before = seen ?? (await state());
    if (before.canary) return { ok: false, reason: "canaryRuns", state: before };
    if (before.release === to) {
      const now = seen ? await state() : before;
      return now.generation === before.generation
        ? { ok: true, changed: false, from: to, state: now }
        : { ok: false, reason: "changedMeanwhile", state: now };
    }
    return record(before, { kind, live: to }, options);
  }

  /** What changes the canary that runs. */
  async function changeCanary(
    options: ChangeOptions,
    next: (live: string, canary: RunningCanary) => Pick<RecordedChange, "kind" | "live" | "canary" | "told">,
  ): Promise<ChannelChange> {
    const before = options.seen ?? (await state());
    const { release, canary } = before;
    if (release === null || !canary) return { ok: false, reason: "noCanary" };
    return record(before, next(release, canary), options);
  }

  async function show(
    kind: "publish" | "rollback",
    hash: string,
    options: ChangeOptions,
  ): Promise<ChannelChange> {
    return stored(hash, () => change(kind, hash, options));
  }

  /** Makes a change that needs a stored release. */
  async function stored(hash: string, make: () => Promise<ChannelChange>): Promise<ChannelChange> {
    const known = await db.selectFrom("release").select("hash").where("hash", "=", hash).executeTakeFirst();
    if (!known) return { ok: false, reason: "unknownRelease" };
    try {
      return await make();
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
    async startCanary(hash, percent, options = {}) {
      const before = options.seen ?? (await state());
      const { release, canary } = before;
      if (canary) return { ok: false, reason: "canaryRuns", state: before };
      if (release === null) return { ok: false, reason: "nothingLive" };
      if (release === hash) return { ok: false, reason: "alreadyLive", state: before };
      const next = { kind: "canary", live: release, canary: { release: hash, percent } } as const;
      return stored(hash, () => record(before, { ...next, told: { from: release, to: hash } }, options));
    },
    async shareCanary(percent, options = {}) {
      const before = options.seen ?? (await state());
      if (before.canary?.percent === percent)
        return { ok: true, changed: false, from: before.release, state: before };
      return changeCanary({ ...options, seen: before }, (live, { release }) => ({
        kind: "share",
        live,
        canary: { release, percent },
        told: { from: live, to: release },
      }));
    },
    promoteCanary: (options = {}) =>
      changeCanary(options, (_, { release }) => ({ kind: "promote", live: release })),
    abortCanary: (options = {}) =>
      changeCanary(options, (live, { release }) => ({
        kind: "abort",
        live,
        told: { from: release, to: live },
      })),
    async rollback({ to, ...options } = {}) {
      const seen = options.seen ?? (await state());
      const target = to ?? (await nearestStored(rollbackTargets([...(await events())].reverse())));
      return target
        ? show("rollback", target, { ...options, seen })
        : { ok: false, reason: "noEarlierRelease" };
    },
  };
}

/** What a channel shows now; nothing was ever published on one that there is not. */
export async function readChannel(db: Db, channel: string): Promise<ChannelState> {
  const row = await db
    .selectFrom("release_channel")
    .select(["release", "generation", "canary", "canary_percent", "canary_since"])
    .where("channel", "=", channel)
    .executeTakeFirst();
  return row ? channelState(row) : { release: null, generation: 0, canary: null };
}

/** What a row of `release_channel` says. */
export function channelState(row: Omit<Selectable<ReleaseChannelTable>, "channel">): ChannelState {
  const { release, generation, canary, canary_percent: percent, canary_since: since } = row;
  return {
    release,
    generation,
    canary:
      canary === null || percent === null || since === null ? null : { release: canary, percent, since },
  };
}

const foreignKeyViolation = "23503";
