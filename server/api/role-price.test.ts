import { afterAll, beforeAll, expect, it } from "vitest";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import type { Browser, TestApp } from "../testing/app.ts";
import { bookingBody } from "../testing/booking.ts";
import { createDemoApp } from "../testing/demo-app.ts";
import { brokenInvariants } from "../testing/invariants.ts";
import { buildRelease } from "../testing/release.ts";
import { codeFor } from "../testing/text-messages.ts";
import { setAccountRole } from "./account/set-account-role.ts";

const STAY = { checkin: "2027-06-11", checkout: "2027-06-13", rooms_config: "1-2_0_0_0" };
const PHONE = "612345678";
let test: TestApp;
beforeAll(async () => {
  test = await createDemoApp(300);
}, 120_000);
afterAll(() => test.stop());

/** Signs in by a code, and says all that a client could say to be more than it is. */
async function signIn(browser: Browser): Promise<void> {
  test.clock.advance(60 * 60_000);
  await browser.post("/api/pwa/generateByPhone", {
    phone: PHONE,
    country_code: "+31",
    devise_role: "CorporateAdmin",
  });
  const otp = await codeFor(test.database.db, `+31${PHONE}`);
  await browser.post("/api/pwa/authenticate", { otp, devise_role: "CorporateAdmin" });
}
const audienceOf = async (browser: Browser) => (await browser.get("/api/pwa/session")).body.audience;
const cardsOf = async (browser: Browser): Promise<readonly HotelCard[]> => {
  const asked = String(new URLSearchParams({ city: "amsterdam", ...STAY, count: "20" }));
  const { body } = await browser.get(`/api/pwa/search?${asked}`);
  return body.hotels.filter((card: HotelCard) => !card.isSoldOut && card.pricing && card.pay_at_hotel);
};
const quoteOf = (browser: Browser, { id, selected_category_id }: HotelCard) =>
  browser.post("/api/pwa/quote", {
    hotel_id: id,
    room_category_id: selected_category_id,
    ...STAY,
  });

it("[MODE-01] gives agents and companies their prices from card to booking, by the role of their account alone", async () => {
  const { db } = test.database;
  const [site] = Object.values(buildRelease().sites);
  const stranger = test.browser();
  const everybodys = new Map((await cardsOf(stranger)).map((card) => [card.id, card.pricing]));
  expect(everybodys.size).toBeGreaterThan(2);

  const browser = test.browser();
  await signIn(browser);
  await browser.post("/api/pwa/userSignUp", {
    name: "Noor de Wit",
    email: "noor@example.test",
    gdpr_consent: true,
  });
  expect(await audienceOf(browser)).toBe("signed_in");
  for (const card of await cardsOf(browser)) expect(card.pricing).toEqual(everybodys.get(card.id));

  const makes = [
    ["TravelAgent", "travel_agent"],
    ["Corporate", "corporate"],
    ["CorporateAdmin", "corporate"],
  ] as const;
  for (const [role, audience] of makes) {
    const change = { brandId: "homes", contact: "+31612345678", role };
    expect(await setAccountRole(db, change, test.clock())).toEqual({ changed: true });
    expect(await audienceOf(browser), "signed out by the change").toBe("anonymous");
    for (const card of await cardsOf(browser)) expect(card.pricing).toEqual(everybodys.get(card.id));

    await signIn(browser);
    expect(await audienceOf(browser)).toBe(audience);
    expect((await browser.get("/api/pwa/userProfile")).body.profile).toMatchObject({ role });
    const cards = await cardsOf(browser);
    expect(cards.length).toBeGreaterThan(0);
    for (const { id, pricing } of cards) {
      expect(pricing).toMatchObject({
        price_for: audience,
        wizard_discount_percentage: site?.brand.rolePrices?.[audience],
        summed_public_price: everybodys.get(id)?.summed_final_price,
      });
      expect(pricing?.summed_final_price).toBeLessThan(everybodys.get(id)?.summed_final_price ?? 0);
    }
    const [card] = cards as [HotelCard];
    const quoted = (await quoteOf(browser, card)).body.quote;
    expect(quoted.pricing).toEqual(card.pricing);
    expect((await quoteOf(stranger, card)).body.quote.pricing).toEqual(everybodys.get(card.id));
    const booked = await browser.post("/api/pwa/createBooking", bookingBody(quoted.quote_id, `as-${role}`));
    expect(booked.body.final_amount, booked.text).toBe(card.pricing?.summed_final_price);
    const detail = await browser.get(`/api/pwa/booking/${booked.body.booking_id}`);
    expect(detail.text).toContain(`"bill_type":"${audience}"`);
  }
  expect(await brokenInvariants(db)).toEqual([]);

  const change = { brandId: "homes", contact: "+31612345678", role: null };
  await setAccountRole(db, change, test.clock());
  expect(await audienceOf(browser)).toBe("anonymous");
  await signIn(browser);
  expect(await audienceOf(browser)).toBe("signed_in");
}, 120_000);

it("[MODE-01] takes no role from a profile that is sent", async () => {
  const browser = test.browser();
  await signIn(browser);
  const sent = await browser.post("/api/pwa/updateUserProfile", {
    firstName: "Noor",
    role: "CorporateAdmin",
  });
  expect(sent.status).toBeGreaterThanOrEqual(400);
  await signIn(browser);
  expect(await audienceOf(browser)).toBe("signed_in");
});
