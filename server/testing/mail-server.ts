import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  /** As `MAIL_URL` names it. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  readonly stop: () => Promise<void>;
}

export interface ReceivedMail extends Email {
  /** Whom the envelope names. */
  readonly recipients: readonly string[];
}

/**
 * A mail server that knows one account and nobody whose address begins with `nobody`; whose begins with
 * `later` it asks to come again. It sends nothing for an address that begins with `stranger`.
 */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === "hotel@desk" && password === "pass/word"
        ? done(null, { user: username })
        : done(new Error("no")),
    onMailFrom: ({ address }, _, done) =>
      done(
        address.startsWith("stranger")
          ? Object.assign(new Error("not your address"), { responseCode: 553 })
          : null,
      ),
    onRcptTo: ({ address }, _, done) => {
      const code = address.startsWith("nobody") ? 550 : address.startsWith("later") ? 451 : undefined;
      done(code ? Object.assign(new Error("not taken"), { responseCode: code }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", async () => {
        const mail = await PostalMime.parse(Buffer.concat(pieces));
        received.push({ ...mail, recipients: envelope.rcptTo.map(({ address }) => address) });
        done(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://hotel%40desk:pass%2Fword@127.0.0.1:${port}?tls=optional`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
