import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { askedOn } from "./asked-on.ts";

/**
 * Keeps what a guest said of a page (SNACK-03) where the brand names no other host, as an event like those of
 * the browser: of the answer alone. What no page of the site asks is not kept, for it could say anything.
 */
const socialFeedback = defineOperation({
  id: "socialFeedback",
  async handle({ widget_id, item_id, action }, { db, ids, clock, site, release }) {
    const { answers, items } = askedOn(site, release.routes);
    if (!answers.has(`${widget_id}/${action}`) || !items.has(item_id)) return { accepted: false };
    await db
      .insertInto("event_log")
      .values({
        event_id: ids.event(),
        site_id: site.id,
        name: "page_feedback",
        page: null,
        occurred_at: null,
        received_at: new Date(clock()),
        attributes: JSON.stringify({ widget_id, item_id, action }),
      })
      .execute();
    return { accepted: true };
  },
});

export const operations: readonly OperationHandler[] = [socialFeedback];
