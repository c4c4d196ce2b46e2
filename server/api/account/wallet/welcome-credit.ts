import type { Transaction } from "kysely";
import { accountEmail } from "#domain/account";
import type { Database } from "../../../db/schema.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { postToWallet } from "../../../wallet/post-to-wallet.ts";
import type { Account, AccountProof } from "../accounts.ts";
import { creditEnd } from "./credit-end.ts";
import { type GivenOnce, isKnownPerson, isNewPerson } from "./known-persons.ts";

type Trx = Transaction<Database>;

/**
 * Gives a new guest what the site promises, in the transaction that makes the account, and once for each
 * person and brand: not where the number or address that proves them, or the address they give, was proven by
 * somebody who got it before, whatever became of that account.
 */
export async function giveWelcomeCredit(
  trx: Trx,
  account: Account,
  proof: AccountProof,
  context: Pick<OperationContext, "ids" | "clock" | "site">,
): Promise<void> {
  const { wallet, currencyCode } = context.site.country;
  if (!wallet?.welcomeCredit) return;
  const { user_id, brand_id, email } = account;
  const now = context.clock();
  // An address that is only typed is looked up and not written down: it may be somebody else's.
  const stated = email === null ? [] : [{ kind: "email" as const, value: accountEmail(email) }];
  const given = welcomeOf(brand_id);
  const isKnown = await isKnownPerson(trx, given, stated);
  if (!(await isNewPerson(trx, given, [proof], new Date(now))) || isKnown) return;
  await postToWallet(
    trx,
    {
      user_id,
      currency_code: currencyCode,
      kind: "welcome",
      amount: wallet.welcomeCredit,
      key: "welcome",
      expires_at: creditEnd(context.site.country, now),
    },
    context,
  );
}

/** Remembers a number or an address that a guest who was given the credit proves later on. */
export async function rememberWelcomed(
  trx: Trx,
  { user_id, brand_id }: Account,
  proof: AccountProof,
  now: Date,
): Promise<void> {
  const given = await trx
    .selectFrom("wallet_transaction")
    .select("transaction_id")
    .where("user_id", "=", user_id)
    .where("kind", "=", "welcome")
    .executeTakeFirst();
  if (given) await isNewPerson(trx, welcomeOf(brand_id), [proof], now);
}

const welcomeOf = (brandId: string): GivenOnce => ({ brandId, gift: "welcome" });
