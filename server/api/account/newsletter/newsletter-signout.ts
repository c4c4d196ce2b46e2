import type { NewsletterSignoutInput, NewsletterSignoutOutput } from "#schemas/generated/api/newsletter.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { accountOf } from "../accounts.ts";
import { endSubscriptions, findSignout, subscriptionsOf } from "./subscriptions.ts";

/**
 * Ends the newsletter by the link of a mail, without signing in (PROF-03), or from the account. Ending it
 * twice is no mistake. @throws ApiError `otp_expired` for a link that is too old, not whole or none of this
 * brand's; `unauthenticated` for a stranger without one.
 */
export async function newsletterSignout(
  { signout_token, by = "link" }: NewsletterSignoutInput,
  context: OperationContext,
): Promise<NewsletterSignoutOutput> {
  if (signout_token !== undefined) {
    const found = await findSignout(context, signout_token);
    if (!("subscription" in found)) throw new ApiError("otp_expired", { details: { reason: found.step } });
    await endSubscriptions(context, [found.subscription.email], by);
    return { signed_out: true };
  }
  const account = await accountOf(context);
  if (!account) throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
  const own = await subscriptionsOf(context.db, account);
  await endSubscriptions(
    context,
    own.map(({ email }) => email),
    "account",
  );
  return { signed_out: true };
}
