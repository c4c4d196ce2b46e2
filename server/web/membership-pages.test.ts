import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { membershipProfile } from "#domain/membership";
import type { Release } from "#renderer";
import { projectWithFlags } from "../../tests/support/own-project.ts";
import { releaseOf } from "../../tests/support/real-release.ts";
import { heardScenarios } from "../http/heard-scenarios.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { buildSupply } from "../testing/supply.ts";
import { codeFor } from "../testing/text-messages.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
let shown: Release;
let hidden: Release;
let release: Release;
let web: TestWeb;
let guests = 0;
beforeAll(async () => {
  const releases = [false, true].map(async (hideWizard) => {
    const project = projectWithFlags({ hideWizard });
    return releaseOf(project.folder).finally(project.remove);
  });
  [shown, hidden] = (await Promise.all(releases)) as [Release, Release];
  release = shown;
  web = await startTestWeb(() => release, {
    fill: buildSupply,
    testScenarios: heardScenarios,
  });
}, 300_000);
afterAll(() => web.stop());
beforeEach(() => {
  release = shown;
});

const newBrowser = (): Browser => {
  guests += 1;
  return createBrowser(web.app, HOST, `198.51.100.${guests}`);
};
/** Sends a form of a page as a browser without a script does: it knows no token. */
const send = (browser: Browser, path: string, form: Readonly<Record<string, string>>) =>
  browser.post(path, new URLSearchParams(form).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "x-csrf-token": "none",
  });
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main"));
const wordsOf = (html: string) => mainOf(html).replaceAll(/<[^>]+>|\p{Cf}/gu, " ");
const english = (path: string) => `${path}${path.includes("?") ? "&" : "?"}locale=en`;
const page = async (browser: Browser, path: string) => (await browser.get(english(path))).text;

/** Signs a new guest in by the forms of the page, and returns where that leads. */
async function signUp(browser: Browser, retUrl: string): Promise<string> {
  const phone = `6${String(30_000_000 + guests * 10_001)}`;
  const login = english("/login");
  await send(browser, login, { step: "start", phone, country_iso_code: "NL", retUrl });
  await send(browser, login, { step: "code", otp: (await codeFor(web.db, `+31${phone}`)) ?? "", retUrl });
  const form = { name: "Noor de Wit", email: `page${guests}@example.test`, gdpr_consent: "true" };
  const made = await send(browser, login, { step: "signup", ...form, retUrl });
  expect(made.status, made.text).toBe(303);
  return String(made.headers.location);
}

async function newMember(): Promise<Browser> {
  const browser = newBrowser();
  await signUp(browser, "/");
  const joined = await send(browser, english("/wizard"), { step: "join", plan_id: "yearly" });
  expect([joined.status, joined.headers.location]).toEqual([303, "/wizardprofile?done=joined&locale=en"]);
  return browser;
}

describe("the page of the membership, without a script", () => {
  it("shows price, term and renewal before joining, and leads a stranger by signing in back to the button", async () => {
    const browser = newBrowser();
    const landing = await page(browser, "/wizard");
    expect(wordsOf(landing)).toMatch(/Free/);
    expect(wordsOf(landing)).toMatch(/Lasts 12 months: if you join today, until/);
    expect(wordsOf(landing)).toMatch(/nothing is renewed without you/);
    const [, href = ""] = /href="(\/login\?[^"]*join[^"]*)"/.exec(mainOf(landing)) ?? [];
    const retUrl = new URL(href.replaceAll("&amp;", "&"), "http://x").searchParams.get("retUrl") ?? "";
    expect(retUrl).toBe("/wizard?locale=en&do=join&plan_id=yearly");
    const back = await signUp(browser, retUrl);
    expect(back).toBe(retUrl);
    const finish = await browser.get(back);
    expect(wordsOf(finish.text)).toContain("One more press");
    // The address alone joins nothing.
    expect((await browser.get("/api/pwa/wizardStatus")).body.membership_detail.subscription_status).toBe(
      "not_member",
    );
    const joined = await send(browser, english("/wizard"), { step: "join", plan_id: "yearly" });
    expect(joined.headers.location).toBe("/wizardprofile?done=joined&locale=en");
    expect(wordsOf(await page(browser, "/wizardprofile?done=joined"))).toMatch(/Welcome to/);
    expect(wordsOf(await page(browser, "/wizard"))).toMatch(/You are a member until/);
  });

  it("says why a plan was refused, and what is begun where nobody is signed in any more", async () => {
    const browser = newBrowser();
    const away = await send(browser, english("/wizard"), { step: "join", do: "join", plan_id: "yearly" });
    expect(away.headers.location).toMatch(/^\/login\?retUrl=.*do%3Djoin%26plan_id%3Dyearly/);
    await signUp(browser, "/");
    const refused = await send(browser, english("/wizard"), { step: "join", plan_id: "gone" });
    expect(wordsOf(refused.text)).toContain("This membership is not offered any more");
  });

  it("[ERR-02] [WIZ-02] takes a guest whose status cannot be read for none, says so, and shows what everybody is shown", async () => {
    const browser = await newMember();
    const away = { "x-test-scenario": "wizardStatus=internal", cookie: browser.cookie() };
    const asked = await web.get(english("/wizard"), HOST, { headers: away });
    expect(asked.statusCode).toBe(200);
    const words = wordsOf(asked.body);
    expect(words).toContain("We cannot tell right now whether you are a member");
    expect(words).not.toMatch(/You are a member until/);
    expect(words).toContain("One year");
    expect(mainOf(asked.body)).not.toContain('value="join"');
    expect(wordsOf(await page(browser, "/wizard"))).toMatch(/You are a member until/);
  });
});

describe("the page of a guest's own membership", () => {
  it("[WIZ-07] shows its days, home hotel, what it saved and the bookings, and lets the member leave", async () => {
    const browser = await newMember();
    const words = wordsOf(await page(browser, "/wizardprofile"));
    for (const label of ["First day", "Last day", "Home hotel", "Saved so far", "Bookings as a member"])
      expect(words).toContain(label);
    expect(words).toContain("1 Mar 2027");
    expect(words).toContain("29 Feb 2028");
    const asked = wordsOf(await page(browser, "/wizardprofile?do=cancel"));
    expect(asked).toMatch(/You are a member until 29 Feb 2028, with the prices of members. Then it ends/);
    const left = await send(browser, english("/wizardprofile"), { step: "cancel" });
    expect([left.status, left.headers.location]).toEqual([303, "/wizardprofile?locale=en&done=cancelled"]);
    const after = wordsOf(await page(browser, "/wizardprofile?done=cancelled"));
    expect(after).toContain("You are a member until 29 Feb 2028. It is not renewed.");
    expect(after).not.toContain("Cancel membership");
  });

  it("has a home hotel of the guest's saved places, with a link to its rooms for one guest", async () => {
    const browser = await newMember();
    expect(wordsOf(await page(browser, "/wizardprofile"))).toContain("it can then become your home hotel");
    const { userId } = (await browser.get("/api/pwa/user")).body;
    await web.db
      .insertInto("wishlist_item")
      .values({ user_id: userId, property_id: 2, created_at: new Date(web.clock()) })
      .execute();
    const choices = await page(browser, "/wizardprofile");
    expect(mainOf(choices)).toMatch(/<option value="\d+"/);
    const [, id = ""] = /<option value="(\d+)"/.exec(mainOf(choices)) ?? [];
    const set = await send(browser, english("/wizardprofile"), { step: "home", base_hotel_id: id });
    expect(set.headers.location).toBe("/wizardprofile?locale=en&done=home");
    const home = mainOf(await page(browser, "/wizardprofile?done=home"));
    expect(home).toContain("Your home hotel is set.");
    expect(home).toMatch(new RegExp(`href="/nl/${id}/\\?rooms_config=1-1_0_0_0`));
    const refused = await send(browser, english("/wizardprofile"), { step: "home", base_hotel_id: "999999" });
    expect(wordsOf(refused.text)).toContain("This place cannot be your home hotel");
  });

  it("leads a stranger to sign in and back, and says what is over", async () => {
    const stranger = newBrowser();
    const asked = await stranger.get("/wizardprofile");
    expect([asked.status, asked.headers.location]).toEqual([303, "/login?retUrl=/wizardprofile"]);
    await signUp(stranger, "/");
    expect(wordsOf(await page(stranger, "/wizardprofile"))).toContain("You are not a member of");
    // The form of a tab from before it was over.
    for (const step of ["cancel", "home"]) {
      const form = { step, base_hotel_id: "2" };
      const stale = await send(stranger, english("/wizardprofile"), form);
      expect([stale.status, stale.headers["content-type"]]).toEqual([200, expect.stringContaining("html")]);
      expect(wordsOf(stale.text)).toContain("You are not a member of");
    }
  });

  it("says of an address what is so alone", async () => {
    const words = wordsOf(await page(await newMember(), "/wizardprofile?done=cancelled"));
    expect(words).not.toContain("is cancelled");
  });
});

describe("signing in and out", () => {
  it("[ACC-03] is not signed in until a code is right, says at the form what was wrong, and leaves nobody a member", async () => {
    const browser = newBrowser();
    const isKnown = async () => (await browser.get("/api/pwa/user")).body.isLoggedIn;
    const login = english("/login");
    const phone = `6${String(40_000_000 + guests * 10_001)}`;
    expect(await isKnown()).toBe(false);
    await send(browser, login, { step: "start", phone, country_iso_code: "NL" });
    expect(await isKnown()).toBe(false);
    const code = (await codeFor(web.db, `+31${phone}`)) ?? "";
    const wrong = ((Number(code) + 1) % 1_000_000).toString().padStart(6, "0");
    const failed = await send(browser, login, { step: "code", otp: wrong });
    expect([await isKnown(), /aria-invalid="true"/.test(mainOf(failed.text))]).toEqual([false, true]);
    expect(wordsOf(failed.text)).toContain("That code is not right");
    await send(browser, login, { step: "code", otp: code });
    expect(await isKnown()).toBe(false);
    const form = { name: "Noor de Wit", email: `in${guests}@example.test`, gdpr_consent: "true" };
    await send(browser, login, { step: "signup", ...form });
    expect(await isKnown()).toBe(true);
    await send(browser, english("/wizard"), { step: "join", plan_id: "yearly" });
    const status = async () => (await browser.get("/api/pwa/wizardStatus")).body;
    expect(membershipProfile(await status()).isMember).toBe(true);
    await send(browser, english("/accountdetails"), { step: "signout" });
    expect([await isKnown(), membershipProfile(await status())]).toMatchObject([
      false,
      { isMember: false, status: "NOT_MEMBER", error: null },
    ]);
    expect(mainOf(await page(browser, "/wizard"))).toContain("data-begin-join");
    web.clock.advance(60_000);
    await send(browser, login, { step: "start", phone, country_iso_code: "NL" });
    await send(browser, login, { step: "code", otp: (await codeFor(web.db, `+31${phone}`)) ?? "" });
    expect([await isKnown(), membershipProfile(await status()).isMember]).toEqual([true, true]);
  });
});

describe("renewing and lengthening", () => {
  it.each(["/wizard/upgrade/", "/wizard/renew/", "/nl/wizard/upgrade", "/nl/wizard/renew"])(
    "shows at %s what may follow, and a stranger how to join",
    async (path) => {
      expect(wordsOf(await page(newBrowser(), path))).toContain("You are not a member of");
      const words = wordsOf(await page(await newMember(), path));
      expect(words).toMatch(
        path.includes("renew") ? /You may renew it from 30 Jan 2028 on/ : /There is no longer membership/,
      );
    },
  );
});

describe("where the membership is hidden", () => {
  const PATHS = ["/wizard", "/wizard/upgrade/", "/wizard/renew", "/wizardprofile", "/nl/wizard"];

  it("[WIZ-09] no page leads to it and its addresses are not found; where it is shown its links ask for one guest", async () => {
    const member = await newMember();
    const links = async () => {
      const pages = await Promise.all(["/", "/accountdetails"].map((path) => page(member, path)));
      return pages.map((html) => /href="\/wizard/.test(html));
    };
    expect(await links()).toEqual([true, true]);
    for (const path of PATHS) expect((await member.get(path)).status, path).toBe(200);
    await member.post("/api/pwa/setWizardBase", { base_hotel_id: 2 });
    expect(mainOf(await page(member, "/wizardprofile"))).toContain("/2/?rooms_config=1-1_0_0_0");
    release = hidden;
    expect(await links()).toEqual([false, false]);
    for (const path of PATHS) expect((await member.get(path)).status, path).toBe(404);
    expect((await member.get("/api/pwa/wizardPlans")).body.plans).toEqual([]);
    const refused = await send(member, "/wizard", { step: "join", plan_id: "yearly" });
    expect(refused.status).toBe(404);
  });

  it("[WIZ-09] is none of a vendor's that hides it, on a site that has it", async () => {
    const [vendor] = Object.values(shown.microsites).filter(({ flags }) => flags?.hideWizard);
    const [own] = (vendor?.domains ?? []).map((id) => shown.sites[id]).filter((site) => site !== undefined);
    if (!vendor || !own) return;
    const host = `${own.id}.localhost`;
    const browser = createBrowser(web.app, host, "198.51.100.250");
    expect((await browser.get("/wizard")).status).toBe(200);
    const plans = async () => (await browser.get("/api/pwa/wizardPlans")).body.plans.length;
    expect(await plans()).toBeGreaterThan(0);
    await browser.get(`/microsite/${vendor.name}`);
    expect((await browser.get("/wizard")).status).toBe(404);
    expect(await plans()).toBe(0);
  });
});
