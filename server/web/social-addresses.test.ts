import { afterAll, beforeAll, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { type SignInSandbox, startSignInSandbox } from "../demo/sandboxes/sign-in-sandbox.ts";
import { createSignIn } from "../gateways/sign-in/openid-sign-in.ts";
import { systemRandom } from "../platform/random.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { visitSandbox } from "../testing/sandbox-visit.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
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

let guests = 0;
const newBrowser = (): Browser => {
  guests += 1;
  return createBrowser(web.app, HOST, `198.51.100.${guests}`);
};
const leave = async (browser: Browser, oauth_mode: string, more: object = {}) => {
  const redirect_uri = `http://${HOST}/login/${oauth_mode}/`;
  const { body } = await browser.post("/api/pwa/slOauth", { oauth_mode, redirect_uri, ...more });
  return new URL(body.authorize_url);
};
const isKnown = async (browser: Browser) => (await browser.get("/api/pwa/user")).body.isLoggedIn;
/** Posts a form from the provider's site, which carries no cookie. */
const postAcross = (url: string, fields: Readonly<Record<string, string>>) =>
  web.app.inject({
    method: "POST",
    url,
    payload: String(new URLSearchParams(fields)),
    headers: {
      host: HOST,
      origin: sandbox.origin,
      "sec-fetch-site": "cross-site",
      "content-type": "application/x-www-form-urlencoded",
    },
  });

it.each([
  ["facebook", { scope: "email", auth_type: "rerequest", prompt: null, response_mode: null }],
  [
    "gmail",
    { scope: "openid email profile", auth_type: null, prompt: "select_account", response_mode: null },
  ],
  ["apple", { scope: "email name", auth_type: null, prompt: null, response_mode: "form_post" }],
])("[ACC-19] asks %s for what a guest is known by, and for no more", async (oauth, asked) => {
  const { searchParams } = await leave(newBrowser(), oauth);
  expect(Object.fromEntries(Object.keys(asked).map((name) => [name, searchParams.get(name)]))).toEqual(asked);
});

it.each(["gmail", "facebook"])(
  "[ACC-17] comes back from %s with and without the last slash, to where the guest was",
  async (oauth) => {
    for (const end of ["", "/"]) {
      const browser = newBrowser();
      const redirect_uri = `http://${HOST}/login/${oauth}${end}`;
      const address = await leave(browser, oauth, { redirect_uri, retUrl: "/search?city=1" });
      expect(address.searchParams.get("redirect_uri")).toBe(redirect_uri);
      const { path } = await visitSandbox(address.href, "well", `slash-${oauth}@example.test`);
      expect(path).toMatch(new RegExp(`^/login/${oauth}${end}\\?`));
      const back = await browser.get(path);
      expect(back.status).toBe(303);
      const led = String(back.headers.location);
      // The first time the form of a new guest stands between.
      expect(led === "/search?city=1" || new URLSearchParams(led.split("?")[1]).get("retUrl")).toBe(
        led === "/search?city=1" ? true : "/search?city=1",
      );
      if (!(await isKnown(browser)))
        await browser.post("/api/pwa/userSignUp", {
          name: "Noor Sandbox",
          email: "noor@example.test",
          gdpr_consent: true,
        });
      expect(await isKnown(browser)).toBe(true);
    }
  },
);

it("[ACC-17] takes Apple's answer at its own address, without a cookie, by what the server has kept", async () => {
  const browser = newBrowser();
  const address = await leave(browser, "apple", { retUrl: "/search?city=1" });
  expect(address.searchParams.get("redirect_uri")).toBe(`http://${HOST}/api/pwa/tpl/apple`);
  const { path, fields = {} } = await visitSandbox(address.href, "well", "apple-door@example.test");
  expect(path).toBe("/api/pwa/tpl/apple");
  const posted = await postAcross(path, fields);
  expect([posted.statusCode, posted.cookies]).toEqual([303, []]);
  const again = await postAcross(path, fields);
  expect([again.statusCode, again.cookies]).toEqual([303, []]);
  expect(again.headers.location).toContain("/login?step=start&problem=social_expired");
  const back = await browser.get(String(posted.headers.location));
  expect(back.headers.location).toBe("/login?retUrl=/search%3Fcity%3D1");
  expect((await browser.get("/api/pwa/signInState")).body).toMatchObject({
    step: "signup",
    said_email: "apple-door@example.test",
  });
});

it.each(["https://evil.test/", "//evil.test/", "/\\evil.test", "javascript:alert(1)"])(
  "[ACC-17] leads to no other site afterwards: %s",
  async (retUrl) => {
    const browser = newBrowser();
    const address = await leave(browser, "gmail", { retUrl });
    const { path } = await visitSandbox(address.href, "well", `evil${guests}@example.test`);
    expect((await browser.get(path)).headers.location).toBe("/login?retUrl=/");
  },
);

it("[ACC-17] leads back to a host of the site and to nothing else, also where any host shows the site", async () => {
  const host = "solvanta-in.localhost";
  const ask = async (redirect_uri: string) => {
    guests += 1;
    const browser = createBrowser(web.app, host, `203.0.113.${guests}`);
    return (await browser.post("/api/pwa/slOauth", { oauth_mode: "gmail", redirect_uri })).status;
  };
  expect(await ask(`http://${host}/login/gmail/`)).toBe(200);
  for (const address of [
    "https://evil.test/login/gmail/",
    "http://wrenhollow-nl.localhost/login/gmail/",
    `http://guest:word@${host}/login/gmail/`,
    `http://${host}/login/gmail/?next=1`,
    `http://${host}/login/gmail/#next`,
    `http://${host}/login/facebook/`,
  ])
    expect(await ask(address), address).toBe(403);
  // Nor is that offered at a host that no domain names.
  const { body } = await createBrowser(web.app, "unknown.test", "203.0.113.99").get("/api/pwa/loginOptions");
  expect(body.options.map(({ type }: { type: string }) => type)).toEqual(["PHONEOTP", "EMAIL"]);
});

it("[ACC-17] shows where one signs in at the address of a provider that brings no answer", async () => {
  for (const path of ["/login/gmail", "/login/facebook/", "/login/apple", "/login/pigeon"]) {
    const first = await newBrowser().get(path);
    const page = first.status === 301 ? await newBrowser().get(String(first.headers.location)) : first;
    expect([page.status, page.text.includes('name="phone"')], path).toEqual([200, true]);
  }
});
