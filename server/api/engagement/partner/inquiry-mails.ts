import type { Selectable } from "kysely";
import { siteOrigin } from "#renderer/server";
import type { PartnerInquiryTable } from "../../../db/inquiry-tables.ts";
import type { WaitingMail } from "../../../gateways/waiting-mail.ts";
import { mailsOf, writeMail } from "../../../mails/write-mail.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";

type Inquiry = Selectable<PartnerInquiryTable>;
type MailContext = Pick<OperationContext, "release" | "site" | "locale">;

/** The inquiry as the brand gets it, in the brand's own language. */
export function inquiryMails(inquiry: Inquiry, context: MailContext): readonly WaitingMail[] {
  const { release, site } = context;
  const { inquiry_id, name, property_name, city, country, email, phone, message } = inquiry;
  return mailsOf(site, "inquiryReceived").map((template) => ({
    to: site.brand.partnerEmail ?? site.brand.supportEmail,
    ...writeMail(template, { release, site, locale: site.defaultLocale }, ({ locale }) => ({
      values: {
        brand: site.brand.siteName,
        reference: inquiry_id,
        property: property_name,
        place: `${city}, ${new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country}`,
        name,
        ...(email && { email }),
        ...(phone && { phone }),
        language: inquiry.locale,
        site: siteOrigin(site),
        message,
      },
    })),
  }));
}

/**
 * The answer to whoever wrote, in the language of the page; none without an address. It repeats nothing of
 * what was written: the address may be somebody else's.
 */
export function answerMails({ inquiry_id, email }: Inquiry, context: MailContext): readonly WaitingMail[] {
  if (!email) return [];
  const { site } = context;
  return mailsOf(site, "inquiryAnswered").map((template) => ({
    to: email,
    ...writeMail(template, context, () => ({
      values: { brand: site.brand.siteName, reference: inquiry_id },
    })),
  }));
}
