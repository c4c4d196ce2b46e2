import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { realRelease } from "../../tests/support/real-release.ts";
import { type Authenticator, createAuthenticator } from "../testing/authenticator.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { codeFor } from "../testing/text-messages.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const ORIGIN = `http://${HOST}`;
const PAGE = "/accountdetails/security";
let web: TestWeb;
let browser: Browser;
let device: Authenticator;
let guests = 0;
beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release);
}, 300_000);
afterAll(() => web.stop());
beforeEach(async () => {
  guests += 1;
  const phone = `6${50_000_000 + guests * 10_001}`;
  device = createAuthenticator(ORIGIN);
  browser = createBrowser(web.app, HOST, `198.51.100.${guests}`);
  await call("generateByPhone", { phone, country_code: "+31" });
  await call("authenticate", { otp: await codeFor(web.db, `+31${phone}`) });
  await call("userSignUp", { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true });
});

const call = (path: string, body: object) => browser.post(`/api/pwa/${path}`, body);
/** Sends a form of the page as a browser does once the device has answered: it knows no token. */
const send = (form: Readonly<Record<string, string>>) =>
  browser.post(PAGE, new URLSearchParams(form).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "x-csrf-token": "none",
  });
const letProofEnd = () => web.clock.advance(limits.signIn.proofMinutes * 60_000);
const made = async () => device.make((await call("passkeyCreation", { origin: ORIGIN })).body);
const signed = async () => device.sign((await call("passkeyRequest", { origin: ORIGIN, prove: true })).body);
const add = async () => send({ step: "add-passkey", do: "passkey", credential: await made() });
const passkeyId = async () =>
  (await browser.get("/api/pwa/accountSecurity")).body.security.passkeys[0]?.id as string;
const alertIn = (html: string) => /role="alert"[\s\S]*?<div>([^<]+)</.exec(html)?.[1];

describe("passkeys on the page of what only the guest may do", () => {
  it("are made by a form with what the device says, renamed and removed without a script", async () => {
    const added = await add();
    expect([added.status, added.headers.location]).toEqual([303, `${PAGE}?done=passkey`]);
    const passkey_id = await passkeyId();
    const named = { step: "rename-passkey", do: "passkey-rename", passkey_id, name: "<Mine> & yours" };
    const renamed = await send(named);
    expect([renamed.status, renamed.headers.location]).toEqual([303, `${PAGE}?done=renamed`]);
    expect((await browser.get(PAGE)).text).toContain("&lt;Mine&gt; &amp; yours");
    const removed = await send({ step: "remove-passkey", do: "passkey-remove", passkey_id });
    expect([removed.status, removed.headers.location]).toEqual([303, `${PAGE}?done=passkey-removed`]);
    expect(await passkeyId()).toBeUndefined();
  });

  it("are refused in words, and nothing that a device signed is shown again", async () => {
    const credential = await made();
    await send({ step: "add-passkey", do: "passkey", credential });
    const again = await send({ step: "add-passkey", do: "passkey", credential });
    expect([again.status, alertIn(again.text)]).toEqual([200, expect.stringMatching(/te lang/)]);
    const nothing = await send({ step: "add-passkey", do: "passkey" });
    expect(alertIn(nothing.text)).toMatch(/geen account/);
    letProofEnd();
    const passkey = await signed();
    const wrong = await send({
      step: "prove-passkey",
      do: "delete",
      passkey: passkey.replace('"id":"', '"id":"A'),
    });
    expect([wrong.status, alertIn(wrong.text)]).toEqual([200, expect.stringMatching(/geen account/)]);
    const { signature } = JSON.parse(passkey).response;
    expect(wrong.text).not.toContain(signature);
  });

  it("show who sits there, and go on with what was begun and typed", async () => {
    await add();
    const passkey_id = await passkeyId();
    letProofEnd();
    const begun = { do: "passkey-rename", passkey_id, name: "My phone" };
    const asked = await send({ step: "rename-passkey", ...begun });
    expect([asked.status, asked.text.includes('name="name" value="My phone"')]).toEqual([200, true]);
    const proven = await send({ step: "prove-passkey", ...begun, passkey: await signed() });
    expect([proven.status, /<input[^>]*value="My phone"/.test(proven.text)]).toEqual([200, true]);
    expect((await send({ step: "rename-passkey", ...begun })).status).toBe(303);
  });

  it("are asked for of whoever the link is about alone: one that is gone leads to the list", async () => {
    const page = await browser.get(`${PAGE}?do=passkey-remove&passkey_id=knone`);
    expect(page.text).not.toContain('value="remove-passkey"');
    const gone = await send({ step: "remove-passkey", do: "passkey-remove", passkey_id: "knone" });
    expect(gone.status).toBe(200);
  });
});
