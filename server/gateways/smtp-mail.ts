import { createTransport } from "nodemailer";
import type { MailGateway } from "./gateways.ts";
import { RefusedForGood } from "./refused-for-good.ts";
import { unsubscribeHeaders } from "./unsubscribe-headers.ts";

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on, as `smtps:` has it. */
  readonly secure: boolean;
  /** Whether a server without STARTTLS gets nothing. */
  readonly requireTls: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
  /** Address that mail comes from, with or without a name. */
  readonly from: string;
}

export interface SmtpMail extends MailGateway {
  /** Closes the connections that are kept open. */
  readonly close: () => void;
}

/**
 * Sends mail by SMTP over a few kept connections. What a server refuses for good (5xx to the recipient or the
 * content) is `RefusedForGood`; a sender that it refuses is our settings' mistake.
 */
export function createSmtpMail({ requireTls, from, ...server }: SmtpSettings): SmtpMail {
  const transport = createTransport({
    ...server,
    requireTLS: requireTls,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? server.host;
  return {
    async send({ id, to, subject, body, html, locale, unsubscribe }) {
      try {
        await transport.sendMail({
          from,
          // One recipient, whatever stands in the address.
          to: { name: "", address: to },
          subject,
          text: body,
          ...(html ? { html } : {}),
          messageId: `<${id}@${domain}>`,
          headers: {
            "Content-Language": locale,
            "Auto-Submitted": "auto-generated",
            ...unsubscribeHeaders(unsubscribe),
          },
        });
      } catch (error) {
        if (isForGood(error)) throw new RefusedForGood("the mail server refused it", { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

function isForGood(error: unknown): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = error as {
    readonly code?: string;
    readonly command?: string;
    readonly responseCode?: number;
  };
  const isOfMessage = code === "EMESSAGE" || (code === "EENVELOPE" && command === "RCPT TO");
  return responseCode >= 500 && isOfMessage;
}
