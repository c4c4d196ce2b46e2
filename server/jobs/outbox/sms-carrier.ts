import type { SmsGateway, WaitingSms } from "../../gateways/gateways.ts";
import { sha256 } from "../../platform/hash.ts";
import type { Carrier } from "./carrier.ts";

/**
 * Text messages. Each costs money, so it is counted for its number over an hour and a day, and for the block
 * of numbers it belongs to: whoever earns by messages to numbers of a block of their own gets few. A code is
 * counted when it is asked for, by its own limits: one that waited here would be over before it came.
 */
export function smsCarrier(gateway: SmsGateway): Carrier {
  return {
    kind: "sms",
    parcel: 1,
    budgets: (payload, { protection }) => {
      const { smsPerHour, smsPerDay, smsPerBlock } = protection();
      const { to, isCounted } = payload as WaitingSms;
      if (isCounted) return [];
      const whose = sha256(to);
      return [
        { bucket: `sms:hour:${whose}`, limit: smsPerHour, windowSeconds: 3600 },
        { bucket: `sms:day:${whose}`, limit: smsPerDay, windowSeconds: 86_400 },
        { bucket: `sms:block:${to.slice(0, -BLOCK_DIGITS)}`, limit: smsPerBlock, windowSeconds: 3600 },
      ];
    },
    async carry(_, rows) {
      for (const { property_id, outbox_id, payload } of rows) {
        const { to, text, locale } = payload as WaitingSms;
        await gateway.send({ id: smsReference(property_id, outbox_id), to, text, locale });
      }
    },
  };
}

/** What a receipt names the message by: the key of its row. */
export function smsReference(propertyId: number, outboxId: string): string {
  return `${propertyId}-${outboxId}`;
}

/** The key of the row that a receipt's reference names; null for what names none. */
export function smsRowOf(
  reference: string,
): { readonly propertyId: number; readonly outboxId: string } | null {
  const [, propertyId, outboxId] = /^(\d{1,9})-(\S{1,100})$/.exec(reference) ?? [];
  return propertyId && outboxId ? { propertyId: Number(propertyId), outboxId } : null;
}

/** Last digits of a number that do not tell its block. */
const BLOCK_DIGITS = 4;
