import type { Clock } from "../platform/clock.ts";
import type { Mail, MailGateway } from "./gateways.ts";
import type { InboxFolder } from "./inbox-folder.ts";
import { unsubscribeHeaders } from "./unsubscribe-headers.ts";

/**
 * Puts mail into the inbox folder instead of sending it: `<id>.eml`, which mail programs and editors open.
 */
export function createInboxMail(inbox: InboxFolder, clock: Clock): MailGateway {
  return { send: (mail) => inbox.put(`${mail.id}.eml`, emlOf(mail, clock())) };
}

/**
 * The message as internet mail in UTF-8 (RFC 6532); its lines stay whole, so that a link can be followed out
 * of the file.
 */
function emlOf({ id, to, subject, body, html, locale, unsubscribe }: Mail, now: number): string {
  const boundary = `part-of-${id}`;
  const headers = {
    "Message-ID": `<${id}@staywright.invalid>`,
    Date: new Date(now).toUTCString(),
    To: to,
    Subject: subject,
    "Content-Language": locale,
    ...unsubscribeHeaders(unsubscribe),
    "MIME-Version": "1.0",
    "Content-Type": html ? `multipart/alternative; boundary="${boundary}"` : PLAIN,
    ...(html ? {} : EIGHT_BIT),
  };
  const part = (type: string, text: string) =>
    [`--${boundary}`, `Content-Type: ${type}`, "Content-Transfer-Encoding: 8bit", "", text].join("\n");
  const content = html
    ? [part(PLAIN, body), part("text/html; charset=utf-8", html), `--${boundary}--`]
    : [body];
  return [...headerLines(headers), "", ...content, ""].join("\n");
}

function headerLines(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, " ")}`);
}

const PLAIN = "text/plain; charset=utf-8";
const EIGHT_BIT = { "Content-Transfer-Encoding": "8bit" };
