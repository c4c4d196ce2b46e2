import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { cleanUp } from "../../../jobs/clean-up.ts";
import { eraseAccounts } from "../../../jobs/erase-accounts.ts";
import { createIds } from "../../../platform/ids.ts";
import { systemRandom } from "../../../platform/random.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { mailsTo, secretIn } from "../../../testing/sent-mails.ts";

const DAY_MS = 24 * 60 * 60_000;
const { confirmHours, signoutDays } = limits.newsletter;
const { newsletterMailsPerAddress, newsletterMinutes } = limits.protection;

let test: TestApp;
let guests = 0;
let email = "";
beforeAll(async () => {
  test = await createTestApp();
}, 90_000);
afterAll(() => test.stop());
beforeEach(() => {
  guests += 1;
  email = `reads${guests}@example.test`;
});

const call = (path: string, body: object, who = test.browser()) => who.post(`/api/pwa/${path}`, body);
const mails = (to = email) => mailsTo(test, to);
const last = async (to = email) => (await mails(to)).at(-1);
const ask = (who?: Browser, address = email) => call("subscribeNewsletter", { email: address }, who);
const confirm = (newsletter_token: string, who?: Browser) =>
  call("confirmNewsletter", { newsletter_token }, who);
const state = async (query = "", who = test.browser()) =>
  (await who.get(`/api/pwa/newsletterState${query}`)).body;
const askedLink = async (to = email) => secretIn(await last(to), "newsletter_token");
const signoutLink = async (to = email) =>
  /[?&]signout_token=([\w.-]+)/.exec((await last(to))?.body ?? "")?.[1] ?? "";
const signout = (signout_token: string, who?: Browser) => call("newsletterSignout", { signout_token }, who);
const looked = async (token: string, who = test.browser()) =>
  (await who.get(`/api/pwa/newsletterSignoutState?signout_token=${token}`)).body;
const row = (address = email) =>
  test.database.db
    .selectFrom("newsletter_subscription")
    .selectAll()
    .where("email", "=", address)
    .executeTakeFirst();
/** Says yes; returns the token of the link that ends it. */
async function subscribed(address = email): Promise<string> {
  await ask(undefined, address);
  expect((await confirm(await askedLink(address))).body).toEqual({ subscribed: true });
  return signoutLink(address);
}
async function signedIn(): Promise<Browser> {
  const own = test.browser();
  await call("generateByUserId", { user_id: email }, own);
  const otp = /^\d{6}$/m.exec((await last())?.body ?? "")?.[0];
  const { body } = await call("authenticate", { otp }, own);
  if (body.user_status === "NEW") await call("userSignUp", { name: "Noor de Wit", gdpr_consent: true }, own);
  return own;
}

describe("the newsletter", () => {
  it("[PROF-04] comes to an address that said yes by the link of a mail, and keeps what it was shown, where, when and in which language", async () => {
    const asked = new Date(test.clock());
    const browser = test.browser();
    const shown = await state("", browser);
    expect((await ask(browser, `  ${email.toUpperCase()} `)).body).toEqual({ sent: true });
    expect(await row()).toBeUndefined();
    const token = await askedLink();
    expect(await state(`?newsletter_token=${token}`)).toEqual({
      step: "confirm",
      wording: shown.wording,
      confirm_email: "r•••@example.test",
      own: [],
    });
    expect(await row()).toBeUndefined();
    test.clock.advance(60_000);
    expect((await confirm(token)).body).toEqual({ subscribed: true });
    expect(await row()).toMatchObject({
      email,
      site_id: "homes-nl",
      locale: "nl",
      country: "NL",
      wording: shown.wording,
      release: "0123456789abcdef",
      asked_at: asked,
      confirmed_at: new Date(test.clock()),
      ended_at: null,
    });
    const told = await last();
    expect(told?.body).toContain(shown.wording);
    expect(told?.body).toMatch(/^https?:\/\/\S+newsletter-signout\?\S*signout_token=/m);
    expect(told?.unsubscribe).toContain(`signout_token=${await signoutLink()}`);
  });

  it("[PROF-04] answers the same whether the address gets it or not, and keeps nothing of one that says nothing", async () => {
    await subscribed();
    const other = "stranger@example.test";
    const answers = [await ask(), await ask(undefined, other)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{"sent":true}'],
      [200, '{"sent":true}'],
    ]);
    const [known, unknown] = [await last(), await last(other)];
    expect([known?.subject, known?.body.length]).toEqual([unknown?.subject, unknown?.body.length]);
    test.clock.advance(confirmHours * 60 * 60_000 + 2 * DAY_MS);
    await cleanUp({ db: test.database.db, clock: test.clock, inquiryDays: () => 1 });
    const tokens = test.database.db.selectFrom("mail_token").selectAll().where("email", "=", other);
    expect([await tokens.execute(), await row(other)]).toEqual([[], undefined]);
  });

  it("[PROF-04] says yes once, to the newest of its links, for as long as they are good, on its own brand", async () => {
    await ask();
    const first = await askedLink();
    await ask();
    const token = await askedLink();
    const refused = async (given: string, who?: Browser) => (await confirm(given, who)).body.code;
    expect(await refused(token, test.browser("in.hotels.test"))).toBe("otp_expired");
    expect(await refused(token.slice(0, -1))).toBe("otp_expired");
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(token)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect([await refused(token), await refused(first)]).toEqual(["otp_expired", "otp_expired"]);
    expect((await state(`?newsletter_token=${token}`)).step).toBe("ended");
    await ask();
    const late = await askedLink();
    test.clock.advance(confirmHours * 60 * 60_000);
    expect(await refused(late)).toBe("otp_expired");
    // A link that signs in, or chooses a password, says yes to nothing.
    await call("forgotPassword", { user_email: email });
    await call("generateByUserId", { user_id: email });
    expect(await refused(secretIn(await last(), "credential"))).toBe("otp_expired");
  });

  it("[PROF-04] asks one address so often in a day, whoever asks, and refuses what is no address", async () => {
    const statuses = [];
    for (let index = 0; index <= newsletterMailsPerAddress; index += 1)
      statuses.push((await ask(test.browser(undefined, `192.0.2.${index}`))).status);
    expect(statuses).toEqual([...Array(newsletterMailsPerAddress).fill(200), 429]);
    expect((await mails()).length).toBe(newsletterMailsPerAddress);
    test.clock.advance(newsletterMinutes * 60_000);
    expect((await ask()).status).toBe(200);
    for (const wrong of [
      "",
      "noor@",
      "a b@example.test",
      "noor@sea@example.test",
      `${"n".repeat(301)}@example.test`,
    ]) {
      const { status, body } = await ask(undefined, wrong);
      expect([422, 400], wrong).toContain(status);
      if (status === 422) expect(body.fields[0].field).toBe("email");
    }
  });

  it("[PROF-03] ends by the link of a mail without signing in, once and for all times it is pressed, and may begin again", async () => {
    const token = await subscribed();
    expect(await looked(token)).toEqual({ step: "ask", email: "r•••@example.test" });
    expect((await row())?.ended_at).toBeNull();
    const answers = await Promise.all(Array.from({ length: 3 }, () => signout(token)));
    expect(answers.map(({ text }) => text)).toEqual(Array(3).fill('{"signed_out":true}'));
    expect(await row()).toMatchObject({ ended_at: new Date(test.clock()), ended_by: "link" });
    expect(await looked(token)).toEqual({ step: "ended", email: "r•••@example.test" });
    test.clock.advance(DAY_MS);
    const anew = await subscribed();
    expect(await row()).toMatchObject({
      ended_at: null,
      ended_by: null,
      confirmed_at: new Date(test.clock()),
    });
    // Old mails go on ending what comes.
    expect([(await looked(token)).step, (await looked(anew)).step]).toEqual(["ask", "ask"]);
  });

  it("[PROF-03] knows a link that is too old, cut, changed or of another brand, and ends nothing by it", async () => {
    const token = await subscribed();
    const other = "another@example.test";
    const theirs = await subscribed(other);
    const [id = "", until = "", signature = ""] = token.split(".");
    const [theirId = ""] = theirs.split(".");
    const later = (Number.parseInt(until, 36) + 1).toString(36);
    const broken = [
      "",
      "x",
      token.slice(0, -1),
      `${token}x`,
      token.slice(1),
      `${theirId}.${until}.${signature}`,
      `${id}.${later}.${signature}`,
      `${id}.${until}.${signature.toLowerCase()}`,
      `${id}.${until}.${"A".repeat(43)}`,
    ];
    for (const each of broken) {
      if (each) expect(await looked(each), each).toEqual({ step: "broken" });
      const { status, body } = await signout(each);
      expect([status, body.code, body.details], each).toEqual([422, "otp_expired", { reason: "broken" }]);
    }
    expect(await looked(token, test.browser("in.hotels.test"))).toEqual({ step: "broken" });
    expect((await signout(token, test.browser("in.hotels.test"))).status).toBe(422);
    test.clock.advance(signoutDays * DAY_MS);
    expect(await looked(token)).toEqual({ step: "expired" });
    expect((await signout(token)).body.details).toEqual({ reason: "expired" });
    expect([(await row())?.ended_at, (await row(other))?.ended_at]).toEqual([null, null]);
  });

  it("[PROF-03] is seen and ended in the account, of proven addresses alone, and by nobody else", async () => {
    await subscribed();
    const browser = await signedIn();
    const { own, own_email } = await state("", browser);
    expect([own, own_email]).toEqual([[{ email, since: expect.stringMatching(/Z$/) }], email]);
    expect(await state()).toEqual({ step: "ask", wording: expect.any(String), own: [] });
    const { status, body } = await call("newsletterSignout", {});
    expect([status, body.details]).toEqual([401, { reason: "sign_in" }]);
    const other = "not-theirs@example.test";
    await subscribed(other);
    expect((await call("newsletterSignout", {}, browser)).body).toEqual({ signed_out: true });
    expect(await row()).toMatchObject({ ended_by: "account" });
    expect((await row(other))?.ended_at).toBeNull();
    expect((await state("", browser)).own).toEqual([]);
  });

  it("[PROF-04] is in the copy of the account's data, and gone with the account, its links too", async () => {
    const token = await subscribed();
    const browser = await signedIn();
    const copy = await call("accountExport", {}, browser);
    expect(copy.body.newsletters).toEqual([
      {
        email,
        wording: (await row())?.wording,
        release: "0123456789abcdef",
        site: "homes-nl",
        language: "nl",
        country: "NL",
        asked_at: expect.stringMatching(/Z$/),
        confirmed_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect(copy.text).not.toContain((await row())?.signing_key);
    await call("deleteAccount", { confirm: true }, browser);
    test.clock.advance(limits.signIn.deletionDays * DAY_MS);
    await eraseAccounts({ db: test.database.db, clock: test.clock, ids: createIds(systemRandom) });
    expect([await row(), await looked(token)]).toEqual([undefined, { step: "broken" }]);
  });

  it("keeps the proof of a yes that has ended for three years", async () => {
    await signout(await subscribed());
    const clean = () => cleanUp({ db: test.database.db, clock: test.clock, inquiryDays: () => 1 });
    test.clock.advance(3 * 365 * DAY_MS - 1000);
    await clean();
    expect(await row()).toBeDefined();
    test.clock.advance(1000);
    await clean();
    expect(await row()).toBeUndefined();
  });
});
