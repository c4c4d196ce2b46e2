import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";

const eventLog = defineOperation({
  id: "eventLog",
  async handle({ data: sent }, { db, ids, clock, site, arms, consent }) {
    const data = sent.filter(({ name }) => NEEDED.has(name) || consent?.categories.includes("statistics"));
    if (data.length === 0) return { accepted: 0 };
    const received_at = new Date(clock());
    // What the guest saw is ours to say: nothing that an event brings stands in its place.
    const compared = Object.keys(arms).length > 0 ? { experiments: arms } : {};
    const rows = data.map(({ name, page, time, attributes }) => ({
      event_id: ids.event(),
      site_id: site.id,
      name,
      page: page ?? null,
      occurred_at: time === undefined ? null : instantOf(time),
      received_at,
      attributes: JSON.stringify({ ...attributes, ...compared }),
    }));
    await db.insertInto("event_log").values(rows).execute();
    return { accepted: rows.length };
  },
});

/**
 * Failures, which running the service needs; they say nothing of how a guest uses it. Every other event
 * counts a visit, and is kept for guests alone who agree to statistics, whatever their page has sent.
 */
const NEEDED: ReadonlySet<string> = new Set(["booking_failed", "verification_failed", "import_failed"]);

/** Null for a moment that is no moment to us, such as a leap second. */
function instantOf(time: string): Date | null {
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? null : at;
}

export const operations: readonly OperationHandler[] = [eventLog];
