import type {
  SubscribeNewsletterInput,
  SubscribeNewsletterOutput,
} from "#schemas/generated/api/newsletter.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sha256 } from "../../../platform/hash.ts";
import { spendBudgets } from "../../../platform/limits/spend-budgets.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { readEmail } from "../sign-in/asked-email.ts";
import { askedMails } from "./newsletter-mails.ts";
import { newsletterWording } from "./newsletter-wording.ts";

/**
 * Asks an address by mail whether it wants the newsletter (PROF-04). Whether it gets it already is not looked
 * at, so that neither the answer nor its time tells; nothing is kept of an address that does not say yes.
 * Mails are counted for the address, whoever asks. @throws ApiError `validation_failed` at `email`,
 * `rate_limited`.
 */
export async function subscribeNewsletter(
  { email }: SubscribeNewsletterInput,
  context: OperationContext,
): Promise<SubscribeNewsletterOutput> {
  const { db, clock, site, locale, guestCountry, release } = context;
  const { value } = readEmail(email, context);
  const { newsletterMailsPerAddress: limit, newsletterMinutes } = site.limits.protection;
  const bucket = `newsletter:${site.brand.id}:${sha256(value)}`;
  const spending = await spendBudgets(context, [{ bucket, limit, windowSeconds: newsletterMinutes * 60 }]);
  if (!spending.ok) throw new ApiError("rate_limited", { details: { retry_after: spending.wait } });
  const agreement = {
    site_id: site.id,
    locale,
    country: guestCountry,
    wording: newsletterWording(context),
    release: release.hash,
    asked_at: new Date(clock()).toISOString(),
  };
  const mails = askedMails(value, agreement, context);
  await retryTransaction(db, (trx) => keepWaiting(trx, "mail", mails, context));
  return { sent: true };
}
