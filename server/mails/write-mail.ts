import type { Release, Site } from "#renderer";
import { viewOf } from "#renderer/server";
import type { MailTemplate } from "#schemas";
import { htmlMail } from "./html-mail.ts";
import type { MailFacts } from "./mail-facts.ts";
import { mailParts } from "./mail-parts.ts";
import { type MailText, mailText } from "./mail-text.ts";
import { textMail } from "./text-mail.ts";

/** A mail of the configuration with the facts of an event in it. */
export interface WrittenMail {
  readonly locale: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
}

export interface MailPlace {
  readonly release: Release;
  readonly site: Site;
  /** Locale that was asked for. */
  readonly locale: string;
}

/** Mails of a site that an event has sent, in the order of their names. */
export function mailsOf(
  { mails }: Pick<Site, "mails">,
  event: MailTemplate["event"],
): readonly MailTemplate[] {
  return Object.values(mails).filter((mail) => mail.event === event && mail.enabled !== false);
}

/** Writes a mail in the language of its reader. `factsOf` formats in that language. */
export function writeMail(
  template: MailTemplate,
  { release, site, locale: asked }: MailPlace,
  factsOf: (text: MailText) => MailFacts,
): WrittenMail {
  const text = mailText({ release, site, locale: asked });
  const { language, locale } = viewOf(release, site, asked);
  const facts = factsOf(text);
  const parts = mailParts(template, facts, text, { lines: senderLines(site).map(text.apart) });
  const subject = text.say(template.subject, facts.values).replace(/\s+/g, " ");
  const { contentLanguage, rtl } = language;
  return {
    locale,
    subject,
    body: textMail(parts, text),
    html: htmlMail({ parts, subject, site, language: contentLanguage, rtl }),
  };
}

function senderLines({ brand }: Site): readonly string[] {
  const { phone, address } = brand.contact ?? {};
  const place =
    address && [address.street, [address.postalCode, address.city].filter(Boolean).join(" ")].join(", ");
  return [brand.siteName, place, phone, brand.supportEmail].filter(
    (line) => line !== undefined && line !== "",
  );
}
