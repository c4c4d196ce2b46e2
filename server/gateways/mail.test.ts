import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import type { Mail } from "./gateways.ts";
import { type OpenGateways, openGateways } from "./open-gateways.ts";
import { RefusedForGood } from "./refused-for-good.ts";

const mail: Mail = {
  id: "oAb-1",
  to: "noor@example.test",
  subject: "Bevestigd: Café aan de Vecht",
  body: "Beste Noor,\n\nhttps://nl.test/booking/X?token=t\n",
  html: "<p>Beste Noor,</p>",
  locale: "nl",
};

describe("mail by SMTP", () => {
  let server: MailServer;
  let open: OpenGateways;
  beforeAll(async () => {
    server = await startMailServer();
    const settings = readSettings(
      { MAIL_URL: server.url, MAIL_FROM: "Bookings <bookings@example.test>" },
      ".",
    );
    open = openGateways(settings.gateways, { dataFolder: "/nowhere", clock: Date.now });
  });
  afterAll(async () => {
    open.close();
    await server.stop();
  });

  it("arrives as text and as HTML, with its language, from the address that was set", async () => {
    await open.gateways.mail.send({ ...mail, unsubscribe: "https://nl.test/service/newsletter-signout?t=1" });
    const [got] = server.received;
    expect(got).toMatchObject({
      from: { name: "Bookings", address: "bookings@example.test" },
      recipients: [mail.to],
      subject: mail.subject,
      messageId: "<oAb-1@example.test>",
    });
    expect([got?.text?.trim(), got?.html?.trim()]).toEqual([mail.body.trim(), mail.html]);
    const headers = Object.fromEntries((got?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      "content-language": "nl",
      "auto-submitted": "auto-generated",
      "list-unsubscribe": "<https://nl.test/service/newsletter-signout?t=1>",
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
  });

  it("goes to one recipient and has no header more, whatever stands in its fields", async () => {
    const before = server.received.length;
    const odd = { ...mail, to: "noor@example.test, other@example.test", subject: "Hi\r\nBcc: x@evil.test" };
    await open.gateways.mail.send(odd).catch(() => undefined);
    const reached = server.received.slice(before).flatMap(({ recipients }) => recipients);
    expect(reached).not.toContain("other@example.test");
    expect(reached).not.toContain("x@evil.test");
  });

  it("says whether trying again is of use", async () => {
    const failure = (to: string) => open.gateways.mail.send({ ...mail, to }).catch((error: unknown) => error);
    expect(await failure("nobody@example.test")).toBeInstanceOf(RefusedForGood);
    const later = await failure("later@example.test");
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(RefusedForGood);
  });

  it("does not take a sender that may not send for a recipient that is gone", async () => {
    const settings = readSettings({ MAIL_URL: server.url, MAIL_FROM: "stranger@example.test" }, ".");
    const other = openGateways(settings.gateways, { dataFolder: "/nowhere", clock: Date.now });
    const failure = await other.gateways.mail.send(mail).catch((error: unknown) => error);
    other.close();
    expect(failure).toMatchObject({ code: "EENVELOPE", responseCode: 553 });
    expect(failure).not.toBeInstanceOf(RefusedForGood);
  });

  it("does not take a wrong password, or a server without TLS, for a recipient that is gone", async () => {
    for (const url of [server.url.replace("pass", "wrong"), server.url.replace("optional", "required")]) {
      const settings = readSettings({ MAIL_URL: url, MAIL_FROM: "a@b.test" }, ".");
      const other = openGateways(settings.gateways, { dataFolder: "/nowhere", clock: Date.now });
      const failure = await other.gateways.mail.send(mail).catch((error: unknown) => error);
      other.close();
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(RefusedForGood);
    }
  });
});

describe("settings of mail", () => {
  it.each([
    [{ MAIL_URL: "mail.example.com" }, /MAIL_URL is set and MAIL_FROM is not/],
    [{ MAIL_FROM: "a@b.test" }, /MAIL_FROM is set and MAIL_URL is not/],
    [{ MAIL_URL: "hunter2", MAIL_FROM: "a@b.test" }, /^MAIL_URL must be/],
    [{ MAIL_URL: "http://u:hunter2@host", MAIL_FROM: "a@b.test" }, /^MAIL_URL must be/],
    [{ MAIL_URL: "smtp://u:hunter2@host?tls=off", MAIL_FROM: "a@b.test" }, /^MAIL_URL must be/],
    [{ MAIL_URL: "smtp://u:hunter2@host", MAIL_FROM: "Bookings" }, /^MAIL_FROM must be/],
  ])("are refused at the start by name, without what they say: %o", (environment, says) => {
    const read = () => readSettings(environment, ".");
    expect(read).toThrow(says);
    expect(read).not.toThrow(/hunter2/);
  });

  it("want encryption unless they say otherwise, and the usual ports", () => {
    const smtp = (MAIL_URL: string) => readSettings({ MAIL_URL, MAIL_FROM: "a@b.test" }, ".").gateways.smtp;
    expect(smtp("smtp://mail.example.com")).toMatchObject({ port: 587, secure: false, requireTls: true });
    expect(smtp("smtps://u:p%40ss@mail.example.com")).toMatchObject({
      port: 465,
      secure: true,
      auth: { user: "u", pass: "p@ss" },
    });
  });
});
