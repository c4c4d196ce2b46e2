import { campaignText, campaignWithout, readCampaign } from "#domain/tracking";
import type { OptionalCategory } from "#schemas/kept-in-browser.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { accountKind, toldOfEngagement } from "../../../outbox/tell-engagement.ts";
import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { createKnownWords } from "./known-words.ts";

const eventLog = defineOperation({
  id: "eventLog",
  async handle({ data: sent, landing }, context) {
    const { ids, clock, site, arms, consent } = context;
    const isKept = (category: OptionalCategory) => consent?.categories.includes(category) ?? false;
    const words = createKnownWords(context);
    const data = sent
      .filter(({ name }) => NEEDED.has(name) || isKept("statistics"))
      .filter((event) => words.areOurs(event));
    if (data.length === 0) return { accepted: 0 };
    const received_at = new Date(clock());
    // What the guest saw, and as whom, is ours to say: nothing that an event brings stands in its place.
    const compared = Object.keys(arms).length > 0 ? { experiments: arms } : {};
    const account = accountKind(context);
    const own = { ...compared, ...(account ? { account } : {}) };
    const rows = data.map(({ name, page, time, attributes }) => ({
      event_id: ids.event(),
      site_id: site.id,
      name,
      page: words.page(page),
      occurred_at: time === undefined ? null : instantOf(time),
      received_at,
      attributes: JSON.stringify({ ...attributes, ...own }),
    }));
    const said = isKept("marketing") && landing ? readCampaign(campaignText(landing)) : null;
    const campaign = campaignWithout(context.session?.name, said);
    if (campaign) context.keepCampaign?.(campaign);
    const told = toldOfEngagement(data, context, campaign ?? context.campaign);
    await retryTransaction(context.db, async (trx) => {
      await trx.insertInto("event_log").values(rows).execute();
      await keepWaiting(trx, "engagement", told, context);
    });
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
