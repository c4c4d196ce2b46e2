import { sql } from "kysely";
import { brokenInvariants } from "../inventory/broken-invariants.ts";
import type { Measures } from "../platform/measures.ts";
import type { JobContext } from "./job-context.ts";

/** Counts work and holds; cheap enough to be asked twice a minute. */
export async function measure({ db, clock }: Pick<JobContext, "db" | "clock">): Promise<Measures> {
  const now = new Date(clock());
  const { rows } = await sql<Measures>`
    SELECT
      (SELECT count(*)::int FROM outbox WHERE state = 'pending') AS "outboxPending",
      (SELECT count(*)::int FROM outbox WHERE state = 'failed') AS "outboxFailed",
      (SELECT coalesce(extract(epoch FROM ${now}::timestamptz - min(available_at)), 0)::float8 FROM outbox
        WHERE state = 'pending' AND available_at <= ${now}) AS "outboxOldestSeconds",
      (SELECT count(*)::int FROM hold WHERE state = 'active') AS "holdsActive",
      (SELECT count(*)::int FROM hold WHERE state = 'active' AND expires_at <= ${now}) AS "holdsOverdue"`.execute(
    db,
  );
  return rows[0] as Measures;
}

/** How many rules of booking are broken; names them in the log, without the rows that break them. */
export async function checkInvariants({ db, log }: Pick<JobContext, "db" | "log">): Promise<number> {
  const broken = await brokenInvariants(db);
  const rules = broken.map((text) => text.split(":")[0]);
  if (rules.length > 0) log.error({ rules }, "rules of booking are broken");
  return rules.length;
}
