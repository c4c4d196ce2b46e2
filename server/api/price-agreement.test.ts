import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { bookingBody } from "../testing/booking.ts";
import { brokenInvariants } from "../testing/invariants.ts";

describe("one price from the list to the booking", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await seedDemoSupply(test.database.db, { properties: 600, today: "2027-03-01" });
  }, 120_000);
  afterAll(() => test.stop());

  it.each([
    ["two adults, a weekend", "2027-06-11", "2027-06-13", "1-2_0_0_0"],
    ["a family, a week in summer", "2027-07-20", "2027-07-27", "1-2_1_2_0"],
    ["two rooms, midweek", "2027-04-06", "2027-04-08", "2-2_0_0_0-1_0_0_0"],
  ])(
    "[PRICE-01] [PRICE-04] [HOTEL-01] is the same on card, page, availability, quote and booking: %s",
    { timeout: 60_000 },
    async (_, checkin, checkout, rooms_config) => {
      const browser = test.browser();
      const stay = `checkin=${checkin}&checkout=${checkout}&rooms_config=${rooms_config}`;
      const cities = ["amsterdam", "utrecht", "jaipur", "lisbon", "tokyo", "dubai"];
      const lists = await Promise.all(
        cities.map((city) => browser.get(`/api/pwa/search?city=${city}&${stay}&count=20`)),
      );
      const cards: HotelCard[] = lists
        .flatMap(({ body }) => body.hotels)
        .filter((card: HotelCard) => !card.isSoldOut && !card.hidePrices);
      expect(cards.length).toBeGreaterThan(5);
      for (const card of cards) {
        const rcid = card.selected_category_id;
        const shown = await browser.get(`/api/pwa/hotels/${card.id}?${stay}`);
        expect(shown.status, `${card.id}: ${shown.text}`).toBe(200);
        const page = shown.body.hotel;
        const offers = (await browser.get(`/api/pwa/availability?hotel_id=${card.id}&${stay}`)).body;
        const quoted = await browser.post("/api/pwa/quote", {
          hotel_id: card.id,
          room_category_id: rcid,
          checkin,
          checkout,
          rooms_config,
        });
        expect(quoted.status, `${card.id}: ${quoted.text}`).toBe(200);
        const { quote } = quoted.body;
        const of = (categories: { id: number; pricing?: object }[]) =>
          categories.find(({ id }) => id === rcid)?.pricing;
        expect(of(page.room_categories_with_data), String(card.id)).toEqual(card.pricing);
        expect(of(offers.room_categories_with_data)).toEqual(card.pricing);
        expect([quote.pricing, quote.total]).toEqual([card.pricing, card.pricing?.summed_final_price]);
      }
      const [card] = cards.filter((each) => each.pay_at_hotel);
      const again = await browser.post("/api/pwa/quote", {
        hotel_id: card?.id,
        room_category_id: card?.selected_category_id,
        checkin,
        checkout,
        rooms_config,
      });
      const booked = await browser.post(
        "/api/pwa/createBooking",
        bookingBody(again.body.quote.quote_id, `agree-${checkin}`),
      );
      expect(booked.body.final_amount, booked.text).toBe(card?.pricing?.summed_final_price);
      expect(await brokenInvariants(test.database.db)).toEqual([]);
    },
  );
});
