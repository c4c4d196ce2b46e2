import type { Transaction } from "kysely";
import type { Database } from "../../../db/schema.ts";
import { type Confirmation, confirmationMail } from "./confirmation-mail.ts";

/** Has the confirmation of a booking sent as it is now: mail goes out after the commit, by the outbox; without an address there is none. */
export async function queueConfirmation(
  trx: Transaction<Database>,
  confirmation: Confirmation,
  now: Date,
): Promise<void> {
  if (!confirmation.guest.email) return;
  await trx
    .insertInto("outbox")
    .values({
      property_id: confirmation.quote.property_id,
      outbox_id: confirmation.context.ids.outbox(),
      kind: "mail",
      payload: JSON.stringify(confirmationMail(confirmation)),
      available_at: now,
      created_at: now,
    })
    .execute();
}
