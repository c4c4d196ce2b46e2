import { sql } from "kysely";
import type { Mail } from "../gateways/gateways.ts";
import type { JobContext } from "./job-context.ts";
import { spendMail } from "./mail-budgets.ts";

/**
 * Does work that was written down with a booking; returns how many were done. A worker leases rows under a token; a row whose
 * lease ran out may be taken by another, so whatever is sent carries the row's id and is sent once.
 */
export async function sendOutbox(context: JobContext): Promise<number> {
  const rows = await lease(context);
  let sent = 0;
  for (const row of rows) {
    const mail = row.payload as Omit<Mail, "id">;
    const spending = await spendMail(context, mail.to);
    if (!spending.ok) {
      const available_at = new Date(context.clock() + spending.wait * 1000);
      await settle(context, row, { state: "pending", available_at, last_error: null });
      continue;
    }
    try {
      await context.gateways.mail.send({ ...mail, id: row.outbox_id });
      sent += await settle(context, row, {
        state: "sent",
        sent_at: new Date(context.clock()),
        last_error: null,
      });
    } catch (error) {
      await spending.giveBack();
      const attempts = row.attempts + 1;
      const wait = Math.min(3_600_000, 5_000 * 2 ** attempts);
      await settle(context, row, {
        state: attempts >= MOST_ATTEMPTS ? "failed" : "pending",
        attempts,
        available_at: new Date(context.clock() + wait),
        last_error: error instanceof Error ? error.name : "unknown",
      });
      context.log.warn({ outbox: row.outbox_id, attempts }, "outbox row failed");
    }
  }
  return sent;
}

interface Leased {
  readonly property_id: number;
  readonly outbox_id: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly lease_token: string;
}

async function lease({ db, clock, ids }: JobContext): Promise<readonly Leased[]> {
  const now = new Date(clock());
  const token = ids.lock();
  const free = db
    .selectFrom("outbox")
    .select(["property_id", "outbox_id"])
    .where("state", "=", "pending")
    .where("available_at", "<=", now)
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
    .orderBy("available_at")
    .limit(50)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable("outbox")
    .set({ lease_token: token, leased_until: new Date(clock() + LEASE_MS) })
    .where(sql<boolean>`(property_id, outbox_id) IN (${free})`)
    .returning(["property_id", "outbox_id", "payload", "attempts"])
    .execute();
  return rows.map((row) => ({ ...row, lease_token: token }));
}

/** Changes a row only while the lease is still ours. */
async function settle(
  { db }: JobContext,
  row: Leased,
  change: {
    state: "pending" | "sent" | "failed";
    attempts?: number;
    available_at?: Date;
    sent_at?: Date;
    last_error: string | null;
  },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ ...change, lease_token: null, leased_until: null })
    .where("property_id", "=", row.property_id)
    .where("outbox_id", "=", row.outbox_id)
    .where("lease_token", "=", row.lease_token)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

const LEASE_MS = 60_000;
const MOST_ATTEMPTS = 10;
