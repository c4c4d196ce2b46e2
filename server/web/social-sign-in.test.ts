import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { type SignInSandbox, startSignInSandbox } from "../demo/sandboxes/sign-in-sandbox.ts";
import { createSignIn } from "../gateways/sign-in/openid-sign-in.ts";
import { systemRandom } from "../platform/random.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { type BroughtBack, visitSandbox } from "../testing/sandbox-visit.ts";
import { codeFor } from "../testing/text-messages.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
let sandbox: SignInSandbox;
let web: TestWeb;
let browser: Browser;
let guests = 0;
/** Where a guest goes on of whom only a provider says who it is. */
const VERIFY = "/accountdetails/security?do=phone&retUrl=%2Fsearch%3Fcity%3D1";
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
const next = () => {
  guests += 1;
  return createBrowser(web.app, HOST, `198.51.100.${guests}`);
};
beforeEach(() => {
  browser = next();
});

const form = (fields: Readonly<Record<string, string>>, path = "/login", headers = {}, who = browser) =>
  who.post(path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "x-csrf-token": "none",
    ...headers,
  });
const begin = async (oauth: string, who = browser) => {
  const { status, headers } = await form(
    { step: "social", oauth_mode: oauth, retUrl: "/search?city=1" },
    "/login",
    {},
    who,
  );
  expect(status).toBe(303);
  return String(headers.location);
};

/** The browser comes back with a provider's answer; returns where it is led. */
async function comeBack({ path, fields }: BroughtBack, who = browser) {
  if (!fields) return who.get(path);
  const posted = await web.app.inject({
    method: "POST",
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      host: HOST,
      origin: sandbox.origin,
      "sec-fetch-site": "cross-site",
      "content-type": "application/x-www-form-urlencoded",
    },
  });
  const to = posted.headers.location;
  if (!to) return { status: posted.statusCode, headers: posted.headers, text: posted.body };
  return who.get(to);
}
const isKnown = async (who = browser) => (await who.get("/api/pwa/user")).body;
const signUp = (who = browser) =>
  form(
    {
      step: "signup",
      name: "Noor Sandbox",
      email: "n@example.test",
      gdpr_consent: "true",
      retUrl: "/search?city=1",
    },
    "/login",
    {},
    who,
  );

it("offers the ways that are connected, with words and links of this site", async () => {
  const { body } = await browser.get("/api/pwa/loginOptions");
  expect(body.options.map(({ type, link }: Record<string, string>) => [type, link])).toEqual([
    ["PHONEOTP", "/login"],
    ["EMAIL", "/login?step=email"],
    ["PASSKEY", "/login"],
    ["GMAIL", "/login/gmail/"],
    ["FACEBOOK", "/login/facebook/"],
    ["APPLE", "/login/apple/"],
  ]);
  expect((await browser.get("/login")).text.match(/name="oauth_mode"/g)?.length).toBe(3);
});

describe.each(["gmail", "facebook", "apple"])("signing in with %s", (oauth) => {
  const email = `${oauth}@example.test`;

  it("[ACC-18] leads a new guest over the form to where they were, and knows them the next time", async () => {
    const answer = await visitSandbox(await begin(oauth), "well", email);
    const back = await comeBack(answer);
    expect([back.status, back.headers.location]).toEqual([
      303,
      "/login?retUrl=/search?city=1".replace("?city=1", "%3Fcity%3D1"),
    ]);
    const asks = await browser.get("/login");
    expect(asks.text.includes('value="Noor Sandbox"')).toBe(true);
    expect((await isKnown()).isLoggedIn).toBe(false);
    const made = await signUp();
    expect([made.status, made.headers.location]).toEqual([303, VERIFY]);
    expect(await isKnown()).toMatchObject({ isLoggedIn: true, name: "Noor Sandbox" });

    browser = next();
    const again = await comeBack(await visitSandbox(await begin(oauth), "well", email));
    expect([again.status, again.headers.location]).toEqual([303, VERIFY]);
    expect((await isKnown()).isLoggedIn).toBe(true);
  });

  it.each([
    ["denied", "social_denied"],
    ["late", "social_expired"],
    ["forged", "social_expired"],
  ])("that is %s there signs nobody in, and the page says why", async (outcome, problem) => {
    const back = await comeBack(await visitSandbox(await begin(oauth), outcome, email));
    expect([back.status, back.headers.location]).toEqual([303, `/login?step=start&problem=${problem}`]);
    const page = await browser.get(String(back.headers.location));
    expect(page.text).toMatch(
      problem === "social_denied" ? /niet laten zeggen/ : /te laat of is al gebruikt/,
    );
    expect((await isKnown()).isLoggedIn).toBe(false);
  });

  it("[ACC-18] says on the page to sign in on, with its ways on, that an answer came twice, late or to another browser", async () => {
    const answer = await visitSandbox(await begin(oauth), "well", `twice-${email}`);
    const shown = async (who = browser) => {
      const back = await comeBack(answer, who);
      return back.status === 303 ? who.get(String(back.headers.location)) : back;
    };
    const other = next();
    await other.get("/api/pwa/session");
    // What is posted reaches nobody but the browser that began.
    const first = await (answer.fields ? shown(other) : comeBack(answer).then(() => shown()));
    for (const page of [first, await shown(), await shown(next())]) {
      expect([page.status, page.text.match(/name="oauth_mode"/g)?.length]).toEqual([200, 3]);
      expect(page.text).toMatch(/te laat of is al gebruikt/);
    }
  });

  it("[ACC-18] is of one browser and one time: an answer signs in nobody else, and nobody twice", async () => {
    const answer = await visitSandbox(await begin(oauth), "well", email);
    const victim = next();
    await victim.get("/api/pwa/session");
    await comeBack(answer, victim);
    expect((await isKnown(victim)).isLoggedIn).toBe(false);
    expect((await victim.get("/api/pwa/signInState")).body.step).toBe("start");
    const twice = await visitSandbox(await begin(oauth), "well", email);
    await comeBack(twice);
    const again = await comeBack(twice);
    expect(String(again.headers.location ?? "")).not.toBe("/search?city=1");
  });

  it.each([
    ["denied", "social_denied"],
    ["late", "social_expired"],
    ["forged", "social_expired"],
  ])("[ACC-04] that is %s gives back, once, what was typed before and the way back", async (outcome) => {
    const phone = `4${70_000_000 + guests * 10_001}`;
    await form({ step: "start", phone, country_iso_code: "BE", retUrl: "/nl/" });
    const back = await comeBack(await visitSandbox(await begin(oauth), outcome, email));
    const page = await browser.get(String(back.headers.location));
    const { text } = page;
    expect(text).toContain(`value="+32${phone}"`);
    expect(text).toMatch(/name="retUrl" value="\/search\?city=1"/);
    expect(text.match(/name="oauth_mode" value="(\w+)"/)?.[1]).toBe(oauth);
    expect(String(page.headers["set-cookie"])).toMatch(/authenticateData=;.*Max-Age=0/);
    expect((await browser.get(String(back.headers.location))).text).not.toContain(phone);
  });

  it("finds no account by an address, proven or not", async () => {
    const other = await comeBack(
      await visitSandbox(await begin(oauth), "unverified e-mail", `other-${email}`),
    );
    expect(String(other.headers.location)).toMatch(/^\/login\?retUrl=/);
    expect((await isKnown()).isLoggedIn).toBe(false);
  });
});

it("[ACC-04] gives back what was begun where the session that left for a provider is over", async () => {
  const answer = await visitSandbox(await begin("gmail"), "well", "over@example.test");
  browser.useSession("k.over");
  const back = await comeBack(answer);
  expect(back.headers.location).toBe("/login?step=start&problem=social_expired");
  const { text } = await browser.get(String(back.headers.location));
  expect(text).toMatch(/name="retUrl" value="\/search\?city=1"/);
});

it("[ACC-18] leaves no host that none has named for a provider, and offers none there", async () => {
  const stranger = createBrowser(web.app, "unknown.example", "198.51.100.251");
  const ask = (host: string, who: Browser) =>
    who.post("/api/pwa/slOauth", { oauth_mode: "gmail", redirect_uri: `http://${host}/login/gmail/` });
  const refused = await ask("unknown.example", stranger);
  expect([refused.status, refused.body.details]).toEqual([403, { reason: "redirect_uri" }]);
  expect((await ask("localhost", createBrowser(web.app, "localhost", "198.51.100.252"))).status).toBe(403);
  const own = createBrowser(web.app, "solvanta-in.localhost", "198.51.100.253");
  expect((await ask("solvanta-in.localhost", own)).status).toBe(200);
  const types = async (who: Browser) =>
    (await who.get("/api/pwa/loginOptions")).body.options.map(({ type }: { type: string }) => type);
  expect(await types(stranger)).toEqual(["PHONEOTP", "EMAIL"]);
  expect(await types(own)).toContain("GMAIL");
});

it.each([
  "http://evil.test/login/gmail/",
  `http://${HOST}/login/gmail/../../evil`,
  "http://solvanta-in.localhost/login/gmail/",
])("[ACC-18] leads back to no other address: %s", async (redirect_uri) => {
  const { status } = await browser.post("/api/pwa/slOauth", { oauth_mode: "gmail", redirect_uri });
  expect(status).toBe(403);
});

it("shows where one signs in at the address of a provider that brings no answer", async () => {
  const page = await browser.get("/login/gmail/");
  expect([page.status === 200 || page.status === 301, (await browser.get("/login/gmail")).status]).toEqual([
    true,
    200,
  ]);
});

describe("a guest of a provider alone, of whom nothing is verified", () => {
  const mainOf = (text: string) => text.slice(text.indexOf("<main"), text.indexOf("</main"));
  const send = (fields: Readonly<Record<string, string>>) =>
    form({ do: "phone", retUrl: "/search?city=1", ...fields }, "/accountdetails/security");

  it("[ACC-14] is NEW until the form is filled in, with what the provider said of them", async () => {
    await comeBack(await visitSandbox(await begin("gmail"), "well", "state@example.test"));
    expect(await isKnown()).toEqual({
      isLoggedIn: false,
      userStatus: "NEW",
      name: "Noor Sandbox",
      firstName: "Noor",
      lastName: "Sandbox",
      emailId: "state@example.test",
      authenticateData: { mode: "GMAIL", is_proven: true },
    });
    expect((await browser.get("/login")).text).toContain('value="Noor Sandbox"');
    await signUp();
    expect(await isKnown()).toMatchObject({
      userStatus: "UNVERIFIED",
      emailId: "n@example.test",
      authenticateData: { mode: "GMAIL" },
      verificationInfo: [],
      oAuthData: [{ name: "gmail" }],
    });
  });

  it("[ACC-14] is led after signing in to verify a number, and from there to where they were", async () => {
    await comeBack(await visitSandbox(await begin("gmail"), "well", "verify@example.test"));
    const led = String((await signUp()).headers.location);
    expect(led).toBe(VERIFY);
    const asked = mainOf((await browser.get(led)).text);
    expect(asked).toMatch(/name="phone"/);
    expect(asked).toMatch(/<a[^>]*href="\/search\?city=1"[^>]*><span[^>]*>Niet nu/);
    expect(asked).toContain('href="/accountdetails/security?do=email&amp;retUrl=%2Fsearch%3Fcity%3D1"');
    const sent = await send({ step: "send-phone", phone: "+31612009911" });
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      "/accountdetails/security?retUrl=/search%3Fcity%3D1&do=phone",
    ]);
    const done = await send({ step: "change", otp: await codeFor(web.db, "+31612009911") });
    const after = mainOf((await browser.get(String(done.headers.location))).text);
    expect(after).toMatch(/<a[^>]*href="\/search\?city=1"[^>]*><span[^>]*>Verder/);
    expect((await isKnown()).userStatus).toBe("VERIFIED");
    browser = next();
    const again = await comeBack(await visitSandbox(await begin("gmail"), "well", "verify@example.test"));
    expect(again.headers.location).toBe("/search?city=1");
  });

  it("is led on to no other site", async () => {
    await comeBack(await visitSandbox(await begin("gmail"), "well", "elsewhere@example.test"));
    await signUp();
    const { text } = await browser.get("/accountdetails/security?do=phone&retUrl=https://evil.test/");
    expect(mainOf(text)).not.toMatch(/href="https:\/\/evil/);
  });

  it("is led there from their account too", async () => {
    await comeBack(await visitSandbox(await begin("gmail"), "well", "unverified@example.test"));
    await signUp();
    const { text } = await browser.get("/accountdetails");
    const href = /href="(\/accountdetails\/security\?[^"]*do=phone)"/.exec(text)?.[1] ?? "";
    const step = await browser.get(href.replaceAll("&amp;", "&"));
    expect([step.status, step.text.includes('name="phone"')]).toEqual([200, true]);
  });
});

it("lets a guest of a provider alone show there once more who they are, and go on with what was begun", async () => {
  await comeBack(await visitSandbox(await begin("gmail"), "well", "again@example.test"));
  await signUp();
  const security = async () => (await browser.get("/api/pwa/accountSecurity")).body.security;
  expect((await security()).providers).toMatchObject([{ name: "gmail", label: "Google" }]);
  web.clock.advance(10 * 60_000);
  expect((await security()).is_proven).toBe(false);
  const page = await browser.get("/accountdetails/security?do=export");
  const retUrl = /name="retUrl" value="([^"]*)"/.exec(page.text)?.[1] ?? "";
  const { headers } = await form({ step: "social", oauth_mode: "gmail", retUrl });
  const back = await comeBack(await visitSandbox(String(headers.location), "well", "again@example.test"));
  expect(back.headers.location).toBe("/accountdetails/security?do=export");
  expect([(await security()).is_proven, (await isKnown()).name]).toEqual([true, "Noor Sandbox"]);
});
