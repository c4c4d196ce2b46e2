import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { codeFor } from "../../../testing/text-messages.ts";

const GUEST = { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true };

let test: TestApp;
let guests = 0;
let number = "";
let phone = "";
beforeAll(async () => {
  test = await createTestApp();
}, 90_000);
afterAll(() => test.stop());
beforeEach(() => {
  guests += 1;
  phone = `6${String(10_000_000 + guests * 10_001)}`;
  number = `+31${phone}`;
  browser = test.browser();
});

let browser: Browser;
const post = (path: string, body: object, who = browser) => who.post(`/api/pwa/${path}`, body);
const send = (who = browser, more: object = {}) =>
  post("generateByPhone", { phone, country_code: "+31", ...more }, who);
const state = async (who = browser) => (await who.get("/api/pwa/signInState")).body;
const code = () => codeFor(test.database.db, number);
const prove = async (who = browser, otp?: string) =>
  post("authenticate", { otp: otp ?? (await code()) }, who);
const isKnown = async (who = browser) => (await who.get("/api/pwa/user")).body;
const sid = (who = browser) => /(?:^|; )sid=([^;]+)/.exec(who.cookie())?.[1];
/** A code that is not the one that was sent. */
const wrong = async () => ((Number(await code()) + 1) % 1_000_000).toString().padStart(6, "0");
const account = async () => {
  await send();
  await prove();
  const made = await post("userSignUp", GUEST);
  expect(made.status, made.text).toBe(200);
  await post("userSignOut", {});
};

describe("a number of another country", () => {
  it("[VAL-04] is held to the lengths of that country, and an empty code means the site's own", async () => {
    const ask = (more: object) => post("generateByPhone", { ...more });
    const india = { country_code: "+91", country_iso_code: "IN" };
    expect((await ask({ phone: "98765432", ...india })).status).toBe(422);
    expect((await ask({ phone, country_code: "" })).status).toBe(200);
    expect(
      (await test.browser().post("/api/pwa/generateByPhone", { phone: "9876543210", ...india })).status,
    ).toBe(200);
  });
});

describe("a number that nobody has an account with", () => {
  it("[ACC-07] [ACC-16] goes from code to form to signed in, and its first word is the first name", async () => {
    const sent = await send();
    expect(sent.body).toEqual({
      nod: 6,
      phone: expect.stringMatching(/^•+\d\d$/),
      resend_in: 60,
      expires_in: 300,
    });
    expect(await state()).toMatchObject({ step: "code", return_to: "/", resend_in: 60, expires_in: 300 });
    const proven = await prove();
    expect(proven.body).toMatchObject({ user_status: "NEW", is_user_present: false, mode: "PHONEOTP" });
    expect([await state(), await isKnown()]).toMatchObject([{ step: "signup" }, { isLoggedIn: false }]);
    const made = await post("userSignUp", { ...GUEST, city: "", retUrl: "/in/12/?checkin=1" });
    expect(made.body).toEqual({
      user_status: "VERIFIED",
      return_to: "/in/12/?checkin=1",
      name: "Noor de Wit",
    });
    expect([await state(), await isKnown()]).toMatchObject([
      { step: "in", name: "Noor de Wit" },
      { isLoggedIn: true, name: "Noor de Wit" },
    ]);
    const rows = await test.database.db.selectFrom("account").selectAll().execute();
    expect(rows.at(-1)).toMatchObject({
      first_name: "Noor",
      last_name: "de Wit",
      email: GUEST.email,
      city: "",
    });
    expect(rows.at(-1)?.gdpr_consent_at).toEqual(new Date(test.clock()));
  });

  it("keeps that a new guest accepted the terms, with the release that showed them", async () => {
    const consentKinds = async () =>
      (await browser.get("/api/pwa/accountSecurity")).body.security.consents.map(
        ({ kind }: { kind: string }) => kind,
      );
    await send();
    await prove();
    await post("userSignUp", { ...GUEST, terms: true });
    expect(await consentKinds()).toContain("terms");
    const { terms_accepted_at, terms_release } = await test.database.db
      .selectFrom("account")
      .select(["terms_accepted_at", "terms_release"])
      .where("terms_accepted_at", "is not", null)
      .executeTakeFirstOrThrow();
    expect(terms_accepted_at).toEqual(new Date(test.clock()));
    expect(terms_release).toMatch(/^[0-9a-f]{16,}$/);
  });

  it.each([
    ["once, by number of account alone, where they agree", true],
    ["nothing where they do not", false],
  ])("tells of a new guest %s", async (_, agrees) => {
    if (agrees) await browser.agree();
    else await post("consent", { version: 1, categories: ["statistics"] });
    await send();
    await prove();
    await post("userSignUp", GUEST);
    const events = await test.database.db
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "engagement")
      .orderBy("created_at", "desc")
      .execute();
    const [{ user_id = "" } = {}] = await test.database.db
      .selectFrom("account_contact")
      .select("user_id")
      .where("value", "=", number)
      .execute();
    const own = events.filter(({ payload }) => (payload as { subject: string }).subject === user_id);
    expect(user_id).not.toBe("");
    expect(own.map(({ payload }) => payload)).toMatchObject(agrees ? [{ name: "signed_up" }] : []);
    expect(JSON.stringify(own)).not.toMatch(/Noor|example\.test|6\d{8}/);
  });

  it("[ACC-22] signs up in one call with the code, and a wrong one is number 24", async () => {
    await send();
    const said = { ...GUEST, phone, country_code: "+31" };
    const refused = await post("userSignUp", { ...said, code: await wrong() });
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      422,
      "otp_invalid",
      { error_code: 24 },
    ]);
    expect((await post("userSignUp", { ...said, code: await code() })).body.user_status).toBe("VERIFIED");
  });

  it("[ACC-16] [ACC-24] is told field by field what the form lacks, and keeps its proof", async () => {
    await send();
    await prove();
    const refused = await post("userSignUp", { name: "Noor" });
    expect(refused.body.fields.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
      ["name", "name-two-words"],
      ["email", "email-required"],
      ["gdpr_consent", "consent-required"],
    ]);
    expect((await state()).step).toBe("signup");
    const asked = await browser.get("/v1/create/account/onboarding?country_iso_code=nl&mode=x");
    expect(asked.body.fields).toEqual([
      { name: "name", required: true },
      { name: "email", required: true },
      { name: "gdpr_consent", required: true },
    ]);
    const inHotels = await browser.get("/v1/create/account/onboarding?country_iso_code=IN&mode=PHONEOTP");
    expect(inHotels.body.fields).toContainEqual({ name: "email", required: false });
    expect((await post("userSignUp", GUEST)).status).toBe(200);
  });

  it("cannot sign up without a proof, with another browser's, or when it is too old", async () => {
    expect((await post("userSignUp", GUEST)).body.code).toBe("otp_expired");
    await send();
    await prove();
    const other = test.browser();
    expect((await post("userSignUp", GUEST, other)).body.code).toBe("otp_expired");
    test.clock.advance(15 * 60_000 + 1);
    expect((await post("userSignUp", GUEST)).body.code).toBe("otp_expired");
    expect((await state()).step).toBe("start");
  });

  it("is one account where two tabs finish at once", async () => {
    const [one, two] = [test.browser(), test.browser()];
    await send(one);
    const first = await code();
    await send(two);
    await Promise.all([prove(one, first), prove(two)]);
    const made = await Promise.all([post("userSignUp", GUEST, one), post("userSignUp", GUEST, two)]);
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = {
      rows: await test.database.db
        .selectFrom("account_contact")
        .selectAll()
        .where("value", "=", number)
        .execute(),
    };
    expect(rows.length).toBe(1);
  });
});

describe("a number with an account", () => {
  it("[ACC-07] is signed in by its code, with a new secret, and answered alike until then", async () => {
    const stranger = await send();
    const unknown = await state();
    await prove();
    await post("userSignUp", GUEST);
    await post("userSignOut", {});
    test.clock.advance(60_000);
    browser = test.browser();
    const known = await send();
    expect(known.body).toEqual(stranger.body);
    expect(await state()).toEqual(unknown);
    const before = sid();
    const proven = await prove();
    expect(proven.body).toMatchObject({
      user_status: "VERIFIED",
      is_user_present: true,
      name: "Noor de Wit",
    });
    expect(sid()).not.toBe(before);
    expect(sid()).toMatch(/^k\./);
    expect(await isKnown()).toMatchObject({ isLoggedIn: true, name: "Noor de Wit" });
    expect(browser.cookie()).toMatch(/(?:^|; )guest=1/);
  });

  it("is signed out on the server: the old secret opens nothing", async () => {
    await account();
    test.clock.advance(60_000);
    await send();
    await prove();
    const secret = sid() ?? "";
    expect((await isKnown()).isLoggedIn).toBe(true);
    expect((await post("userSignOut", { retUrl: "/in/search" })).body).toEqual({ return_to: "/in/search" });
    expect((await isKnown()).isLoggedIn).toBe(false);
    const thief = test.browser();
    thief.useSession(secret);
    expect((await isKnown(thief)).isLoggedIn).toBe(false);
  });

  it("belongs to one brand: another brand's site knows nobody by it", async () => {
    await account();
    browser = test.browser("in.hotels.test");
    test.clock.advance(60_000);
    await send();
    expect((await prove()).body.user_status).toBe("NEW");
  });

  it("[ACC-05] keeps how its guest signed in", async () => {
    await account();
    test.clock.advance(60_000);
    await send();
    await prove();
    const rows = await test.database.db
      .selectFrom("session")
      .select("login_mode")
      .where("user_id", "is not", null)
      .where("revoked_at", "is", null)
      .execute();
    expect(rows.at(-1)).toEqual({ login_mode: "PHONEOTP" });
  });

  it("gives a planted session nothing of what its victim proves", async () => {
    await send();
    const planted = sid() ?? "";
    await prove();
    const thief = test.browser();
    thief.useSession(planted);
    // It is nobody's for a moment, and a stranger's after it.
    expect((await thief.get("/api/pwa/session")).status).toBe(503);
    test.clock.advance(10_001);
    expect((await post("userSignUp", GUEST, thief)).status).not.toBe(200);
    expect((await post("userSignUp", GUEST)).status).toBe(200);
  });
});

describe("where a guest goes afterwards", () => {
  it.each([
    "https://evil.test/",
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "javascript:alert(1)",
    "/login?retUrl=/login",
    "/in/login",
    "/api/pwa/userSignOut",
    "/.//evil.test",
    "",
  ])("is home where %j was asked for", async (retUrl) => {
    const { body } = await browser.get(`/api/pwa/signInState?${new URLSearchParams({ retUrl })}`);
    expect(body.return_to).toBe("/");
  });

  it("is the page they came from, in full", async () => {
    const retUrl = "/in/12/?checkin=01/02/2027&modal=searchbar#rooms";
    const { body } = await browser.get(`/api/pwa/signInState?${new URLSearchParams({ retUrl })}`);
    expect(body.return_to).toBe(retUrl);
  });
});

describe("what is told of numbers", () => {
  it("[ACC-27] [API-37] [API-39] is their form alone, and the ways to sign in have words", async () => {
    await account();
    const check = (query: string) => browser.get(`/api/pwa/phoneCheck?${query}`);
    const taken = await check(
      `phone=${phone}&country_code=%2B31&config-key=a&city=b&is_upgrade=true&country_id=1`,
    );
    const free = await check("phone=612345670&country_code=%2B31");
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect([taken.body.is_valid, (await check("phone=1&country_code=%2B31")).body]).toEqual([
      true,
      { is_valid: false },
    ]);
    const { body } = await browser.get("/api/pwa/loginOptions");
    expect(body.options[0]).toMatchObject({ option_name: "phone", type: "PHONEOTP", link: "/login" });
  });
});
