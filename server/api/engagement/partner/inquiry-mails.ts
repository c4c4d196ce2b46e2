import type { Selectable } from "kysely";
import { siteOrigin } from "#renderer/server";
import type { PartnerInquiryTable } from "../../../db/partner-tables.ts";
import type { WaitingMail } from "../../../gateways/waiting-mail.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { mailText } from "../../booking/booking/mail-text.ts";

type Inquiry = Selectable<PartnerInquiryTable>;
type MailContext = Pick<OperationContext, "release" | "site" | "locale">;

/** The inquiry as the brand gets it, in the brand's own language. */
export function inquiryMail(inquiry: Inquiry, context: MailContext): WaitingMail {
  const { site } = context;
  const { locale, say } = mailText({ ...context, locale: site.defaultLocale });
  const { inquiry_id, name, property_name, city, country, email, phone, message } = inquiry;
  const where = `${city}, ${new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country}`;
  return {
    to: site.brand.partnerEmail ?? site.brand.supportEmail,
    locale,
    subject: say("mail.inquiry.subject", { property: property_name, reference: inquiry_id }),
    body: [
      say("mail.inquiry.property", { property: property_name, place: where }),
      say("mail.inquiry.from", { name }),
      ...(email ? [email] : []),
      ...(phone ? [phone] : []),
      say("mail.inquiry.reference", { reference: inquiry_id }),
      say("mail.inquiry.language", { language: inquiry.locale, site: siteOrigin(site) }),
      "",
      message,
    ].join("\n"),
  };
}

/**
 * The answer to whoever wrote, in the language of the page; null without an address. It repeats nothing of what was written: the address may
 * be somebody else's.
 */
export function answerMail({ inquiry_id, email }: Inquiry, context: MailContext): WaitingMail | null {
  if (!email) return null;
  const { site } = context;
  const { locale, say } = mailText(context);
  const brand = site.brand.siteName;
  return {
    to: email,
    locale,
    subject: say("mail.inquiry-answer.subject", { brand }),
    body: [
      say("mail.inquiry-answer.thanks", { brand }),
      "",
      say("mail.inquiry.reference", { reference: inquiry_id }),
      "",
      say("mail.inquiry-answer.not-you"),
      "",
      brand,
    ].join("\n"),
  };
}
