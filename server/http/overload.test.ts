import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#renderer";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { bookingBody, buildQuote, STAY } from "../testing/booking.ts";
import { brokenInvariants } from "../testing/invariants.ts";
import { buildRelease } from "../testing/release.ts";
import { buildSupply } from "../testing/supply.ts";
import { registerAdmission } from "./admission.ts";
import { registerErrors } from "./errors.ts";

describe("a night that another transaction keeps locked", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ connections: 10, ownPools: true });
    await buildSupply(test.database.db);
    await test.database.db.updateTable("room_category").set({ capacity: 50 }).execute();
  }, 90_000);
  afterAll(() => test.stop());

  it("[BOOK-06] costs bookings of that night a quick refusal, and nobody else anything", {
    timeout: 60_000,
  }, async () => {
    const guests = await Promise.all(
      Array.from({ length: 14 }, async (_, index) => {
        const browser = test.browser();
        const quote = await buildQuote(browser, { room_category_id: 12 });
        return { browser, body: bookingBody(quote.quote_id, `guest${index}`) };
      }),
    );
    const [first, ...others] = guests;
    const sold = await first?.browser.post("/api/pwa/createBooking", first.body);
    expect(sold?.status, sold?.text).toBe(200);

    let release = () => {};
    const locked = new Promise<void>((isLocked) => {
      void test.database.db.transaction().execute(async (trx) => {
        await sql`SELECT 1 FROM room_night FOR UPDATE`.execute(trx);
        isLocked();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      });
    });
    await locked;
    const bookings = Promise.all(
      others.map(({ browser, body }) => timed(browser.post("/api/pwa/createBooking", body))),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    const meanwhile = await Promise.all(
      ["/livez", "/api/pwa/session", "/api/pwa/bookings"].map((path) => timed(test.browser().get(path))),
    );
    expect(meanwhile.map(({ answer }) => answer.status)).toEqual([200, 200, 200]);
    await expect
      .poll(async () => (await test.browser().get("/readyz")).status, { timeout: 15_000 })
      .toBe(200);
    expect(Math.max(...meanwhile.map(({ ms }) => ms))).toBeLessThan(5000);
    const refused = await bookings;
    release();
    for (const { answer, ms } of refused) {
      expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(ms).toBeLessThan(30_000);
    }
    // Nothing was held by what was refused: the same key books as soon as the night is free.
    const [again] = others;
    const retried = await again?.browser.post("/api/pwa/createBooking", again.body);
    expect(retried?.status, retried?.text).toBe(200);
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
});

describe("a full disk", () => {
  let test: TestApp;
  let isLow = false;
  beforeAll(async () => {
    test = await createTestApp({ isDiskLow: () => isLow });
    await buildSupply(test.database.db);
  }, 90_000);
  afterAll(() => test.stop());

  it("refuses changes with the time to come back, goes on reading, and takes changes when there is space", async () => {
    const browser = test.browser();
    await buildQuote(browser);
    isLow = true;
    const refused = await browser.post("/api/pwa/quote", {});
    expect([refused.status, refused.body.code, refused.headers["retry-after"]]).toEqual([
      503,
      "unavailable",
      "30",
    ]);
    expect((await browser.get("/api/pwa/bookings")).status).toBe(200);
    // Nor does what writes a row on the way: a price that a page asks for, a session of somebody new.
    const site = buildRelease().sites["homes-nl"] as Site;
    await expect(test.app.operations.call("createQuote", STAY, { site, locale: "nl" })).rejects.toMatchObject(
      {
        code: "unavailable",
        details: { retry_after: 30 },
      },
    );
    const stranger = await test.browser().get("/api/pwa/session");
    expect([stranger.status, stranger.headers["retry-after"]]).toEqual([503, "30"]);
    expect((await browser.get("/api/pwa/session")).status).toBe(200);
    isLow = false;
    await buildQuote(browser);
  });

  it("answers what the database itself could not write any more as unavailable", async () => {
    const { db } = test.database;
    await sql`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`.execute(
      db,
    );
    await sql`CREATE TRIGGER full_disk BEFORE INSERT ON quote FOR EACH ROW EXECUTE FUNCTION full_disk()`.execute(
      db,
    );
    await expect(buildQuote(test.browser())).rejects.toThrow(/"code":"unavailable".*"retry_after":30/);
    await sql`DROP TRIGGER full_disk ON quote`.execute(db);
    await buildQuote(test.browser());
  });
});

describe("more work than there is room for", () => {
  const waiting: (() => void)[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    registerErrors(app);
    registerAdmission(app, { call: 4, page: 2, picture: 2, part: 2, pagesAtOnce: 2 });
    const slow = () => new Promise((resolve) => waiting.push(() => resolve("done")));
    app.get("/api/slow", slow);
    app.get("/images/slow", slow);
    app.get("/page", async () => {
      const leave = await app.admission.turn();
      return slow().finally(leave);
    });
    await app.ready();
  });
  afterAll(() => app.close());

  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

  it("turns pictures away before pages and pages before calls, with the time to come back", async () => {
    const begun = [app.inject("/page")];
    await settled();
    begun.push(app.inject("/api/slow"));
    await settled();
    const picture = await app.inject("/images/slow");
    begun.push(app.inject("/page"));
    await settled();
    begun.push(app.inject("/api/slow"));
    await settled();
    const page = await app.inject("/page");
    begun.push(...Array.from({ length: 2 }, () => app.inject("/api/slow")));
    await settled();
    const call = await app.inject("/api/slow");
    for (const answer of [picture, page, call])
      expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([
        503,
        "unavailable",
        "2",
      ]);
    for (const finish of waiting.splice(0)) finish();
    expect((await Promise.all(begun)).map(({ statusCode }) => statusCode)).toEqual(begun.map(() => 200));
    const kinds = ["call", "page", "picture"] as const;
    expect(kinds.map((kind) => [app.admission.inside(kind), app.admission.refused(kind)])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });
});

it("answers what takes too long as unavailable, with the time to come back", async () => {
  const app = Fastify({ handlerTimeout: 50 });
  registerErrors(app);
  app.get("/api/never", () => new Promise(() => {}));
  const answer = await app.inject("/api/never");
  await app.close();
  expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([
    503,
    "unavailable",
    "5",
  ]);
});

async function timed<T>(work: Promise<T>): Promise<{ readonly answer: T; readonly ms: number }> {
  const started = performance.now();
  const answer = await work;
  return { answer, ms: performance.now() - started };
}
