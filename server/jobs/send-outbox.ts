import { sql } from "kysely";
import type { WaitingMail } from "../gateways/waiting-mail.ts";
import { bodyToSend } from "./booking-link.ts";
import type { JobContext } from "./job-context.ts";
import { spendMail } from "./mail-budgets.ts";

/**
 * Does work that was written down with a booking, of the kinds this worker knows, until none is due; returns how many were done. A worker leases rows under
 * a token; a row whose lease ran out may be taken by another, so whatever is sent carries the row's id and is sent once. A few are sent at a time: a slow
 * recipient does not hold up the others.
 */
export async function sendOutbox(context: JobContext): Promise<number> {
  let sent = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const rows = await lease(context);
    const left = [...rows];
    const worker = async () => {
      for (let row = left.shift(); row; row = left.shift()) {
        const count = await sendOne(context, row);
        sent += count;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (rows.length < BATCH) break;
  }
  return sent;
}

async function sendOne(context: JobContext, row: Leased): Promise<number> {
  const mail = row.payload as WaitingMail;
  const spending = await spendMail(context, mail.to);
  if (!spending.ok) {
    const available_at = new Date(context.clock() + spending.wait * 1000);
    await settle(context, row, { state: "pending", available_at, last_error: null });
    return 0;
  }
  try {
    const { to, subject, locale } = mail;
    const body = await bodyToSend(context, row.property_id, mail);
    await context.gateways.mail.send({ id: row.outbox_id, to, subject, body, locale });
    const sent_at = new Date(context.clock());
    // What it said is personal: it stays no longer than it is needed.
    return await settle(context, row, { state: "sent", payload: "{}", sent_at, last_error: null });
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
    return 0;
  }
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
    .where("kind", "=", "mail")
    .where("available_at", "<=", now)
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
    .orderBy("available_at")
    .limit(BATCH)
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
    payload?: string;
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
/** Rows leased at once, sent side by side, and turns of one run. */
const BATCH = 50;
const AT_ONCE = 5;
const MOST_ROUNDS = 40;
