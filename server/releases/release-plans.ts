import type { Selectable } from "kysely";
import type { Db } from "../db/pool.ts";
import type { ReleasePlanTable } from "../db/release-tables.ts";
import { retryTransaction } from "../db/retry-transaction.ts";
import type { Clock } from "../platform/clock.ts";
import { recordChange } from "./record-change.ts";
import { channelState } from "./release-channel.ts";

/** A release that is to become live on a channel at a time. */
export interface ReleasePlan {
  readonly id: string;
  readonly release: string;
  readonly at: Date;
  /** What must be live then; null is the configuration folder. */
  readonly expected: string | null;
  readonly note: string;
  readonly actor: string;
  readonly breaking: number;
  readonly allowedBecause: string;
  /** Share of the guests that are to see it as a canary; null for all. */
  readonly percent: number | null;
  readonly state: "waiting" | "applied" | "refused" | "cancelled";
  /** Why it was refused, or who took it back. */
  readonly outcome: string;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

export type NewReleasePlan = Pick<
  ReleasePlan,
  "id" | "release" | "at" | "expected" | "note" | "actor" | "breaking" | "allowedBecause" | "percent"
>;

export interface ReleasePlans {
  readonly add: (plan: NewReleasePlan) => Promise<void>;
  /** Newest time first; those that still wait stand first. */
  readonly list: (limit?: number) => Promise<readonly ReleasePlan[]>;
  /** Takes a plan back that still waits: the one whose id begins like this. */
  readonly cancel: (id: string, actor: string) => Promise<ReleasePlan | null>;
}

/** What is planned for a channel. */
export function createReleasePlans(db: Db, clock: Clock, channel: string): ReleasePlans {
  return {
    async add({ id, at, allowedBecause, ...plan }) {
      await db
        .insertInto("release_plan")
        .values({
          ...plan,
          plan_id: id,
          channel,
          due_at: at,
          allowed_because: allowedBecause,
          created_at: new Date(clock()),
          settled_at: null,
        })
        .execute();
    },
    async list(limit = 50) {
      const rows = await db
        .selectFrom("release_plan")
        .selectAll()
        .where("channel", "=", channel)
        .orderBy(({ eb }) => eb("state", "=", "waiting"), "desc")
        .orderBy("due_at", "desc")
        .orderBy("plan_id")
        .limit(limit)
        .execute();
      return rows.map(toPlan);
    },
    async cancel(id, actor) {
      const row = await db
        .updateTable("release_plan")
        .set({ state: "cancelled", settled_at: new Date(clock()), outcome: `Taken back by ${actor}.` })
        .where("channel", "=", channel)
        .where("state", "=", "waiting")
        .where("plan_id", "=", id)
        .returningAll()
        .executeTakeFirst();
      return row ? toPlan(row) : null;
    },
  };
}

/**
 * Shows the releases whose time has come, on whatever channel, each in a transaction of its own: however many
 * servers ask, one of them shows it, once. Refused is what something else than expected is live under, and
 * what is not stored any more. Returns how many plans were settled.
 */
export async function applyDuePlans({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  for (let settled = 0; ; settled++) if (!(await settleNext(db, clock))) return settled;
}

function settleNext(db: Db, clock: Clock): Promise<boolean> {
  return retryTransaction(db, async (trx) => {
    const now = new Date(clock());
    const plan = await trx
      .selectFrom("release_plan")
      .selectAll()
      .where("state", "=", "waiting")
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .orderBy("created_at")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!plan) return false;
    const settle = async (state: "applied" | "refused", outcome: string): Promise<boolean> => {
      await trx
        .updateTable("release_plan")
        .set({ state, outcome, settled_at: now })
        .where("plan_id", "=", plan.plan_id)
        .execute();
      return true;
    };
    const { channel, release: to } = plan;
    const row = await trx
      .selectFrom("release_channel")
      .select(["release", "generation", "canary", "canary_percent", "canary_since"])
      .where("channel", "=", channel)
      .forUpdate()
      .executeTakeFirst();
    const before = row ? channelState(row) : { release: null, generation: 0, canary: null };
    if (before.canary)
      return settle("refused", `${nameOf(before.canary.release)} was shown to a share of the guests.`);
    if (before.release !== plan.expected)
      return settle("refused", `${nameOf(before.release)} was live, not ${nameOf(plan.expected)}.`);
    const isStored = await trx.selectFrom("release").select("hash").where("hash", "=", to).executeTakeFirst();
    if (!isStored) return settle("refused", `There was no release ${to} any more.`);
    if (before.release === to) return settle("applied", "It was live already.");
    const { note, actor, breaking, allowed_because: allowedBecause, percent } = plan;
    const words = { note, actor, breaking, allowedBecause };
    if (percent !== null && before.release === null)
      return settle("refused", "Nothing was live that other guests would go on seeing.");
    const next =
      percent === null
        ? ({ kind: "publish", live: to } as const)
        : ({
            kind: "canary",
            live: before.release,
            canary: { release: to, percent },
            told: { from: before.release, to },
          } as const);
    // Somebody published between the two statements: the next turn sees what they did.
    if (!(await recordChange(trx, { channel, before, at: now, ...next, ...words }))) return false;
    return settle("applied", "");
  });
}

function nameOf(release: string | null): string {
  return release === null ? "The configuration folder" : `Release ${release}`;
}

function toPlan(row: Selectable<ReleasePlanTable>): ReleasePlan {
  const { plan_id: id, release, due_at: at, expected, note, actor, breaking, state, outcome } = row;
  const { percent, allowed_because: allowedBecause, created_at: createdAt, settled_at: settledAt } = row;
  return {
    id,
    release,
    at,
    expected,
    note,
    actor,
    breaking,
    allowedBecause,
    percent,
    state,
    outcome,
    createdAt,
    settledAt,
  };
}
