import { afterAll, beforeAll, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { type SignInSandbox, startSignInSandbox } from "../demo/sandboxes/sign-in-sandbox.ts";
import { createSignIn } from "../gateways/sign-in/openid-sign-in.ts";
import { systemRandom } from "../platform/random.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { visitSandbox } from "../testing/sandbox-visit.ts";
import { codeFor } from "../testing/text-messages.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const PAGE = "/accountdetails/security";
let sandbox: SignInSandbox;
let web: TestWeb;
beforeAll(async () => {
  sandbox = await startSignInSandbox({ port: 0, clock: Date.now, random: systemRandom });
  const release = await realRelease();
  const signIn = createSignIn(sandbox.providers, { clock: Date.now, random: systemRandom });
  web = await startTestWeb(() => release, { signIn });
}, 300_000);
afterAll(async () => {
  await web.stop();
  await sandbox.stop();
});

const ask = (browser: Browser, call: string, body: object) => browser.post(`/api/pwa/${call}`, body);
const profileOf = async (browser: Browser) => (await browser.get("/api/pwa/userProfile")).body.profile;
/** Sends a form of the page as a browser without a script does. */
const send = (browser: Browser, form: Readonly<Record<string, string>>) =>
  browser.post(PAGE, String(new URLSearchParams(form)), {
    "content-type": "application/x-www-form-urlencoded",
    "x-csrf-token": "none",
  });
/** A new guest of a provider alone, who has chosen about cookies before. */
async function guestOf(oauth_mode: string, ip: string): Promise<Browser> {
  const browser = createBrowser(web.app, HOST, ip);
  await browser.agree();
  const redirect_uri = `http://${HOST}/login/${oauth_mode}/`;
  const { body } = await ask(browser, "slOauth", { oauth_mode, redirect_uri });
  const { path } = await visitSandbox(body.authorize_url, "well", `${ip}@example.test`);
  await browser.get(path);
  const made = { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true };
  expect((await ask(browser, "userSignUp", made)).status).toBe(200);
  return browser;
}

it("[ACC-26] shows consents with day and version, what was proven, and each provider, to be unlinked but the last way in", async () => {
  const browser = await guestOf("gmail", "198.51.100.7");
  const today = new Date(web.clock()).toISOString().slice(0, 10);
  expect(await profileOf(browser)).toMatchObject({
    gdpr: true,
    gdpr_data: [
      { kind: "account", on: today, version: "1" },
      { kind: "cookies", on: today, version: "1", categories: ["preferences", "statistics", "marketing"] },
    ],
    verificationInfo: [],
    oAuthData: [{ name: "gmail", label: "Google", since: new Date(web.clock()).toISOString() }],
  });
  const unlink = () => send(browser, { step: "unlink", do: "unlink", provider: "gmail" });
  const last = await unlink();
  expect([last.status, last.text.includes("Dit is de enige weg naar je account")]).toEqual([200, true]);

  await ask(browser, "sendChangeCode", { phone: "+31612345678" });
  await ask(browser, "changeContact", { otp: await codeFor(web.db, "+31612345678") });
  const [{ user_id = "" } = {}] = await web.db.selectFrom("account_contact").select("user_id").execute();
  const email = "noor@example.test";
  const verified_at = new Date(web.clock());
  await web.db
    .insertInto("account_contact")
    .values({ brand_id: "wrenhollow", kind: "email", value: email, user_id, verified_at })
    .execute();
  await web.db
    .insertInto("newsletter_subscription")
    .values({
      brand_id: "wrenhollow",
      email,
      subscription_id: "s1",
      signing_key: "k1",
      site_id: "wrenhollow-nl",
      locale: "nl",
      country: "NL",
      wording: "Ja, stuur mij de nieuwsbrief.",
      release: "0123456789abcdef",
      asked_at: verified_at,
      confirmed_at: verified_at,
      ended_at: null,
      ended_by: null,
    })
    .execute();
  const page = (await browser.get(PAGE)).text;
  for (const words of [
    "Waar je mee akkoord ging",
    "Gebruik van je gegevens voor je account",
    "Nieuwsbrief",
    "Cookies in deze browser",
    "Voorkeuren, Statistieken, Marketing",
    "01234567",
    "Bevestigd op",
    "Gekoppeld op",
  ])
    expect(page.slice(page.indexOf("<main")).includes(words), words).toBe(true);
  const { gdpr_data, verificationInfo } = await profileOf(browser);
  expect(gdpr_data.map(({ kind }: { kind: string }) => kind)).toEqual(["account", "newsletter", "cookies"]);
  expect(verificationInfo.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["email", "phone"]);

  const unlinked = await unlink();
  expect([unlinked.status, unlinked.headers.location]).toEqual([303, `${PAGE}?done=unlinked`]);
  expect((await profileOf(browser)).oAuthData).toEqual([]);
});

it("says in words that nobody is signed in any more, where the account was left in another tab", async () => {
  const browser = await guestOf("facebook", "198.51.100.8");
  await ask(browser, "deleteAccount", { confirm: true });
  const late = await send(browser, { step: "send-email", do: "email", email: "new@example.test" });
  const back = `${PAGE}%3Fdo%3Demail`;
  expect([late.status, late.headers.location]).toEqual([303, `/login?retUrl=${back}&problem=signed_out`]);
  const page = await browser.get(String(late.headers.location));
  expect(page.text.includes("wat je invulde is niet bewaard")).toBe(true);
});
