import { sql } from "kysely";
import type { Db } from "../../db/pool.ts";
import {
  RECEIPT_STATUSES,
  readSmsReceipt,
  SMS_PROVIDER,
  type SmsReceipt,
} from "../../gateways/sms-receipts.ts";
import type { JobContext } from "../job-context.ts";
import { smsRowOf } from "./sms-carrier.ts";

/**
 * Writes down how far text messages got, from the receipts that the door for webhooks kept; returns how many
 * receipts were read. A message keeps the furthest it got, and of two ends the later, in whichever order and
 * however often receipts come. A receipt of no message of ours, or that cannot be read, is done with as well.
 */
export async function recordReceipts({
  db,
  clock,
  log,
}: Pick<JobContext, "db" | "clock" | "log">): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const events = await transaction
      .selectFrom("webhook_event")
      .select(["event_id", "body"])
      .where("provider", "=", SMS_PROVIDER)
      .where("done_at", "is", null)
      .orderBy("received_at")
      .limit(MOST_AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    if (events.length === 0) return 0;
    let unreadable = 0;
    for (const { body } of events) {
      const receipt = readSmsReceipt(body);
      if (receipt) await record(transaction, receipt);
      else unreadable += 1;
    }
    if (unreadable > 0) log.warn({ unreadable }, "receipts of text messages could not be read");
    await transaction
      .updateTable("webhook_event")
      .set({ done_at: new Date(clock()) })
      .where("provider", "=", SMS_PROVIDER)
      .where(
        "event_id",
        "in",
        events.map(({ event_id }) => event_id),
      )
      .execute();
    return events.length;
  });
}

async function record(db: Db, { reference, status, at }: SmsReceipt): Promise<void> {
  const row = smsRowOf(reference);
  if (!row) return;
  await db
    .updateTable("outbox")
    .set({ receipt: status, receipt_at: at })
    .where("property_id", "=", row.propertyId)
    .where("outbox_id", "=", row.outboxId)
    .where("kind", "=", "sms")
    .where(
      sql<boolean>`(receipt IS NULL OR (${progress(sql.ref("receipt"))}, receipt_at, receipt)
        < (${progress(sql`${status}::text`)}, ${at}::timestamptz, ${status}::text))`,
    )
    .execute();
}

/** A number that grows along a message's way; both ends have the same. */
function progress(status: ReturnType<typeof sql>) {
  const underway = RECEIPT_STATUSES.filter((each) => each !== "delivered" && each !== "undelivered");
  return sql<number>`coalesce(array_position(ARRAY[${sql.join(underway)}]::text[], ${status}), ${underway.length + 1})`;
}

const MOST_AT_ONCE = 200;
