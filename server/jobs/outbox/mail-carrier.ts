import type { MailGateway } from "../../gateways/gateways.ts";
import type { WaitingMail } from "../../gateways/waiting-mail.ts";
import { sha256 } from "../../platform/hash.ts";
import type { Carrier } from "./carrier.ts";
import { wordsToSend } from "./link-token.ts";

/**
 * Mail. Each is counted for its recipient, over an hour and a day: whoever makes bookings with an address
 * that is not theirs floods nobody. When too many went there already, the next one waits; none is dropped. A
 * code is counted when it is asked for: one that waited here would be over before it came.
 */
export function mailCarrier(gateway: MailGateway): Carrier {
  return {
    kind: "mail",
    parcel: 1,
    budgets: (payload, { protection }) => {
      const { mailsPerHour, mailsPerDay } = protection();
      const { to, isCounted } = payload as WaitingMail;
      if (isCounted) return [];
      const whose = sha256(to.trim().toLowerCase());
      return [
        { bucket: `mail:hour:${whose}`, limit: mailsPerHour, windowSeconds: 3600 },
        { bucket: `mail:day:${whose}`, limit: mailsPerDay, windowSeconds: 86_400 },
      ];
    },
    async carry(context, rows) {
      for (const { property_id, outbox_id, payload } of rows) {
        const mail = payload as WaitingMail;
        const { to, subject, locale, unsubscribe } = mail;
        const words = await wordsToSend(context, property_id, mail);
        await gateway.send({ id: outbox_id, to, subject, locale, unsubscribe, ...words });
      }
    },
  };
}
