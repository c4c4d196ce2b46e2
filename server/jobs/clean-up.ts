import type { JobContext } from "./job-context.ts";

/** Removes what nobody can use any more: old idempotency rows, sessions, links, limits, unused quotes, sent work. */
export async function cleanUp({ db, clock }: Pick<JobContext, "db" | "clock">): Promise<void> {
  const now = clock();
  const before = (days: number) => new Date(now - days * DAY_MS);
  await db.deleteFrom("idempotency").where("expires_at", "<=", new Date(now)).execute();
  await db.deleteFrom("session").where("expires_at", "<=", new Date(now)).execute();
  await db.deleteFrom("booking_link").where("expires_at", "<=", new Date(now)).execute();
  await db.deleteFrom("rate_limit").where("window_start", "<=", before(2)).execute();
  await db.deleteFrom("quote").where("booking_id", "is", null).where("expires_at", "<=", before(1)).execute();
  await db.deleteFrom("outbox").where("state", "=", "sent").where("sent_at", "<=", before(7)).execute();
  await db.deleteFrom("event_log").where("received_at", "<=", before(30)).execute();
}

const DAY_MS = 24 * 60 * 60_000;
