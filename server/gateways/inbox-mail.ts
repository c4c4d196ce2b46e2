import type { Db } from "../db/pool.ts";
import type { Clock } from "../platform/clock.ts";
import type { MailGateway } from "./gateways.ts";

/** Keeps mail in the table `mail` instead of sending it: the inbox of development and tests. */
export function createInboxMail(db: Db, clock: Clock): MailGateway {
  return {
    async send({ id, to, subject, body, locale }) {
      await db
        .insertInto("mail")
        .values({ mail_id: id, to_address: to, subject, body, locale, created_at: new Date(clock()) })
        .onConflict((conflict) => conflict.column("mail_id").doNothing())
        .execute();
    },
  };
}
