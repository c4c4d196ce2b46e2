import type { Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { WaitingSms } from "../../gateways/gateways.ts";
import { keepWaiting } from "../../outbox/keep-waiting.ts";
import type { OperationContext } from "../../platform/operations/operation.ts";
import { supplySentence } from "../../supply/supply-words.ts";
import { type AccountChange, changedMails } from "./account-mails.ts";
import type { Account, Contact } from "./accounts.ts";

/**
 * Tells a guest what became of their account, in their own language: by mail where an address was proven, by
 * a text message where only a number was. An address that nobody has proven is told nothing.
 */
export async function tellAccount(
  trx: Transaction<Database>,
  { locale }: Pick<Account, "locale">,
  contacts: readonly Contact[],
  change: AccountChange,
  context: OperationContext,
): Promise<void> {
  const inWords = { ...context, locale };
  const emails = contacts.filter(({ kind }) => kind === "email");
  const mails = emails.flatMap(({ value }) => changedMails(value, change, inWords));
  await keepWaiting(trx, "mail", mails, context);
  if (emails.length > 0) return;
  const texts = contacts.map(({ value }): WaitingSms => ({ to: value, text: toldText(inWords), locale }));
  await keepWaiting(trx, "sms", texts, context);
}

/** A text message says that something changed, and not what: phones show it to whoever looks. */
function toldText(context: OperationContext): string {
  return supplySentence(context, "account.changed-sms", { brand: context.site.brand.siteName });
}
