import { newsletterUrl } from "#domain/addresses";
import type { NewsletterAgreement } from "../../../db/account-tables.ts";
import type { WaitingMail } from "../../../gateways/waiting-mail.ts";
import { mailsOf, writeMail } from "../../../mails/write-mail.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { addressOf } from "../account-mails.ts";

type MailContext = Pick<OperationContext, "release" | "site" | "locale">;

/** Asks an address whether it wants the newsletter: the link of the mail leads to where it says yes. */
export function askedMails(
  email: string,
  agreement: NewsletterAgreement,
  context: MailContext,
): readonly WaitingMail[] {
  const { site } = context;
  const { confirmHours: hours } = site.limits.newsletter;
  return mailsOf(site, "newsletterAsked").map((template) => {
    let address = "";
    const written = writeMail(template, context, (text) => {
      address = addressOf(newsletterUrl(), {}, text, site);
      return { values: { brand: site.brand.siteName, hours }, link: address };
    });
    return {
      to: email,
      ...written,
      proof: {
        purpose: "newsletter",
        brand_id: site.brand.id,
        email,
        minutes: hours * 60,
        address,
        parameter: "newsletter_token",
        about: { ...agreement },
      },
    };
  });
}

/**
 * Tells an address that the newsletter comes, what it agreed to, and how to end it: by a link, and by one
 * press in the mail program (RFC 8058).
 */
export function begunMails(
  email: string,
  { wording, token }: { readonly wording: string; readonly token: string },
  context: MailContext,
): readonly WaitingMail[] {
  const { site } = context;
  return mailsOf(site, "newsletterBegun").map((template) => {
    let unsubscribe = "";
    const written = writeMail(template, context, (text) => {
      unsubscribe = addressOf(newsletterUrl("signout"), { signout_token: token }, text, site);
      return { values: { brand: site.brand.siteName, agreed: wording }, link: unsubscribe };
    });
    return { to: email, ...written, unsubscribe };
  });
}
