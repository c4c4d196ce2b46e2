import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { openInboxFolder } from "../gateways/inbox-folder.ts";
import { createInboxSms } from "../gateways/inbox-sms.ts";
import { smsReceiptVerifier } from "../gateways/sms-receipts.ts";
import { createTroubleSwitches } from "../gateways/troubles.ts";
import { receiptsOf } from "../jobs/outbox/receipts-of.ts";
import { recordReceipts } from "../jobs/outbox/record-receipts.ts";
import { systemClock } from "../platform/clock.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { buildRelease } from "../testing/release.ts";
import { createInboxPage } from "./inbox-page.ts";

const receiptSecret = "shared with the inbox";
let app: FastifyInstance;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const now = new Date();
  const row = { property_id: 0, outbox_id: "code", kind: "sms", payload: "{}" };
  await database.db
    .insertInto("outbox")
    .values({ ...row, state: "sent", available_at: now, created_at: now, sent_at: now })
    .execute();
  const inbox = openInboxFolder(await mkdtemp(join(tmpdir(), "staywright-inbox-")), Date.now);
  const sms = createInboxSms(inbox, Date.now);
  await sms.send({ id: "0-code", to: "+31612345678", text: "123 456", locale: "nl" });
  const release = buildRelease();
  app = await buildApp({
    release: () => release,
    db: database.db,
    webhooks: { sms: smsReceiptVerifier(receiptSecret) },
  });
  const page = createInboxPage({ inbox, switches: createTroubleSwitches(), receiptSecret });
  page.register(app, (references) => receiptsOf(database.db, references));
  await app.ready();
}, 90_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const local = { headers: { host: "localhost" }, remoteAddress: "127.0.0.1" } as const;
const get = async (url: string) => (await app.inject({ url, ...local })).body;
const post = (name: string, fields: Readonly<Record<string, string>>) =>
  app.inject({
    ...local,
    method: "POST",
    url: `/_inbox/${name}/receipt`,
    headers: { ...local.headers, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

it("has a receipt sent through the door for webhooks, and shows what was written down of it", async () => {
  const token = /name="token" value="([^"]+)"/.exec(await get("/_inbox/0-code.sms"))?.[1] ?? "";
  expect(await get("/_inbox")).not.toContain("<td>delivered</td>");
  const statuses = [
    await post("0-code.sms", { status: "delivered", token: "guessed" }),
    await post("0-code.sms", { status: "read", token }),
    await post("0-other.sms", { status: "delivered", token }),
    await post("0-code.sms", { status: "delivered", token }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([403, 400, 404, 303]);
  await recordReceipts({ db: database.db, clock: systemClock, log: app.log });
  expect(await get("/_inbox")).toContain("<td>delivered</td>");
  expect(await get("/_inbox/0-code.sms")).toContain('<dt>receipt</dt><dd dir="auto">delivered</dd>');
});
