import { sql } from "kysely";
import type { JobContext } from "./job-context.ts";
import { type Swept, sweep } from "./sweep.ts";

/**
 * Removes what nobody can use any more: idempotency rows, what came of typed cards, sessions, their secrets,
 * links, one-time codes, challenges of passkeys and limits that ended, quotes that were not booked, holds
 * that were given back, sent work, events of providers and browsers, records of consent, newsletters that
 * were ended and who got money at sign-up after three years, owners' inquiries after the days the limits say,
 * and guests' when their time is over. Bookings stay.
 */
export async function cleanUp({
  db,
  clock,
  inquiryDays,
}: Pick<JobContext, "db" | "clock" | "inquiryDays">): Promise<void> {
  const now = clock();
  const before = (days: number) => new Date(now - days * DAY_MS);
  const given = sql`state IN ('released', 'expired') AND closed_at <= ${before(7)}`;
  const swept: readonly Swept[] = [
    { table: "idempotency", key: ["scope", "key"], where: sql`expires_at <= ${before(0)}` },
    { table: "session", key: ["session_id"], where: sql`expires_at <= ${before(0)}` },
    { table: "spent_secret", key: ["secret_hash"], where: sql`expires_at <= ${before(0)}` },
    { table: "form_state", key: ["state_hash"], where: sql`expires_at <= ${before(0)}` },
    { table: "booking_link", key: ["token_hash"], where: sql`expires_at <= ${before(0)}` },
    { table: "one_time_code", key: ["session_id", "purpose"], where: sql`expires_at <= ${before(1)}` },
    {
      table: "passkey_challenge",
      key: ["session_id", "challenge_hash"],
      where: sql`expires_at <= ${before(0)}`,
    },
    { table: "mail_token", key: ["token_hash"], where: sql`expires_at <= ${before(1)}` },
    { table: "proven_identity", key: ["session_id"], where: sql`expires_at <= ${before(1)}` },
    { table: "rate_limit", key: ["bucket", "window_start"], where: sql`window_start <= ${before(2)}` },
    {
      table: "quote",
      key: ["property_id", "quote_id"],
      where: sql`booking_id IS NULL AND expires_at <= ${before(1)}`,
    },
    {
      table: "hold_night",
      key: ["property_id", "hold_id", "room_category_id", "night"],
      where: sql`(property_id, hold_id) IN (SELECT property_id, hold_id FROM hold WHERE ${given})`,
    },
    {
      table: "hold",
      key: ["property_id", "hold_id"],
      where: sql`${given} AND NOT EXISTS (SELECT 1 FROM hold_night n WHERE n.property_id = hold.property_id AND n.hold_id = hold.hold_id)`,
    },
    {
      table: "outbox",
      key: ["property_id", "outbox_id"],
      where: sql`state = 'sent' AND sent_at <= ${before(7)}`,
    },
    {
      table: "outbox",
      key: ["property_id", "outbox_id"],
      where: sql`state = 'failed' AND created_at <= ${before(30)}`,
    },
    { table: "webhook_event", key: ["provider", "event_id"], where: sql`received_at <= ${before(30)}` },
    { table: "consent", key: ["consent_id"], where: sql`chosen_at <= ${before(3 * 365)}` },
    {
      table: "newsletter_subscription",
      key: ["brand_id", "email"],
      where: sql`ended_at <= ${before(3 * 365)}`,
    },
    {
      table: "card_request",
      key: ["request_id"],
      where: sql`settled_at <= ${before(1)} OR asked_at <= ${before(90)}`,
    },
    { table: "wallet_welcome", key: ["person_hash"], where: sql`given_at <= ${before(3 * 365)}` },
    { table: "event_log", key: ["event_id"], where: sql`received_at <= ${before(30)}` },
    { table: "guest_inquiry", key: ["inquiry_id"], where: sql`expires_at <= ${before(0)}` },
    {
      table: "partner_inquiry",
      key: ["inquiry_id"],
      where: sql`created_at <= ${before(inquiryDays())}`,
    },
  ];
  for (const rows of swept) await sweep(db, rows);
}

const DAY_MS = 24 * 60 * 60_000;
