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

  it("is refused at an address that says what was begun, where one reads on after loading it anew", async () => {
    letProofEnd();
    const begun = "do=email&retUrl=%2Fwishlist";
    await send({ step: "send-proof", do: "email" });
    const asked = mainOf((await browser.get(`${PAGE}?${begun}`)).text);
    const action =
      /action="([^"]*)"[^>]*>(?:<input type="hidden" name="form_key"[^>]*>)?<input type="hidden" name="step" value="prove"/.exec(
        asked,
      )?.[1];
    expect(action?.replaceAll("&amp;", "&")).toBe(`${PAGE}?${begun}`);
    const form = { step: "prove", do: "email", retUrl: "/wishlist", otp: "12" };
    const refused = await browser.post(`${PAGE}?${begun}`, new URLSearchParams(form).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      "x-csrf-token": "none",
    });
    expect(refused.text).toContain('aria-invalid="true"');
    const anew = mainOf((await browser.get(`${PAGE}?${begun}`)).text);
    expect(anew).toContain(`action="${action}"`);
    expect(anew).toMatch(/<input type="hidden" name="retUrl" value="\/wishlist"/);
  });

  describe("a form that is sent twice at once, as a finger that trembles does", () => {
    const isSignedIn = async () => (await browser.get("/api/pwa/user")).body.isLoggedIn;
    const isAccepted = async (cookie: string) => {
      const headers = { host: HOST, cookie };
      return (await web.app.inject({ url: "/api/pwa/user", headers })).json().isLoggedIn;
    };
    /** Sends a form with the cookies of a moment, not with those that an answer before has set. */
    const sendWith = (cookie: string, form: Readonly<Record<string, string>>) =>
      web.app.inject({
        method: "POST",
        url: PAGE,
        headers: {
          host: HOST,
          cookie,
          origin: `http://${HOST}`,
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
        },
        payload: new URLSearchParams(form).toString(),
      });
    const shownBy = async ({ headers }: Awaited<ReturnType<typeof sendWith>>) =>
      (await browser.get(String(headers.location))).text;
    const secretOf = (answer: Awaited<ReturnType<typeof sendWith>>) =>
      answer.cookies.find(({ name }) => name === "sid")?.value;
    const begun = async () => {
      const next = `6${30_000_000 + guests * 10_001}`;
      await send({ step: "send-phone", do: "phone", phone: `+31${next}` });
      return { step: "change", do: "phone", otp: await code(next), ...(await keyOn(`${PAGE}?do=phone`)) };
    };
    /** The key that the forms of a page hold: each time it is made, another one. */
    const keyOn = async (path: string) => {
      const [, form_key = ""] = /name="form_key" value="([^"]*)"/.exec((await browser.get(path)).text) ?? [];
      expect(form_key).toMatch(/^[\w-]{22}$/);
      return { form_key };
    };

    it.each(["at once", "after the first was answered"])(
      "is taken once, and both answers lead on with the one new secret, %s",
      async (when) => {
        const form = await begun();
        const cookie = browser.cookie();
        const both =
          when === "at once"
            ? await Promise.all([sendWith(cookie, form), sendWith(cookie, form)])
            : [await sendWith(cookie, form), await sendWith(cookie, form)];
        for (const answer of both)
          expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PAGE}?done=changed`]);
        const [first, second] = both.map(secretOf);
        expect(first).toBeTruthy();
        expect(second).toBe(first);
        browser.useSession(first ?? "");
        expect(await isSignedIn()).toBe(true);
        // The secret that was spent opens nothing, then and now.
        expect(await isAccepted(cookie)).toBe(false);
      },
    );

    it("sends one message, and leads on to its code twice", async () => {
      const next = `6${40_000_000 + guests * 10_001}`;
      const form = { step: "send-phone", do: "phone", phone: `+31${next}` };
      const cookie = browser.cookie();
      for (const answer of await Promise.all([sendWith(cookie, form), sendWith(cookie, form)]))
        expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PAGE}?do=phone`]);
      // A number that is typed otherwise is another form.
      const other = await sendWith(cookie, { ...form, phone: "12" });
      expect(await shownBy(other)).toContain('aria-invalid="true"');
      const taken = await sendWith(cookie, { step: "change", do: "phone", otp: await code(next) });
      expect(taken.headers.location).toBe(`${PAGE}?done=changed`);
    });

    it("gives whoever has the spent secret alone no session, in as many tries as they like, and ends no other", async () => {
      const form = await begun();
      const cookie = browser.cookie();
      const secret = secretOf(await sendWith(cookie, form));
      const wrong = ((Number(form.otp) + 1) % 1_000_000).toString().padStart(6, "0");
      const form_key = "A".repeat(22);
      for (const guess of [{ otp: wrong }, { form_key }, { form_key: "" }]) {
        const answer = await sendWith(cookie, { ...form, ...guess });
        expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([
          303,
          `${PAGE}?do=phone`,
          [],
        ]);
      }
      // By now not even the right form is worth anything.
      expect((await sendWith(cookie, form)).cookies).toEqual([]);
      browser.useSession(secret ?? "");
      expect(await isSignedIn()).toBe(true);
    });

    it("leads on, and gives no secret, where the form holds no key of its page", async () => {
      const cookie = browser.cookie();
      const form = { step: "delete", do: "delete", confirm: "true" };
      const [first, second] = [await sendWith(cookie, form), await sendWith(cookie, form)];
      expect([first.statusCode, second.statusCode]).toEqual([303, 303]);
      expect(second.headers.location).toBe(first.headers.location);
      expect([Boolean(secretOf(first)), second.cookies]).toEqual([true, []]);
    });

    it("is a stranger's once the moment is over", async () => {
      const form = await begun();
      const cookie = browser.cookie();
      await sendWith(cookie, form);
      web.clock.advance(10_001);
      const late = await sendWith(cookie, form);
      expect(late.headers.location).toContain("/login?");
      expect(late.headers.location).toContain("problem=signed_out");
    });

    it("is tried each time where it is refused", async () => {
      const form = await begun();
      const wrong = { ...form, otp: ((Number(form.otp) + 1) % 1_000_000).toString().padStart(6, "0") };
      const cookie = browser.cookie();
      const both = await Promise.all([sendWith(cookie, wrong), sendWith(cookie, wrong)]);
      for (const answer of both) expect(await shownBy(answer)).toContain('aria-invalid="true"');
      expect((await sendWith(cookie, form)).headers.location).toBe(`${PAGE}?done=changed`);
    });

    it("does not end the session of a call that was on its way meanwhile", async () => {
      const form = await begun();
      const cookie = browser.cookie();
      await sendWith(cookie, form);
      const headers = { host: HOST, cookie, origin: `http://${HOST}`, "sec-fetch-site": "same-origin" };
      const call = () =>
        web.app.inject({ method: "POST", url: "/api/pwa/updateUserProfile", headers, payload: {} });
      const late = await call();
      expect([late.statusCode, late.cookies]).toEqual([401, []]);
      web.clock.advance(10_001);
      expect((await call()).cookies.map(({ name }) => name)).toContain("sid");
    });
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
