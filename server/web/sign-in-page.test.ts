import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { codeFor } from "../testing/text-messages.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
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
  phone = `6${10_000_000 + guests * 10_001}`;
  browser = createBrowser(web.app, HOST, `198.51.100.${guests}`);
});

/** Sends a form of the page as a browser without a script does: it knows no token. */
const send = (form: Readonly<Record<string, string>>, path = "/login", headers = {}) =>
  browser.post(path, new URLSearchParams(form).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "x-csrf-token": "none",
    ...headers,
  });
const code = () => codeFor(web.db, `+31${phone}`);
const startForm = (more = {}) => ({ step: "start", country_iso_code: "NL", phone, retUrl: "/nl/", ...more });
const heading = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const signUp = async () => {
  await send(startForm());
  await send({ step: "code", otp: await code(), retUrl: "/nl/" });
  return send({
    step: "signup",
    name: "Noor de Wit",
    email: "noor@example.test",
    gdpr_consent: "true",
    retUrl: "/search?city=1",
  });
};

describe("the page to sign in on, without a script", () => {
  it("[ACC-07] leads a new guest from number to code to form to the page they came from", async () => {
    const first = await browser.get("/login");
    expect(first.headers["cache-control"]).toContain("no-store");
    expect(/<form[^>]*action="\/login"[^>]*method="post"/.test(first.text)).toBe(true);
    const sent = await send(startForm());
    expect([sent.status, sent.headers.location]).toEqual([303, "/login?retUrl=/nl/"]);
    const asks = await browser.get(String(sent.headers.location));
    expect([/autocomplete="one-time-code"/i.test(asks.text), asks.text.includes(phone)]).toEqual([
      true,
      false,
    ]);
    const proven = await send({ step: "code", otp: await code(), retUrl: "/nl/" });
    expect([proven.status, proven.headers.location]).toEqual([303, "/login?retUrl=/nl/"]);
    expect((await browser.get("/login")).text.includes('name="gdpr_consent"')).toBe(true);
    const made = await send({
      step: "signup",
      name: "Noor de Wit",
      email: "noor@example.test",
      gdpr_consent: "true",
      retUrl: "/search?city=1",
    });
    expect([made.status, made.headers.location]).toEqual([303, "/search?city=1"]);
    const page = await browser.get("/login");
    expect(page.text).toContain("Noor de Wit");
    expect((await browser.get("/_nodes?url=/&ids=header.header.account.link")).text).toContain("Noor de Wit");
  });

  it("[ACC-07] signs a known number in by its code alone, and shows the same until then", async () => {
    const unknown = async () => {
      await send(startForm());
      const { text } = await browser.get("/login");
      return text
        .slice(text.indexOf("<main"), text.indexOf("</main"))
        .replace(/_r_\w+|•+\d\d|(?<=name="form_key" value=")[\w-]{22}/g, "");
    };
    const before = await unknown();
    await send({ step: "code", otp: await code() });
    await send({ step: "signup", name: "Noor de Wit", email: "n@example.test", gdpr_consent: "true" });
    await send({ step: "signout" });
    web.clock.advance(60_000);
    browser = createBrowser(web.app, HOST, "198.51.100.250");
    expect(await unknown()).toBe(before);
    const back = await send({ step: "code", otp: await code(), retUrl: "/nl/" });
    expect([back.status, back.headers.location]).toEqual([303, "/nl/"]);
    expect((await browser.get("/api/pwa/user")).body).toMatchObject({
      isLoggedIn: true,
      name: "Noor de Wit",
    });
  });

  it("[ACC-12] [ACC-13] [ACC-22] [VAL-04] says at the field what is wrong, and keeps what was typed but no code", async () => {
    const short = await send(startForm({ phone: "612" }));
    expect([short.status, short.text.includes('value="612"')]).toEqual([200, true]);
    expect(short.text).toMatch(/aria-invalid="true"/);
    await send(startForm());
    const right = await code();
    const otp = ((Number(right) + 1) % 1_000_000).toString().padStart(6, "0");
    const wrong = await send({ step: "code", otp });
    expect(wrong.text).toContain("Deze code klopt niet");
    expect(wrong.text).not.toContain(otp);
    for (let tries = 0; tries < 5; tries += 1) await send({ step: "code", otp });
    expect((await send({ step: "code", otp: right })).text).toContain("te vaak geprobeerd");
    await send({ step: "start", phone, country_iso_code: "NL" });
  });

  it("[ACC-16] [VAL-01] keeps what a new guest typed where something is missing", async () => {
    await send(startForm());
    await send({ step: "code", otp: await code() });
    const refused = await send({ step: "signup", name: "Noor", email: "noor@example.test" });
    expect(refused.text).toContain('value="noor@example.test"');
    expect(refused.text).toContain('value="Noor"');
    expect(refused.text.match(/aria-invalid="true"/g)?.length).toBe(2);
  });

  it.each(["opened", "pressed"])(
    "[ACC-04] gives back what was typed where the link of the mail ended before it was %s",
    async (when) => {
      const email = `ended${guests}${when}@example.test`;
      await send({ step: "email", user_id: email, retUrl: "/search?city=1" });
      const ended = { credential: "used-before" };
      const page =
        when === "opened"
          ? await browser.get("/login?credential=used-before&retUrl=/search%3Fcity%3D1")
          : await send(
              { step: "link", ...ended, retUrl: "/search?city=1" },
              "/login?retUrl=/search%3Fcity%3D1",
            );
      expect(page.text).toContain(`value="${email}"`);
      expect(page.text).toMatch(/name="retUrl" value="\/search\?city=1"/);
      expect(String(page.headers["set-cookie"])).toMatch(/authenticateData=;.*Max-Age=0/);
      web.clock.advance(60_000);
      const sent = await send({ step: "email", user_id: email, retUrl: "/search?city=1" });
      expect(sent.headers.location).toBe("/login?retUrl=/search%3Fcity%3D1");
    },
  );

  it("signs out by a form, and by no address", async () => {
    await signUp();
    const link = await browser.get("/api/pwa/userSignOut");
    expect([link.status, link.headers.location]).toEqual([303, "/login"]);
    expect((await browser.get("/api/pwa/user")).body.isLoggedIn).toBe(true);
    const out = await send({ step: "signout" });
    expect([out.status, out.headers.location]).toEqual([303, "/login"]);
    expect((await browser.get("/api/pwa/user")).body.isLoggedIn).toBe(false);
  });

  it("leads back to the page of this site that led to it, in the page's own language, and to no other site", async () => {
    const hidden = (html: string) => /name="retUrl" value="([^"]*)"/.exec(html)?.[1];
    const asked = async (referer: string, path = "/login") =>
      hidden((await web.get(path, HOST, { headers: { referer } })).body);
    expect(await asked(`http://${HOST}/search?city=1`)).toBe("/search?city=1");
    expect(await asked("http://evil.test/search")).toBe("/");
    expect(await asked(`http://${HOST}/login`)).toBe("/");
    expect(await asked("http://evil.test/", "/login?locale=en")).toBe("/?locale=en");
    expect(await asked(`http://${HOST}/search`, "/login?retUrl=/nl/")).toBe("/nl/");
    expect(await asked("", "/login?retUrl=//evil.test")).toBe("/");
    const sent = await send(startForm({ retUrl: "//evil.test" }), "/login?locale=en");
    expect(sent.headers.location).toBe("/login?locale=en&retUrl=//evil.test");
    expect(heading((await browser.get("/login?locale=en&retUrl=//evil.test")).text)).toBe("Enter the code");
  });

  it.each([
    { origin: "https://evil.test" },
    { origin: `http://${HOST}`, "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "none" },
  ])("takes no form of another site: %o", async (headers) => {
    expect((await send(startForm(), "/login", headers)).status).toBe(403);
  });

  it("refuses steps it does not know and text that is none", async () => {
    expect((await send({ step: "constructor" })).status).toBe(200);
    expect((await send({ step: "code", otp: "\0" })).status).toBe(400);
  });
});

describe("the page of the account, without a script", () => {
  it("leads a stranger to sign in and back", async () => {
    const answer = await browser.get("/accountdetails?locale=en");
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      "/login?locale=en&retUrl=%2Faccountdetails%3Flocale%3Den",
    ]);
  });

  it("[VAL-01] keeps what a guest changes, says what it cannot keep, and is nobody else's", async () => {
    await signUp();
    const page = await browser.get("/accountdetails");
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect([page.text.includes('value="Noor"'), page.text.includes(`+31${phone}`)]).toEqual([true, true]);
    const form = { step: "profile", title: "", firstName: "Noor", lastName: "de Wit", language: "de" };
    const refused = await send({ ...form, postalCode: "1", city: "Utrecht" }, "/accountdetails");
    expect([refused.status, refused.text.includes('value="Utrecht"')]).toEqual([200, true]);
    expect(refused.text.match(/aria-invalid="true"/g)?.length).toBe(1);
    const kept = await send({ ...form, city: "Utrecht" }, "/accountdetails");
    expect([kept.status, kept.headers.location]).toEqual([303, "/accountdetails?saved=1"]);
    expect((await browser.get("/accountdetails?saved=1")).text.includes('value="Utrecht"')).toBe(true);
    expect((await send(form, "/accountdetails", { origin: "https://evil.test" })).status).toBe(403);
  });

  it("signs out everywhere by a form", async () => {
    await signUp();
    const out = await send({ step: "endall", id: "everywhere" }, "/accountdetails");
    expect(out.status).toBe(303);
    expect((await browser.get("/api/pwa/user")).body.isLoggedIn).toBe(false);
  });
});
