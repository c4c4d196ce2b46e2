import Fastify from "fastify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { createIds } from "../platform/ids.ts";
import { systemRandom } from "../platform/random.ts";
import { createTestClock } from "../testing/clock.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { registerJobs } from "./register-jobs.ts";

let database: TestDatabase;
const clock = createTestClock();
beforeAll(async () => {
  database = await createTestDatabase();
}, 90_000);
afterAll(() => database.stop());

async function write(kind: string, id: string, to: string): Promise<void> {
  const now = new Date(clock());
  const payload = JSON.stringify({ to, subject: "s", body: "b", text: "t", locale: "en" });
  const row = { property_id: 7, outbox_id: id, kind, payload, available_at: now, created_at: now };
  await database.db.insertInto("outbox").values(row).execute();
}

it("sends text messages while the mail server hangs, and begins nothing while the server is stopped", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const texts: string[] = [];
  const mails: string[] = [];
  let answer = () => {};
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const app = Fastify();
  registerJobs(app, {
    db: database.db,
    clock,
    ids: createIds(systemRandom),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    gateways: {
      mail: {
        async send({ id }) {
          mails.push(id);
          await silence;
        },
      },
      sms: { send: async ({ id }) => void texts.push(id) },
    },
    protection: () => limits.protection,
    inquiryDays: () => limits.partner.inquiryDays,
  });
  await app.ready();
  for (let index = 0; index < 12; index += 1) await write("mail", `m${index}`, `guest${index}@example.test`);
  await write("sms", "first", "+31612345678");
  vi.advanceTimersByTime(3_000);
  await expect.poll(() => [mails.length, texts.length]).toEqual([5, 1]);
  await write("sms", "second", "+31687654321");
  // The run that sent the first one has to be over before another one begins.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(3_000);
      return texts;
    })
    .toEqual(["7-first", "7-second"]);
  const closed = app.close();
  answer();
  await closed;
  vi.useRealTimers();
  expect(mails).toHaveLength(5);
  const rows = await database.db.selectFrom("outbox").select(["kind", "state"]).execute();
  expect(rows.filter(({ kind, state }) => kind === "mail" && state === "sent")).toHaveLength(5);
}, 30_000);
