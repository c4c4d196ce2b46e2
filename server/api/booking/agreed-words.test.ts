import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { bookStay } from "../../testing/booking.ts";
import type { Browser } from "../../testing/browser.ts";
import { buildSupply } from "../../testing/supply.ts";

describe("a booking read in another language than it was made in", () => {
  let test: TestApp;
  let browser: Browser;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.database;
    await buildSupply(db);
    const restrictions = JSON.stringify([{ code: "no_smoking", name: "No smoking" }]);
    await db.updateTable("property").set({ restrictions }).where("property_id", "=", 1).execute();
    await db
      .updateTable("room_category")
      .set({ texts: JSON.stringify({ nl: { name: "Tweepersoonskamer" } }) })
      .where("room_category_id", "=", 11)
      .execute();
    browser = test.browser();
    id = (await bookStay(browser, "words")).body.booking_id;
  }, 90_000);
  afterAll(() => test.stop());

  const read = async (locale: string) => {
    const { booking } = (await browser.get(`/api/pwa/booking/${id}?locale=${locale}`)).body;
    const [card] = (await browser.get(`/api/pwa/bookings?locale=${locale}`)).body.bookings;
    return [booking.room_category.name, booking.hotel.restrictions[0].name, card.room_category_name];
  };

  it("[BDET-03] names room and house rules in the language of the page", async () => {
    const [english, , card] = await read("en");
    expect(card).toBe(english);
    expect(english).not.toBe("Tweepersoonskamer");
    expect(await read("nl")).toEqual(["Tweepersoonskamer", "Binnen niet roken", "Tweepersoonskamer"]);
    expect(await read("en")).toEqual([english, "No smoking inside", english]);
  });

  it("keeps the name that was agreed for a room that has been called otherwise since", async () => {
    // The price was asked for in the site's own language.
    const [agreed] = await read("nl");
    await test.database.db
      .updateTable("room_category")
      .set({ name: "Garden room", texts: JSON.stringify({}) })
      .where("room_category_id", "=", 11)
      .execute();
    expect((await read("en"))[0]).toBe(agreed);
  });
});
