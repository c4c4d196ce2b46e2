import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookStay, buildQuote, STAY } from "../../../testing/booking.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { buildProperty, buildRateRule, buildRoomCategory, buildSupply } from "../../../testing/supply.ts";

describe("a quote", () => {
  let test: TestApp;
  const zone = process.env.TZ;
  beforeAll(async () => {
    // The zone in which PostgreSQL's default date parser is off by one night.
    process.env.TZ = "Asia/Kolkata";
    test = await createTestApp();
    await buildSupply(test.database.db);
  }, 90_000);
  afterAll(async () => {
    await test.stop();
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it("[PRICE-01] [PRICE-04] [PRICE-05] prices all rooms and nights with every mandatory charge", async () => {
    const quote = await buildQuote(test.browser(), {
      rooms_config: "2-3_0_1_0-1_1_0_0",
      checkout: "2027-04-13",
    });
    // A night: double 120 + extra bed 30 + single 100; city tax 2.50 for each of 4 adults.
    expect(quote.night_prices).toEqual(
      ["2027-04-10", "2027-04-11", "2027-04-12"].map((date) => ({ date, amount: 25_000 })),
    );
    expect(quote.total).toBe(3 * 25_000 + 3 * 4 * 250);
    expect(quote.price_lines).toEqual([
      {
        bill_type: "room",
        name: "Room price",
        quantity: 6,
        amount: 75_000,
        payable: "with_booking",
        included: false,
      },
      {
        bill_type: "city_tax",
        name: "City tax",
        quantity: 1,
        amount: 3_000,
        payable: "at_property",
        included: false,
      },
      { bill_type: "tax", name: "VAT", quantity: 1, amount: 6_193, payable: "with_booking", included: true },
    ]);
    expect(quote.pricing).toMatchObject({
      summed_final_price: 78_000,
      reduced_price: 13_000,
      due_now: 75_000,
      due_at_property: 3_000,
      nights: 3,
      rooms: 2,
    });
    expect(quote.guests).toEqual({ rooms: 2, guests: 5, adults: 4, children: 1, infants: 1, pets: 0 });
  });

  it("[PRICE-04] lasts fifteen minutes by the server's clock", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser);
    expect(Date.parse(quote.expires_at) - Date.parse(quote.server_time)).toBe(15 * 60_000);
    test.clock.advance(15 * 60_000 - 1);
    expect((await browser.get(`/api/pwa/quote/${quote.quote_id}`)).body.quote.status).toBe("active");
    test.clock.advance(1);
    expect((await browser.get(`/api/pwa/quote/${quote.quote_id}`)).body.quote.status).toBe("expired");
  });

  it("[PRICE-02] strikes a reference price through only while the drop is small enough", async () => {
    await buildRoomCategory(test.database.db, {
      property_id: 1,
      room_category_id: 14,
      reference_percentage: 125,
    });
    const shown = await buildQuote(test.browser(), { room_category_id: 14 });
    expect(shown.pricing).toMatchObject({
      summed_final_price: 25_000,
      summed_slasher_price: 31_000,
      discount_percentage: 19,
    });
    await test.database.db
      .updateTable("property")
      .set({ slasher_percentage: 19 })
      .where("property_id", "=", 1)
      .execute();
    const hidden = await buildQuote(test.browser(), { room_category_id: 14 });
    expect(hidden.pricing).not.toHaveProperty("summed_slasher_price");
    await test.database.db
      .updateTable("property")
      .set({ slasher_percentage: 60 })
      .where("property_id", "=", 1)
      .execute();
  });

  it("[HOTEL-07] [ERR-07] says sold out, and on which night", async () => {
    await bookStay(test.browser(), "taken", {
      room_category_id: 12,
      checkin: "2027-04-11",
      checkout: "2027-04-12",
    });
    const answer = await test.browser().post("/api/pwa/quote", { ...STAY, room_category_id: 12 });
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      409,
      "sold_out",
      { reason: "no_rooms", rooms_left: 0, night: "2027-04-11" },
    ]);
  });

  it("[DATE-03] keeps nights as dates whatever the zone of the process", async () => {
    const { rows } = await sql<{
      night: string;
      text: string;
    }>`SELECT night, night::text AS text FROM booking_night`.execute(test.database.db);
    expect(rows).toEqual([{ night: "2027-04-11", text: "2027-04-11" }]);
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });

  it("[DATE-03] takes today from the property's zone", async () => {
    await buildProperty(test.database.db, { property_id: 3, time_zone: "Pacific/Kiritimati" });
    await buildRoomCategory(test.database.db, { property_id: 3, room_category_id: 31 });
    // 1 March 12:30 UTC is already 2 March on Kiritimati and still 1 March in Utrecht.
    const today = { checkin: "2027-03-01", checkout: "2027-03-02" };
    const there = await test
      .browser()
      .post("/api/pwa/quote", { ...STAY, ...today, hotel_id: 3, room_category_id: 31 });
    const here = await test.browser().post("/api/pwa/quote", { ...STAY, ...today });
    expect([there.status, there.body.fields[0].code, here.status]).toEqual([422, "past", 200]);
  });

  it("[DATE-07] refuses a stay shorter than the minimum of its day of arrival", async () => {
    await buildRateRule(test.database.db, {
      property_id: 1,
      room_category_id: 11,
      rule_id: 1,
      from_date: "2027-12-20",
      to_date: "2027-12-31",
      min_stay: 3,
    });
    const answer = await test
      .browser()
      .post("/api/pwa/quote", { ...STAY, checkin: "2027-12-24", checkout: "2027-12-26" });
    expect([answer.status, answer.body.code, answer.body.details.reason]).toEqual([
      422,
      "restriction_refused",
      "minimum_stay",
    ]);
  });

  it("names the cancellation steps in property time, without the ones that are over", async () => {
    const quote = await buildQuote(test.browser());
    expect(quote.cancellation_policies).toEqual([
      {
        kind: "free",
        charge_percentage: 0,
        charge_amount: 0,
        until: "2027-04-08T16:00:00.000Z",
        until_local: "2027-04-08T18:00",
      },
      { kind: "full", charge_percentage: 100, charge_amount: quote.total },
    ]);
    const tomorrow = await buildQuote(test.browser(), { checkin: "2027-03-02", checkout: "2027-03-03" });
    expect(tomorrow.cancellation_policies.map(({ kind }: { kind: string }) => kind)).toEqual(["full"]);
  });

  it("[PAY-01] says whether it may be paid at the property, and why not", async () => {
    await buildRoomCategory(test.database.db, { property_id: 1, room_category_id: 15, capacity: 9 });
    const three = await buildQuote(test.browser(), { room_category_id: 15, rooms_config: "3-2-2-2" });
    const four = await buildQuote(test.browser(), { room_category_id: 15, rooms_config: "4-2-2-2-2" });
    expect(three.pay_at_hotel).toEqual({ allowed: true, max_rooms: 3 });
    expect(four.pay_at_hotel).toEqual({ allowed: false, max_rooms: 3, reason: "too_many_rooms" });
  });

  it("[CONF-01] is not given for a property another brand sells", async () => {
    await buildProperty(test.database.db, { property_id: 4, brand_id: "hotels" });
    await buildRoomCategory(test.database.db, { property_id: 4, room_category_id: 41 });
    const stay = { ...STAY, hotel_id: 4, room_category_id: 41 };
    expect((await test.browser("nl.homes.test").post("/api/pwa/quote", stay)).status).toBe(404);
    expect((await test.browser("in.hotels.test").post("/api/pwa/quote", stay)).status).toBe(200);
  });
});
