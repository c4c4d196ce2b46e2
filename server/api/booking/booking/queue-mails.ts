import type { Transaction } from "kysely";
import type { Database } from "../../../db/schema.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { bookingMails, type MailedEvent } from "./booking-mails.ts";
import type { BookingRow } from "./queries.ts";

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

/** A call about a booking as its mails are written: on the site and in the language it was made in. */
export function mailContext(
  { site_id, locale }: Pick<BookingRow, "site_id" | "locale">,
  context: OperationContext,
): OperationContext {
  const { sites } = context.release;
  const site = Object.hasOwn(sites, site_id) ? sites[site_id] : undefined;
  return { ...context, site: site ?? context.site, locale };
}
