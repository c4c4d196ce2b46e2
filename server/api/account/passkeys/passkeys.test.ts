import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { cleanUp } from "../../../jobs/clean-up.ts";
import { eraseAccounts } from "../../../jobs/erase-accounts.ts";
import { createIds } from "../../../platform/ids.ts";
import { systemRandom } from "../../../platform/random.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { type Authenticator, createAuthenticator, type Lies } from "../../../testing/authenticator.ts";
import type { Browser } from "../../../testing/browser.ts";
import { mailsTo } from "../../../testing/sent-mails.ts";

const ORIGIN = "https://nl.homes.test";
const MINUTE_MS = 60_000;

let test: TestApp;
let guests = 0;
let email = "";
let browser: Browser;
let device: Authenticator;
beforeAll(async () => {
  test = await createTestApp();
}, 90_000);
afterAll(() => test.stop());
beforeEach(async () => {
  guests += 1;
  email = `keys${guests}@example.test`;
  device = createAuthenticator(ORIGIN, { counts: true });
  browser = await signedIn();
});

const call = (path: string, body: object, who = browser) => who.post(`/api/pwa/${path}`, body);
const mails = () => mailsTo(test, email);
const wasWritten = async (message: string) =>
  (await mails()).some(({ body }) => new RegExp(`${message}(?![\\w-])`).test(body));
const isKnown = async (who: Browser) => (await who.get("/api/pwa/user")).body.isLoggedIn;
const security = async (who = browser) => (await who.get("/api/pwa/accountSecurity")).body.security;
const letProofEnd = () => test.clock.advance(limits.signIn.proofMinutes * MINUTE_MS);
/** A browser that proves the address of the test, and signs up where nobody has an account with it. */
async function signedIn(): Promise<Browser> {
  const own = test.browser();
  // Its mail is the newest.
  test.clock.advance(1000);
  await call("generateByUserId", { user_id: email }, own);
  const otp = /^\d{6}$/m.exec((await mails()).at(-1)?.body ?? "")?.[0];
  const { body } = await call("authenticate", { otp }, own);
  if (body.user_status === "NEW") await call("userSignUp", { name: "Noor de Wit", gdpr_consent: true }, own);
  return own;
}
const askToMake = async (origin = ORIGIN, who = browser) =>
  (await call("passkeyCreation", { origin }, who)).body;
const askToSign = async (who: Browser, more: object = {}) =>
  (await call("passkeyRequest", { origin: ORIGIN, ...more }, who)).body;
const add = async (lies?: Lies) => call("addPasskey", { credential: device.make(await askToMake(), lies) });
/** Signs a browser in with the passkey that was made last. */
const signInWith = async (who: Browser, lies?: Lies) =>
  call("authenticate", { passkey: device.sign(await askToSign(who), lies) }, who);
const told = ({ status, body }: { status: number; body: { code: string; details?: object } }) => [
  status,
  body.code,
  body.details,
];
const REFUSED = [422, "credentials_invalid", { reason: "passkey" }];
const ENDED = [422, "otp_expired", { reason: "passkey_ended" }];

describe("a passkey", () => {
  it("is made by a guest who was proven of late, listed, told by mail, and signs another browser in", async () => {
    const asked = await askToMake();
    expect(asked).toMatchObject({
      rp: { id: "nl.homes.test" },
      user: { name: email, displayName: "Noor de Wit" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    const added = await call("addPasskey", { credential: device.make(asked) });
    expect(added.body.passkeys).toHaveLength(1);
    expect(await wasWritten("mail.account.passkey")).toBe(true);
    expect((await security()).passkeys[0]).not.toHaveProperty("last_used");
    expect((await askToMake()).excludeCredentials).toHaveLength(1);

    const other = test.browser();
    const passkey = device.sign(await askToSign(other));
    const before = other.cookie();
    const back = await call("authenticate", { passkey, retUrl: "/bookings?upcoming=1" }, other);
    expect(back.body).toMatchObject({
      user_status: "VERIFIED",
      mode: "PASSKEY",
      name: "Noor de Wit",
      return_to: "/bookings?upcoming=1",
    });
    expect(other.cookie()).not.toBe(before);
    expect([await isKnown(other), (await security(other)).is_proven]).toEqual([true, true]);
    expect((await security()).passkeys[0].last_used).toBe(new Date(test.clock()).toISOString());
  });

  it("asks for no name, and for a proof of late to be made", async () => {
    expect((await askToSign(test.browser())).allowCredentials).toEqual([]);
    letProofEnd();
    const refused = await call("passkeyCreation", { origin: ORIGIN });
    expect([refused.status, refused.body.details]).toEqual([401, { reason: "proof" }]);
    const stranger = await call("passkeyCreation", { origin: ORIGIN }, test.browser());
    expect(stranger.status).toBe(401);
  });

  it("shows once more who sits there, for its own account alone", async () => {
    await add();
    letProofEnd();
    const asked = await askToSign(browser, { prove: true });
    expect(asked.allowCredentials).toHaveLength(1);
    const proven = await call("proveGuest", { passkey: device.sign(asked) });
    expect(proven.body).toEqual({ proven_for: limits.signIn.proofMinutes * 60 });
    expect((await security()).is_proven).toBe(true);

    letProofEnd();
    // What was asked to sign somebody in proves nothing here.
    const toSignIn = device.sign(await askToSign(browser));
    expect(told(await call("proveGuest", { passkey: toSignIn }))).toEqual(ENDED);
    const mine = browser;
    email = `other${guests}@example.test`;
    browser = await signedIn();
    letProofEnd();
    const foreign = device.sign(await askToSign(browser, { prove: true }));
    expect(told(await call("proveGuest", { passkey: foreign }))).toEqual(REFUSED);
    expect([(await security()).is_proven, await isKnown(mine)]).toEqual([false, true]);
    expect((await call("passkeyRequest", { origin: ORIGIN, prove: true }, test.browser())).status).toBe(401);
  });

  it("is renamed and removed by its guest alone; then it opens nothing, and other browsers are signed out", async () => {
    const { passkeys } = (await add()).body;
    const passkey_id = passkeys[0].id as string;
    const renamed = await call("renamePasskey", { passkey_id, name: "  My \u0007phone " });
    expect(renamed.body.passkeys[0].name).toBe("My phone");
    const empty = await call("renamePasskey", { passkey_id, name: "\u200b " });
    expect(empty.body.fields).toMatchObject([{ field: "name", code: "passkey-name-required" }]);
    const other = test.browser();
    await signInWith(other);

    const owner = browser;
    const address = email;
    email = `thief${guests}@example.test`;
    browser = await signedIn();
    expect((await call("renamePasskey", { passkey_id, name: "Mine" })).status).toBe(404);
    expect((await call("removePasskey", { passkey_id })).status).toBe(404);

    email = address;
    expect((await call("removePasskey", { passkey_id }, owner)).body).toEqual({ passkeys: [] });
    expect(await wasWritten("mail.account.passkey-removed")).toBe(true);
    expect([await isKnown(owner), await isKnown(other)]).toEqual([true, false]);
    expect(told(await signInWith(test.browser()))).toEqual(REFUSED);
    expect((await call("removePasskey", { passkey_id }, owner)).status).toBe(404);
  });

  it("ends with its account; while that waits to be deleted it brings the guest back, as any way does", async () => {
    await add();
    await call("deleteAccount", { confirm: true });
    expect((await signInWith(test.browser())).status).toBe(200);
    expect(await wasWritten("mail.account.kept")).toBe(true);

    browser = await signedIn();
    await call("deleteAccount", { confirm: true });
    test.clock.advance(limits.signIn.deletionDays * 24 * 60 * MINUTE_MS);
    await eraseAccounts({ db: test.database.db, clock: test.clock, ids: createIds(systemRandom) });
    expect(told(await signInWith(test.browser()))).toEqual(REFUSED);
    const orphans = test.database.db
      .selectFrom("account_passkey")
      .select("name")
      .where("user_id", "not in", (eb) => eb.selectFrom("account").select("user_id"));
    expect(await orphans.execute()).toEqual([]);
  });

  it("stands in the copy of the account's data, but for its key", async () => {
    await add();
    const copy = await call("accountExport", {});
    expect(copy.body.passkeys).toMatchObject([{ host: "nl.homes.test" }]);
    const rows = await test.database.db.selectFrom("account_passkey").selectAll().execute();
    for (const { public_key, credential_id } of rows)
      expect([copy.text.includes(public_key), copy.text.includes(credential_id)]).toEqual([false, false]);
  });
});

describe("a new passkey that is not right", () => {
  it.each<[string, Lies]>([
    ["was made on a page of another site", { origin: "https://nl.homes.test.evil.example" }],
    ["was made on another port", { origin: `${ORIGIN}:8443` }],
    ["is bound to another host", { rpId: "homes.test" }],
    ["was made in a frame of another site", { crossOrigin: true }],
    ["knew nobody again", { isVerified: false }],
    ["was made with nobody there", { isPresent: false }],
    ["is what a passkey signs to sign in", { type: "webauthn.get" }],
    ["brings a certificate", { certificate: "http://crl.evil.example/" }],
  ])("is refused where it %s, and nothing is kept", async (_, lies) => {
    expect(told(await add(lies))).toEqual(REFUSED);
    expect((await security()).passkeys).toEqual([]);
    expect((await add()).status).toBe(200);
  });

  it("is refused where it was asked for in another session, before, or too long ago", async () => {
    const credential = device.make(await askToMake());
    const elsewhere = await signedIn();
    expect(told(await call("addPasskey", { credential }, elsewhere))).toEqual(ENDED);
    expect((await call("addPasskey", { credential })).status).toBe(200);
    expect(told(await call("addPasskey", { credential }))).toEqual(ENDED);
    const late = device.make(await askToMake());
    test.clock.advance(5 * MINUTE_MS);
    expect(told(await call("addPasskey", { credential: late }))).toEqual(ENDED);
    expect((await security()).passkeys).toHaveLength(1);
  });

  it("is refused where an account has it already, and where there are too many", async () => {
    await add();
    const rows = test.database.db.selectFrom("account_passkey").select("credential_id");
    const { credential_id: id } = await rows.orderBy("created_at", "desc").executeTakeFirstOrThrow();
    const again = await add({ id });
    expect(told(again)).toEqual([422, "validation_failed", { reason: "passkey_known" }]);
    for (let kept = 1; kept < 20; kept += 1) expect((await add()).status).toBe(200);
    expect(told(await add())).toEqual([422, "validation_failed", { reason: "passkey_limit" }]);
  });

  it("keeps of what the browser says beside it only the names of ways to the device", async () => {
    const credential = JSON.parse(device.make(await askToMake()));
    credential.response.transports = [
      "usb",
      "\u0000",
      "\ud800",
      7,
      { toString: 1 },
      "X".repeat(30),
      "smart-card",
    ];
    expect((await call("addPasskey", { credential: JSON.stringify(credential) })).status).toBe(200);
    expect((await askToMake()).excludeCredentials[0].transports).toEqual(["usb", "smart-card"]);
  });

  it.each(["", "null", "{", "[]", '"text"', JSON.stringify({ id: "a", rawId: "b", response: {} })])(
    "is refused where it is %j",
    async (credential) => {
      expect(told(await call("addPasskey", { credential }))).toEqual(REFUSED);
    },
  );
});

describe("a passkey that is not right", () => {
  it.each<[string, Lies]>([
    ["signed on a page of another site", { origin: "https://nl.homes.test.evil.example" }],
    ["is bound to another host", { rpId: "in.hotels.test" }],
    ["signed in a frame of another site", { crossOrigin: true }],
    ["knew nobody again", { isVerified: false }],
    ["signed with nobody there", { isPresent: false }],
    ["signed something else", { type: "webauthn.create" }],
    ["signed by another key", { isForged: true }],
    ["names another account", { userHandle: Buffer.from("u-nobody").toString("base64url") }],
    ["names no account", { userHandle: "" }],
    ["is not known", { id: "AAAAAAAAAAAAAAAAAAAAAA" }],
    ["has a name that none can have", { id: "\u0000" }],
    ["has a name without end", { id: "A".repeat(2000) }],
    ["counts fewer signatures than before", { counter: 0 }],
    ["counts as many signatures as before", { counter: 1 }],
  ])("is refused where it %s, and the next one signs in", async (_, lies) => {
    await add();
    const who = test.browser();
    expect(told(await signInWith(who, lies))).toEqual(REFUSED);
    expect(await isKnown(who)).toBe(false);
    expect((await signInWith(who)).status).toBe(200);
  });

  it("is refused a second time, in another browser, and late: a challenge is good once", async () => {
    await add();
    const who = test.browser();
    const passkey = device.sign(await askToSign(who));
    const elsewhere = test.browser();
    await askToSign(elsewhere);
    expect(told(await call("authenticate", { passkey }, elsewhere))).toEqual(ENDED);
    expect((await call("authenticate", { passkey }, who)).status).toBe(200);
    expect(told(await call("authenticate", { passkey }, who))).toEqual(ENDED);
    const slow = test.browser();
    const late = device.sign(await askToSign(slow));
    test.clock.advance(5 * MINUTE_MS);
    expect(told(await call("authenticate", { passkey: late }, slow))).toEqual(ENDED);
    expect(told(await signInWith(slow, { challenge: "AAAA" }))).toEqual(ENDED);
  });

  it("uses its challenge up where it is wrong, so that nothing can be tried twice", async () => {
    await add();
    const who = test.browser();
    const asked = await askToSign(who);
    expect(
      told(await call("authenticate", { passkey: device.sign(asked, { isForged: true }) }, who)),
    ).toEqual(REFUSED);
    expect(told(await call("authenticate", { passkey: device.sign(asked) }, who))).toEqual(ENDED);
  });

  it("signs in once where two browsers send what has the same count, as a copy of it would", async () => {
    await add();
    const [one, two] = [test.browser(), test.browser()] as const;
    const signed = [
      device.sign(await askToSign(one), { counter: 9 }),
      device.sign(await askToSign(two), { counter: 9 }),
    ];
    const answers = await Promise.all(
      [one, two].map((who, index) => call("authenticate", { passkey: signed[index] }, who)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("opens nothing on a site of another brand", async () => {
    await add();
    const foreign = test.browser("in.hotels.test");
    const origin = "https://in.hotels.test";
    const asked = (await call("passkeyRequest", { origin }, foreign)).body;
    expect(told(await call("authenticate", { passkey: device.sign(asked, { origin }) }, foreign))).toEqual(
      REFUSED,
    );
  });

  it("is taken from devices that never count", async () => {
    device = createAuthenticator(ORIGIN);
    await add();
    for (const who of [test.browser(), test.browser()]) expect((await signInWith(who)).status).toBe(200);
  });

  it.each([
    "",
    "null",
    "{",
    "7",
    JSON.stringify({ id: "a", rawId: "a", response: { clientDataJSON: "e30" } }),
  ])("is refused where it is %j", async (passkey) => {
    expect(told(await call("authenticate", { passkey }, test.browser()))).toEqual(REFUSED);
  });
});

describe("where a passkey is asked for", () => {
  it.each([
    "http://nl.homes.test",
    "https://in.hotels.test",
    "https://evil.example",
    "https://nl.homes.test/",
    "https://user@nl.homes.test",
    "null",
    "nl.homes.test",
  ])("has to be a page of this very site, not %s", async (origin) => {
    const refused = await call("passkeyRequest", { origin });
    expect([refused.status, refused.body.details]).toEqual([403, { reason: "origin" }]);
    expect((await call("passkeyCreation", { origin })).status).toBe(403);
  });

  it("is counted for the session, and what was not answered is swept away", async () => {
    const who = test.browser();
    const most = limits.protection.guessesPerSession;
    for (let asked = 0; asked < most; asked += 1)
      expect((await call("passkeyRequest", { origin: ORIGIN }, who)).status).toBe(200);
    expect((await call("passkeyRequest", { origin: ORIGIN }, who)).body.code).toBe("rate_limited");
    const kept = () => test.database.db.selectFrom("passkey_challenge").selectAll().execute();
    expect((await kept()).length).toBeGreaterThanOrEqual(most);
    test.clock.advance(5 * MINUTE_MS);
    await cleanUp({ db: test.database.db, clock: test.clock, inquiryDays: () => 30 });
    expect(await kept()).toEqual([]);
  });
});
