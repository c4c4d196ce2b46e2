import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MembershipPlan } from "#schemas/generated/config/membership-plan.ts";
import { eraseAccounts } from "../../../jobs/erase-accounts.ts";
import { createIds } from "../../../platform/ids.ts";
import { systemRandom } from "../../../platform/random.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { buildRelease } from "../../../testing/release.ts";
import { buildProperty, buildSupply } from "../../../testing/supply.ts";
import { codeFor } from "../../../testing/text-messages.ts";

const DAY_MS = 24 * 60 * 60_000;
const release = buildRelease();
const { yearly } = release.membershipPlans as { yearly: MembershipPlan };
const plans: Record<string, MembershipPlan> = {
  yearly,
  elsewhere: { ...yearly, id: "elsewhere", position: 20, countries: ["IN"] },
  paid: { ...yearly, id: "paid", position: 30, prices: { EUR: 2900, INR: 99_900 } },
};

let test: TestApp;
let guests = 0;
let browser: Browser;
beforeAll(async () => {
  test = await createTestApp({ release: () => ({ ...release, membershipPlans: plans }) });
  await buildSupply(test.database.db);
  await buildProperty(test.database.db, { property_id: 70, brand_id: "hotels" });
}, 90_000);
afterAll(() => test.stop());
beforeEach(async () => {
  browser = await newGuest();
});

const post = (path: string, body: object = {}, who = browser) => who.post(`/api/pwa/${path}`, body);
const get = async (path: string, who = browser) => (await who.get(`/api/pwa/${path}`)).body;
const detail = async (who = browser) => (await get("wizardStatus", who)).membership_detail;
const audience = async (who = browser) => (await get("session", who)).audience;
const join = (more: object = {}, who = browser) => post("wizardSubscription", more, who);
const sid = (who = browser) => /(?:^|; )sid=([^;]+)/.exec(who.cookie())?.[1];
const rows = () => test.database.db.selectFrom("membership").selectAll().execute();
const MEMBER = { subscription_status: "member", subscription_pending: false };
const NOBODY = { subscription_status: "not_member", subscription_pending: false };
const phone = () => `6${String(20_000_000 + guests * 10_001)}`;

/** A browser in which a new guest is signed in. */
async function newGuest(host = "nl.homes.test"): Promise<Browser> {
  guests += 1;
  const own = test.browser(host);
  await signIn(own);
  const { status } = await post(
    "userSignUp",
    { name: "Noor de Wit", email: `member${guests}@example.test`, gdpr_consent: true },
    own,
  );
  expect(status).toBe(200);
  return own;
}

async function signIn(own: Browser): Promise<void> {
  await post("generateByPhone", { phone: phone(), country_code: "+31", country_iso_code: "NL" }, own);
  const otp = await codeFor(test.database.db, `+31${phone()}`);
  expect((await post("authenticate", { otp }, own)).status).toBe(200);
}

describe("the status of a membership", () => {
  it("is that of the guest of the session, whatever number is sent along", async () => {
    const named = `wizardStatus?country_code=%2B31&phone=${phone()}`;
    await join();
    expect((await get(named)).membership_detail).toEqual(MEMBER);
    const stranger = test.browser();
    expect((await get(named, stranger)).membership_detail).toEqual(NOBODY);
    const other = await newGuest();
    expect((await get(named, other)).membership_detail).toEqual(NOBODY);
    expect(stranger.cookie()).not.toContain("sid=");
  });

  it("refuses a calling code without its plus", async () => {
    expect((await browser.get("/api/pwa/wizardStatus?country_code=31")).status).toBe(400);
  });

  it("[WIZ-02] is pending while a membership waits for its payment, and a member's where another one holds", async () => {
    await test.database.db
      .insertInto("membership")
      .values({
        user_id: (await get("user")).userId,
        membership_id: `pending-${guests}`,
        brand_id: "homes",
        plan_id: "paid",
        state: "pending",
        start_date: "2027-03-01",
        end_date: "2028-02-29",
        ends_at: new Date(test.clock() + 300 * DAY_MS),
        price: 2900,
        currency_code: "EUR",
        terms_release: release.hash,
        created_at: new Date(test.clock()),
      })
      .execute();
    expect(await detail()).toEqual({ ...NOBODY, subscription_pending: true });
    expect(await audience()).toBe("signed_in");
    await join();
    expect(await detail()).toEqual({ ...MEMBER, subscription_pending: true });
  });
});

describe("joining", () => {
  it("makes a member at once, under a new secret, for the term of the plan by the clock of the site", async () => {
    const before = sid();
    const joined = await join();
    expect(joined.status, joined.text).toBe(200);
    expect(joined.body).toMatchObject({
      membership_detail: MEMBER,
      membership: {
        plan_id: "yearly",
        state: "active",
        start_date: "2027-03-01",
        end_date: "2028-02-29",
        is_renewable: false,
      },
    });
    expect(sid()).not.toBe(before);
    expect(await audience()).toBe("member");
    const thief = test.browser();
    thief.useSession(before ?? "");
    expect((await get("user", thief)).isLoggedIn).toBe(false);
  });

  it("is one membership, however often it is pressed and in how many tabs", async () => {
    const before = (await rows()).length;
    const other = test.browser();
    test.clock.advance(60_000);
    await signIn(other);
    const answers = await Promise.all([join(), join({}, other), join({}, other)]);
    const again = await join();
    expect(
      new Set([...answers, again].map(({ body }) => body.membership?.end_date).filter(Boolean)).size,
    ).toBe(1);
    expect(again.status).toBe(200);
    expect((await rows()).length).toBe(before + 1);
    expect([await audience(), await audience(other)]).toEqual(["member", "member"]);
  });

  it.each([
    ["of another country", "elsewhere", "plan-unknown"],
    ["that nobody knows", "constructor", "plan-unknown"],
    ["with a price, while nobody can pay online", "paid", "plan-not-open"],
  ])("refuses a plan %s", async (_, plan_id, code) => {
    for (const body of [{ plan_id }, { subscription: { plan_id } }]) {
      const refused = await join(body);
      expect([refused.status, refused.body.fields?.[0]]).toMatchObject([422, { field: "plan_id", code }]);
    }
    expect(await detail()).toEqual(NOBODY);
  });

  it("[WIZ-05] takes the guest's own number and no other's, and a home hotel that the site sells", async () => {
    const user = { country_calling_code: "+31", phone: phone() };
    const foreign = await join({ user: { ...user, phone: "612345678" } });
    expect(foreign.body.fields[0]).toMatchObject({ field: "phone", code: "phone-of-another" });
    const elsewhere = await join({ user, subscription: { base_hotel_id: 70 } });
    expect(elsewhere.body.fields[0]).toMatchObject({ field: "base_hotel_id", code: "hotel-unknown" });
    expect((await join({ user, subscription: { base_hotel_id: 1 } })).status).toBe(200);
    expect((await get("wizardMembership")).home_hotel.id).toBe(1);
  });

  it("is refused to a stranger and without the token of the session", async () => {
    const stranger = test.browser();
    expect((await join({}, stranger)).body.details).toEqual({ reason: "sign_in" });
    const forged = await browser.post("/api/pwa/wizardSubscription", {}, { "x-csrf-token": "none" });
    expect(forged.status).toBe(403);
  });

  it("is not there where the site hides the membership", async () => {
    const flags = { hideWizard: true } as never;
    const sites = Object.fromEntries(
      Object.entries(release.sites).map(([id, site]) => [id, { ...site, brand: { ...site.brand, flags } }]),
    );
    const hidden = await createTestApp({ release: () => ({ ...release, sites }) });
    try {
      expect((await get("wizardPlans", hidden.browser())).plans).toEqual([]);
    } finally {
      await hidden.stop();
    }
  });
});

describe("a membership", () => {
  it("holds through its last day at the site, and not a minute longer", async () => {
    await join();
    const [row] = (await rows()).slice(-1);
    const left = (row?.ends_at.getTime() ?? 0) - test.clock();
    // Midnight in Amsterdam, where it was joined, is an hour before that of UTC in winter.
    expect(row?.ends_at.toISOString()).toBe("2028-02-29T23:00:00.000Z");
    await test.database.db
      .updateTable("session")
      .set({ expires_at: new Date(test.clock() + left + DAY_MS) })
      .execute();
    test.clock.advance(left - 1);
    expect([await audience(), await detail()]).toEqual(["member", MEMBER]);
    test.clock.advance(1);
    expect([await audience(), await detail()]).toEqual(["signed_in", NOBODY]);
    expect(await get("wizardMembership")).toEqual({ membership_detail: NOBODY, ended_on: "2028-02-29" });
    const again = await join();
    expect(again.body.membership).toMatchObject({ start_date: "2028-03-01", end_date: "2029-02-28" });
  });

  it("that is cancelled holds until its end, and cancelling again changes nothing", async () => {
    expect((await post("cancelWizard")).body.details).toEqual({ reason: "member" });
    const { body } = await join();
    const left = await post("cancelWizard");
    expect(left.body.membership).toEqual({ ...body.membership, state: "cancelled" });
    test.clock.advance(60_000);
    expect((await post("cancelWizard")).body).toEqual(left.body);
    expect([await audience(), await detail()]).toEqual(["member", MEMBER]);
  });

  it("is renewed once, shortly before its end, for another term", async () => {
    const { body } = await join();
    expect((await post("renewWizard")).body.membership).toEqual(body.membership);
    const { end_date } = body.membership;
    await test.database.db
      .updateTable("session")
      .set({ expires_at: new Date(test.clock() + 400 * DAY_MS) })
      .execute();
    test.clock.advance(Date.parse(end_date) - test.clock() - 20 * DAY_MS);
    expect((await get("wizardMembership")).membership.is_renewable).toBe(true);
    const both = await Promise.all([post("renewWizard"), post("renewWizard")]);
    const year = Number(end_date.slice(0, 4)) + 1;
    for (const answer of both) expect(answer.body.membership.end_date.slice(0, 4)).toBe(String(year));
    expect((await get("wizardMembership")).membership).toMatchObject({ is_renewable: false });
  });

  it("[WIZ-05] has a home hotel that its member sets among those of the site", async () => {
    expect((await post("setWizardBase", { base_hotel_id: 1 })).status).toBe(403);
    await join();
    expect((await post("setWizardBase", { base_hotel_id: 70 })).body.fields[0].code).toBe("hotel-unknown");
    expect((await post("setWizardBase", { base_hotel_id: 999_999 })).status).toBe(422);
    const set = await post("setWizardBase", { base_hotel_id: 1 });
    expect(set.body.home_hotel).toMatchObject({ id: 1, name: expect.any(String) });
    expect((await get("wizardMembership")).home_hotel.id).toBe(1);
  });

  it("goes with its guest from browser to browser, and leaves with them", async () => {
    await join();
    await post("userSignOut");
    expect([await audience(), await detail()]).toEqual(["anonymous", NOBODY]);
    expect(await get("wizardMembership")).toEqual({ redirect: "/login?retUrl=/wizardprofile" });
    test.clock.advance(60_000);
    const elsewhere = test.browser();
    await signIn(elsewhere);
    expect([await audience(elsewhere), await detail(elsewhere)]).toEqual(["member", MEMBER]);
  });

  it("is part of the copy of the account, and is deleted with it", async () => {
    await join({ subscription: { base_hotel_id: 1 } });
    const copy = await post("accountExport");
    expect(copy.body.memberships).toMatchObject([{ plan: "yearly", state: "active", home_hotel_id: 1 }]);
    const { userId } = await get("user");
    expect((await post("deleteAccount", { confirm: true })).status).toBe(200);
    test.clock.advance(60 * DAY_MS);
    await eraseAccounts({ db: test.database.db, clock: test.clock, ids: createIds(systemRandom) });
    expect((await rows()).filter(({ user_id }) => user_id === userId)).toEqual([]);
  });
});

describe("what the site offers", () => {
  it("is its own plans in their order, in its currency, with the last day of one that begins today", async () => {
    const { plans: here } = await get("wizardPlans", test.browser());
    expect(here.map(({ id, is_open }: { id: string; is_open: boolean }) => [id, is_open])).toEqual([
      ["yearly", true],
      ["paid", false],
    ]);
    expect(here[1]).toMatchObject({
      price: 2900,
      currency_code: "EUR",
      percentage: yearly.discountPercentage,
    });
    const there = await get("wizardPlans", test.browser("in.hotels.test"));
    expect(there.plans.map(({ id }: { id: string }) => id)).toEqual(["yearly", "elsewhere", "paid"]);
    expect(await get("wizardPaymentModes", test.browser())).toEqual({ payment_modes: [] });
  });

  it("is shown to a guest with what they have", async () => {
    expect(await get("wizardLandingV3", test.browser())).toMatchObject({ is_logged_in: false });
    expect(await get("wizardLandingV3?plan_id=paid")).not.toHaveProperty("chosen_plan");
    expect(await get("wizardLandingV3?plan_id=yearly")).toMatchObject({ chosen_plan: "yearly" });
    await join();
    expect(await get("wizardLandingV3")).toMatchObject({
      is_logged_in: true,
      membership: { plan_id: "yearly" },
      membership_detail: MEMBER,
    });
  });
});
