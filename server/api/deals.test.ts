import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AvailabilityOutput } from "#schemas/generated/api/hotels.ts";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import type { Answer, Browser, TestApp } from "../testing/app.ts";
import { bookingBody } from "../testing/booking.ts";
import { buildCoupon } from "../testing/coupon.ts";
import { createDemoApp } from "../testing/demo-app.ts";
import { brokenInvariants } from "../testing/invariants.ts";
import { openMemberSession } from "../testing/known-guest.ts";

const STAY = { checkin: "2027-06-11", checkout: "2027-06-14", rooms_config: "1-2_0_0_0" };
const PAGE = "/api/pwa/deal-hotels/canal-week";
const text = (values: object) => new URLSearchParams(values as Record<string, string>).toString();

let test: TestApp;
beforeAll(async () => {
  test = await createDemoApp(300);
}, 120_000);
afterAll(() => test.stop());
const start = () => test.clock();
let began: number;
beforeAll(() => {
  began = start();
});
afterEach(() => test.clock.advance(began - start()));

const cards = async (browser: Browser = test.browser(), name = PAGE): Promise<HotelCard[]> =>
  (await browser.get(`${name}?${text(STAY)}`)).body.hotels;
const firstCard = async (browser?: Browser) => {
  const card = (await cards(browser)).find(({ pay_at_hotel }) => pay_at_hotel);
  if (!card?.pricing) throw new Error("no place of the deal is free");
  return { card, pricing: card.pricing };
};
const available = async (id: number, asked: object, stay = STAY): Promise<AvailabilityOutput> =>
  (await test.browser().get(`/api/pwa/availability?${text({ hotel_id: id, ...stay, ...asked })}`)).body;
const quoteOf = (browser: Browser, card: HotelCard, asked: object, stay = STAY): Promise<Answer> =>
  browser.post("/api/pwa/quote", {
    hotel_id: card.id,
    room_category_id: card.selected_category_id,
    ...stay,
    ...asked,
  });
const member = async () => {
  const browser = test.browser();
  const { token } = await openMemberSession({ db: test.database.db, clock: test.clock }, "homes");
  browser.useSession(token);
  return browser;
};

describe("the price of a deal", () => {
  it("[DEAL-02] is one price on card, property, room and quote, and what is booked", async () => {
    const browser = test.browser();
    const { card, pricing } = await firstCard(browser);
    expect(pricing.deal_percentage).toBe(20);
    expect(pricing.summed_final_price).toBeLessThan(pricing.summed_public_price ?? 0);
    const asked = { deal_id: "11" };
    const details = (await browser.get(`/api/pwa/hotels/${card.id}?${text({ ...STAY, ...asked })}`)).body;
    expect(details.hotel.pricing_details).toEqual(pricing);
    expect(details.hotel.deal_info).toMatchObject({ deal_id: "11", name: "canal-week", state: "applied" });
    expect((await available(card.id, asked)).pricing_details).toEqual(pricing);
    const room = `/api/pwa/roomCategory?${text({ category_id: card.selected_category_id, ...STAY, ...asked })}`;
    expect((await browser.get(room)).body.category.pricing).toEqual(pricing);
    const { quote } = (await quoteOf(browser, card, asked)).body;
    expect(quote.pricing).toEqual(pricing);
    expect(quote.deal_info.state).toBe("applied");
    const booked = await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "with-deal"));
    expect(booked.body.final_amount, booked.text).toBe(pricing.summed_final_price);
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });

  it("[DEAL-02] is the normal one, and says why, where the deal is over or is not for this", async () => {
    const { card } = await firstCard();
    const normal = (await available(card.id, {})).pricing_details;
    expect((await available(card.id, {})).deal_info).toBeUndefined();
    const long = "9".repeat(30);
    for (const [asked, state] of [
      [{ deal_id: "13" }, "expired"],
      [{ deal_id: "15" }, "upcoming"],
      [{ deal_id: "12" }, "unknown"],
      [{ deal_id: "99" }, "unknown"],
      ...["abc", "1e1", "011", "-11", " 11", "11.0", "0x0b", "canal-week", long].map(
        (deal_id) => [{ deal_id }, "unknown"] as const,
      ),
      [{ deal_id: "11", start_time: "2027-05-01", end_time: "2027-04-01" }, "unknown"],
      [{ deal_id: "11", end_time: "2026-12-31T23:59:00+01:00" }, "expired"],
      [{ deal_id: "11", end_time: "2026-12-31" }, "expired"],
      [{ deal_id: "11", start_time: "2027-05-30" }, "upcoming"],
      // A link that promises more than the deal has gets no more.
      [{ deal_id: "13", start_time: "2020-01-01", end_time: "2040-01-01" }, "expired"],
    ] as const) {
      const answer = await available(card.id, asked);
      expect([answer.deal_info?.state, answer.pricing_details], JSON.stringify(asked)).toEqual([
        state,
        normal,
      ]);
      const { quote } = (await quoteOf(test.browser(), card, asked)).body;
      expect([quote.deal_info.state, quote.pricing], JSON.stringify(asked)).toEqual([state, normal]);
    }
  });

  it("[DEAL-02] needs a stay and a city of the deal", async () => {
    const { card } = await firstCard();
    const at = async (stay: Partial<typeof STAY>) =>
      (await available(card.id, { deal_id: "11" }, { ...STAY, ...stay })).deal_info?.state;
    expect(await at({ checkin: "2027-05-30", checkout: "2027-06-03" })).toBe("dates");
    expect(await at({ checkin: "2027-08-29", checkout: "2027-09-01" })).toBe("dates");
    expect(await at({ checkin: "2027-08-29", checkout: "2027-08-31" })).toBe("applied");
    expect(await at({ checkout: "2027-06-12" })).toBe("minimum_stay");
    const found = await Promise.all(
      ["jaipur", "lisbon", "tokyo", "london", "paris"].map((city) =>
        test.browser().get(`/api/pwa/search?city=${city}&${text(STAY)}`),
      ),
    );
    const [elsewhere] = found.flatMap(({ body }) => body.hotels as HotelCard[]);
    expect(elsewhere).toBeDefined();
    expect((await available(elsewhere?.id ?? 0, { deal_id: "11" })).deal_info?.state).toBe("elsewhere");
  });

  it("[DEAL-02] is never above the member price, nor added to it", async () => {
    const joined = await member();
    const { card } = await firstCard();
    const priced = async (asked: object) => (await quoteOf(joined, card, asked)).body.quote;
    const [plain, better, worse] = [
      await priced({}),
      await priced({ deal_id: "11" }),
      await priced({ deal_id: "14" }),
    ];
    expect(plain.pricing.wizard_discount_amount).toBeGreaterThan(0);
    expect(better.pricing).toMatchObject({ deal_percentage: 20, wizard_discount_amount: 0 });
    expect(better.total).toBeLessThan(plain.total);
    expect(worse.pricing).toEqual(plain.pricing);
    expect(worse.deal_info.state).toBe("not_needed");
  });

  it("[DEAL-02] takes a coupon too, and costs nobody theirs", async () => {
    const { card, pricing } = await firstCard();
    const rooms = (await quoteOf(test.browser(), card, {})).body.quote.price_lines.find(
      ({ bill_type }: { bill_type: string }) => bill_type === "room",
    ).amount;
    await buildCoupon(test.database.db, { coupon_code: "TENOFF", percent: 10 });
    // Worth more than the deal, and only for rooms at their whole price.
    await buildCoupon(test.database.db, { coupon_code: "WHOLE40", percent: 40 }, { least: rooms });
    const withCode = async (coupon_code: string, asked: object = { deal_id: "11" }) =>
      (await quoteOf(test.browser(), card, { ...asked, coupon_code })).body.quote;
    const both = await withCode("TENOFF");
    expect(both.total).toBeLessThan(pricing.summed_final_price);
    expect(both.pricing).toMatchObject({ deal_percentage: 20, coupon_code: "TENOFF" });
    const whole = await withCode("WHOLE40");
    expect(whole.pricing).toEqual((await withCode("WHOLE40", {})).pricing);
    expect(whole.deal_info.state).toBe("not_needed");
  });

  it("[DEAL-02] is kept while its quote holds, and told with both totals once deal and quote are over", async () => {
    const browser = test.browser();
    const { card, pricing } = await firstCard(browser);
    const end_time = new Date(test.clock()).toISOString().slice(0, 10);
    const { quote } = (await quoteOf(browser, card, { deal_id: "11", end_time })).body;
    expect(quote.deal_info.state).toBe("applied");
    test.clock.advance(26 * 3_600_000);
    const refused = await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "deal-over"));
    expect([refused.status, refused.body.code]).toEqual([409, "price_changed"]);
    expect(refused.body.details).toMatchObject({
      reason: "deal",
      old_total: pricing.summed_final_price,
      new_total: pricing.summed_public_price,
    });
  });
});

describe("deals by name and number", () => {
  const at = (path: string) => test.browser().get(path);

  it("lists what the site offers now, and reads one of its own by number or name", async () => {
    const { body } = await at("/api/pwa/deals");
    expect(body.deals.map(({ name }: { name: string }) => name)).toEqual(["canal-week", "small-week"]);
    expect((await at("/api/pwa/deals/11")).body.deal).toMatchObject({ name: "canal-week", phase: "live" });
    expect((await at("/api/pwa/deals/gone-week")).body.deal).toMatchObject({
      deal_id: "13",
      phase: "expired",
    });
    for (const id of ["12", "lamp-week", "abc", "1e1", "9".repeat(30), "constructor"])
      expect([id, (await at(`/api/pwa/deals/${id}`)).status]).toEqual([id, 404]);
  });

  it("shows free places of the deal's cities, for the first stay it covers where none is named", async () => {
    const { body } = await at(PAGE);
    expect(body).toMatchObject({ covered: true, checkin: "2027-06-01", checkout: "2027-06-03" });
    const hotels = body.hotels as HotelCard[];
    expect(hotels.length).toBeGreaterThan(2);
    for (const { city_slug, isSoldOut, pricing } of hotels) {
      expect(["amsterdam", "utrecht"]).toContain(city_slug);
      expect([isSoldOut, pricing?.deal_percentage]).toEqual([false, 20]);
    }
  });

  it("shows normal prices for other dates, and no places once it is over or before it begins", async () => {
    const other = (await at(`${PAGE}?checkin=2027-09-10&checkout=2027-09-13`)).body;
    expect([other.covered, other.checkin]).toEqual([false, "2027-09-10"]);
    expect(other.hotels.length).toBeGreaterThan(0);
    for (const { pricing } of other.hotels) expect(pricing).not.toHaveProperty("deal_percentage");
    for (const name of ["gone-week", "later-week"]) {
      const { body } = await at(`/api/pwa/deal-hotels/${name}?${text(STAY)}`);
      expect([body.hotels, body.covered]).toEqual([[], false]);
    }
    for (const name of ["lamp-week", "no-week", "11", "toString"])
      expect([name, (await at(`/api/pwa/deal-hotels/${name}`)).status]).toEqual([name, 404]);
  });
});
