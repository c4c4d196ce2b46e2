import type { Db } from "../../db/pool.ts";
import type { ReceiptStatus } from "../../gateways/sms-receipts.ts";
import { smsRowOf } from "./sms-carrier.ts";

/** How far text messages got, by the references they were sent under; those nobody told of are left out. */
export async function receiptsOf(
  db: Db,
  references: readonly string[],
): Promise<Readonly<Record<string, ReceiptStatus>>> {
  const named = references.flatMap((reference) => {
    const row = smsRowOf(reference);
    return row ? [{ reference, ...row }] : [];
  });
  if (named.length === 0) return {};
  const rows = await db
    .selectFrom("outbox")
    .select(["property_id", "outbox_id", "receipt"])
    .where("kind", "=", "sms")
    .where("receipt", "is not", null)
    .where(
      "outbox_id",
      "in",
      named.map(({ outboxId }) => outboxId),
    )
    .where(
      "property_id",
      "in",
      named.map(({ propertyId }) => propertyId),
    )
    .execute();
  const found = new Map(rows.map((row) => [`${row.property_id} ${row.outbox_id}`, row.receipt]));
  return Object.fromEntries(
    named.flatMap(({ reference, propertyId, outboxId }) => {
      const receipt = found.get(`${propertyId} ${outboxId}`);
      return receipt ? [[reference, receipt]] : [];
    }),
  );
}
