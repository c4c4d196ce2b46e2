import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookStay, STAY } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { mailsTo } from "../../../testing/sent-mails.ts";
import { buildSupply } from "../../../testing/supply.ts";

const PASSWORD = "purple bikes like rain";

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
  guests += 1;
  email = `keeps${guests}@example.test`;
  browser = await signedIn();
});

const call = (path: string, body: object, who = browser) => who.post(`/api/pwa/${path}`, body);
const lastMail = async () => (await mailsTo(test, email)).at(-1)?.body ?? "";
const isKnown = async (who: Browser) => (await who.get("/api/pwa/user")).body.isLoggedIn;
const userId = async () => (await browser.get("/api/pwa/userProfile")).body.profile.userId as string;
const security = async () => (await browser.get("/api/pwa/accountSecurity")).body.security;
const waitForProof = () => test.clock.advance(limits.signIn.proofMinutes * 60_000);
async function signedIn(): Promise<Browser> {
  const own = test.browser();
  await call("generateByUserId", { user_id: email }, own);
  const otp = /^\d{6}$/m.exec(await lastMail())?.[0];
  const { body } = await call("authenticate", { otp }, own);
  if (body.user_status === "NEW") await call("userSignUp", { name: "Noor de Wit", gdpr_consent: true }, own);
  return own;
}
const link = async (provider: string) =>
  test.database.db
    .insertInto("account_identity")
    .values({
      brand_id: await brandOf(),
      provider,
      subject: `${provider}-${guests}`,
      user_id: await userId(),
      created_at: new Date(test.clock()),
    })
    .execute();
/** Until two statements wait for rows that others hold. */
async function twoWait(): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(test.database.db);
  if ((rows[0]?.waiting ?? 0) >= 2) return;
  await new Promise((resolve) => setTimeout(resolve, 10));
  return twoWait();
}
const brandOf = async () =>
  (
    await test.database.db
      .selectFrom("account")
      .select("brand_id")
      .where("user_id", "=", await userId())
      .executeTakeFirstOrThrow()
  ).brand_id;

describe("linked providers", () => {
  it("are each removed, and the guest is told; what is not linked is not found", async () => {
    await link("google");
    await link("apple");
    const other = await signedIn();
    expect((await security()).providers.map(({ name }: { name: string }) => name)).toEqual([
      "gmail",
      "apple",
    ]);
    const left = await call("unlinkIdentity", { provider: "gmail" });
    expect(left.body.providers.map(({ name }: { name: string }) => name)).toEqual(["apple"]);
    expect(await lastMail()).toContain("mail.account.unlinked");
    expect([await isKnown(browser), await isKnown(other)]).toEqual([true, false]);
    expect((await call("unlinkIdentity", { provider: "gmail" })).status).toBe(404);
    expect((await call("unlinkIdentity", { provider: "facebook" })).status).toBe(404);
    waitForProof();
    expect((await call("unlinkIdentity", { provider: "apple" })).body.details).toEqual({ reason: "proof" });
  });

  it("keep the last way into the account, of two that are ended at once too", async () => {
    await link("google");
    await link("apple");
    const other = await signedIn();
    const { db } = test.database;
    await db
      .deleteFrom("account_contact")
      .where("user_id", "=", await userId())
      .execute();
    const own = await userId();
    // Both are under way before either has removed anything.
    const both = await db.transaction().execute(async (trx) => {
      await trx.selectFrom("account_identity").selectAll().where("user_id", "=", own).forUpdate().execute();
      const calls = Promise.all([
        call("unlinkIdentity", { provider: "gmail" }),
        call("unlinkIdentity", { provider: "apple" }, other),
      ]);
      await twoWait();
      return { calls };
    });
    const answers = await both.calls;
    const left = await test.database.db
      .selectFrom("account_identity")
      .selectAll()
      .where("user_id", "=", own)
      .execute();
    expect(left.length, JSON.stringify(answers.map(({ body }) => body))).toBe(1);
    const provider = left[0]?.provider === "google" ? "gmail" : "apple";
    const refused = await call("unlinkIdentity", { provider }, provider === "gmail" ? other : browser);
    expect([refused.status, refused.body.details]).toEqual([422, { reason: "last_way" }]);
  });

  it("are nobody else's to remove", async () => {
    await link("google");
    const mine = await userId();
    email = `thief${guests}@example.test`;
    browser = await signedIn();
    expect((await call("unlinkIdentity", { provider: "gmail" })).status).toBe(404);
    expect((await call("unlinkIdentity", { provider: "gmail", user_id: mine })).status).toBe(400);
  });
});

describe("a password of a guest who is signed in", () => {
  it("is set and changed later, and every other browser is signed out", async () => {
    const other = await signedIn();
    expect((await security()).has_password).toBe(false);
    expect((await call("setPassword", { password: PASSWORD })).body).toEqual({ has_password: true });
    expect([await isKnown(browser), await isKnown(other)]).toEqual([true, false]);
    expect(await lastMail()).toContain("mail.account.password");
    const logIn = async (password: string) =>
      (await call("authenticate", { email, password }, test.browser())).status;
    expect(await logIn(PASSWORD)).toBe(200);
    await call("setPassword", { password: "seven quiet lamps tonight" });
    expect([await logIn(PASSWORD), await logIn("seven quiet lamps tonight")]).toEqual([422, 200]);
  });

  it("is refused where it is easy to guess, without a proof of late, and without a proven address", async () => {
    const refused = await call("setPassword", { password: "password1234" });
    expect(refused.body.fields).toMatchObject([{ field: "password", code: "password-common" }]);
    await test.database.db
      .updateTable("account_contact")
      .set({ kind: "phone", value: `+3160000${String(guests).padStart(4, "0")}` })
      .where("user_id", "=", await userId())
      .execute();
    expect((await call("setPassword", { password: PASSWORD })).status).toBe(404);
    waitForProof();
    expect((await call("setPassword", { password: PASSWORD })).body.details).toEqual({ reason: "proof" });
  });
});

describe("a copy of an account", () => {
  it("has everything it holds, of its guest alone, no secret, and is kept by nobody on the way", async () => {
    await call("setPassword", { password: PASSWORD });
    await link("google");
    await call("updateUserProfile", { city: "Utrecht", streetName: "Vechtdijk" });
    const booked = await bookStay(browser, `keeps-${guests}`);
    await call("shortlisthotel", {
      hotel_id: STAY.hotel_id,
      isShortListed: true,
      idempotency_key: `keeps-a-place-0${guests}`,
    });
    await call("wishlist/share", {});
    const answer = await call("accountExport", {});
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(answer.body).toMatchObject({
      account: { user_id: await userId(), first_name: "Noor", city: "Utrecht", street_name: "Vechtdijk" },
      contacts: [{ kind: "email", value: email }],
      providers: [{ name: "gmail" }],
      bookings: [{ booking_id: booked.body.booking_id, state: "confirmed" }],
      saved_places: [{ hotel_id: STAY.hotel_id }],
    });
    expect(answer.body.password_changed_at).toBeTypeOf("string");
    expect(answer.body.list_shared_at).toBeTypeOf("string");
    const { db } = test.database;
    const [kept, session, list] = await Promise.all([
      db
        .selectFrom("account_password")
        .select("password_hash")
        .where("user_id", "=", await userId())
        .execute(),
      db
        .selectFrom("session")
        .selectAll()
        .where("user_id", "=", await userId())
        .execute(),
      db
        .selectFrom("wishlist_link")
        .select("code")
        .where("user_id", "=", await userId())
        .execute(),
    ]);
    const secrets = [kept[0]?.password_hash, list[0]?.code, ...session.map(({ token_hash }) => token_hash)];
    for (const secret of secrets) expect(answer.text).not.toContain(secret ?? expect.fail());
    email = `other${guests}@example.test`;
    browser = await signedIn();
    const theirs = await call("accountExport", {});
    expect([theirs.body.bookings, theirs.text.includes("Vechtdijk")]).toEqual([[], false]);
    waitForProof();
    expect((await call("accountExport", {})).body.details).toEqual({ reason: "proof" });
  });
});
