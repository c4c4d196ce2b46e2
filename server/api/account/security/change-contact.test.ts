import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { mailsTo } from "../../../testing/sent-mails.ts";
import { codeFor, waitingTexts } from "../../../testing/text-messages.ts";

let test: TestApp;
let guests = 0;
let phone = "";
let email = "";
let browser: Browser;
beforeAll(async () => {
  test = await createTestApp();
}, 90_000);
afterAll(() => test.stop());
beforeEach(async () => {
  guests += 1;
  phone = `6${10_000_000 + guests * 10_001}`;
  email = `moves${guests}@example.test`;
  browser = await byPhone();
});

const call = (path: string, body: object, who = browser) => who.post(`/api/pwa/${path}`, body);
const lastMail = async (to = email) => (await mailsTo(test, to)).at(-1)?.body ?? "";
const codeInMail = async (to = email) => /^\d{6}$/m.exec(await lastMail(to))?.[0] ?? "";
const codeInText = (number = phone) => codeFor(test.database.db, `+31${number}`);
const textsTo = async (number: string) =>
  (await waitingTexts(test.database.db)).filter(({ to }) => to === `+31${number}`).map(({ text }) => text);
const profile = async (who = browser) => (await who.get("/api/pwa/userProfile")).body.profile;
const isKnown = async (who: Browser) => (await who.get("/api/pwa/user")).body.isLoggedIn;
/** A browser that proves a number, and signs up where nobody has an account with it. */
async function byPhone(number = phone): Promise<Browser> {
  const own = test.browser();
  await call("generateByPhone", { phone: number, country_code: "+31" }, own);
  const { body } = await call("authenticate", { otp: await codeInText(number) }, own);
  const form = { name: "Noor de Wit", email: `${number}@example.test`, gdpr_consent: true };
  if (body.user_status === "NEW") await call("userSignUp", form, own);
  return own;
}
const askEmail = (address: string, who = browser) => call("sendChangeCode", { email: address }, who);
const askPhone = (number: string, who = browser) =>
  call("sendChangeCode", { phone: number, country_code: "+31" }, who);
const change = (otp: string, who = browser) => call("changeContact", { otp }, who);
/** What one asks after signing in by a number: the account of whom it is, or a new guest's form. */
const statusOf = async (number: string) => {
  const own = test.browser();
  test.clock.advance(61_000);
  await call("generateByPhone", { phone: number, country_code: "+31" }, own);
  return (await call("authenticate", { otp: await codeInText(number) }, own)).body.user_status;
};

describe("a number or an address of an account", () => {
  it("is changed by a code that went to the new one, and by nothing before", async () => {
    const other = await byPhone();
    const next = `6${30_000_000 + guests * 10_001}`;
    const sent = await askPhone(next);
    expect(sent.body).toMatchObject({ resend_in: limits.signIn.resendSeconds });
    expect((await profile()).phoneNumber).toBe(`+31${phone}`);
    const wrong = String((Number(await codeInText(next)) + 1) % 1e6).padStart(6, "0");
    expect((await change(wrong)).body.code).toBe("otp_invalid");
    expect((await profile()).phoneNumber).toBe(`+31${phone}`);
    const before = (await textsTo(phone)).length;
    const secret = browser.cookie();
    expect((await change(await codeInText(next))).body.kind).toBe("phone");
    expect((await profile()).phoneNumber).toBe(`+31${next}`);
    expect((await textsTo(phone)).slice(before)).toEqual([expect.stringMatching(/account\.changed-sms/)]);
    expect([await isKnown(browser), await isKnown(other)]).toEqual([true, false]);
    expect(browser.cookie()).not.toBe(secret);
    expect(await statusOf(phone)).toBe("NEW");
    expect(await statusOf(next)).toBe("VERIFIED");
  });

  it("[PROF-01] stands in the profile beside what a guest tells freely, and is changed by its proof alone", async () => {
    expect(await profile()).toMatchObject({ title: "", gdprConsent: true, language: "nl" });
    const told = {
      title: "",
      firstName: "Noor",
      lastName: "de Wit",
      streetName: "Vechtdijk",
      streetNo: "4",
      postalCode: "3563 AB",
      city: "Utrecht",
      language: "en",
    };
    expect((await call("updateUserProfile", told)).body.profile).toMatchObject({
      ...told,
      phoneNumber: `+31${phone}`,
      emailId: `${phone}@example.test`,
    });
    for (const proof of [{ phoneNumber: "+31600000000" }, { emailId: email }])
      expect((await call("updateUserProfile", proof)).status).toBe(400);
    expect((await call("changeContact", { otp: "123456" })).body.code).toBe("otp_expired");
    await askEmail(email);
    expect((await profile()).emailId).toBe(`${phone}@example.test`);
    await change(await codeInMail());
    expect(await profile()).toMatchObject({ ...told, emailId: email, phoneNumber: `+31${phone}` });
  });

  it("is told at the old address, whose links open nothing any more", async () => {
    await askEmail(email);
    await change(await codeInMail());
    expect((await profile()).emailId).toBe(email);
    const asker = test.browser();
    await call("generateByUserId", { user_id: email }, asker);
    const credential = /credential=([\w-]+)/.exec(await lastMail())?.[1] ?? "";
    const next = `next-${email}`;
    await askEmail(next);
    const otp = await codeInMail(next);
    expect((await change(otp)).body).toEqual({ kind: "email", contact: "n•••@example.test" });
    expect(await lastMail()).toContain("mail.account.email");
    expect(credential.length).toBeGreaterThan(20);
    expect((await call("authenticate", { credential }, asker)).body.code).toBe("otp_expired");
    expect((await change(otp)).body.code).toBe("otp_expired");
  });

  it("asks for a proof of late, and takes no code that signs in", async () => {
    await askEmail(email);
    await codeInMail();
    const own = test.browser();
    await call("generateByUserId", { user_id: email }, own);
    const toSignIn = await codeInMail();
    expect((await change(toSignIn)).body.code).toBe("otp_invalid");
    test.clock.advance(limits.signIn.proofMinutes * 60_000);
    for (const refused of [await askEmail(email), await change("123456")])
      expect([refused.status, refused.body.details]).toEqual([401, { reason: "proof" }]);
  });

  it("is answered the same whether somebody has it or not, and counted with codes that sign in", async () => {
    const known = `6${40_000_000 + guests * 10_001}`;
    await byPhone(known);
    test.clock.advance(60_000);
    const [taken, free] = [await askPhone(known), await askPhone(`6${50_000_000 + guests * 10_001}`)];
    const shape = ({ contact: _, ...rest }: Record<string, unknown>) => rest;
    expect([taken.status, shape(taken.body)]).toEqual([free.status, shape(free.body)]);
    const { codesPerPhone } = limits.protection;
    for (let asked = 0; asked < codesPerPhone; asked += 1) {
      test.clock.advance(61_000);
      await call("generateByPhone", { phone: known, country_code: "+31" }, test.browser());
    }
    browser = await byPhone();
    expect((await askPhone(known)).status).toBe(429);
  });

  it("says at the field what cannot be one", async () => {
    const bad = await askEmail("noor@");
    expect([bad.status, bad.body.fields[0].field]).toEqual([422, "email"]);
    const short = await askPhone("12");
    expect([short.status, short.body.fields[0].field]).toEqual([422, "phone"]);
    expect((await change("12ab")).body.fields[0].field).toBe("otp");
    expect((await call("changeContact", { otp: "123456", userId: "u1" })).status).toBe(400);
  });

  it("moves to who proved it last where its account has another way in, which is told", async () => {
    const known = `6${60_000_000 + guests * 10_001}`;
    const first = await byPhone(known);
    await askEmail(email, first);
    await change(await codeInMail(), first);
    test.clock.advance(60_000);
    browser = await byPhone();
    await askPhone(known);
    expect((await change(await codeInText(known))).status).toBe(200);
    expect((await profile()).phoneNumber).toBe(`+31${known}`);
    expect(await isKnown(first)).toBe(false);
    expect(await lastMail()).toContain("mail.account.moved");
  });

  it("stays where it is the only way into another account, and nothing changes", async () => {
    const known = `6${70_000_000 + guests * 10_001}`;
    const first = await byPhone(known);
    test.clock.advance(60_000);
    await askPhone(known);
    const refused = await change(await codeInText(known));
    expect([refused.status, refused.body.details]).toEqual([422, { reason: "contact_taken" }]);
    expect([(await profile()).phoneNumber, await isKnown(first)]).toEqual([`+31${phone}`, true]);
  });

  it("is one guest's of two that prove it at once", async () => {
    const wanted = `wanted${guests}@example.test`;
    guests += 1000;
    const rival = await byPhone(`6${10_000_000 + guests * 10_001}`);
    guests -= 1000;
    await askEmail(wanted);
    const mine = await codeInMail(wanted);
    await askEmail(wanted, rival);
    const theirs = await codeInMail(wanted);
    const answers = await Promise.all([change(mine), change(theirs, rival)]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const rows = await test.database.db
      .selectFrom("account_contact")
      .select("user_id")
      .where("value", "=", wanted)
      .execute();
    expect(rows.length).toBe(1);
  });
});
