import type { Insertable, Selectable } from "kysely";
import type { NewsletterSubscriptionTable } from "../../../db/account-tables.ts";
import type { Db } from "../../../db/pool.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { type Account, contactsOf } from "../accounts.ts";
import { isSigned, readSignout } from "./signout-token.ts";

export type Subscription = Selectable<NewsletterSubscriptionTable>;

/** Keeps a yes: the only one of its address, in place of an earlier one. Links to end that one end this. */
export async function keepSubscription(
  db: Db,
  subscription: Insertable<NewsletterSubscriptionTable>,
): Promise<Subscription> {
  const { site_id, locale, country, wording, release, asked_at, confirmed_at } = subscription;
  const agreed = { site_id, locale, country, wording, release, asked_at, confirmed_at };
  return db
    .insertInto("newsletter_subscription")
    .values(subscription)
    .onConflict((conflict) =>
      conflict.columns(["brand_id", "email"]).doUpdateSet({ ...agreed, ended_at: null, ended_by: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends what comes to addresses of a brand; those that get nothing stay as they are. */
export async function endSubscriptions(
  { db, clock, site }: Pick<OperationContext, "db" | "clock" | "site">,
  emails: readonly string[],
  ended_by: NonNullable<Subscription["ended_by"]>,
): Promise<void> {
  if (emails.length === 0) return;
  await db
    .updateTable("newsletter_subscription")
    .set({ ended_at: new Date(clock()), ended_by })
    .where("brand_id", "=", site.brand.id)
    .where("email", "in", emails)
    .where("ended_at", "is", null)
    .execute();
}

/** Every yes of an account's proven addresses, ended ones too. */
export async function subscriptionsOf(
  db: Db,
  account: Pick<Account, "user_id" | "brand_id">,
): Promise<readonly Subscription[]> {
  const emails = (await contactsOf(db, account)).flatMap(({ kind, value }) =>
    kind === "email" ? [value] : [],
  );
  if (emails.length === 0) return [];
  return db
    .selectFrom("newsletter_subscription")
    .selectAll()
    .where("brand_id", "=", account.brand_id)
    .where("email", "in", emails)
    .orderBy("email")
    .execute();
}

/** What the link of a mail that ends the newsletter stands for. */
export type Signout =
  | { readonly step: "ask" | "ended"; readonly subscription: Subscription }
  | { readonly step: "expired" | "broken" };

/**
 * Reads the token of a link that ends the newsletter. One of another brand, of an address whose account is
 * gone and one that lacks a letter are all `broken`: they tell nothing of any address.
 */
export async function findSignout(
  { db, clock, site }: Pick<OperationContext, "db" | "clock" | "site">,
  token: string,
): Promise<Signout> {
  const read = readSignout(token);
  if (!read) return { step: "broken" };
  const subscription = await db
    .selectFrom("newsletter_subscription")
    .selectAll()
    .where("subscription_id", "=", read.subscriptionId)
    .where("brand_id", "=", site.brand.id)
    .modifyEnd(everyShard("a link names a subscription, and no address"))
    .executeTakeFirst();
  if (!subscription || !isSigned(read, subscription.signing_key)) return { step: "broken" };
  if (read.expires * 1000 <= clock()) return { step: "expired" };
  return { step: subscription.ended_at ? "ended" : "ask", subscription };
}
