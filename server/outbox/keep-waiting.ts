import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import type { WaitingEngagement, WaitingSms } from "../gateways/gateways.ts";
import type { WaitingMail } from "../gateways/waiting-mail.ts";
import type { OperationContext } from "../platform/operations/operation.ts";

interface Waiting {
  readonly sms: WaitingSms;
  readonly mail: WaitingMail;
  readonly engagement: WaitingEngagement;
}

/** Has what follows from a change that belongs to no property sent, with the change or not at all. */
export async function keepWaiting<Kind extends keyof Waiting>(
  trx: Transaction<Database>,
  kind: Kind,
  payloads: readonly Waiting[Kind][],
  { ids, clock }: Pick<OperationContext, "ids" | "clock">,
): Promise<void> {
  if (payloads.length === 0) return;
  const now = new Date(clock());
  await trx
    .insertInto("outbox")
    .values(
      payloads.map((payload) => ({
        property_id: NO_PROPERTY,
        outbox_id: ids.outbox(),
        kind,
        payload: JSON.stringify(payload),
        available_at: now,
        created_at: now,
      })),
    )
    .execute();
}

/** Key of work that belongs to no property: properties are counted from 1. */
const NO_PROPERTY = 0;
