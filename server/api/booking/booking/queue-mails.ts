import type { Transaction } from "kysely";
import type { Database } from "../../../db/schema.ts";
import { bookingMails, type MailedEvent } from "./booking-mails.ts";

/** Has the mails of an event of a booking sent as it is now: they go out after the commit, by the outbox. */
export async function queueMails(trx: Transaction<Database>, event: MailedEvent, now: Date): Promise<void> {
  const rows = bookingMails(event).map((mail) => ({
    property_id: event.quote.property_id,
    outbox_id: event.context.ids.outbox(),
    kind: "mail",
    payload: JSON.stringify(mail),
    available_at: now,
    created_at: now,
  }));
  if (rows.length > 0) await trx.insertInto("outbox").values(rows).execute();
}
