import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { eraseAccounts } from "../../../jobs/erase-accounts.ts";
import { createIds } from "../../../platform/ids.ts";
import { systemRandom } from "../../../platform/random.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookStay, STAY } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { mailsTo } from "../../../testing/sent-mails.ts";
import { buildSupply } from "../../../testing/supply.ts";
import { codeFor, waitingTexts } from "../../../testing/text-messages.ts";

const PASSWORD = "purple bikes like rain";
const DAY_MS = 24 * 60 * 60_000;
const { proofMinutes, deletionDays } = limits.signIn;

let test: TestApp;
let guests = 0;
let email = "";
let browser: Browser;
beforeAll(async () => {
  test = await createTestApp();
  await buildSupply(test.database.db);
}, 90_000);
afterAll(() => test.stop());
beforeEach(async () => {
  await test.database.db.deleteFrom("account_deletion").execute();
  guests += 1;
  email = `leaves${guests}@example.test`;
  browser = await signedIn();
});

const call = (path: string, body: object, who = browser) => who.post(`/api/pwa/${path}`, body);
const mails = () => mailsTo(test, email);
const codeInMail = async () => /^\d{6}$/m.exec((await mails()).at(-1)?.body ?? "")?.[0];
const later = (minutes: number) => test.clock.advance(minutes * 60_000);
const isKnown = async (who: Browser) => (await who.get("/api/pwa/user")).body.isLoggedIn;
const security = async (who = browser) => (await who.get("/api/pwa/accountSecurity")).body;
const erase = () => eraseAccounts({ db: test.database.db, clock: test.clock, ids: createIds(systemRandom) });
const remove = (who = browser) => call("deleteAccount", { confirm: true }, who);
/** A browser that proves the address of the test, and signs up where nobody has an account with it. */
async function signedIn(): Promise<Browser> {
  const own = test.browser();
  await ledTo(own);
  return own;
}
/** Where signing in, or up, by that address leads a browser. */
async function ledTo(own: Browser, retUrl = "/search"): Promise<string> {
  await call("generateByUserId", { user_id: email }, own);
  const { body } = await call("authenticate", { otp: await codeInMail(), retUrl }, own);
  if (body.user_status !== "NEW") return body.return_to;
  const form = { name: "Noor de Wit", gdpr_consent: true, password: PASSWORD, retUrl };
  return (await call("userSignUp", form, own)).body.return_to;
}

describe("a proof of the last minutes", () => {
  it("is there after signing in, over some minutes later, and makes what was begun possible again", async () => {
    expect((await security()).security.is_proven).toBe(true);
    later(proofMinutes);
    expect((await security()).security.is_proven).toBe(false);
    const refused = await remove();
    expect([refused.status, refused.body.details]).toEqual([401, { reason: "proof" }]);
    expect(await isKnown(browser)).toBe(true);
    expect((await call("proveGuest", { password: PASSWORD })).body).toEqual({
      proven_for: proofMinutes * 60,
    });
    expect((await security()).security.is_proven).toBe(true);
    expect((await remove()).status).toBe(200);
  });

  it("is given by a code to what was proven before, good once, and under a new secret", async () => {
    later(proofMinutes);
    const before = browser.cookie();
    const sent = await call("sendProofCode", { to: "email" });
    expect(sent.body.contact).toBe("l•••@example.test");
    const otp = await codeInMail();
    expect((await call("proveGuest", { otp })).status).toBe(200);
    expect(browser.cookie()).not.toBe(before);
    later(proofMinutes);
    expect((await call("proveGuest", { otp })).body.code).toBe("otp_expired");
    expect((await call("sendProofCode", { to: "phone" })).status).toBe(404);
  });

  it("takes no code of another purpose, and signs nobody in with one of this", async () => {
    later(proofMinutes);
    await call("generateByUserId", { user_id: email });
    const toSignIn = await codeInMail();
    expect((await call("proveGuest", { otp: toSignIn })).body.code).toBe("otp_expired");
    await call("sendProofCode", {});
    const toProve = await codeInMail();
    const wrong = String((Number(toProve) + 1) % 1e6).padStart(6, "0");
    expect((await call("proveGuest", { otp: wrong })).body.code).toBe("otp_invalid");
    expect((await call("authenticate", { otp: toProve })).body.code).toBe("otp_invalid");
    expect((await call("proveGuest", { otp: toProve }, test.browser())).status).toBe(401);
  });

  it("counts guesses at the password with those of whoever tries to sign in with it", async () => {
    later(proofMinutes);
    for (let guess = 0; guess < limits.protection.guessesPerAccount; guess += 1)
      expect((await call("proveGuest", { password: `wrong ${guess} lamp` })).body.code).toBe(
        "credentials_invalid",
      );
    expect((await call("proveGuest", { password: PASSWORD })).status).toBe(429);
    const elsewhere = await call("authenticate", { email, password: PASSWORD }, test.browser());
    expect(elsewhere.status).toBe(429);
  });
});

describe("an account that is to be deleted", () => {
  it("[ACC-10] needs who is signed in, as signing out needs a session, a yes and a proof of late", async () => {
    const host = "nl.homes.test";
    const headers = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
    for (const path of ["userSignOut", "deleteAccount"]) {
      const payload = path === "deleteAccount" ? { confirm: true } : {};
      const url = `/api/pwa/${path}`;
      expect((await test.app.inject({ method: "POST", url, payload, headers })).statusCode, path).toBe(401);
    }
    expect((await remove(test.browser())).status).toBe(401);
    const refused = await call("deleteAccount", { confirm: false });
    expect([refused.status, refused.body.fields[0].field]).toEqual([422, "confirm"]);
    expect((await call("deleteAccount", { confirm: true, userId: "u1" })).status).toBe(400);
    later(proofMinutes);
    expect((await remove()).body.details).toEqual({ reason: "proof" });
    expect(await isKnown(browser)).toBe(true);
    expect(await test.database.db.selectFrom("account_deletion").selectAll().execute()).toEqual([]);
  });

  it("ends all sessions, tells the guest the day once, and is there again for whoever signs in before", async () => {
    const other = await signedIn();
    const before = (await mails()).length;
    const statuses = await Promise.all([remove(), remove(other)]);
    expect(statuses.some(({ status }) => status === 200)).toBe(true);
    expect([await isKnown(browser), await isKnown(other)]).toEqual([false, false]);
    const told = (await mails()).slice(before);
    expect(told.map(({ body }) => body.includes("mail.account.deletion"))).toEqual([true]);
    test.clock.advance(deletionDays * DAY_MS - 60_000);
    expect(await erase()).toBe(0);
    browser = test.browser();
    expect(await ledTo(browser)).toMatch(/^\/accountdetails\/security\?.*done=kept&retUrl=%2Fsearch$/);
    expect((await mails()).at(-1)?.body).toContain("mail.account.kept");
    expect(await ledTo(test.browser())).toBe("/search");
    test.clock.advance(DAY_MS);
    expect(await erase()).toBe(0);
    expect((await browser.get("/api/pwa/userProfile")).body.profile.firstName).toBe("Noor");
  });

  it("is gone with all that was its guest's once the days are over, and the address is a stranger's", async () => {
    const { db } = test.database;
    await call("shortlisthotel", {
      hotel_id: STAY.hotel_id,
      isShortListed: true,
      idempotency_key: `leaves-a-place-0${guests}`,
    });
    await call("wishlist/share", {});
    const { userId } = (await browser.get("/api/pwa/userProfile")).body.profile;
    const saved = () => db.selectFrom("wishlist_item").selectAll().where("user_id", "=", userId).execute();
    const shared = () => db.selectFrom("wishlist_link").selectAll().where("user_id", "=", userId).execute();
    expect([(await saved()).length, (await shared()).length]).toEqual([1, 1]);
    await remove();
    await mails();
    expect((await saved()).length).toBe(1);
    expect(await shared()).toEqual([]);
    test.clock.advance(deletionDays * DAY_MS);
    const runs = await Promise.all([erase(), erase(), erase()]);
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    for (const table of [
      "account",
      "account_contact",
      "account_identity",
      "account_password",
      "account_deletion",
      "session",
      "wishlist_item",
      "wishlist_link",
    ] as const) {
      const left = await db.selectFrom(table).where("user_id", "=", userId).selectAll().execute();
      expect(left, table).toEqual([]);
    }
    const anew = test.browser();
    await call("generateByUserId", { user_id: email }, anew);
    const { body } = await call("authenticate", { otp: await codeInMail() }, anew);
    expect(body.user_status).toBe("NEW");
  });

  it("names open stays before, which go on, and forgets whose they were when they are over", async () => {
    const { db } = test.database;
    const booked = await bookStay(browser, `leaves-${guests}`);
    const { booking_id } = booked.body;
    const { open_stays } = (await security()).security;
    expect(open_stays.map((stay: { booking_id: string }) => stay.booking_id)).toEqual([booking_id]);
    await remove();
    test.clock.advance(deletionDays * DAY_MS);
    await erase();
    const row = () =>
      db.selectFrom("booking").selectAll().where("booking_id", "=", booking_id).executeTakeFirstOrThrow();
    const during = await row();
    expect([during.guest.first_name, during.state]).not.toContain("");
    const moment = new Date(`${during.checkout}T00:00:00Z`).getTime() + 2 * DAY_MS;
    test.clock.advance(moment - test.clock());
    await erase();
    const after = await row();
    expect(after).toMatchObject({ user_id: null, session_id: null, request: {}, total: during.total });
    const text = JSON.stringify(after);
    for (const said of [during.guest.last_name, during.guest.phone, during.guest.email ?? "none"])
      expect(text).not.toContain(said);
    const looked = await call("bookingLookup", { booking_id, phone: "0" }, test.browser());
    expect(looked.status).not.toBe(200);
    expect(await db.selectFrom("account_deletion").selectAll().execute()).toEqual([]);
  });

  it("is told by a text message where only a number was proven, which does not say what changed", async () => {
    const phone = `6${20_000_000 + guests * 10_001}`;
    const own = test.browser();
    await call("generateByPhone", { phone, country_code: "+31" }, own);
    await call("authenticate", { otp: await codeFor(test.database.db, `+31${phone}`) }, own);
    await call("userSignUp", { name: "Noor", email: "not-proven@example.test", gdpr_consent: true }, own);
    await remove(own);
    const texts = (await waitingTexts(test.database.db)).filter(({ to }) => to === `+31${phone}`);
    expect(texts.at(-1)?.text).toMatch(/account/);
    expect(await mailsTo(test, "not-proven@example.test")).toEqual([]);
  });
});
