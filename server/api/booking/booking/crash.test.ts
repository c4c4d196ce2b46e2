import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, buildQuote } from "../../../testing/booking.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { killedInTheMiddle } from "../../../testing/killed-server.ts";
import { buildSupply } from "../../../testing/supply.ts";

describe("a server that dies while booking", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  const tower = { room_category_id: 12, checkin: "2027-04-10", checkout: "2027-04-12" };

  /**
   * A process of its own holds the rooms and is killed before it books; returns what its guest would send
   * again.
   */
  async function crash(stay: typeof tower, key: string) {
    const browser = test.browser();
    const quote = await buildQuote(browser, stay);
    const body = bookingBody(quote.quote_id, key);
    await killedInTheMiddle({
      url: test.database.url,
      now: test.clock(),
      cookie: browser.cookie(),
      csrf: (await browser.get("/api/pwa/session")).body.csrf_token,
      body,
    });
    return { browser, body };
  }

  it("[BOOK-06] books once when the guest tries again under the same key", { timeout: 60_000 }, async () => {
    const { browser, body } = await crash(tower, "killed");
    const held = await test.database.db
      .selectFrom("hold")
      .select("state")
      .where("state", "=", "active")
      .execute();
    expect(held).toHaveLength(1);
    const early = await browser.post("/api/pwa/createBooking", body);
    expect([early.status, early.body.code]).toEqual([409, "duplicate_request"]);
    test.clock.advance(61_000);
    const again = await browser.post("/api/pwa/createBooking", body);
    expect(again.status, again.text).toBe(200);
    expect(await test.database.db.selectFrom("booking").select("booking_id").execute()).toHaveLength(1);
  });

  it("[ERR-07] says that the hold has ended when the guest comes back too late", {
    timeout: 60_000,
  }, async () => {
    const stay = { ...tower, checkin: "2027-06-10", checkout: "2027-06-12" };
    const { browser, body } = await crash(stay, "late");
    test.clock.advance(11 * 60_000);
    const answer = await browser.post("/api/pwa/createBooking", body);
    expect([answer.status, answer.body.code]).toEqual([409, "hold_expired"]);
  });
});
