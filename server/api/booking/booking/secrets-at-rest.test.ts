import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../../db/migrate.ts";
import { migrations } from "../../../db/migrations/index.ts";
import type { Db } from "../../../db/pool.ts";
import type { Mail } from "../../../gateways/gateways.ts";
import { openInboxFolder } from "../../../gateways/inbox-folder.ts";
import { createInboxMail } from "../../../gateways/inbox-mail.ts";
import type { WaitingMail } from "../../../gateways/waiting-mail.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookStay } from "../../../testing/booking.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { sentMails, tokenIn } from "../../../testing/sent-mails.ts";
import { buildSupply } from "../../../testing/supply.ts";

describe("a copy of the database", () => {
  let test: TestApp;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
    id = (await bookStay(test.browser(), "at-rest")).body.booking_id;
  }, 90_000);
  afterAll(() => test.stop());

  const opens = async (token: string) =>
    (await test.browser().get(`/api/pwa/booking/${id}?token=${encodeURIComponent(token)}`)).status === 200;

  it("holds nothing that opens a booking, before its mail is sent and after; the mail itself does", async () => {
    const waiting = await secretsIn(test.database.db);
    expect(waiting.length).toBeGreaterThan(5);
    const [mail] = await sentMails(test);
    const sent = await secretsIn(test.database.db);
    for (const secret of new Set([...waiting, ...sent])) expect(await opens(secret), secret).toBe(false);
    expect(mail?.body).toContain(`/booking/${id}`);
    const token = tokenIn(mail as Mail);
    expect(token.length).toBeGreaterThan(40);
    expect(await opens(token)).toBe(true);
    expect(sent).not.toContain(token);
  });

  it("holds no cookie of a session either", async () => {
    const browser = test.browser();
    await bookStay(browser, "cookie-at-rest", { checkin: "2027-05-10", checkout: "2027-05-12" });
    const [, cookie = ""] = /=([A-Za-z0-9_-]{43})/.exec(browser.cookie()) ?? [];
    expect(cookie).toHaveLength(43);
    expect(await secretsIn(test.database.db)).not.toContain(cookie);
  });
});

describe("the inbox of development", () => {
  let folder: string;
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), "staywright-inbox-")), "inbox");
  });
  afterAll(() => rm(join(folder, ".."), { recursive: true, force: true }));

  it("is a folder of files that mail programs open, for its owner only; the same mail is there once", async () => {
    const inbox = createInboxMail(openInboxFolder(folder, Date.now), Date.now);
    const mail = { id: "oAb-1", to: "noor@example.test", locale: "nl" };
    for (const body of ["Beste Noor,\n\nhttps://nl.test/booking/X?token=t", "again"])
      await inbox.send({ ...mail, subject: "Bevestigd:\r\nBcc: x@evil.test", body });
    expect(await readdir(folder)).toEqual(["oAb-1.eml"]);
    const file = join(folder, "oAb-1.eml");
    const [head = "", ...body] = (await readFile(file, "utf8")).split("\n\n");
    expect(head.split("\n")).toEqual(
      expect.arrayContaining(["To: noor@example.test", "Subject: Bevestigd: Bcc: x@evil.test"]),
    );
    expect(body.join("\n\n")).toBe("again\n");
    expect([(await stat(file)).mode & 0o777, (await stat(folder)).mode & 0o777]).toEqual([0o600, 0o700]);
  });

  it("forgets mail after a month", async () => {
    const mail = { to: "a@b.test", subject: "s", body: "b", locale: "en" };
    const later = () => Date.now() + 31 * 86_400_000;
    const late = createInboxMail(openInboxFolder(folder, later), later);
    await late.send({ ...mail, id: "new" });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("mail that the version before left behind", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  }, 90_000);
  afterAll(() => database.stop());

  it("loses its tokens and goes out with one of its own", async () => {
    const { db } = database;
    await sql`DROP SCHEMA public CASCADE`.execute(db);
    await sql`CREATE SCHEMA public`.execute(db);
    await migrate(
      db,
      migrations.filter(({ name }) => name < "0012"),
    );
    const bodies = {
      plain: "Beste\n\nhttps://nl.test/booking/7KQ2MZ9XW4TD?token=qOld-_1\n\nWrenhollow",
      arabic: "x\nhttps://nl.test/booking/8KQ2MZ9XW4TD?token=qOld-_2&locale=ar\n\nWrenhollow",
      other: "A mail without a link\n",
    };
    for (const [outbox_id, body] of Object.entries(bodies))
      await sql`INSERT INTO outbox (property_id, outbox_id, kind, payload, state, available_at, created_at) VALUES
        (1, ${outbox_id}, 'mail', ${JSON.stringify({ to: "a@b.test", subject: "s", locale: "en", body })}, ${outbox_id === "arabic" ? "failed" : "pending"}, now(), now())`.execute(
        db,
      );
    await migrate(db);
    expect((await secretsIn(db)).filter((text) => text.includes("qOld"))).toEqual([]);
    const rows = await db
      .selectFrom("outbox")
      .select(["outbox_id", "payload"])
      .orderBy("outbox_id")
      .execute();
    const links = rows.map(({ payload }) => (payload as WaitingMail).link);
    expect(links).toEqual([
      { booking_id: "8KQ2MZ9XW4TD", address: "https://nl.test/booking/8KQ2MZ9XW4TD?locale=ar" },
      undefined,
      { booking_id: "7KQ2MZ9XW4TD", address: "https://nl.test/booking/7KQ2MZ9XW4TD" },
    ]);
    const sent = await sentMails({
      database,
      clock: Object.assign(() => Date.now() + 1000, { advance: () => undefined }) as never,
    });
    expect(sent.map(({ body }) => body.replace(/token=[\w-]{46}/, "token=T")).sort()).toEqual([
      bodies.other,
      bodies.plain.replace("qOld-_1", "T"),
    ]);
  });
});

/** Every word of every column that is long enough to be a secret. */
async function secretsIn(db: Db): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname NOT IN ('property', 'place', 'city', 'review', 'cms_document')`.execute(db);
  const words = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await sql<{
      line: string;
    }>`SELECT row_to_json(t)::text AS line FROM ${sql.table(name)} t`.execute(db);
    for (const { line } of rows) for (const [word] of line.matchAll(/[A-Za-z0-9_-]{6,}/g)) words.add(word);
  }
  return [...words];
}
