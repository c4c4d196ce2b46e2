import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { openInboxFolder } from "../../../gateways/inbox-folder.ts";
import { type OpenGateways, openGateways } from "../../../gateways/open-gateways.ts";
import { SIGNATURE_HEADER, signBody } from "../../../gateways/signed-body.ts";
import { smsReceiptVerifier } from "../../../gateways/sms-receipts.ts";
import { createTroubleSwitches } from "../../../gateways/troubles.ts";
import { createInboxPage } from "../../../inbox/inbox-page.ts";
import { receiptsOf } from "../../../jobs/outbox/receipts-of.ts";
import { recordReceipts } from "../../../jobs/outbox/record-receipts.ts";
import { sendOutbox } from "../../../jobs/outbox/send-outbox.ts";
import { createIds } from "../../../platform/ids.ts";
import { systemRandom } from "../../../platform/random.ts";
import { readSettings } from "../../../settings.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { type HttpService, startHttpService } from "../../../testing/http-service.ts";
import { type MailServer, startMailServer } from "../../../testing/mail-server.ts";

const SECRET = "shared with the provider";
let test: TestApp;
let provider: HttpService;
let mailServer: MailServer;
let connected: OpenGateways;
let unconnected: OpenGateways;
let folder = "";
let guests = 0;
let browser: Browser;
let phone = "";
let email = "";
beforeAll(async () => {
  [provider, mailServer, folder] = await Promise.all([
    startHttpService(),
    startMailServer(),
    mkdtemp(join(tmpdir(), "staywright-codes-")),
  ]);
  test = await createTestApp({ webhooks: { sms: smsReceiptVerifier(SECRET) } });
  const open = (environment: Record<string, string>) =>
    openGateways(readSettings(environment, ".").gateways, { dataFolder: folder, clock: Date.now });
  connected = open({
    MAIL_URL: mailServer.url,
    MAIL_FROM: "Stays <stays@example.test>",
    SMS_URL: `${provider.url}/messages`,
    SMS_TOKEN: "the-token",
    SMS_SENDER: "Wren",
  });
  unconnected = open({});
}, 90_000);
afterAll(async () => {
  connected.close();
  await Promise.all([test.stop(), provider.stop(), mailServer.stop()]);
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  guests += 1;
  browser = test.browser(undefined, `192.0.2.${guests}`);
  phone = `6${20_000_000 + guests * 10_001}`;
  email = `guest${guests}@example.test`;
});

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const work = ({ gateways }: OpenGateways) => ({
  db: test.database.db,
  clock: test.clock,
  ids: createIds(systemRandom),
  log,
  gateways,
  protection: () => limits.protection,
  inquiryDays: () => limits.partner.inquiryDays,
});
const byPhone = (who = browser) => who.post("/api/pwa/generateByPhone", { phone, country_code: "+31" });
const byMail = () => browser.post("/api/pwa/generateByUserId", { user_id: email });
const codeIn = (text = "") => /\b\d{6}\b/.exec(text)?.[0] ?? "";
/** Whether a code is right, in the browser that asked for it. */
const prove = async (otp: string) => (await browser.post("/api/pwa/authenticate", { otp })).status;
/** What the provider was asked to send to the number. */
const texts = () =>
  provider.asked
    .map(({ json }) => json as { readonly to: string; readonly text: string; readonly reference: string })
    .filter(({ to }) => to === `+31${phone}`);
const receipt = (reference: string, secret = SECRET) => {
  const body = JSON.stringify({
    id: `r-${reference}`,
    reference,
    status: "delivered",
    at: "2027-03-01T10:00:04Z",
  });
  return test.app.inject({
    method: "POST",
    url: "/api/pwa/webhooks/sms",
    headers: {
      host: "nl.homes.test",
      "content-type": "application/json",
      [SIGNATURE_HEADER]: signBody(secret, body, test.clock()),
    },
    payload: body,
  });
};

describe("[MSG-02] a one-time code", () => {
  it("goes to a number by the provider, whose receipt is kept, and is right", async () => {
    expect((await byPhone()).status).toBe(200);
    await sendOutbox(work(connected));
    const [sms] = texts();
    expect((await receipt(sms?.reference ?? "", "another secret of it")).statusCode).toBe(401);
    expect((await receipt(sms?.reference ?? "")).statusCode).toBe(200);
    await recordReceipts({ db: test.database.db, clock: test.clock, log });
    expect(await receiptsOf(test.database.db, [sms?.reference ?? ""])).toEqual({
      [sms?.reference ?? ""]: "delivered",
    });
    expect(await prove(codeIn(sms?.text))).toBe(200);
  });

  it("goes to an address by SMTP, and is right", async () => {
    expect((await byMail()).status).toBe(200);
    await sendOutbox(work(connected));
    const mail = mailServer.received.find(({ recipients }) => recipients.includes(email));
    expect(await prove(codeIn(mail?.text))).toBe(200);
  });

  it("comes later, once, where the provider was away", async () => {
    await byPhone();
    provider.answer(503);
    await sendOutbox(work(connected));
    const reference = texts()[0]?.reference;
    provider.answer(200);
    await sendOutbox(work(connected));
    expect(texts().length).toBe(1);
    test.clock.advance(2 * 60_000);
    await sendOutbox(work(connected));
    await sendOutbox(work(connected));
    expect(texts().map((each) => each.reference)).toEqual([reference, reference]);
    expect(await prove(codeIn(texts()[0]?.text))).toBe(200);
  });

  it("can be read in the inbox of development where nothing is connected", async () => {
    await byPhone();
    await byMail();
    await sendOutbox(work(unconnected));
    const page = createInboxPage({
      inbox: openInboxFolder(join(folder, "inbox"), Date.now),
      switches: createTroubleSwitches(),
    });
    const app = fastify();
    try {
      page.register(app);
      const open = (url: string) =>
        app.inject({ url, headers: { host: "localhost" }, remoteAddress: "127.0.0.1" });
      const names = [...(await open("/_inbox")).body.matchAll(/href="(\/_inbox\/[^"]+)"/g)];
      const messages = await Promise.all(names.map(async ([, url = ""]) => (await open(url)).body));
      const to = (whom: string) => messages.find((message) => message.includes(whom));
      expect(codeIn(to(`+31${phone}`))).not.toBe("");
      expect(await prove(codeIn(to(email)?.replace(/.*<pre/s, "")))).toBe(200);
    } finally {
      await app.close();
    }
  });

  it("comes at once, however many other messages wait for the same number or address", async () => {
    const { smsPerHour, mailsPerHour } = limits.protection;
    const now = new Date(test.clock());
    const row = { property_id: 0, available_at: now, created_at: now };
    const notice = { text: "Something changed.", locale: "en" };
    const rows = [
      ...Array.from({ length: smsPerHour + 1 }, () => ["sms", { to: `+31${phone}`, ...notice }] as const),
      ...Array.from(
        { length: mailsPerHour + 1 },
        () => ["mail", { to: email, subject: "News", ...notice }] as const,
      ),
    ].map(([kind, payload], index) => ({
      ...row,
      outbox_id: `notice${guests}-${index}`,
      kind,
      payload: JSON.stringify(payload),
    }));
    await test.database.db.insertInto("outbox").values(rows).execute();
    await sendOutbox(work(connected));
    await byPhone();
    await byMail();
    await sendOutbox(work(connected));
    expect(codeIn(texts().at(-1)?.text)).not.toBe("");
    const codes = mailServer.received
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ text }) => codeIn(text));
    expect(codes.at(-1)).toMatch(/^\d{6}$/);
  });

  it("is sent to no number more often than its budget says, whoever asks", async () => {
    const { codesPerPhone } = limits.protection;
    const statuses: number[] = [];
    for (let index = 0; index < codesPerPhone + 2; index += 1)
      statuses.push((await byPhone(test.browser(undefined, `198.51.100.${index}`))).status);
    expect(statuses).toEqual([...Array(codesPerPhone).fill(200), 429, 429]);
    await sendOutbox(work(connected));
    expect(texts().length).toBeLessThanOrEqual(codesPerPhone);
    expect(texts().length).toBeGreaterThan(0);
  });
});
