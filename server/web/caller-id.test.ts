import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { type CallerIdSandbox, startCallerIdSandbox } from "../demo/sandboxes/caller-id-sandbox.ts";
import { createHttpCallerId } from "../gateways/caller-id/http-caller-id.ts";
import { systemRandom } from "../platform/random.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const OWN = { oauth_mode: "truecaller", redirect_uri: `http://${HOST}/login/truecaller/` };
let sandbox: CallerIdSandbox;
let web: TestWeb;
let browser: Browser;
let guests = 0;
let phone = "";
beforeAll(async () => {
  sandbox = await startCallerIdSandbox({ port: 0, clock: Date.now, random: systemRandom });
  const release = await realRelease();
  web = await startTestWeb(() => release, { callerId: createHttpCallerId(sandbox.settings) });
}, 300_000);
afterAll(async () => {
  await web.stop();
  await sandbox.stop();
});
const next = () => {
  guests += 1;
  phone = `+316${20_000_000 + guests * 10_001}`;
  return createBrowser(web.app, HOST, `198.51.100.${guests}`);
};
beforeEach(() => {
  browser = next();
});

const begin = async (who = browser, more: object = {}) =>
  (await who.post("/api/pwa/slOauth", { ...OWN, ...more })).body as { authorize_url: string; state: string };
const stands = async (state: string, who = browser) =>
  (await who.get(`/api/pwa/slVerified?oauth_mode=truecaller&state=${state}&devise_role=Consumer_Guest`)).body
    .status;
const take = (state: string, who = browser) => who.post("/api/pwa/slVerify", { ...OWN, state });
/** What the guest presses in the app on their phone. */
const inApp = (address: string, fields: Readonly<Record<string, string>>) =>
  fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const isKnown = async (who = browser) => (await who.get("/api/pwa/user")).body;

describe("signing in by the number of the guest's own phone", () => {
  it("[ACC-02] [ACC-25] is offered where it is connected, but in no app's web view", async () => {
    const { body } = await browser.get("/api/pwa/loginOptions");
    expect(body.options.find(({ type }: { type: string }) => type === "TRUECALLER")).toEqual({
      option_name: "truecaller",
      type: "TRUECALLER",
      label: "Nummerherkenning",
      long_label: "Verder met het nummer van deze telefoon",
      link: "/login",
    });
    const button = 'value="callerid"';
    expect((await browser.get("/login")).text.includes(button)).toBe(true);
    const inWebView = (await browser.get("/login?webview=1")).text;
    expect([inWebView.includes(button), inWebView.includes('name="phone"')]).toEqual([false, true]);
  });

  it("[ACC-25] [API-34] waits for the phone, takes a new guest to the form and knows them the next time", async () => {
    const { authorize_url, state } = await begin(browser, { retUrl: "/search?city=1", source: "web" });
    expect(await stands(state)).toBe("waiting");
    expect((await take(state)).body).toMatchObject({ code: "otp_expired", details: { reason: "waiting" } });
    await inApp(authorize_url, { say: "yes", phone });
    expect([await stands(state), await isKnown()]).toMatchObject(["verified", { isLoggedIn: false }]);
    const taken = await take(state);
    expect(taken.body).toEqual({ user_status: "NEW", return_to: "/search?city=1", mode: "TRUECALLER" });
    expect((await browser.get("/api/pwa/signInState")).body.step).toBe("signup");
    const guest = { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true };
    await browser.post("/api/pwa/userSignUp", guest);
    expect((await browser.get("/api/pwa/userProfile")).body.profile.phoneNumber).toBe(phone);
    expect((await isKnown()).authenticateData.mode).toBe("TRUECALLER");

    const own = phone;
    browser = next();
    const again = await begin();
    await inApp(again.authorize_url, { say: "yes", phone: own });
    const known = await take(again.state);
    expect(known.body).toMatchObject({ user_status: "VERIFIED", mode: "TRUECALLER", name: "Noor de Wit" });
    expect((await isKnown()).isLoggedIn).toBe(true);
    const modes = await web.db.selectFrom("session").select("login_mode").where("user_id", "is not", null);
    expect((await modes.execute()).map(({ login_mode }) => login_mode)).toContain("TRUECALLER");
  });

  it("[ACC-25] ends where the guest says no, and a code by text goes on as ever", async () => {
    const { authorize_url, state } = await begin();
    await inApp(authorize_url, { say: "no" });
    expect([await stands(state), (await take(state)).body.code]).toEqual(["ended", "otp_expired"]);
    const sent = await browser.post("/api/pwa/generateByPhone", { phone });
    expect(sent.status).toBe(200);
  });

  it("is of one browser and one time", async () => {
    const { authorize_url, state } = await begin();
    await inApp(authorize_url, { say: "yes", phone });
    const thief = next();
    await thief.get("/api/pwa/session");
    expect([await stands(state, thief), (await take(state, thief)).body.code]).toEqual([
      "ended",
      "otp_expired",
    ]);
    const both = await Promise.all([take(state), take(state)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await take(state)).body.code).toBe("otp_expired");
  });

  it("says that it cannot be asked while the service is away, and nothing where nobody is connected", async () => {
    const { state } = await begin();
    await sandbox.stop();
    const asked = await browser.get(`/api/pwa/slVerified?oauth_mode=truecaller&state=${state}`);
    expect([asked.status, (await browser.post("/api/pwa/slOauth", OWN)).status]).toEqual([503, 503]);
    sandbox = await startCallerIdSandbox({ port: 0, clock: Date.now, random: systemRandom });
    expect((await browser.post("/api/pwa/slOauth", { ...OWN, oauth_mode: "pigeon" })).status).toBe(404);
  });
});
