import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { createWalletApp, WALLET_RULES, type WalletApp } from "../../../testing/wallet-app.ts";

const RULES = { ...WALLET_RULES, memberCredit: 50_000, expiryDays: 90 };

describe("what a new member gets", () => {
  let app: WalletApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await createWalletApp();
  }, 90_000);
  beforeEach(async () => {
    app.setRules(RULES);
    ({ browser } = await app.guest());
  });
  afterEach(async () => {
    expect(await brokenInvariants(app.test.database.db)).toEqual([]);
  });
  afterAll(() => app.test.stop());

  const join = (who = browser) => who.post("/api/pwa/wizardSubscription", {});
  const wallet = async (who = browser) =>
    (await who.get("/api/pwa/wallet?country_iso_a2_code=NL&user_type=user")).body.response;
  const benefits = async (who = browser) =>
    (await who.get("/api/pwa/wizardMembership")).body.success_benefits as Record<string, string>[];

  it("[WIZ-06] is the country's credit in the wallet and a discount, each with title, subtitle and icon", async () => {
    const joined = await join();
    expect(joined.status, joined.text).toBe(200);
    expect(joined.body.success_benefits).toEqual([
      { title: "membership.success.credit", subtitle: "membership.success.credit-note", icon_code: "wallet" },
      {
        title: "membership.success.discount",
        subtitle: "membership.success.discount-note",
        icon_code: "percent",
      },
    ]);
    expect(await benefits()).toEqual(joined.body.success_benefits);
    expect(await wallet()).toMatchObject({
      redeemable_balance: 50_000,
      currency_id: "EUR",
      expiring: [{ amount: 50_000 }],
    });
  });

  it("[WIZ-06] comes once, however often and from wherever it is asked for", async () => {
    await Promise.all([join(), join(), join()]);
    await join();
    await browser.post("/api/pwa/upgradeWizard", {});
    await browser.post("/api/pwa/cancelWizard", {});
    expect(await wallet()).toMatchObject({ redeemable_balance: 50_000 });
  });

  it("comes once to a person, whatever became of the account and the membership", async () => {
    const phone = "698765432";
    const first = await signedUp(phone);
    await join(first);
    expect(await wallet(first)).toMatchObject({ redeemable_balance: 50_000 });
    const { db } = app.test.database;
    await db.updateTable("membership").set({ state: "ended" }).execute();
    await join(first);
    expect(await wallet(first)).toMatchObject({ redeemable_balance: 50_000 });
    expect((await benefits(first)).map(({ icon_code }) => icon_code)).toEqual(["percent"]);
    const { userId } = (await first.get("/api/pwa/user")).body;
    await db
      .updateTable("account_contact")
      .set({ user_id: "u-gone" })
      .where("user_id", "=", userId)
      .execute();
    await db.deleteFrom("account_contact").where("user_id", "=", "u-gone").execute();
    const second = await signedUp(phone, "other");
    expect((await join(second)).status).toBe(200);
    expect(await wallet(second)).toMatchObject({ redeemable_balance: 0 });
  });

  it("is nothing where the site promises nothing", async () => {
    app.setRules(WALLET_RULES);
    await join();
    expect(await wallet()).toMatchObject({ redeemable_balance: 0 });
    expect((await benefits()).map(({ icon_code }) => icon_code)).toEqual(["percent"]);
  });

  async function signedUp(phone: string, name = "first"): Promise<Browser> {
    const own = app.test.browser();
    await app.signIn(own, phone, `${name}-${phone}@example.test`);
    return own;
  }
});
