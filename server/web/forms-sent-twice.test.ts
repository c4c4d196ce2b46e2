import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { createAuthenticator } from "../testing/authenticator.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { codeFor, waitingTexts } from "../testing/text-messages.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const ORIGIN = `http://${HOST}`;
const SECURITY = "/accountdetails/security";
let web: TestWeb;
let browser: Browser;
let guests = 0;
let phone = "";
beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release);
}, 300_000);
afterAll(() => web.stop());
beforeEach(() => {
  guests += 1;
  phone = `6${60_000_000 + guests * 10_001}`;
  browser = createBrowser(web.app, HOST, `198.51.100.${guests}`);
});

function goOnWith(secret: string): void {
  const goOn = browser.useSession;
  goOn(secret);
}

type Form = Readonly<Record<string, string>>;

/** The key that the forms of a page hold: another one each time it is made. */
async function keyOn(path: string): Promise<Form> {
  const [, form_key = ""] = /name="form_key" value="([^"]*)"/.exec((await browser.get(path)).text) ?? [];
  expect(form_key).toMatch(/^[\w-]{22}$/);
  return { form_key };
}

/** Sends a form of a page with these cookies. */
const sendWith = (cookie: string, path: string, form: Form) =>
  web.app.inject({
    method: "POST",
    url: path,
    remoteAddress: `198.51.100.${guests}`,
    headers: {
      host: HOST,
      cookie,
      origin: ORIGIN,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: new URLSearchParams(form).toString(),
  });

/** Presses twice; the browser reads the answer to the second press alone, with the cookie in it. */
async function pressTwice(path: string, form: Form): Promise<string> {
  const cookie = browser.cookie();
  const [first, second] = await Promise.all([sendWith(cookie, path, form), sendWith(cookie, path, form)]);
  expect([first.statusCode, second.statusCode]).toEqual([303, 303]);
  expect(second.headers.location).toBe(first.headers.location);
  const secret = second.cookies.find(({ name }) => name === "sid")?.value;
  if (secret) goOnWith(secret);
  return String(second.headers.location);
}

const isSignedIn = async () => (await browser.get("/api/pwa/user")).body.isLoggedIn;
const textsTo = async (number: string) =>
  (await waitingTexts(web.db)).filter(({ to }) => to === number).length;

/** From number to the form of a new guest, each form pressed twice. */
async function proveNumber(): Promise<void> {
  const start = { step: "start", country_iso_code: "NL", phone, retUrl: "/nl/" };
  expect(await pressTwice("/login", { ...start, ...(await keyOn("/login")) })).toBe("/login?retUrl=/nl/");
  const code = { step: "code", otp: await codeFor(web.db, `+31${phone}`), retUrl: "/nl/" };
  await pressTwice("/login", { ...code, ...(await keyOn("/login")) });
}

/** And on to the account. */
async function signUp(): Promise<string> {
  await proveNumber();
  const guest = { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: "true", retUrl: "/nl/" };
  return pressTwice("/login", { step: "signup", ...guest, ...(await keyOn("/login")) });
}

describe("a form that a finger without a script sends twice", () => {
  it("brings a newcomer one message, one account, and leaves them signed in", async () => {
    expect(await signUp()).toBe("/nl/");
    expect([await isSignedIn(), await textsTo(`+31${phone}`)]).toEqual([true, 1]);
  });

  it("takes a passkey or a browser away once, and leaves its guest signed in", async () => {
    await signUp();
    const call = (path: string, body: object) => browser.post(`/api/pwa/${path}`, body);
    const device = createAuthenticator(ORIGIN);
    const credential = await device.make((await call("passkeyCreation", { origin: ORIGIN })).body);
    expect((await call("addPasskey", { credential })).status).toBe(200);
    const [{ id: passkey_id }] = (await browser.get("/api/pwa/accountSecurity")).body.security.passkeys;
    const begun = { do: "passkey-remove", passkey_id };
    const key = await keyOn(`${SECURITY}?${new URLSearchParams(begun)}`);
    expect(await pressTwice(SECURITY, { step: "remove-passkey", ...begun, ...key })).toContain(
      "done=passkey-removed",
    );
    expect(await isSignedIn()).toBe(true);
    await pressTwice("/accountdetails", {
      step: "endall",
      id: "everywhere",
      ...(await keyOn("/accountdetails")),
    });
  });

  it("has no stranger begun in its place by what else the browser asks meanwhile", async () => {
    await signUp();
    const headers = { host: HOST, cookie: browser.cookie() };
    const device = createAuthenticator(ORIGIN);
    const creation = await browser.post("/api/pwa/passkeyCreation", { origin: ORIGIN });
    const credential = await device.make(creation.body);
    await pressTwice(SECURITY, {
      step: "add-passkey",
      do: "passkey",
      credential,
      ...(await keyOn(`${SECURITY}?do=passkey`)),
    });
    const ask = () => web.app.inject({ url: "/api/pwa/session", headers });
    const early = await ask();
    expect([early.statusCode, early.cookies]).toEqual([503, []]);
    web.clock.advance(10_001);
    expect((await ask()).cookies.map(({ name }) => name)).toContain("sid");
  });

  it("gives nothing to a page of another time: its key is another one", async () => {
    await signUp();
    const [one, other] = [await keyOn("/accountdetails"), await keyOn("/accountdetails")];
    expect(one).not.toEqual(other);
    const device = createAuthenticator(ORIGIN);
    const creation = await browser.post("/api/pwa/passkeyCreation", { origin: ORIGIN });
    const form = { step: "add-passkey", do: "passkey", credential: await device.make(creation.body) };
    const cookie = browser.cookie();
    const taken = await sendWith(cookie, SECURITY, { ...form, ...one });
    expect(taken.cookies.some(({ name }) => name === "sid")).toBe(true);
    for (const key of [other, {}, { form_key: "short" }])
      expect((await sendWith(cookie, SECURITY, { ...form, ...key })).cookies).toEqual([]);
  });
});
