import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";

const eventLog = defineOperation({
  id: "eventLog",
  async handle({ data }, { db, ids, clock, site, arms }) {
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

/** Null for a moment that is no moment to us, such as a leap second. */
function instantOf(time: string): Date | null {
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? null : at;
}

export const operations: readonly OperationHandler[] = [eventLog];
