import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { type HttpService, startHttpService } from "../testing/http-service.ts";
import { openGateways } from "./open-gateways.ts";
import { RefusedForGood } from "./refused-for-good.ts";
import { isSigned } from "./signed-body.ts";

const SECRET = "a secret of the service";
const now = Date.parse("2027-03-01T10:00:00Z");
let service: HttpService;
beforeAll(async () => {
  service = await startHttpService();
});
afterAll(() => service.stop());
beforeEach(() => service.answer(200));

const open = (environment: Record<string, string>, dataFolder = "/nowhere") =>
  openGateways(readSettings(environment, ".").gateways, { dataFolder, clock: () => now }).gateways;

describe("text messages by a provider", () => {
  const sms = { id: "0-oAb", to: "+31612345678", text: "123 456 — uw code", locale: "nl" };
  const connected = () =>
    open({ SMS_URL: `${service.url}/messages`, SMS_TOKEN: "the-token", SMS_SENDER: "Wren" });

  it("go out as one request each, under a key that makes a repeat the same message", async () => {
    await connected().sms.send(sms);
    expect(service.asked.at(-1)).toMatchObject({
      method: "POST",
      path: "/messages",
      headers: { authorization: "Bearer the-token", "idempotency-key": "0-oAb" },
      json: { reference: "0-oAb", from: "Wren", to: sms.to, text: sms.text },
    });
  });

  it.each([
    [400, true],
    [413, true],
    [415, true],
    [422, true],
    [401, false],
    [404, false],
    [405, false],
    [410, false],
    [429, false],
    [503, false],
    [302, false],
  ])("that are answered %i are refused for good: %s", async (status, forGood) => {
    service.answer(status);
    const failure = await connected()
      .sms.send(sms)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof RefusedForGood).toBe(forGood);
    expect(JSON.stringify(failure)).not.toContain("the-token");
  });
});

describe("events for the customer-engagement service", () => {
  const event = {
    id: "oAb",
    at: "2027-03-01T09:59:00.000Z",
    name: "stay_booked",
    subject: "u1",
    attributes: { n: 2 },
  };

  it("go out as one batch, signed over its bytes", async () => {
    await open({ ENGAGEMENT_URL: `${service.url}/events`, ENGAGEMENT_SECRET: SECRET }).engagement.tell([
      event,
      { ...event, id: "oCd" },
    ]);
    const { json, body = "", headers } = service.asked.at(-1) ?? {};
    expect(json).toEqual({ events: [event, { ...event, id: "oCd" }] });
    const signature = headers?.["x-signature"];
    expect(isSigned(SECRET, body, signature, now)).toBe(true);
    expect(isSigned(SECRET, `${body} `, signature, now)).toBe(false);
    expect(isSigned("another secret of it", body, signature, now)).toBe(false);
    expect(isSigned(SECRET, body, signature, now + 301_000)).toBe(false);
    for (const odd of [undefined, "", "t=1,v1=00", ["a"]])
      expect(isSigned(SECRET, body, odd, now)).toBe(false);
  });

  it("are written down where no service is named", async () => {
    const folder = await mkdtemp(join(tmpdir(), "staywright-engagement-"));
    await open({}, folder).engagement.tell([event]);
    const lines = await readFile(join(folder, "engagement/2027-03-01.jsonl"), "utf8");
    expect(
      lines
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([event]);
  });
});

describe("settings of services", () => {
  it.each([
    [{ SMS_URL: "https://sms.test" }, /SMS_URL is set and SMS_TOKEN, SMS_SENDER is not/],
    [{ SMS_RECEIPT_SECRET: "hunter2".repeat(4) }, /^SMS_RECEIPT_SECRET is set and SMS_URL is not/],
    [
      { SMS_URL: "https://sms.test", SMS_TOKEN: "t", SMS_SENDER: "Wren", SMS_RECEIPT_SECRET: "hunter2" },
      /^SMS_RECEIPT_SECRET must have 16/,
    ],
    [{ SMS_URL: "http://sms.test", SMS_TOKEN: "hunter2", SMS_SENDER: "Wren" }, /^SMS_URL must be/],
    [{ SMS_URL: "https://u:hunter2@sms.test", SMS_TOKEN: "t", SMS_SENDER: "Wren" }, /^SMS_URL must be/],
    [{ SMS_URL: "https://sms.test", SMS_TOKEN: "hunter2", SMS_SENDER: "Wren & Co." }, /^SMS_SENDER must be/],
    [{ ENGAGEMENT_URL: "ftp://x", ENGAGEMENT_SECRET: SECRET }, /^ENGAGEMENT_URL must be/],
    [{ ENGAGEMENT_URL: "https://e.test", ENGAGEMENT_SECRET: "hunter2" }, /^ENGAGEMENT_SECRET must have/],
  ])("are refused at the start by name, without what they say: %o", (environment, says) => {
    const read = () => readSettings(environment as Record<string, string>, ".");
    expect(read).toThrow(says);
    expect(read).not.toThrow(/hunter2/);
  });
});
