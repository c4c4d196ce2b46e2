import { sql } from "kysely";
import { everyShard } from "../db/shards/every-shard.ts";
import { RECEIPT_STATUSES } from "../gateways/sms-receipts.ts";
import { brokenInvariants } from "../inventory/broken-invariants.ts";
import type { Measures, OutboxMeasure } from "../platform/measures.ts";
import type { JobContext } from "./job-context.ts";
import { OUTBOX_KINDS } from "./outbox/carriers.ts";

/** Counts work and holds; cheap enough to be asked twice a minute. */
export async function measure({ db, clock }: Pick<JobContext, "db" | "clock">): Promise<Measures> {
  const now = new Date(clock());
  const waiting = await sql<OutboxMeasure>`
    SELECT kind,
      (count(*) FILTER (WHERE state = 'pending'))::int AS pending,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      coalesce(extract(epoch FROM ${now}::timestamptz
        - min(available_at) FILTER (WHERE state = 'pending' AND available_at <= ${now})), 0)::float8 AS "oldestSeconds"
    FROM outbox WHERE state <> 'sent' GROUP BY kind ${all}`.execute(db);
  const received = await sql<Measures["smsReceipts"][number]>`
    SELECT status AS receipt, count(outbox_id)::int AS count
    FROM unnest(ARRAY[${sql.join(["none", ...RECEIPT_STATUSES])}]::text[]) AS status
    LEFT JOIN outbox ON coalesce(receipt, 'none') = status
      AND kind = 'sms' AND outbox.state = 'sent' AND sent_at > ${new Date(clock() - DAY_MS)}
    GROUP BY 1 ${all}`.execute(db);
  const { rows } = await sql<Omit<Measures, "outbox" | "smsReceipts">>`
    SELECT
      (SELECT count(*)::int FROM hold WHERE state = 'active') AS "holdsActive",
      (SELECT count(*)::int FROM hold WHERE state = 'active' AND expires_at <= ${now}) AS "holdsOverdue" ${all}`.execute(
    db,
  );
  const none = OUTBOX_KINDS.filter((kind) => waiting.rows.every((row) => row.kind !== kind));
  const outbox = [
    ...waiting.rows,
    ...none.map((kind) => ({ kind, pending: 0, failed: 0, oldestSeconds: 0 })),
  ];
  return { outbox, smsReceipts: received.rows, ...(rows[0] as Omit<Measures, "outbox" | "smsReceipts">) };
}

/** How many rules of booking are broken; names them in the log, without the rows that break them. */
export async function checkInvariants({ db, log }: Pick<JobContext, "db" | "log">): Promise<number> {
  const broken = await brokenInvariants(db);
  const rules = broken.map((text) => text.split(":")[0]);
  if (rules.length > 0) log.error({ rules }, "rules of booking are broken");
  return rules.length;
}

const all = everyShard("an operator counts all there is");
const DAY_MS = 24 * 60 * 60_000;
