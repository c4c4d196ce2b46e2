import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { type SignInSandbox, startSignInSandbox } from "../demo/sandboxes/sign-in-sandbox.ts";
import { createSignIn } from "../gateways/sign-in/openid-sign-in.ts";
import { systemRandom } from "../platform/random.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { visitSandbox } from "../testing/sandbox-visit.ts";
import { codeFor, waitingTexts } from "../testing/text-messages.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const PASSWORD = "purple bikes like rain";
/** What other clients send along: accepted, and never trusted. */
const ALONG = { mode: "whatever", devise_role: "Consumer_Guest", source: "web" };
let sandbox: SignInSandbox;
let web: TestWeb;
let browser: Browser;
let guests = 0;
let phone = "";
let email = "";
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
  phone = `6${30_000_000 + guests * 10_001}`;
  email = `guest${guests}@example.test`;
  return createBrowser(web.app, HOST, `198.51.100.${guests}`);
};
beforeEach(() => {
  browser = next();
});

const post = (path: string, body: object, who = browser) => who.post(`/api/pwa/${path}`, body);
const isKnown = async (who = browser) => (await who.get("/api/pwa/user")).body.isLoggedIn;
const codeByText = () => codeFor(web.db, `+31${phone}`);
/** Code and link of the newest mail that waits for an address. */
const mailTo = async (to: string) => {
  const rows = await web.db
    .selectFrom("outbox")
    .select("payload")
    .where("kind", "=", "mail")
    .orderBy("created_at", "desc")
    .execute();
  const text = JSON.stringify(rows.find(({ payload }) => JSON.stringify(payload).includes(to))?.payload);
  return { code: /\b\d{6}\b/.exec(text ?? "")?.[0] ?? "", text };
};
const signUp = (more: object = {}) =>
  post("userSignUp", { name: "Noor de Wit", email, gdpr_consent: true, ...more });
/** An account that both a number and nobody else knows. */
const byPhone = async () => {
  await post("generateByPhone", { phone, country_code: "+31" });
  await post("authenticate", { otp: await codeByText() });
  await signUp();
  await post("userSignOut", {});
  web.clock.advance(61_000);
};
const byMail = async () => {
  await post("generateByUserId", { user_id: email });
  await post("authenticate", { otp: (await mailTo(email)).code });
  await signUp({ password: PASSWORD });
  await post("userSignOut", {});
  web.clock.advance(61_000);
};
const leave = async (who = browser) => {
  const redirect_uri = `http://${HOST}/login/gmail/`;
  const { body } = await post("slOauth", { oauth_mode: "gmail", redirect_uri, source: "web" }, who);
  const { path } = await visitSandbox(body.authorize_url, "well", email);
  return { redirect_uri, ...Object.fromEntries(new URL(path, sandbox.origin).searchParams) } as {
    readonly redirect_uri: string;
    readonly code: string;
    readonly state: string;
  };
};

describe("the ways to sign in", () => {
  it("[ACC-01] are a number and its code, an address and its code or password, and a provider", async () => {
    await byPhone();
    await post("generateByPhone", { phone, country_code: "+31" });
    await post("authenticate", { otp: await codeByText() });
    expect(await isKnown()).toBe(true);

    browser = next();
    await byMail();
    await post("generateByUserId", { user_id: email });
    await post("authenticate", { otp: (await mailTo(email)).code });
    expect(await isKnown()).toBe(true);
    await post("userSignOut", {});
    await post("authenticate", { email, password: PASSWORD });
    expect(await isKnown()).toBe(true);

    browser = next();
    const { code, state, redirect_uri } = await leave();
    await post("slVerify", { oauth_mode: "gmail", code, state, redirect_uri });
    await signUp();
    expect(await isKnown()).toBe(true);
  });

  it("[ACC-02] are told by the server, each with name, type, words and link", async () => {
    const { body } = await browser.get("/api/pwa/loginOptions");
    expect(body.options.map(({ type }: { type: string }) => type)).toEqual([
      "PHONEOTP",
      "EMAIL",
      "PASSKEY",
      "GMAIL",
      "FACEBOOK",
      "APPLE",
    ]);
    for (const option of body.options)
      expect(option).toEqual({
        option_name: expect.stringMatching(/^[a-z]+$/),
        type: expect.any(String),
        label: expect.stringMatching(/\S/),
        long_label: expect.stringMatching(/\S/),
        link: expect.stringMatching(/^\/login/),
      });
  });
});

describe("a code", () => {
  it("[API-33] is asked for by number or by address, and tells of no account", async () => {
    await byPhone();
    const own = { nod: 6, devise_role: "Consumer_Guest" };
    const ask = (number: string, more: object = {}) =>
      post(
        "generateByPhone",
        {
          phone: number,
          country_code: "+31",
          country_iso_code: "NL",
          ...own,
          ...more,
        },
        next(),
      );
    const known = phone;
    const [of, nobody] = [await ask(known), await ask("612340078")];
    expect([of.status, nobody.status]).toEqual([200, 200]);
    expect(Object.keys(of.body).sort()).toEqual(["expires_in", "nod", "phone", "resend_in"]);
    expect({ ...of.body, phone: "" }).toEqual({ ...nobody.body, phone: "" });
    const counted = async () => (await waitingTexts(web.db)).length;
    const before = await counted();
    expect((await ask("612340079", { send_otp: false })).body).toMatchObject({ expires_in: 0 });
    expect(await counted()).toBe(before);
    expect((await ask("612340080", { nod: 4 })).status).toBe(400);
    const byAddress = await post("generateByUserId", {
      user_id: "nobody@example.test",
      ...own,
      send_otp: true,
    });
    expect(byAddress.body).toMatchObject({ nod: 6, email: expect.stringMatching(/•/), resend_in: 60 });
    expect(byAddress.body).not.toHaveProperty("is_user_present");
  });
});

describe("a number from an address book", () => {
  it("is the number it looks like, with the marks that come along where it is pasted", async () => {
    await post("generateByPhone", { phone, country_code: "+31" });
    const sent = await codeByText();
    const pasted = `\u202a+31 ${phone.slice(0, 1)}\u00a0${phone.slice(1)}\u202c`;
    const asked = await post("generateByPhone", { phone: pasted, country_code: "+31" });
    expect([asked.status, asked.body.resend_in, await codeByText()]).toEqual([200, 60, sent]);
    const signedIn = await post("authenticate", { phone: pasted, country_code: "+31", otp: sent });
    expect(signedIn.body.user_status).toBe("NEW");
  });
});

describe("the wait for another code", () => {
  it("[CONST-09] is 60 seconds, and a code has six digits whatever else has four", async () => {
    const ask = async () => (await post("generateByPhone", { phone, country_code: "+31" })).body;
    expect((await ask()).resend_in).toBe(60);
    const first = await codeByText();
    expect(first).toMatch(/^\d{6}$/);
    web.clock.advance(59_000);
    expect([(await ask()).resend_in, await codeByText()]).toEqual([1, first]);
    web.clock.advance(1000);
    expect((await ask()).resend_in).toBe(60);
    expect(await codeByText()).not.toBe(first);
  });
});

describe("a proof apart from signing in", () => {
  it("[API-35] [ACC-15] [API-36] of a number is kept in this browser, and its token signs in by it alone", async () => {
    await byPhone();
    await post("generateByPhone", { phone, country_code: "+31" });
    const wrong = ((Number(await codeByText()) + 1) % 1_000_000).toString().padStart(6, "0");
    const refused = await post("verification", { otp: wrong, ...ALONG });
    expect(refused.body).toMatchObject({ code: "otp_invalid", details: { error_code: 54 } });
    const proven = await post("verification", { otp: await codeByText(), user_id: phone, ...ALONG });
    expect(proven.body).toMatchObject({ user_status: "VERIFIED", is_user_present: true, mode: "PHONEOTP" });
    expect(await isKnown()).toBe(false);
    const { phone_verification_token } = proven.body;
    expect((await post("verification", { phone_verification_token })).status).toBe(200);

    const own = browser;
    const thief = next();
    await post("generateByPhone", { phone, country_code: "+31" }, thief);
    expect((await post("authenticate", { phone_verification_token }, thief)).body.code).toBe("otp_expired");
    const tampered = `${phone_verification_token.slice(0, -1)}-`;
    expect((await post("authenticate", { phone_verification_token: tampered }, own)).body.code).toBe(
      "otp_expired",
    );
    const signedIn = await post("authenticate", { phone_verification_token, ...ALONG }, own);
    expect([signedIn.body.user_status, await isKnown(own)]).toEqual(["VERIFIED", true]);
    const cookies = [signedIn.headers["set-cookie"]].flat().map(String);
    const session = cookies.find((each) => each.startsWith("sid="));
    expect([
      /; HttpOnly/i.test(session ?? ""),
      signedIn.text.includes(/sid=([^;]+)/.exec(session ?? "")?.[1] ?? ""),
    ]).toEqual([true, false]);
    await post("userSignOut", {}, own);
    expect((await post("authenticate", { phone_verification_token }, own)).body.code).toBe("otp_expired");
  });

  it("[API-35] of an address is its code, for whom the client named, and the form of a new guest goes on from it", async () => {
    await post("generateByUserId", { user_id: email });
    const { code } = await mailTo(email);
    expect(
      (await post("verification", { otp: code, email_verification_token: "no such link" })).body,
    ).toMatchObject({
      code: "otp_invalid",
    });
    web.clock.advance(61_000);
    await post("generateByUserId", { user_id: email });
    const own = await mailTo(email);
    const proven = await post("verification", { otp: own.code, user_id: email.toUpperCase(), ...ALONG });
    expect(proven.body).toMatchObject({ user_status: "NEW", is_user_present: false, mode: "EMAIL" });
    const { email_verification_token } = proven.body;
    expect((await post("authenticate", { email_verification_token })).body.user_status).toBe("NEW");
    expect((await signUp()).status).toBe(200);
    expect(await isKnown()).toBe(true);
  });

  it("[API-34] [API-35] [API-36] of a provider is its answer, with the state this browser left with", async () => {
    const { code: oauth_token, state, redirect_uri } = await leave();
    const given = { oauth_mode: "gmail", oauth_token, redirect_uri, ...ALONG };
    expect((await post("verification", given)).body.code).toBe("otp_expired");
    const proven = await post("verification", { ...given, state });
    expect(proven.body).toMatchObject({ user_status: "NEW", mode: "GMAIL" });
    await signUp();
    await post("userSignOut", {});
    const again = await leave();
    const { mask_data, check_verified } = { mask_data: true, check_verified: true };
    const known = await post("authenticate", {
      ...given,
      oauth_token: again.code,
      state: again.state,
      mask_data,
      check_verified,
      country_iso_code: "NL",
    });
    expect(known.body).toMatchObject({ user_status: "UNVERIFIED", is_user_present: true, mode: "GMAIL" });
    expect(await isKnown()).toBe(true);
    await post("userSignOut", {});
    // The address it came back to names the provider where the client does not.
    const third = await leave();
    const named = { oauth_token: third.code, redirect_uri, mode: "GMAIL", state: third.state };
    expect((await post("authenticate", named)).body).toMatchObject({
      user_status: "UNVERIFIED",
      mode: "GMAIL",
    });
    const waited = await browser.get(`/api/pwa/slVerified?oauth_mode=gmail&state=${state}&devise_role=x`);
    expect(waited.body).toEqual({ status: "ended" });
  });
});

describe("authenticate", () => {
  it("[API-36] takes number and code with all that other clients send, and no role of theirs", async () => {
    await byPhone();
    await post("generateByPhone", { phone, country_code: "+31" });
    const { status, body } = await post("authenticate", {
      phone,
      otp: await codeByText(),
      country_code: "+31",
      phone_country_iso_code: "NL",
      country_iso_code: "NL",
      mask_data: true,
      check_verified: false,
      ...ALONG,
      devise_role: "CorporateAdmin",
    });
    expect([status, body.user_status]).toEqual([200, "VERIFIED"]);
    expect((await browser.get("/api/pwa/session")).body.audience).toBe("signed_in");
  });

  it("[API-36] takes the link of a mail and address with password", async () => {
    await byMail();
    expect((await post("authenticate", { credential: "no such link" })).body.code).toBe("otp_expired");
    const wrong = await post("authenticate", { email, password: "purple bikes like sun", ...ALONG });
    expect(wrong.body).toMatchObject({ code: "credentials_invalid", details: { error_code: 54 } });
    expect((await post("authenticate", { email, password: PASSWORD, ...ALONG })).body.mode).toBe("EMAIL");
    expect(await isKnown()).toBe(true);
  });
});

describe("an access token", () => {
  const ask = (token: string) =>
    web.app.inject({ url: "/api/pwa/user", headers: { host: HOST, "access-token": token } });
  const of = (text: string) => Buffer.from(text).toString("base64");

  it("[VAL-08] [ACC-15] needs four parts between colons, and opens nothing by itself", async () => {
    for (const token of ["", "not base64!", of("a:b:c"), of("a b"), `${of("a:b:c:d")}=`]) {
      const refused = await ask(token);
      expect([refused.statusCode, refused.json().fields?.[0]?.field], token).toEqual([400, "access-token"]);
    }
    for (const token of [
      of("a:b:c:d"),
      of("1:guest:key:2026:more"),
      Buffer.from("ü:b:c:d").toString("base64url"),
    ]) {
      const heard = await ask(token);
      expect([heard.statusCode, heard.json()], token).toEqual([200, { isLoggedIn: false }]);
    }
  });
});
