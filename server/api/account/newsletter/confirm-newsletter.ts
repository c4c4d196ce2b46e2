import type { ConfirmNewsletterInput, ConfirmNewsletterOutput } from "#schemas/generated/api/newsletter.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { spendMailToken } from "../mail-tokens.ts";
import { begunMails } from "./newsletter-mails.ts";
import { signSignout } from "./signout-token.ts";
import { keepSubscription } from "./subscriptions.ts";

/**
 * Keeps the yes of an address with what it was shown (PROF-04), and sends it a mail that says so and how to
 * end it. The link is good once; all others that went to the address end with it. @throws ApiError
 * `otp_expired` for one that was used, is too old, or is none of this brand's.
 */
export async function confirmNewsletter(
  { newsletter_token }: ConfirmNewsletterInput,
  context: OperationContext,
): Promise<ConfirmNewsletterOutput> {
  const { db, clock, ids, site } = context;
  const now = clock();
  await retryTransaction(db, async (trx) => {
    const token = await spendMailToken({ ...context, db: trx }, "newsletter", newsletter_token);
    if (!token?.about) throw new ApiError("otp_expired");
    const { brand_id, email, about } = token;
    const { subscription_id, signing_key } = await keepSubscription(trx, {
      ...about,
      brand_id,
      email,
      subscription_id: ids.subscription(),
      signing_key: ids.signingKey(),
      confirmed_at: new Date(now),
    });
    const expires = now / 1000 + site.limits.newsletter.signoutDays * DAY_SECONDS;
    const signed = signSignout(subscription_id, expires, signing_key);
    const mails = begunMails(
      email,
      { wording: about.wording, token: signed },
      { ...context, locale: about.locale },
    );
    await keepWaiting(trx, "mail", mails, context);
  });
  return { subscribed: true };
}

const DAY_SECONDS = 24 * 60 * 60;
