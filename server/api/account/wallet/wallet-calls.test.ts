import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import limits from "../../../../config/limits.json" with { type: "json" };
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { brokenInvariants } from "../../../inventory/broken-invariants.ts";
import { eraseAccounts } from "../../../jobs/erase-accounts.ts";
import { createIds } from "../../../platform/ids.ts";
import { systemRandom } from "../../../platform/random.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { createTestClock } from "../../../testing/clock.ts";
import { buildRelease } from "../../../testing/release.ts";
import { codeFor } from "../../../testing/text-messages.ts";
import { expireLots } from "../../../wallet/end-lots.ts";
import { postToWallet } from "../../../wallet/post-to-wallet.ts";
import type { Posting } from "../../../wallet/posting.ts";

const DAY_MS = 24 * 60 * 60_000;
const RULES = { welcomeCredit: 1500, expiryDays: 90, usagePercentage: 20, expirableLimit: 4000 };

let wallet: NonNullable<Site["country"]["wallet"]> | undefined = RULES;
/** The release of the tests, whose first site offers its guests a wallet. */
function release(): Release {
  const built = buildRelease();
  const [[id, site] = []] = Object.entries(built.sites);
  if (!id || !site) throw new Error("no site");
  return {
    ...built,
    sites: { ...built.sites, [id]: { ...site, country: { ...site.country, wallet } } },
  } as Release;
}

let test: TestApp;
let guests = 0;
let phone = "";
let browser: Browser;
const ids = createIds(systemRandom);
const clock = createTestClock();
beforeAll(async () => {
  test = await createTestApp({ release, clock });
}, 90_000);
afterAll(() => test.stop());
beforeEach(async () => {
  wallet = RULES;
  guests += 1;
  phone = `6${13_000_000 + guests * 10_001}`;
  browser = await signedIn();
});

const call = (name: string, body: object, who = browser) => who.post(`/api/pwa/${name}`, body);
/** A browser that proves a number, and signs up where nobody has an account with it. */
async function signedIn(number = phone, form: object = {}): Promise<Browser> {
  const own = test.browser();
  await call("generateByPhone", { phone: number, country_code: "+31" }, own);
  const otp = await codeFor(test.database.db, `+31${number}`);
  const { body } = await call("authenticate", { otp }, own);
  if (body.user_status === "NEW") {
    const answer = await call(
      "userSignUp",
      { name: "Noor de Wit", email: `n${number}@example.test`, gdpr_consent: true, ...form },
      own,
    );
    expect(answer.status).toBe(200);
  }
  return own;
}
const code = async () => release().sites[Object.keys(release().sites)[0] ?? ""]?.country.COUNTRY_CODE;
const ask = async (name: string, more: object = {}, who = browser) => {
  const query = { country_iso_a2_code: String(await code()), user_type: "user", ...more };
  return who.get(`/api/pwa/${name}?${new URLSearchParams(query)}`);
};
const balance = async (who = browser) => (await ask("wallet", {}, who)).body.response;
const listed = async (more: object = {}, who = browser) => (await ask("walletTransactions", more, who)).body;
const userId = async (who = browser) => (await who.get("/api/pwa/user")).body.userId as string;
const post = async (posting: Partial<Posting> & Pick<Posting, "amount" | "key">) => {
  const own = await userId();
  const given = {
    user_id: own,
    currency_code: "EUR",
    kind: posting.amount > 0 ? "benefit" : "spent",
    ...posting,
  } as const;
  return retryTransaction(test.database.db, (trx) => postToWallet(trx, given, { ids, clock }));
};
const held = async () => {
  const broken = await brokenInvariants(test.database.db);
  expect(broken).toEqual([]);
};

describe("a guest's wallet", () => {
  it("[API-42] says under `response`, in snake case, what may be used, in the currency of the country that is asked for", async () => {
    const answer = await ask("wallet");
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(answer.body).toEqual({
      response: {
        is_logged_in: true,
        redeemable_balance: 1500,
        redeemable_expirable_balance: 1500,
        redeemable_expirable_limit: 4000,
        redeemed_expirable_amount: 0,
        currency_id: "EUR",
        wallet_usage_percentage: 20,
        expiring: [{ amount: 1500, until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      },
    });
    // Of another brand: nobody is in India there.
    expect((await browser.get("/api/pwa/wallet?user_type=user")).body).toMatchObject({
      code: "validation_failed",
      fields: [{ field: "country_iso_a2_code" }],
    });
    const indian = await test.browser("in.hotels.test").get("/api/pwa/wallet?user_type=user");
    expect(indian.body.response).toMatchObject({ currency_id: "INR", is_logged_in: false });
    expect((await ask("wallet", { country_iso_a2_code: "nl" })).status).toBe(400);
    expect((await ask("wallet", { user_type: "admin" })).status).toBe(400);
  });

  it("counts what was used and when the rest ends, and leaves out what ended", async () => {
    await post({ amount: 700, key: "gift" });
    await post({ amount: -400, key: "stay", booking_id: "7KQ2MZ9XW4TD" });
    expect(await balance()).toMatchObject({
      redeemable_balance: 1800,
      redeemable_expirable_balance: 1100,
      redeemed_expirable_amount: 400,
      expiring: [{ amount: 1100 }],
    });
    clock.advance(91 * DAY_MS);
    browser = await signedIn();
    expect(await balance()).toMatchObject({ redeemable_balance: 700, expiring: [] });
    expect((await listed()).response.transactions).toHaveLength(3);
    expect(await expireLots({ db: test.database.db, ids, clock })).toBeGreaterThan(0);
    expect((await listed()).response.transactions[0]).toMatchObject({ kind: "expired", amount: -1100 });
    expect(await balance()).toMatchObject({ redeemable_balance: 700 });
    await held();
  });

  it("[WALL-04] lists each transaction of a guest with id, day, kind, amount, currency, last day and booking, in parts", async () => {
    clock.advance(1000);
    await post({ amount: -400, key: "stay", booking_id: "7KQ2MZ9XW4TD" });
    for (let index = 0; index < 5; index += 1) await post({ amount: 100 + index, key: `gift ${index}` });
    const all = (await listed()).response.transactions;
    expect(all).toHaveLength(7);
    expect(all.find(({ kind }: { kind: string }) => kind === "spent")).toEqual({
      id: expect.stringMatching(/^t.{20,}$/),
      date: new Date(clock()).toISOString(),
      kind: "spent",
      amount: -400,
      currency: "EUR",
      booking_id: "7KQ2MZ9XW4TD",
    });
    expect(all.at(-1)).toMatchObject({
      kind: "welcome",
      amount: 1500,
      expiry: (await balance()).expiring[0].until,
    });
    const parts: unknown[] = [];
    let cursor: string | undefined;
    do {
      const { response } = await listed({ count: 2, ...(cursor ? { cursor } : {}) });
      expect(response.transactions.length).toBeLessThanOrEqual(2);
      parts.push(...response.transactions);
      cursor = response.next_cursor;
    } while (cursor);
    expect(parts).toEqual(all);
    expect((await ask("walletTransactions", { cursor: "'; --" })).status).toBe(422);
  });

  it("[WALL-04] is nobody's but the signed-in guest's: a guest_user and who is not signed in get an empty one", async () => {
    const stranger = test.browser();
    for (const [who, user_type] of [
      [browser, "guest_user"],
      [stranger, "user"],
      [stranger, "guest_user"],
    ] as const) {
      expect((await ask("wallet", { user_type }, who)).body.response).toEqual({
        is_logged_in: false,
        redeemable_balance: 0,
        redeemable_expirable_balance: 0,
        redeemable_expirable_limit: 4000,
        redeemed_expirable_amount: 0,
        currency_id: "EUR",
        wallet_usage_percentage: 20,
        expiring: [],
      });
      expect((await listed({ user_type }, who)).response).toEqual({ transactions: [] });
    }
    expect((await listed({ page: "wallet" }, stranger)).redirect).toBe(
      "/login?retUrl=%2Faccountdetails%2Foyomoney",
    );
    const other = await signedIn(`6${14_000_000 + guests}`);
    expect((await listed({}, other)).response.transactions).toHaveLength(1);
    expect((await listed({}, other)).response.transactions[0].id).not.toBe(
      (await listed()).response.transactions[0].id,
    );
  });

  it("is offered where the country has one: elsewhere its pages lead to the account, and sign-up gives nothing", async () => {
    wallet = undefined;
    const other = await signedIn(`6${15_000_000 + guests}`);
    expect(await balance(other)).toMatchObject({ redeemable_balance: 0, wallet_usage_percentage: 0 });
    expect((await listed({}, other)).redirect).toBe("/accountdetails");
    expect((await other.get("/api/pwa/user")).body).toMatchObject({ walletId: null, wallet: null });
  });
});

describe("money at sign-up", () => {
  it("is good through the last of its days, where the site is", async () => {
    const [{ until }] = (await balance()).expiring;
    const last = Date.parse(`${until}T12:00:00Z`);
    expect(Math.round((last - clock()) / DAY_MS)).toBeGreaterThanOrEqual(89);
    expect(Math.round((last - clock()) / DAY_MS)).toBeLessThanOrEqual(91);
    wallet = { ...RULES, welcomeCredit: 0 };
    expect(await balance(await signedIn(`6${16_000_000 + guests}`))).toMatchObject({ redeemable_balance: 0 });
  });

  it("is given once to a number, after the account is gone and a change of the number too", async () => {
    const again = `6${17_000_000 + guests}`;
    await call("sendChangeCode", { phone: again, country_code: "+31" });
    const otp = await codeFor(test.database.db, `+31${again}`);
    expect((await call("changeContact", { otp })).status).toBe(200);
    expect(await balance(await signedIn(phone)), "the number of before").toMatchObject({
      redeemable_balance: 0,
    });
    expect((await call("deleteAccount", { confirm: true })).status).toBe(200);
    clock.advance(limits.signIn.deletionDays * DAY_MS);
    await eraseAccounts({ db: test.database.db, clock, ids });
    const back = await signedIn(again, { email: "somebody-else@example.test" });
    expect(await balance(back), "the number of after").toMatchObject({ redeemable_balance: 0 });
    await held();
  });

  it("is given once to an address that was proven; one that was only typed takes nothing from its owner", async () => {
    const address = `known${phone}@example.test`;
    const first = await signedIn(`6${18_000_000 + guests}`);
    await call("sendChangeCode", { email: address }, first);
    const sent = await test.database.db
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "mail")
      .execute();
    const mail = sent.map(({ payload }) => JSON.stringify(payload)).find((each) => each.includes(address));
    const [otp = ""] = /\b\d{6}\b/.exec(mail?.replaceAll(/\p{Cf}/gu, "") ?? "") ?? [];
    expect((await call("changeContact", { otp }, first)).status, mail).toBe(200);
    const byAddress = await signedIn(`6${20_000_000 + guests}`, { email: address.toUpperCase() });
    expect(await balance(byAddress), "an address that is known").toMatchObject({ redeemable_balance: 0 });
    const typed = `typed${phone}@example.test`;
    const early = await signedIn(`6${21_000_000 + guests}`, { email: typed });
    const owner = await signedIn(`6${22_000_000 + guests}`, { email: typed });
    for (const guest of [early, owner])
      expect(await balance(guest), "an address that was typed").toMatchObject({ redeemable_balance: 1500 });
    await held();
  });

  it("comes with the account or not at all, and once where it is asked for twice at once", async () => {
    const own = test.browser();
    const number = `6${19_000_000 + guests}`;
    await call("generateByPhone", { phone: number, country_code: "+31" }, own);
    await call("authenticate", { otp: await codeFor(test.database.db, `+31${number}`) }, own);
    const form = { name: "Noor de Wit", email: `n${number}@example.test`, gdpr_consent: true };
    await Promise.all([call("userSignUp", form, own), call("userSignUp", form, own)]);
    expect(await balance(await signedIn(number))).toMatchObject({ redeemable_balance: 1500 });
    await held();
  });
});

describe("an account that is deleted", () => {
  it("has the wallet in its copy, loses what is in it, and leaves entries that name nobody", async () => {
    const own = await userId();
    clock.advance(1000);
    await post({ amount: -500, key: "stay", booking_id: "7KQ2MZ9XW4TD" });
    const copy = (await call("accountExport", {})).body;
    expect(copy.wallets).toEqual([
      {
        wallet_id: expect.stringMatching(/^w/),
        currency_code: "EUR",
        balance: 1000,
        transactions: [
          expect.objectContaining({ kind: "spent", amount: -500, booking_id: "7KQ2MZ9XW4TD" }),
          expect.objectContaining({ kind: "welcome", amount: 1500 }),
        ],
      },
    ]);
    await call("deleteAccount", { confirm: true });
    clock.advance(limits.signIn.deletionDays * DAY_MS);
    await eraseAccounts({ db: test.database.db, clock, ids });
    const left = await test.database.db
      .selectFrom("wallet_transaction")
      .select(["kind", "amount"])
      .where("user_id", "=", own)
      .orderBy("amount")
      .execute();
    expect(left).toEqual([
      { kind: "spent", amount: 500 },
      { kind: "closed", amount: 1000 },
      { kind: "welcome", amount: 1500 },
    ]);
    const whose = await test.database.db
      .selectFrom("account")
      .select("user_id")
      .where("user_id", "=", own)
      .execute();
    expect(whose).toEqual([]);
    await held();
  });
});

describe("who the guest is", () => {
  it("[ACC-14] says every field the specification names, of a guest who is NEW, VERIFIED and UNVERIFIED", async () => {
    const number = `6${20_000_000 + guests}`;
    const email = `n${number}@example.test`;
    const own = test.browser();
    const user = async () => (await own.get("/api/pwa/user")).body;
    expect(await user()).toEqual({ isLoggedIn: false });
    await call("generateByPhone", { phone: number, country_code: "+31" }, own);
    expect(await user()).toMatchObject({
      isLoggedIn: false,
      otpData: { kind: "phone" },
      authenticateData: { mode: "PHONEOTP", is_proven: false },
    });
    await call("authenticate", { otp: await codeFor(test.database.db, `+31${number}`) }, own);
    expect(await user()).toMatchObject({
      isLoggedIn: false,
      userStatus: "NEW",
      phoneNumber: `+31${number}`,
      countryCode: "+31",
    });
    await call("userSignUp", { name: "Noor de Wit", email, gdpr_consent: true }, own);
    const verified = await user();
    expect(verified).toEqual({
      isLoggedIn: true,
      userStatus: "VERIFIED",
      userId: expect.stringMatching(/^u[\w-]{20,}$/),
      name: "Noor de Wit",
      firstName: "Noor",
      lastName: "de Wit",
      emailId: email,
      phoneNumber: `+31${number}`,
      countryCode: "+31",
      language: expect.stringMatching(/^[a-z]{2}/),
      walletId: expect.stringMatching(/^w[\w-]{20,}$/),
      wallet: {
        isLoggedIn: true,
        redeemableBalance: 1500,
        redeemableExpirableBalance: 1500,
        redeemableExpirableLimit: 4000,
        redeemedExpirableAmount: 0,
        currencyId: "EUR",
        walletUsagePercentage: 20,
      },
      deleteAccount: { days: limits.signIn.deletionDays, open_stays: [] },
      authenticateData: { mode: "PHONEOTP", since: new Date(clock()).toISOString(), is_proven: true },
      verificationInfo: [{ kind: "phone", contact: expect.stringContaining("•"), since: expect.any(String) }],
      oAuthData: [],
      gdpr: expect.any(Boolean),
      gdpr_data: [{ kind: "account", on: expect.any(String), version: "1" }],
    });
    await call("sendChangeCode", { email: `new${number}@example.test` }, own);
    expect((await user()).otpData).toMatchObject({ kind: "email", resend_in: expect.any(Number) });
    // Nothing proves the guest any more, as where a provider alone knows them.
    await test.database.db.deleteFrom("account_contact").where("user_id", "=", verified.userId).execute();
    const { db } = test.database;
    await db
      .insertInto("account_identity")
      .values({
        brand_id: String(Object.values(release().sites)[0]?.brand.id),
        provider: "google",
        subject: number,
        user_id: verified.userId,
        created_at: new Date(clock()),
      })
      .execute();
    expect(await user()).toMatchObject({
      isLoggedIn: true,
      userStatus: "UNVERIFIED",
      walletId: verified.walletId,
      verificationInfo: [],
      oAuthData: [{ name: "gmail", since: expect.any(String) }],
    });
  });
});
