import type { Selectable } from "kysely";
import { assistPictureUrl } from "#domain/addresses";
import { siteOrigin } from "#renderer/server";
import type { GuestInquiryTable } from "../../../db/inquiry-tables.ts";
import type { WaitingMail } from "../../../gateways/waiting-mail.ts";
import { mailsOf, writeMail } from "../../../mails/write-mail.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplyWord } from "../../../supply/supply-words.ts";

type Inquiry = Selectable<GuestInquiryTable>;
type MailContext = Pick<OperationContext, "release" | "site" | "locale">;

/** The inquiry as the brand's help gets it, in the brand's own language, with links to its pictures. */
export function guestInquiryMails(
  { inquiry_id, name, email, phone, booking_no, message, topic, locale: language }: Inquiry,
  pictures: readonly string[],
  { release, site }: MailContext,
): readonly WaitingMail[] {
  const origin = siteOrigin(site);
  const links = pictures.map((id) => `${origin}${assistPictureUrl(id)}`).join("\n");
  const title = release.inquiryTopics[topic]?.title ?? "";
  return mailsOf(site, "guestInquiryReceived").map((template) => ({
    to: site.brand.supportEmail,
    ...writeMail(template, { release, site, locale: site.defaultLocale }, ({ locale }) => ({
      values: {
        brand: site.brand.siteName,
        reference: inquiry_id,
        topic: supplyWord({ release, site, locale })(title) ?? topic,
        name,
        ...(email && { email }),
        ...(phone && { phone }),
        ...(booking_no && { booking: booking_no }),
        language,
        site: origin,
        message,
        ...(links && { pictures: links }),
      },
    })),
  }));
}

/**
 * The answer to whoever wrote, in the language of the page; none without an address. It repeats nothing of
 * what was written: the address may be somebody else's.
 */
export function guestAnswerMails(
  { inquiry_id, email }: Inquiry,
  context: MailContext,
): readonly WaitingMail[] {
  if (!email) return [];
  const { site } = context;
  return mailsOf(site, "guestInquiryAnswered").map((template) => ({
    to: email,
    ...writeMail(template, context, () => ({
      values: { brand: site.brand.siteName, reference: inquiry_id },
    })),
  }));
}
