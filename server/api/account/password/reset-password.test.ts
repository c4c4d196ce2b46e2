import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { mailsTo, secretIn } from "../../../testing/sent-mails.ts";

const OLD = "purple bikes like rain";
const NEW = "seven quiet lamps tonight";

let test: TestApp;
let guests = 0;
let email = "";
let browser: Browser;
beforeAll(async () => {
  test = await createTestApp();
}, 90_000);
afterAll(() => test.stop());
beforeEach(async () => {
  guests += 1;
  email = `forgets${guests}@example.test`;
  browser = test.browser();
  await post("generateByUserId", { user_id: email });
  const otp = /^\d{6}$/m.exec((await mail())?.body ?? "")?.[0];
  await post("authenticate", { otp });
  await post("userSignUp", { name: "Noor de Wit", gdpr_consent: true, password: OLD });
});

const post = (path: string, body: object, who = browser) => who.post(`/api/pwa/${path}`, body);
const mail = async (to = email) => (await mailsTo(test, to)).at(-1);
const forget = (who = test.browser(), user_email = email) => post("forgotPassword", { user_email }, who);
const link = async () => secretIn(await mail(), "reset_password_token");
const reset = (reset_password_token: string, password = NEW, who = test.browser()) =>
  post("resetPassword", { password, reset_password_token }, who);
const isKnown = async (who: Browser) => (await who.get("/api/pwa/user")).body.isLoggedIn;
const logIn = async (password: string) =>
  (await post("authenticate", { email, password }, test.browser())).status;

describe("a forgotten password", () => {
  it("[ACC-23] [API-38] is chosen anew by a link that is good once, and the old one opens nothing", async () => {
    const asker = test.browser();
    expect((await forget(asker)).body).toEqual({ sent: true });
    const token = await link();
    const shown = await asker.get(`/api/pwa/resetPasswordState?reset_password_token=${token}`);
    expect(shown.body).toEqual({ step: "choose", email: "f•••@example.test" });
    const done = await reset(token, NEW, asker);
    expect(done.body).toMatchObject({ user_status: "VERIFIED", name: "Noor de Wit" });
    expect(await isKnown(asker)).toBe(true);
    expect((await reset(token, OLD)).body.code).toBe("otp_expired");
    expect([await logIn(OLD), await logIn(NEW)]).toEqual([422, 200]);
  });

  it("[ACC-23] gets the same answer for an address without an account, which is told so by mail alone", async () => {
    const known = await forget();
    const unknown = await forget(test.browser(), "nobody@example.test");
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const told = await mail("nobody@example.test");
    expect(told?.body).toMatch(/^mail\.reset\.unknown/);
    expect(told?.body).not.toMatch(/https?:/);
  });

  it("signs every other browser out, and tells the address", async () => {
    expect(await isKnown(browser)).toBe(true);
    await forget();
    const asker = test.browser();
    await reset(await link(), NEW, asker);
    expect([await isKnown(browser), await isKnown(asker)]).toEqual([false, true]);
    expect((await mail())?.subject).toContain("account");
  });

  it("[ACC-23] has a link for half an hour from when the mail went out, kept as a hash", async () => {
    await forget();
    const token = await link();
    const rows = await test.database.db.selectFrom("mail_token").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(limits.signIn.resetMinutes).toBe(30);
    test.clock.advance(30 * 60_000);
    expect((await reset(token)).body.code).toBe("otp_expired");
    const shown = await browser.get(`/api/pwa/resetPasswordState?reset_password_token=${token}`);
    expect(shown.body).toEqual({ step: "ended" });
  });

  it("[ACC-23] ends all links of an address with the first that is used, of many at once too", async () => {
    await forget();
    const first = await link();
    await forget();
    const second = await link();
    expect(second).not.toBe(first);
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(second)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await reset(first)).body.code).toBe("otp_expired");
  });

  it("keeps the link where the password cannot be one, and is no link of another brand or address", async () => {
    await forget();
    const token = await link();
    const refused = await reset(token, "password1234");
    expect(refused.body.fields).toMatchObject([{ field: "password", code: "password-common" }]);
    expect((await reset(token, NEW, test.browser("in.hotels.test"))).body.code).toBe("otp_expired");
    const another = { password: NEW, reset_password_token: token, email: "other@example.test" };
    expect((await post("resetPassword", another)).body.code).toBe("otp_expired");
    expect((await post("authenticate", { credential: token })).body.code).toBe("otp_expired");
    expect((await reset(token)).status).toBe(200);
  });

  it("is asked for so often in an hour, for whatever address", async () => {
    const { codesPerPhone } = limits.protection;
    const asked = async (address: string) => {
      const statuses = [];
      for (let index = 0; index <= codesPerPhone; index += 1)
        statuses.push((await forget(test.browser(undefined, `192.0.2.${index}`), address)).status);
      return statuses;
    };
    expect(await asked(email)).toEqual(await asked("nobody2@example.test"));
    expect((await forget()).status).toBe(429);
  });
});
