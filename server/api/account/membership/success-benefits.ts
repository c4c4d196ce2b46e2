import type { Transaction } from "kysely";
import { formatMoney } from "#domain/money";
import type { MessageValues } from "#renderer";
import type { SuccessBenefit } from "#schemas/generated/api/membership.ts";
import type { Database } from "../../../db/schema.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplySentence } from "../../../supply/supply-words.ts";
import { postToWallet } from "../../../wallet/post-to-wallet.ts";
import { type Account, type AccountProof, contactsOf } from "../accounts.ts";
import { creditEnd } from "../wallet/credit-end.ts";
import { isNewPerson } from "../wallet/known-persons.ts";
import type { Membership } from "./memberships.ts";

type Key = Pick<Membership, "membership_id" | "plan_id">;

/**
 * Puts what the site gives a new member into the wallet, in the transaction that makes the membership
 * (WIZ-06): once for each person and plan, whatever became of the account they joined with before.
 */
export async function giveMemberCredit(
  trx: Transaction<Database>,
  { user_id, brand_id }: Account,
  { membership_id, plan_id }: Key,
  context: Pick<OperationContext, "ids" | "clock" | "site">,
): Promise<void> {
  const { country } = context.site;
  const amount = country.wallet?.memberCredit ?? 0;
  if (amount === 0) return;
  const now = context.clock();
  const given = { brandId: brand_id, gift: `membership ${plan_id}` };
  if (!(await isNewPerson(trx, given, await proofsOf(trx, user_id), new Date(now)))) return;
  const { currencyCode: currency_code } = country;
  const posting = { user_id, currency_code, amount, kind: "benefit", key: keyOf(membership_id) } as const;
  await postToWallet(trx, { ...posting, expires_at: creditEnd(country, now) }, context);
}

/** All that proves who a guest is: numbers, addresses, and what providers call them. */
async function proofsOf(trx: Transaction<Database>, userId: string): Promise<readonly AccountProof[]> {
  const contacts = await contactsOf(trx, { user_id: userId });
  const identities = await trx
    .selectFrom("account_identity")
    .select(["provider", "subject"])
    .where("user_id", "=", userId)
    .modifyEnd(everyShard("what a guest proved lies where its value does"))
    .execute();
  return [...contacts.map(({ kind, value }) => ({ kind, value })), ...identities];
}

/** What a membership has brought its guest, in the language of the call: the credit where it was given. */
export async function successBenefits(
  { user_id, membership_id, plan_id }: Membership,
  context: OperationContext,
): Promise<SuccessBenefit[]> {
  const { db, release } = context;
  const plan = Object.hasOwn(release.membershipPlans, plan_id) ? release.membershipPlans[plan_id] : undefined;
  const credit = await db
    .selectFrom("wallet_transaction")
    .select(["amount", "currency_code"])
    .where("user_id", "=", user_id)
    .where("posting_key", "=", keyOf(membership_id))
    .executeTakeFirst();
  const percentage = plan?.discountPercentage;
  return [
    ...(credit ? [benefit("credit", "wallet", { amount: moneyText(credit, context) }, context)] : []),
    ...(percentage === undefined ? [] : [benefit("discount", "percent", { percentage }, context)]),
  ];
}

function benefit(
  name: "credit" | "discount",
  icon_code: SuccessBenefit["icon_code"],
  values: MessageValues,
  context: OperationContext,
): SuccessBenefit {
  const title = supplySentence(context, `membership.success.${name}`, values);
  return { title, subtitle: supplySentence(context, `membership.success.${name}-note`, {}), icon_code };
}

function moneyText(
  { amount, currency_code: currency }: { readonly amount: number; readonly currency_code: string },
  { locale, release, site }: OperationContext,
): string {
  const { currencyCode, currencySymbol, displayDecimals } = site.country;
  const own = currency === currencyCode ? { symbol: currencySymbol, displayDecimals } : {};
  return formatMoney(
    { amount, currency },
    { locale, ...own, apart: release.languages[locale]?.rtl ?? false },
  );
}

/** Names the credit of a membership in its guest's wallet. */
function keyOf(membershipId: string): string {
  return `benefit:${membershipId}`;
}
