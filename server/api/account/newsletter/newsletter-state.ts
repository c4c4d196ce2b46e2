import { maskEmail } from "#domain/text";
import type { NewsletterStateInput, NewsletterStateOutput } from "#schemas/generated/api/newsletter.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { accountOf } from "../accounts.ts";
import { findMailToken } from "../mail-tokens.ts";
import { newsletterWording } from "./newsletter-wording.ts";
import { subscriptionsOf } from "./subscriptions.ts";

/** What the page of the newsletter shows; looking at a link does not use it, as scanners of mail do. */
export async function newsletterState(
  { newsletter_token }: NewsletterStateInput,
  context: OperationContext,
): Promise<NewsletterStateOutput> {
  const wording = newsletterWording(context);
  if (newsletter_token !== undefined) {
    const token = await findMailToken(context, "newsletter", newsletter_token);
    if (!token) return { step: "ended", wording, own: [] };
    const agreed = token.about?.wording ?? wording;
    return { step: "confirm", wording: agreed, confirm_email: maskEmail(token.email), own: [] };
  }
  const account = await accountOf(context);
  if (!account) return { step: "ask", wording, own: [] };
  const own = await subscriptionsOf(context.db, account);
  return {
    step: "ask",
    wording,
    ...(account.email === null ? {} : { own_email: account.email }),
    own: own.flatMap(({ email, confirmed_at, ended_at }) =>
      ended_at === null ? [{ email, since: confirmed_at.toISOString() }] : [],
    ),
  };
}
