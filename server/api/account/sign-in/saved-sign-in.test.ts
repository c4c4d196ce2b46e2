import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { COOKIES } from "#domain/shell";
import limits from "../../../../config/limits.json" with { type: "json" };
import { type Answer, createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { mailsTo, secretIn } from "../../../testing/sent-mails.ts";

const { name: COOKIE, seconds: LIFE } = COOKIES.authentication;
const WAY_BACK = "/in/12/?checkin=1";

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
  email = `Saved${guests}@example.test`;
  browser = test.browser();
});

const post = (path: string, body: object, who = browser) => who.post(`/api/pwa/${path}`, body);
const send = (more: object = {}, who = browser) =>
  post("generateByUserId", { user_id: email, retUrl: WAY_BACK, ...more }, who);
const mail = async () => (await mailsTo(test, email.toLowerCase())).at(-1);
const link = async () => secretIn(await mail(), "credential");
const state = async (query: Readonly<Record<string, string>>, who = browser) =>
  who.get(`/api/pwa/signInState?${new URLSearchParams(query)}`);
/** The line that an answer sets the cookie with. */
const lineOf = ({ headers }: Answer) =>
  [headers["set-cookie"] ?? []]
    .flat()
    .map(String)
    .find((line) => line.startsWith(`${COOKIE}=`));
const valueIn = (line = "") => /^[^=]+=([^;]*)/.exec(line)?.[1] ?? "";
const given = { step: "email", link_ended: true, return_to: WAY_BACK };

describe("what was begun of signing in", () => {
  it("[ACC-04] comes back, once, where the link of the mail was used before", async () => {
    expect(lineOf(await send({ pressed: "12 1795000000000" }))).toBeDefined();
    const credential = await link();
    // The link is good once; somebody has opened it in another browser.
    expect((await post("authenticate", { credential }, test.browser())).status).toBe(200);
    expect((await post("authenticate", { credential })).body.code).toBe("otp_expired");
    const back = await state({ credential });
    expect(back.body).toEqual({
      ...given,
      saved: { way: "EMAIL", email, pressed: "12 1795000000000" },
    });
    const cleared = lineOf(back);
    expect(valueIn(cleared)).toBe("");
    expect(cleared).toMatch(/; Max-Age=0(?:;|$)/);
    expect((await state({ credential, retUrl: "/nl/" })).body).toEqual({ ...given, return_to: "/nl/" });
    // They go on without typing: what came back asks for the next mail.
    test.clock.advance(limits.signIn.resendSeconds * 1000);
    expect((await send({ user_id: back.body.saved.email })).body.email).toBe("s•••@example.test");
  });

  it("says what was pressed where the link opens in another tab, for its own address alone, and keeps it", async () => {
    const pressed = "12 1795000000000";
    await send({ pressed });
    const credential = await link();
    const opened = { step: "link", return_to: WAY_BACK, email: "s•••@example.test" };
    for (const _ of ["once", "more"]) {
      const shown = await state({ credential, retUrl: WAY_BACK });
      expect(shown.body).toEqual({ ...opened, saved: { way: "EMAIL", pressed } });
      expect(lineOf(shown)).toBeUndefined();
    }
    expect((await state({ credential, retUrl: WAY_BACK }, test.browser())).body).toEqual(opened);
    await send({ pressed, user_id: `other-${email}` });
    expect((await state({ credential, retUrl: WAY_BACK })).body).toEqual(opened);
  });

  it("[ACC-04] comes back where the link is too old, and to no other browser", async () => {
    await send();
    const credential = await link();
    test.clock.advance(limits.signIn.linkMinutes * 60_000);
    const other = await state({ credential }, test.browser());
    expect([other.body, lineOf(other)]).toEqual([{ ...given, return_to: "/" }, undefined]);
    expect((await state({ credential })).body).toEqual({ ...given, saved: { way: "EMAIL", email } });
  });

  it("[ACC-04] comes back where a code has ended, by the way and with the number that was typed", async () => {
    const phone = `6${20_000_000 + guests * 10_001}`;
    const asked = { phone: `0${phone}`, country_iso_code: "NL", retUrl: WAY_BACK };
    expect(lineOf(await post("generateByPhone", asked))).toBeDefined();
    test.clock.advance(limits.signIn.codeMinutes * 60_000);
    expect((await post("authenticate", { otp: "123456" })).body.code).toBe("otp_expired");
    expect((await state({ problem: "otp_expired" })).body).toEqual({
      step: "start",
      return_to: WAY_BACK,
      saved: { way: "PHONEOTP", phone: `0${phone}` },
    });
    expect((await state({ problem: "otp_expired" })).body).toEqual({ step: "start", return_to: "/" });
  });

  it("[ACC-04] stays where it is while nothing has failed, and is gone once somebody is signed in", async () => {
    await send();
    for (const query of [{}, { step: "email" }, { step: "start" }, { credential: await link() }]) {
      const looked = await state(query as Readonly<Record<string, string>>);
      expect([looked.body.saved, lineOf(looked)]).toEqual([undefined, undefined]);
    }
    await post("authenticate", { credential: await link() });
    const made = await post("userSignUp", { name: "Noor de Wit", gdpr_consent: true });
    expect([made.status, valueIn(lineOf(made))]).toEqual([200, ""]);
    expect(lineOf(made)).toMatch(/; Max-Age=0(?:;|$)/);
  });

  it("goes on with a code that was sent, whatever else failed", async () => {
    await send();
    const looked = await state({ problem: "otp_expired" });
    expect([looked.body.step, looked.body.saved, lineOf(looked)]).toEqual(["code", undefined, undefined]);
  });
});

describe("its cookie", () => {
  const keep = async (who = browser) => valueIn(lineOf(await send({}, who)));
  /** What a browser with a cookie of its own gets. */
  const shown = async (value: string, host?: string) => {
    const { body } = await test.app
      .inject({
        url: "/api/pwa/signInState?credential=none",
        headers: { host: host ?? "nl.homes.test", cookie: `${COOKIE}=${value}` },
      })
      .then((answer) => ({ body: answer.json() }));
    return body.saved;
  };

  it("[ACC-04] lives for an hour, longer than a link, out of reach of scripts and other sites", async () => {
    const line = lineOf(await send()) ?? "";
    expect(line).toMatch(/; Max-Age=3600(?:;|$)/);
    expect(LIFE).toBeGreaterThan(limits.signIn.linkMinutes * 60);
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Lax/i);
    const value = valueIn(line);
    expect(await shown(value)).toEqual({ way: "EMAIL", email });
    test.clock.advance(3600 * 1000);
    expect(await shown(value)).toBeUndefined();
  });

  it("[ACC-04] holds no code and no token, and nothing that can be read in it", async () => {
    const value = await keep();
    const { body = "" } = (await mail()) ?? {};
    const code = /^\d{6}$/m.exec(body)?.[0] ?? "none";
    const held = Buffer.from(value, "base64url").toString("latin1");
    for (const secret of [code, await link(), email, "EMAIL", WAY_BACK, browser.cookie().slice(4, 40)]) {
      expect(value).not.toContain(secret);
      expect(held).not.toContain(secret);
    }
    expect(JSON.stringify(await shown(value))).not.toContain(code);
  });

  it("[ACC-04] counts as we made it, on the host it was made for, and not at all where it was changed", async () => {
    const value = await keep();
    expect(await shown(value)).toBeDefined();
    expect(await shown(value, "in.hotels.test")).toBeUndefined();
    const at = (place: number) =>
      value.slice(0, place) + (value[place] === "A" ? "B" : "A") + value.slice(place + 1);
    for (const place of [0, 17, 30, 45, value.length - 2]) expect(await shown(at(place))).toBeUndefined();
    const own = { saved: { way: "EMAIL", email, returnTo: "/" }, until: Number.MAX_SAFE_INTEGER };
    for (const forged of [
      Buffer.from(JSON.stringify(own)).toString("base64url"),
      value.slice(0, 20),
      `${value}AAAA`,
      "%00",
    ])
      expect(await shown(forged)).toBeUndefined();
  });

  it("stays short enough for a browser where the way back is long, and keeps the address", async () => {
    const line = lineOf(await send({ retUrl: `/search?${"a".repeat(7000)}` })) ?? "";
    expect(line.length).toBeLessThan(4096);
    expect(await shown(valueIn(line))).toEqual({ way: "EMAIL", email });
  });

  it("is renewed where the code is sent again, and not where nothing is sent", async () => {
    await send();
    test.clock.advance(limits.signIn.resendSeconds * 1000);
    expect(await shown(valueIn(lineOf(await post("generateByPhone", {}))))).toEqual({ way: "EMAIL", email });
    expect(lineOf(await post("generateByPhone", { send_otp: false }))).toBeUndefined();
    expect(lineOf(await send({ send_otp: false }))).toBeUndefined();
  });

  it("follows no way back to another site", async () => {
    await send({ retUrl: "//evil.test/" });
    expect((await state({ credential: "none" })).body.return_to).toBe("/");
  });
});
