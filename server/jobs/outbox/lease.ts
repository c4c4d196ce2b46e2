import { sql } from "kysely";
import { everyShard } from "../../db/shards/every-shard.ts";
import type { JobContext } from "../job-context.ts";
import type { LeasedRow } from "./carrier.ts";

/**
 * Takes due rows of a kind for a while, oldest first, past those that another worker has; never more than
 * asked for.
 */
export async function lease(
  { db, clock, ids }: JobContext,
  kind: string,
  most: number,
): Promise<readonly LeasedRow[]> {
  const now = new Date(clock());
  const token = ids.lock();
  const free = db
    .selectFrom("outbox")
    .select(["property_id", "outbox_id"])
    .where("state", "=", "pending")
    .where("kind", "=", kind)
    .where("available_at", "<=", now)
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
    .orderBy("available_at")
    .limit(most)
    .forUpdate()
    .skipLocked();
  // Of a name of its own, so that it is run once, whatever plan is made.
  const rows = await db
    .with("free", () => free)
    .updateTable("outbox")
    .set({ lease_token: token, leased_until: new Date(clock() + LEASE_MS) })
    .where(sql<boolean>`(property_id, outbox_id) IN (SELECT property_id, outbox_id FROM free)`)
    .modifyEnd(everyShard("work is done in the order it is due, whatever property it is of"))
    .returning(["property_id", "outbox_id", "payload", "attempts", "created_at"])
    .execute();
  return rows.map((row) => ({ ...row, lease_token: token }));
}

/** Begins the time of rows anew; those that somebody else has by now are left out. */
export async function renewLease(
  { db, clock }: JobContext,
  rows: readonly LeasedRow[],
): Promise<readonly LeasedRow[]> {
  const still = await db
    .updateTable("outbox")
    .set({ leased_until: new Date(clock() + LEASE_MS) })
    .where(ours(rows))
    .returning(["property_id", "outbox_id"])
    .execute();
  const keys = new Set(still.map(keyOf));
  return rows.filter((row) => keys.has(keyOf(row)));
}

/** Changes rows only while the lease is still ours; returns how many were. */
export async function settle(
  { db }: JobContext,
  rows: readonly LeasedRow[],
  change: {
    readonly state: "pending" | "sent" | "failed";
    readonly attempts?: number;
    readonly available_at?: Date;
    readonly sent_at?: Date;
    readonly payload?: string;
    readonly last_error: string | null;
  },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ ...change, lease_token: null, leased_until: null })
    .where(ours(rows))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

type Key = Pick<LeasedRow, "property_id" | "outbox_id">;

const keyOf = ({ property_id, outbox_id }: Key) => `${property_id} ${outbox_id}`;

function ours(rows: readonly LeasedRow[]) {
  const keys = rows.map(
    ({ property_id, outbox_id, lease_token }) =>
      sql`(${property_id}::integer, ${outbox_id}::text, ${lease_token}::text)`,
  );
  return sql<boolean>`(property_id, outbox_id, lease_token) IN (${sql.join(keys)})`;
}

/** Longer than any port takes to answer or to give up. */
const LEASE_MS = 60_000;
