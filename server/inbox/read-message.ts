import PostalMime from "postal-mime";

/** A message of the inbox as its recipient gets it. */
export interface InboxMessage {
  readonly kind: "mail" | "sms";
  readonly to: string;
  /** Empty for a kind that has none. */
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  /** What a mail program is told beside the words, by name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads a file of the inbox folder; null for one that no message is in. */
export async function readMessage(name: string, file: string): Promise<InboxMessage | null> {
  return name.endsWith(".sms") ? readSms(file) : readMail(file);
}

async function readMail(file: string): Promise<InboxMessage | null> {
  const { to, subject = "", text = "", html, headers } = await PostalMime.parse(file);
  const address = to?.[0]?.address;
  if (!address) return null;
  const named = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
  return { kind: "mail", to: address, subject, text, html, headers: named };
}

function readSms(file: string): InboxMessage | null {
  try {
    const { to, text, locale } = JSON.parse(file) as Record<string, unknown>;
    const headers = { "content-language": String(locale) };
    return { kind: "sms", to: String(to), subject: "", text: String(text), html: undefined, headers };
  } catch {
    return null;
  }
}
