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

const sent = new WeakMap<object, Mail[]>();

/** Everything that was sent to an address so far, oldest first; what waits goes out now. */
export async function mailsTo(
  app: Pick<TestApp, "database" | "clock">,
  email: string,
): Promise<readonly Mail[]> {
  const all = [...(sent.get(app.database) ?? []), ...(await sentMails(app))];
  sent.set(app.database, all);
  return all.filter(({ to }) => to === email);
}

/** The secret that the link in a mail carries under a name. */
export function secretIn(mail: Pick<Mail, "body"> | undefined, parameter: string): string {
  return new RegExp(`[?&]${parameter}=([\\w-]+)`).exec(mail?.body ?? "")?.[1] ?? "";
}

/** The token of the link in a mail. */
export function tokenIn({ body }: Pick<Mail, "body">): string {
  return /[?&]token=([\w-]+)/.exec(body)?.[1] ?? "";
}
