import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import type { Answer, Browser, TestApp } from "../testing/app.ts";
import { bookingBody } from "../testing/booking.ts";
import { createDemoApp } from "../testing/demo-app.ts";
import { brokenInvariants } from "../testing/invariants.ts";
import { openKnownSession, openMemberSession } from "../testing/known-guest.ts";
import { buildRelease } from "../testing/release.ts";

const STAYS = [
  ["2027-06-11", "2027-06-13", "1-2_0_0_0"],
  ["2027-07-20", "2027-07-27", "1-2_1_2_0"],
  ["2027-04-06", "2027-04-08", "2-2_0_0_0-1_0_0_0"],
] as const;
type Stay = (typeof STAYS)[number];
const CITIES = ["amsterdam", "utrecht", "jaipur", "lisbon", "tokyo", "dubai"];

let test: TestApp;
beforeAll(async () => {
  test = await createDemoApp(300);
}, 120_000);
afterAll(() => test.stop());

const browserOf = async (opened: ReturnType<typeof openKnownSession>): Promise<Browser> => {
  const browser = test.browser();
  browser.useSession((await opened).token);
  return browser;
};
const place = () => ({ db: test.database.db, clock: test.clock });
const member = () => browserOf(openMemberSession(place(), "homes"));
const guest = () => browserOf(openKnownSession(place()));

const query = ([checkin, checkout, rooms_config]: Stay) =>
  `checkin=${checkin}&checkout=${checkout}&rooms_config=${rooms_config}`;
const cardsOf = async (browser: Browser, city: string, stay: Stay, more = "") => {
  const { body } = await browser.get(`/api/pwa/search?city=${city}&${query(stay)}&count=20${more}`);
  return (body.hotels as HotelCard[]).filter((card) => !card.isSoldOut && !card.hidePrices);
};
const quoteOf = (browser: Browser, card: HotelCard, stay: Stay): Promise<Answer> =>
  browser.post("/api/pwa/quote", {
    hotel_id: card.id,
    room_category_id: card.selected_category_id,
    checkin: stay[0],
    checkout: stay[1],
    rooms_config: stay[2],
  });

describe("the member price", () => {
  it("[PRICE-03] is one price from card to booking for members, and the public one for all others", async () => {
    const [joined, stranger, known] = [await member(), test.browser(), await guest()];
    let compared = 0;
    for (const stay of STAYS)
      for (const city of CITIES) {
        const [own = [], others = [], signedIn] = await Promise.all(
          [joined, stranger, known].map((browser) => cardsOf(browser, city, stay)),
        );
        const publicOf = new Map(others.map((card) => [card.id, card.pricing]));
        expect(signedIn).toEqual(others);
        for (const card of own) {
          compared += 1;
          await compare(card, publicOf.get(card.id), stay);
        }
      }
    expect(compared).toBeGreaterThan(5);

    async function compare(card: HotelCard, everybodys: HotelCard["pricing"], stay: Stay) {
      const { pricing } = card;
      if (!pricing || !everybodys) throw new Error(`${card.id} has no price`);
      expect(pricing.wizard_discount_percentage).toBe(
        buildRelease().membershipPlans.yearly?.discountPercentage,
      );
      expect(pricing.summed_public_price).toBe(everybodys.summed_final_price);
      expect(pricing.summed_final_price).toBeLessThan(everybodys.summed_final_price);
      expect(everybodys).toMatchObject({ wizard_discount_percentage: 0, wizard_discount_amount: 0 });
      expect(everybodys).not.toHaveProperty("summed_public_price");
      const page = (await joined.get(`/api/pwa/hotels/${card.id}?${query(stay)}`)).body.hotel;
      const categories: readonly { id: number; pricing?: object }[] = page.room_categories_with_data;
      expect(categories.find(({ id }) => id === card.selected_category_id)?.pricing).toEqual(pricing);
      expect((await quoteOf(joined, card, stay)).body.quote.pricing).toEqual(pricing);
      expect((await quoteOf(stranger, card, stay)).body.quote.pricing).toEqual(everybodys);
    }
  }, 120_000);

  it("[PRICE-03] is what the list is ordered and filtered by", async () => {
    const joined = await member();
    const stay = STAYS[0];
    const all = await cardsOf(joined, "amsterdam", stay, "&sort_on=price");
    const totals = all.map(({ pricing }) => pricing?.summed_final_price ?? 0);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    const [, second] = totals;
    const [checkin, checkout, rooms_config] = stay;
    const { body } = await joined.post("/api/pwa/search", {
      city: "amsterdam",
      checkin,
      checkout,
      rooms_config,
      filters: { price_max: second },
    });
    const within = body.hotels.map((card: HotelCard) => card.pricing?.summed_final_price);
    expect(within.length).toBeGreaterThan(1);
    for (const total of within) expect(total).toBeLessThanOrEqual(second ?? 0);
  });

  it("[PRICE-03] is agreed with the booking, which keeps what was saved, and is the price of the nights to come", async () => {
    const joined = await member();
    const stay = STAYS[0];
    const cards = await cardsOf(joined, "amsterdam", stay);
    const card = cards.find(({ pay_at_hotel }) => pay_at_hotel) as HotelCard;
    const { quote } = (await quoteOf(joined, card, stay)).body;
    await sql`UPDATE membership SET state = 'ended'`.execute(test.database.db);
    const booked = await joined.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "member-booked"));
    expect(booked.body.final_amount, booked.text).toBe(card.pricing?.summed_final_price);
    const { rows } = await sql<{ saved: string }>`SELECT terms->'pricing'->>'wizard_discount_amount' AS saved
      FROM booking WHERE booking_id = ${booked.body.booking_id}`.execute(test.database.db);
    expect(Number(rows[0]?.saved)).toBe(card.pricing?.wizard_discount_amount);
    const detail = (await joined.get(`/api/pwa/booking/${booked.body.booking_id}`)).body;
    expect(JSON.stringify(detail)).toContain(`"bill_type":"member"`);
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });

  it("[PRICE-03] that is over is told with a new quote, and nothing is booked at another price", async () => {
    const joined = await member();
    const stay = STAYS[0];
    const card = (await cardsOf(joined, "amsterdam", stay)).find(
      ({ pay_at_hotel }) => pay_at_hotel,
    ) as HotelCard;
    const { quote } = (await quoteOf(joined, card, stay)).body;
    await sql`UPDATE membership SET state = 'ended'`.execute(test.database.db);
    test.clock.advance(60 * 60_000);
    const refused = await joined.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "member-over"));
    expect([refused.status, refused.body.code]).toEqual([409, "price_changed"]);
    expect(refused.body.details).toMatchObject({
      reason: "member",
      old_total: quote.total,
      new_total: card.pricing?.summed_public_price,
    });
  });

  it("[PRICE-03] comes of no cookie, parameter or header", async () => {
    const stranger = test.browser();
    const stay = STAYS[0];
    const [card] = await cardsOf(stranger, "amsterdam", stay);
    const headers = { "x-audience": "member", "x-device-role": "member" };
    const cookie = "audience=member; role=member; membership=yearly; sid=member";
    const ask = (more = "") =>
      test.app.inject({
        url: `/api/pwa/search?city=amsterdam&${query(stay)}&count=20${more}`,
        headers: { host: "nl.homes.test", cookie, ...headers },
      });
    const [found] = (await ask()).json().hotels.filter(({ id }: HotelCard) => id === card?.id);
    expect(found.pricing).toEqual(card?.pricing);
    for (const name of ["member", "audience", "membership", "wizard"])
      expect((await ask(`&${name}=member`)).statusCode, name).toBe(400);
    const { quote } = (
      await stranger.post(
        "/api/pwa/quote",
        {
          hotel_id: card?.id,
          room_category_id: card?.selected_category_id,
          checkin: stay[0],
          checkout: stay[1],
          rooms_config: stay[2],
        },
        headers,
      )
    ).body;
    expect(quote.pricing).toEqual(card?.pricing);
  });
});

describe("a membership that cannot be read", () => {
  const rename = (from: string, to: string) =>
    sql`ALTER TABLE IF EXISTS ${sql.table(from)} RENAME TO ${sql.table(to)}`.execute(test.database.db);
  afterEach(() => rename("membership_away", "membership"));

  it("[PRICE-03] is told with the public price, in lists, on the page and with a quote", async () => {
    const [joined, stranger] = [await member(), test.browser()];
    const stay = STAYS[0];
    const ask = (browser: Browser) => browser.get(`/api/pwa/search?city=amsterdam&${query(stay)}&count=20`);
    const everybodys = (await ask(stranger)).body;
    const card = everybodys.hotels.find(({ pay_at_hotel }: HotelCard) => pay_at_hotel) as HotelCard;
    const agreed = (await quoteOf(joined, card, stay)).body.quote;
    await rename("membership", "membership_away");
    const list = await ask(joined);
    expect(list.body).toMatchObject({ member_price: "unavailable", hotels: everybodys.hotels });
    expect(list.headers["cache-control"]).toMatch(/^private/);
    const page = (await joined.get(`/api/pwa/hotels/${card.id}?${query(stay)}`)).body.hotel;
    expect(page.member_price).toBe("unavailable");
    const { quote } = (await quoteOf(joined, card, stay)).body;
    expect(quote).toMatchObject({ member_price: "unavailable", pricing: card.pricing });
    expect((await ask(stranger)).body).not.toHaveProperty("member_price");
    const booked = await joined.post("/api/pwa/createBooking", bookingBody(agreed.quote_id, "member-unread"));
    expect(booked.body.final_amount, booked.text).toBe(agreed.total);
    expect(agreed.total).toBeLessThan(quote.total);
  });
});
