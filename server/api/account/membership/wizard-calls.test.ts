import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { buildProperty } from "../../../testing/supply.ts";
import { createWalletApp, type WalletApp } from "../../../testing/wallet-app.ts";

describe("the calls of the membership", () => {
  let app: WalletApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await createWalletApp();
    await buildProperty(app.test.database.db, { property_id: 6 });
  }, 90_000);
  beforeEach(async () => {
    ({ browser } = await app.guest());
  });
  afterAll(() => app.test.stop());

  const get = async (path: string, who = browser) => (await who.get(`/api/pwa/${path}`)).body;
  const NOBODY = { subscription_status: "not_member", subscription_pending: false };
  const MEMBER = { subscription_status: "member", subscription_pending: false };

  it("[API-40a] the landing is of the guest and the region: plans of the site, and how far this guest is", async () => {
    const stranger = app.test.browser();
    const { plans } = await get("wizardPlans", stranger);
    expect(await get("wizardLandingV3", stranger)).toEqual({
      plans,
      membership_detail: NOBODY,
      is_logged_in: false,
    });
    expect(await get("wizardLandingV3")).toMatchObject({ membership_detail: NOBODY, is_logged_in: true });
    await browser.post("/api/pwa/wizardSubscription", {});
    expect(await get("wizardLandingV3")).toMatchObject({
      plans,
      membership_detail: MEMBER,
      membership: { plan_id: plans[0].id, state: "active" },
    });
    const elsewhere = app.test.browser("in.hotels.test");
    const { plans: others } = await get("wizardLandingV3", elsewhere);
    expect(others.map(({ currency_code }: { currency_code: string }) => currency_code)).toEqual(
      others.map(() => "INR"),
    );
  });

  it("[API-40b] the payment modes are those of the site, in its order", async () => {
    const { payment_modes } = await get("wizardPaymentModes");
    const { paymentModes } = app.site();
    expect(paymentModes.length).toBeGreaterThan(0);
    expect(payment_modes).toEqual(paymentModes.map(({ mode, title }) => ({ mode, name: title })));
  });

  it("[API-40d] the status takes a calling code with its plus, and is the guest's own", async () => {
    await browser.post("/api/pwa/wizardSubscription", {});
    expect(await get("wizardStatus?country_code=%2B31&phone=612345678")).toEqual({
      membership_detail: MEMBER,
    });
    expect((await browser.get("/api/pwa/wizardStatus?country_code=31")).status).toBe(400);
    const stranger = app.test.browser();
    expect(await get("wizardStatus?country_code=%2B31", stranger)).toEqual({ membership_detail: NOBODY });
  });

  it("[API-40e] [API-40f] a subscription names the guest and the home hotel, and setWizardBase another one", async () => {
    const { body } = await browser.post("/api/pwa/wizardSubscription", {
      user: { country_calling_code: "+31" },
      subscription: { base_hotel_id: 5 },
    });
    expect(body.membership_detail).toEqual(MEMBER);
    expect((await get("wizardMembership")).home_hotel).toMatchObject({ id: 5 });
    const set = await browser.post("/api/pwa/setWizardBase", { base_hotel_id: 6 });
    expect(set.body.home_hotel).toMatchObject({ id: 6 });
    expect((await get("wizardMembership")).home_hotel).toMatchObject({ id: 6 });
    const { browser: other } = await app.guest();
    expect((await other.post("/api/pwa/setWizardBase", { base_hotel_id: 6 })).status).toBe(403);
  });

  it("[API-40c] [API-40h] plans say price, term and renewal, and wizardMembership is the guest's own or leads to sign in", async () => {
    for (const plan of (await get("wizardPlans")).plans)
      expect(plan).toMatchObject({
        price: expect.any(Number),
        term_months: expect.any(Number),
        renewal: expect.stringMatching(/^(none|manual)$/),
      });
    expect(await get("wizardMembership", app.test.browser())).toEqual({
      redirect: "/login?retUrl=/wizardprofile",
    });
    await browser.post("/api/pwa/wizardSubscription", {});
    expect(await get("wizardMembership")).toMatchObject({ membership_detail: MEMBER });
  });
});
