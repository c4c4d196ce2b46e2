import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { mailsTo, secretIn } from "../../../testing/sent-mails.ts";

const GUEST = { name: "Noor de Wit", gdpr_consent: true };
const PASSWORD = "purple bikes like rain";

let test: TestApp;
let guests = 0;
let email = "";
let browser: Browser;
beforeAll(async () => {
  test = await createTestApp();
}, 90_000);
afterAll(() => test.stop());
beforeEach(() => {
  guests += 1;
  email = `guest${guests}@example.test`;
  browser = test.browser();
});

const post = (path: string, body: object, who = browser) => who.post(`/api/pwa/${path}`, body);
const send = (who = browser, more: object = {}) => post("generateByUserId", { user_id: email, ...more }, who);
const mail = async () => (await mailsTo(test, email)).at(-1);
const code = async () => /^\d{6}$/m.exec((await mail())?.body ?? "")?.[0] ?? "";
const state = async (query = "", who = browser) => (await who.get(`/api/pwa/signInState?${query}`)).body;
const isKnown = async (who = browser) => (await who.get("/api/pwa/user")).body.isLoggedIn;
const account = async (password = "") => {
  await send();
  await post("authenticate", { otp: await code() });
  const made = await post("userSignUp", { ...GUEST, ...(password && { password }) });
  expect(made.status, made.text).toBe(200);
  await post("userSignOut", {});
  test.clock.advance(60_000);
  browser = test.browser();
};
const logIn = (password: string, who = browser) => post("authenticate", { email, password }, who);

describe("an address", () => {
  it("goes from code to form to signed in, and is not asked for once more", async () => {
    const sent = await send();
    expect(sent.body).toEqual({ nod: 6, email: "g•••@example.test", resend_in: 60, expires_in: 300 });
    const proven = await post("authenticate", { otp: await code() });
    expect(proven.body).toMatchObject({ user_status: "NEW", is_user_present: false, mode: "EMAIL" });
    expect(await state()).toMatchObject({ step: "signup", email: "g•••@example.test" });
    expect((await post("userSignUp", GUEST)).body.user_status).toBe("VERIFIED");
    const { profile } = (await browser.get("/api/pwa/userProfile")).body;
    expect(profile).toMatchObject({ emailId: email, userStatus: "VERIFIED" });
  });

  it("[ACC-24] is not listed for a new guest by mail, in any country; it is for one by number", async () => {
    const listed = async (query: string) =>
      (await browser.get(`/v1/create/account/onboarding?${query}`)).body.fields.map(
        ({ name, required }: { name: string; required: boolean }) => `${name} ${required}`,
      );
    for (const country of ["NL", "IN"])
      expect(await listed(`country_iso_code=${country}&mode=EMAIL`)).toEqual([
        "name true",
        "gdpr_consent true",
      ]);
    expect(await listed("country_iso_code=NL&mode=PHONEOTP")).toContain("email true");
    expect(await listed("country_iso_code=IN&mode=PHONEOTP")).toContain("email false");
    await send();
    await post("authenticate", { otp: await code() });
    expect((await post("userSignUp", { name: "Noor de Wit" })).body.fields).toMatchObject([
      { field: "gdpr_consent" },
    ]);
    expect((await post("userSignUp", GUEST)).status).toBe(200);
  });

  it("signs its guest in by code, however it is typed", async () => {
    await account();
    email = email.toUpperCase();
    await send();
    email = email.toLowerCase();
    const proven = await post("authenticate", { otp: await code() });
    expect(proven.body).toMatchObject({ user_status: "VERIFIED", name: "Noor de Wit" });
    expect(await isKnown()).toBe(true);
  });

  it("[ACC-07] gets the same answers with and without an account until something was proven", async () => {
    const told = async () => {
      const sent = await send();
      return JSON.stringify([sent.status, sent.body, await state()]).replaceAll(/guest\d+/g, "");
    };
    const unknown = await told();
    await post("authenticate", { otp: await code() });
    await post("userSignUp", GUEST);
    browser = test.browser();
    test.clock.advance(60_000);
    expect(await told()).toBe(unknown);
  });

  it("does not open the account of whoever only wrote it down", async () => {
    const phone = `6${10_000_000 + guests * 10_001}`;
    await post("generateByPhone", { phone, country_code: "+31" });
    const { codeFor } = await import("../../../testing/text-messages.ts");
    await post("authenticate", { otp: await codeFor(test.database.db, `+31${phone}`) });
    await post("userSignUp", { ...GUEST, email });
    browser = test.browser();
    await send();
    expect((await post("authenticate", { otp: await code() })).body.user_status).toBe("NEW");
  });

  it.each(["", "noor", "noor@", "a b@example.test", `${"x".repeat(260)}@example.test`])(
    "is refused at its field where it is none: %j",
    async (user_id) => {
      const refused = await send(browser, { user_id });
      expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, "email"]);
    },
  );

  it("gets so many codes in an hour, whoever asks", async () => {
    const { codesPerPhone, codeBudgetMinutes } = limits.protection;
    const statuses = [];
    for (let index = 0; index <= codesPerPhone; index += 1)
      statuses.push((await send(test.browser(undefined, `192.0.2.${index}`))).status);
    expect(statuses).toEqual([...Array(codesPerPhone).fill(200), 429]);
    test.clock.advance(codeBudgetMinutes * 60_000);
    expect((await send()).status).toBe(200);
  });
});

describe("the link of a mail", () => {
  const link = async () => secretIn(await mail(), "credential");

  it("signs in where it is opened, once, and looking at it uses up nothing", async () => {
    await account();
    await send(browser, { retUrl: "/in/12/?checkin=1" });
    const credential = await link();
    const other = test.browser();
    const seen = async () => (await state(`credential=${credential}`, other)).step;
    expect([await seen(), await seen()]).toEqual(["link", "link"]);
    const proven = await post("authenticate", { credential }, other);
    expect(proven.body).toMatchObject({ user_status: "VERIFIED", mode: "EMAIL" });
    expect([await isKnown(other), await isKnown()]).toEqual([true, false]);
    const again = test.browser();
    expect((await post("authenticate", { credential }, again)).body.code).toBe("otp_expired");
    expect(await state(`credential=${credential}`, again)).toMatchObject({ step: "email", link_ended: true });
  });

  it("leads a new guest to the form", async () => {
    await send();
    const credential = await link();
    const other = test.browser();
    expect((await post("authenticate", { credential }, other)).body.user_status).toBe("NEW");
    expect((await post("userSignUp", GUEST, other)).body.user_status).toBe("VERIFIED");
  });

  it("is good once where it is used many times at once, and lies nowhere in clear", async () => {
    await account();
    await send();
    const credential = await link();
    const rows = await test.database.db.selectFrom("mail_token").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(credential);
    const all = Array.from({ length: 5 }, () => test.browser());
    for (const each of all) await each.get("/api/pwa/session");
    const answers = await Promise.all(all.map((each) => post("authenticate", { credential }, each)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  });

  it("ends, and is none for a new password or on another brand's site", async () => {
    await account();
    await send();
    const credential = await link();
    const reset = { password: PASSWORD, reset_password_token: credential };
    expect((await post("resetPassword", reset)).body.code).toBe("otp_expired");
    const elsewhere = test.browser("in.hotels.test");
    expect((await post("authenticate", { credential }, elsewhere)).body.code).toBe("otp_expired");
    test.clock.advance(limits.signIn.linkMinutes * 60_000);
    expect((await post("authenticate", { credential })).body.code).toBe("otp_expired");
  });
});

describe("a password", () => {
  it("signs its guest in, and is kept as a hash that is slow to guess", async () => {
    await account(PASSWORD);
    const proven = await logIn(PASSWORD);
    expect(proven.body).toMatchObject({ user_status: "VERIFIED", is_user_present: true, mode: "EMAIL" });
    expect(await isKnown()).toBe(true);
    const rows = await test.database.db.selectFrom("account_password").selectAll().execute();
    expect(rows.at(-1)?.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=\d+,p=\d+\$/);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  it("is refused alike where it is wrong, where there is none and where there is no account", async () => {
    await account(PASSWORD);
    const wrong = await logIn("another one entirely");
    email = "nobody@example.test";
    const nobody = await logIn(PASSWORD);
    await account();
    const none = await logIn(PASSWORD);
    for (const answer of [wrong, nobody, none])
      expect([answer.status, answer.body]).toEqual([
        422,
        {
          code: "credentials_invalid",
          message: wrong.body.message,
          details: { error_code: 54 },
        },
      ]);
    expect(await isKnown()).toBe(false);
  });

  it("is guessed so often in an hour, from wherever, and then not even the right one opens; a code does", async () => {
    await account(PASSWORD);
    const { guessesPerAccount, codeBudgetMinutes } = limits.protection;
    const guesser = (index: number) => test.browser(undefined, `192.0.2.${index}`);
    const tries = Array.from({ length: guessesPerAccount + 5 }, (_, index) =>
      logIn(`guess number ${index}`, guesser(index)),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(guessesPerAccount).fill(422), ...Array(5).fill(429)]);
    expect((await logIn(PASSWORD, guesser(100))).status).toBe(429);
    await send();
    expect((await post("authenticate", { otp: await code() })).status).toBe(200);
    test.clock.advance(codeBudgetMinutes * 60_000);
    expect((await logIn(PASSWORD, guesser(101))).status).toBe(200);
  });

  it("spends nothing while it is right", async () => {
    await account(PASSWORD);
    for (let times = 0; times <= limits.protection.guessesPerAccount; times += 1)
      expect((await logIn(PASSWORD, test.browser(undefined, `192.0.2.${times}`))).status).toBe(200);
  });

  it("that is easy to guess is refused at its field, with the form and the proof kept", async () => {
    await send();
    await post("authenticate", { otp: await code() });
    for (const [password, rule] of [
      ["short", "password-short"],
      ["password1234", "password-common"],
      [`${email.split("@")[0]}-1`.padEnd(10, "1"), "password-common"],
    ]) {
      const refused = await post("userSignUp", { ...GUEST, password });
      expect(refused.body.fields?.map(({ code: told }: { code: string }) => told)).toEqual([rule]);
    }
    expect((await post("userSignUp", { ...GUEST, password: PASSWORD })).status).toBe(200);
  });

  it("gives the session a new secret, whose token comes with the answer", async () => {
    await account(PASSWORD);
    await browser.get("/api/pwa/session");
    const planted = browser.cookie();
    const answer = await logIn(PASSWORD);
    expect(browser.cookie()).not.toBe(planted);
    const { body } = await browser.get("/api/pwa/session");
    expect(answer.headers["x-csrf-token"]).toBe(body.csrf_token);
  });
});
