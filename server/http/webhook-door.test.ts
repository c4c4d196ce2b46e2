import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sameSecret } from "../platform/hash.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import type { WebhookVerifier } from "./webhook-door.ts";

const SECRET = "shared with the provider";
const sign = (text: string | Buffer) => createHmac("sha256", SECRET).update(text).digest("hex");
const signedText = (at: string | number, body: string | Buffer) =>
  Buffer.concat([Buffer.from(`${at}.`), Buffer.from(body as Buffer)]);

/** A provider that signs the moment and the bytes, as most do. */
const verify: WebhookVerifier = ({ body, headers }) => {
  const [at = "", signature = ""] = String(headers["x-signature"]).split(".");
  if (!sameSecret(signature, sign(signedText(at, body)))) return null;
  return { id: (JSON.parse(body.toString()) as { id: string }).id, signedAt: new Date(Number(at)) };
};

/** One whose events are forms, each with the id of its first field. */
const verifyForm: WebhookVerifier = ({ body, headers }) => {
  const [at = "", signature = ""] = String(headers["x-signature"]).split(".");
  if (!sameSecret(signature, sign(signedText(at, body)))) return null;
  return { id: [...new URLSearchParams(body.toString()).values()][0] ?? "", signedAt: new Date(Number(at)) };
};

describe("the door of webhooks", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ webhooks: { sandbox: verify, forms: verifyForm } });
  }, 90_000);
  afterAll(() => test.stop());

  const send = (body: string | Buffer, { signed = body, at = test.clock(), provider = "sandbox" } = {}) =>
    test.app.inject({
      method: "POST",
      url: `/api/pwa/webhooks/${provider}`,
      payload: body,
      // A server sends neither Origin nor cookie nor token, and any type it likes.
      headers: {
        host: "nl.homes.test",
        "content-type": "application/vnd.provider+json",
        "x-signature": `${at}.${sign(signedText(at, signed))}`,
      },
    });
  const inbox = () =>
    test.database.db
      .selectFrom("webhook_event")
      .select(["provider", "event_id", "body", "done_at"])
      .execute();

  it("keeps a signed event once, byte for byte, however often and at once it is sent", async () => {
    const body = '{ "id":"evt-1",  "amount": 12.50 }\n';
    const answers = await Promise.all([send(body), send(body), send(body, { at: test.clock() - 60_000 })]);
    expect(answers.map(({ statusCode, body: text }) => [statusCode, text])).toEqual(
      Array(3).fill([200, '{"received":true}']),
    );
    expect(await inbox()).toEqual([{ provider: "sandbox", event_id: "evt-1", body, done_at: null }]);
  });

  it.each<[string, () => ReturnType<typeof send>, number]>([
    ["bytes that were changed", () => send('{"id":"evt-2"} ', { signed: '{"id":"evt-2"}' }), 401],
    ["a signature older than the window", () => send('{"id":"e"}', { at: test.clock() - 301_000 }), 401],
    ["a signature of the future", () => send('{"id":"e"}', { at: test.clock() + 301_000 }), 401],
    ["an event without an id", () => send('{"id":""}'), 401],
    ["a provider nobody knows", () => send('{"id":"e"}', { provider: "constructor" }), 404],
    ["a body too large", () => send(JSON.stringify({ id: "x".repeat(300_000) })), 413],
    ["nothing", () => send(""), 401],
    ["signed bytes that are no text", () => send(Buffer.from('{"id":"e\xe9"}', "latin1")), 400],
    ["a signed text with a NUL", () => send("id=e\0", { provider: "forms" }), 400],
    ["an id that cannot be kept", () => send('{"id":"e\\u0000"}'), 400],
  ])("refuses %s and keeps nothing", async (_, ask, status) => {
    const before = await inbox();
    expect((await ask()).statusCode).toBe(status);
    expect(await inbox()).toEqual(before);
  });

  it("limits what is refused for each address, and nothing that is signed", async () => {
    const strict = await createTestApp({ webhooks: { sandbox: verify }, rateLimits: { changes: 2 } });
    const ask = (body: string, signed: string) => {
      const at = strict.clock();
      const headers = { host: "nl.homes.test", "x-signature": `${at}.${sign(`${at}.${signed}`)}` };
      return strict.app.inject({ method: "POST", url: "/api/pwa/webhooks/sandbox", payload: body, headers });
    };
    const states: number[] = [];
    for (const index of [1, 2, 3, 4])
      states.push((await ask(`{"id":"e${index}"}`, `{"id":"e${index}"}`)).statusCode);
    for (const _ of [1, 2, 3]) states.push((await ask('{"id":"e"}', "")).statusCode);
    await strict.stop();
    expect(states).toEqual([200, 200, 200, 200, 401, 401, 429]);
  });
});
