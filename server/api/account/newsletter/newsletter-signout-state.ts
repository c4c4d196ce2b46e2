import { maskEmail } from "#domain/text";
import type {
  NewsletterSignoutStateInput,
  NewsletterSignoutStateOutput,
} from "#schemas/generated/api/newsletter.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { findSignout } from "./subscriptions.ts";

/** What the page that ends the newsletter shows: asking ends nothing, as scanners of mail open every link. */
export async function newsletterSignoutState(
  { signout_token }: NewsletterSignoutStateInput,
  context: OperationContext,
): Promise<NewsletterSignoutStateOutput> {
  if (signout_token === undefined) return { step: "none" };
  const found = await findSignout(context, signout_token);
  return "subscription" in found
    ? { step: found.step, email: maskEmail(found.subscription.email) }
    : { step: found.step };
}
