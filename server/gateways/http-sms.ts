import { callService } from "./call-service.ts";
import type { SmsGateway } from "./gateways.ts";

export interface SmsSettings {
  /** Where a message is posted to. */
  readonly url: string;
  readonly token: string;
  /** Number or name that messages come from. */
  readonly sender: string;
}

/**
 * Sends text messages by an HTTP provider: one POST of JSON each, under a key that makes a repeat the same
 * message.
 */
export function createHttpSms({ url, token, sender }: SmsSettings): SmsGateway {
  return {
    async send({ id, to, text, locale }) {
      const answer = await callService(url, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": id,
        },
        body: JSON.stringify({ reference: id, from: sender, to, text, locale }),
      });
      await answer.body?.cancel();
    },
  };
}
