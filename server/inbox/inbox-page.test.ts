import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openInboxFolder } from "../gateways/inbox-folder.ts";
import { createInboxMail } from "../gateways/inbox-mail.ts";
import { createInboxSms } from "../gateways/inbox-sms.ts";
import { createTroubleSwitches } from "../gateways/troubles.ts";
import { createInboxPage } from "./inbox-page.ts";

const link = "https://nl.test/booking/X?token=t&locale=ar";
const switches = createTroubleSwitches("sms=slow");
let app: FastifyInstance;
const get = (url: string, more: Readonly<Record<string, unknown>> = {}) =>
  app.inject({ url, headers: { host: "wrenhollow-nl.localhost:3000" }, remoteAddress: "127.0.0.1", ...more });

beforeAll(async () => {
  const inbox = openInboxFolder(await mkdtemp(join(tmpdir(), "staywright-inbox-")), Date.now);
  const mail = createInboxMail(inbox, Date.now);
  await mail.send({
    id: "first",
    to: "noor@example.test",
    subject: "تأكيد <b>الحجز</b>",
    body: `مرحبا\n${link}\n<script>alert(1)</script>`,
    html: "<p>مرحبا</p><script>alert(1)</script>",
    locale: "ar",
    unsubscribe: "https://nl.test/service/newsletter-signout?t=1",
  });
  await mail.send({ id: "plain", to: "b@example.test", subject: "Plain", body: "No HTML.", locale: "en" });
  await createInboxSms(inbox, Date.now).send({
    id: "0-code",
    to: "+31612345678",
    text: "123 456",
    locale: "nl",
  });
  app = Fastify();
  createInboxPage({ inbox, switches }).register(app);
  await app.ready();
});
afterAll(() => app.close());

describe("the inbox page of development", () => {
  it("lists what would have gone out, to whom, and leads to each", async () => {
    const { statusCode, body, headers } = await get("/_inbox");
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain("noor@example.test");
    expect(body).toContain('href="/_inbox/first.eml"');
    expect(body).toContain('href="/_inbox/plain.eml"');
    expect(body).not.toContain("<b>");
  });

  it("shows a mail's words with links that can be followed, and its HTML in a frame that runs nothing", async () => {
    const { body } = await get("/_inbox/first.eml");
    expect(body).toContain(`<a href="${link.replace("&", "&amp;")}">`);
    expect(body).toContain("newsletter-signout");
    expect(body).not.toContain("<script>");
    const framed = await get("/_inbox/first.eml/html");
    expect(framed.body).toContain("<p>مرحبا</p>");
    expect(framed.headers["content-security-policy"]).toMatch(/^default-src 'none'.*; sandbox /);
    expect((await get("/_inbox/plain.eml")).body).not.toContain("<iframe");
    expect((await get("/_inbox/plain.eml/html")).statusCode).toBe(404);
  });

  it("shows a text message", async () => {
    const { body } = await get("/_inbox/0-code.sms");
    expect(body).toContain("+31612345678");
    expect(body).toContain("123 456");
  });

  it("switches what ails a port, for our own page only", async () => {
    const page = await get("/_inbox");
    expect(page.body).toMatch(/name="port" value="sms".*?<option selected value="slow">/);
    const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
    const set = (fields: Record<string, string>) =>
      get("/_inbox/troubles", {
        method: "POST",
        headers: { host: "localhost", "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(fields).toString(),
      });
    expect((await set({ port: "mail", trouble: "lost", token: "guessed" })).statusCode).toBe(403);
    expect(switches.of("mail")).toBeUndefined();
    expect((await set({ port: "mail", trouble: "lost", token })).statusCode).toBe(303);
    expect(switches.of("mail")).toBe("lost");
    expect((await set({ port: "mail", trouble: "explode", token })).statusCode).toBe(400);
    expect((await set({ port: "moon", trouble: "slow", token })).statusCode).toBe(400);
    expect(switches.of("mail")).toBe("lost");
    await set({ port: "sms", trouble: "", token });
    expect(switches.of("sms")).toBeUndefined();
  });

  it("is not there for anybody but this machine, by a name of this machine, nor beyond its folder", async () => {
    const elsewhere = [
      await get("/_inbox", { remoteAddress: "203.0.113.9" }),
      await get("/_inbox", { headers: { host: "evil.test" } }),
      await get("/_inbox/first.eml", { headers: { host: "localhost", "x-forwarded-for": "203.0.113.9" } }),
      await get("/_inbox/..%2f..%2fetc%2fpasswd"),
      await get("/_inbox/none.eml"),
    ];
    expect(elsewhere.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  });
});
