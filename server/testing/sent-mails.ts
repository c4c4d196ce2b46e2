import limits from "../../config/limits.json" with { type: "json" };
import type { Mail } from "../gateways/gateways.ts";
import { sendOutbox } from "../jobs/outbox/send-outbox.ts";
import { createIds } from "../platform/ids.ts";
import { systemRandom } from "../platform/random.ts";
import type { TestApp } from "./app.ts";

/** Sends what waits in the outbox and returns it, as its recipients read it. */
export async function sentMails({
  database,
  clock,
}: Pick<TestApp, "database" | "clock">): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  await sendOutbox({
    db: database.db,
    clock,
    ids: createIds(systemRandom),
    log,
    limitScale: 1e6,
    gateways: { mail: { send: async (mail) => void mails.push(mail) } },
    protection: () => limits.protection,
    inquiryDays: () => limits.partner.inquiryDays,
  });
  return mails;
}

/** The token of the link in a mail. */
export function tokenIn({ body }: Pick<Mail, "body">): string {
  return /[?&]token=([\w-]+)/.exec(body)?.[1] ?? "";
}
