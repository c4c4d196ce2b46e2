import type { Clock } from "../platform/clock.ts";
import type { SmsGateway } from "./gateways.ts";
import type { InboxFolder } from "./inbox-folder.ts";

/** Puts text messages into the inbox folder instead of sending them: `<id>.sms`, JSON. */
export function createInboxSms(inbox: InboxFolder, clock: Clock): SmsGateway {
  return {
    send: ({ id, to, text, locale }) =>
      inbox.put(
        `${id}.sms`,
        `${JSON.stringify({ to, text, locale, at: new Date(clock()).toISOString() })}\n`,
      ),
  };
}
