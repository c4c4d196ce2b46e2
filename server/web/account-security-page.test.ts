import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { realRelease } from "../../tests/support/real-release.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { codeFor } from "../testing/text-messages.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const PAGE = "/accountdetails/security";
let web: TestWeb;
let browser: Browser;
let guests = 0;
let phone = "";
beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release);
}, 300_000);
afterAll(() => web.stop());
beforeEach(async () => {
  guests += 1;
  phone = `6${10_000_000 + guests * 10_001}`;
  browser = createBrowser(web.app, HOST, `198.51.100.${guests}`);
  await browser.post("/api/pwa/generateByPhone", { phone, country_code: "+31" });
  await browser.post("/api/pwa/authenticate", { otp: await code() });
  const form = { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true };
  await browser.post("/api/pwa/userSignUp", form);
});

const code = (number = phone) => codeFor(web.db, `+31${number}`);
/** Sends a form of the page as a browser without a script does: it knows no token. */
const send = (form: Readonly<Record<string, string>>, headers = {}) =>
  browser.post(PAGE, new URLSearchParams(form).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "x-csrf-token": "none",
    ...headers,
  });
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main"));
const letProofEnd = () => web.clock.advance(limits.signIn.proofMinutes * 60_000);

describe("the page of what only the guest may do, without a script", () => {
  it("leads a stranger to sign in and back to what was begun, and is kept by nobody", async () => {
    const stranger = createBrowser(web.app, HOST, "198.51.100.200");
    const led = await stranger.get(`${PAGE}?do=delete&locale=en`);
    const { pathname, searchParams } = new URL(String(led.headers.location), "http://x");
    expect([led.status, pathname, searchParams.get("retUrl")]).toEqual([
      303,
      "/login",
      `${PAGE}?locale=en&do=delete`,
    ]);
    const page = await browser.get(PAGE);
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(page.text).not.toContain(phone);
  });

  it("asks for a proof where it is old, and shows what was typed again afterwards", async () => {
    letProofEnd();
    const asked = await send({ step: "send-email", do: "email", email: "new@example.test" });
    expect([asked.status, asked.text.includes('name="email" value="new@example.test"')]).toEqual([200, true]);
    expect(mainOf(asked.text)).not.toContain('role="alert"');
    const sent = await send({ step: "send-proof", do: "email", to: "phone", email: "new@example.test" });
    expect([sent.status, sent.text.includes('name="otp"')]).toEqual([200, true]);
    const proven = await send({
      step: "prove",
      do: "email",
      otp: await code(),
      email: "new@example.test",
    });
    expect([proven.status, proven.headers["cache-control"]]).toEqual([
      200,
      expect.stringContaining("no-store"),
    ]);
    expect(/<input[^>]*type="email"[^>]*value="new@example.test"/.test(proven.text)).toBe(true);
    const next = await send({ step: "send-email", do: "email", email: "new@example.test" });
    expect([next.status, next.headers.location]).toEqual([303, `${PAGE}?do=email`]);
  });

  it("says at the field what is wrong, and shows no code or password again", async () => {
    letProofEnd();
    await send({ step: "send-proof", do: "delete" });
    const otp = ((Number(await code()) + 1) % 1_000_000).toString().padStart(6, "0");
    const wrong = await send({ step: "prove", do: "delete", otp });
    expect([wrong.text.includes('aria-invalid="true"'), wrong.text.includes(otp)]).toEqual([true, false]);
    const right = await send({ step: "prove", do: "delete", otp: await code() });
    expect([right.status, right.headers.location]).toEqual([303, `${PAGE}?do=delete`]);
    const unconfirmed = await send({ step: "delete", do: "delete" });
    expect([unconfirmed.status, unconfirmed.text.match(/aria-invalid="true"/g)?.length]).toEqual([200, 1]);
    expect((await browser.get("/api/pwa/user")).body.isLoggedIn).toBe(true);
  });

  it("hands out a copy as a file that nobody keeps", async () => {
    const file = await send({ step: "export", do: "export" });
    expect(file.headers).toMatchObject({
      "content-disposition": 'attachment; filename="account.json"',
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
    });
    expect(JSON.parse(file.text).contacts).toMatchObject([{ kind: "phone", value: `+31${phone}` }]);
    letProofEnd();
    const refused = await send({ step: "export", do: "export" });
    expect([refused.headers["content-disposition"], refused.text.includes(`+31${phone}`)]).toEqual([
      undefined,
      false,
    ]);
  });

  it("deletes the account, and says so to whoever is a stranger now", async () => {
    const gone = await send({ step: "delete", do: "delete", confirm: "true" });
    expect([gone.status, gone.headers.location]).toEqual([303, `${PAGE}?done=deleted`]);
    const said = await browser.get(`${PAGE}?done=deleted`);
    expect([said.status, /<h1[^>]*>[^<]*verwijderd/.test(said.text)]).toEqual([200, true]);
    expect((await browser.get("/api/pwa/user")).body.isLoggedIn).toBe(false);
    expect((await browser.get(PAGE)).status).toBe(303);
  });

  it("says before it deletes that the link of a shared list ends for good, which it does", async () => {
    const shared = (await browser.post("/api/pwa/wishlist/share", {})).body.code;
    const opens = async () => (await browser.get(`/wishlist/${shared}`)).status;
    expect([typeof shared, await opens()]).toEqual(["string", 200]);
    const said = mainOf((await browser.get(`${PAGE}?do=delete&locale=en`)).text);
    expect(said).toContain("does not come back if you log in again. The newsletter ends with your account.");
    await send({ step: "delete", do: "delete", confirm: "true" });
    expect(await opens()).toBe(404);
    web.clock.advance(61_000);
    await browser.post("/api/pwa/generateByPhone", { phone, country_code: "+31" });
    await browser.post("/api/pwa/authenticate", { otp: await code() });
    expect([(await browser.get("/api/pwa/user")).body.isLoggedIn, await opens()]).toEqual([true, 404]);
  });

  it("[API-32] signs up, in and out, changes the profile and deletes by its calls; a link signs nobody out", async () => {
    const own = createBrowser(web.app, HOST, `198.51.100.${guests + 100}`);
    const number = `6${20_000_000 + guests * 10_001}`;
    const call = (path: string, body: object) => own.post(`/api/pwa/${path}`, body);
    const isKnown = async () => (await own.get("/api/pwa/user")).body.isLoggedIn;
    await call("generateByPhone", { phone: number, country_code: "+31" });
    const signedUp = await call("userSignUp", {
      phone: number,
      country_code: "+31",
      code: await code(number),
      name: "Noor de Wit",
      email: "noor@example.test",
      gdpr_consent: true,
      street_name: "Vechtdijk",
      street_no: "4",
      zip_code: "3563 AB",
      city: "Utrecht",
      country_name: "Nederland",
    });
    expect([signedUp.status, signedUp.body.user_status]).toEqual([200, "VERIFIED"]);
    const changed = await call("updateUserProfile", { city: "Zeist" });
    expect(changed.body.profile).toMatchObject({ city: "Zeist", streetName: "Vechtdijk", streetNo: "4" });
    const link = await own.get("/api/pwa/userSignOut");
    const confirm = await own.get(String(link.headers.location));
    expect([link.status, await isKnown()]).toEqual([303, true]);
    expect(mainOf(confirm.text)).toMatch(/<form[^>]*method="post"[\s\S]*value="signout"/);
    expect((await call("userSignOut", {})).status).toBe(200);
    expect(await isKnown()).toBe(false);
    web.clock.advance(61_000);
    await call("generateByPhone", { phone: number, country_code: "+31" });
    const back = await call("userSignIn", { phone: number, country_code: "+31", otp: await code(number) });
    expect([back.body.user_status, await isKnown()]).toEqual(["VERIFIED", true]);
    expect((await call("deleteAccount", { confirm: false })).status).toBe(422);
    expect((await call("deleteAccount", { confirm: true })).body.deleted_on).toBeTypeOf("string");
    expect(await isKnown()).toBe(false);
  });

  it.each([{ origin: "https://evil.test" }, { origin: "null", "sec-fetch-site": "cross-site" }])(
    "takes no form of another site: %o",
    async (headers) => {
      for (const step of ["delete", "export", "prove", "change", "unlink", "password"])
        expect((await send({ step, do: step, confirm: "true" }, headers)).status, step).toBe(403);
      expect((await browser.get("/api/pwa/user")).body.isLoggedIn).toBe(true);
    },
  );
});
