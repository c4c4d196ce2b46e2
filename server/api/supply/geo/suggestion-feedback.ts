import { defineOperation } from "../../../platform/operations/operation.ts";

/**
 * Notes which suggestion was chosen (API-05), as an event like those of the browser: of the choice alone, of
 * nobody in particular.
 */
export const suggestionFeedback = defineOperation({
  id: "suggestionFeedback",
  async handle({ id, type, source = "inventory", position }, { db, ids, clock, site }) {
    const attributes = { id, type, source, ...(position === undefined ? {} : { position }) };
    await db
      .insertInto("event_log")
      .values({
        event_id: ids.event(),
        site_id: site.id,
        name: "suggestion_chosen",
        page: null,
        occurred_at: null,
        received_at: new Date(clock()),
        attributes: JSON.stringify(attributes),
      })
      .execute();
    return { accepted: true };
  },
});
