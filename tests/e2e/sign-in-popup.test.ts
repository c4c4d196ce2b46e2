import { randomInt } from "node:crypto";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser, type Screen } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { listingPath, openCheckout } from "./support/places.ts";
import {
  closeWithEscape,
  dialog,
  filled,
  focusEscapes,
  focusIsWithin,
  openInPage,
  refusedInPage,
} from "./support/popups.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();
const door = openTestDoor();

const NAME = "Noor de Wit";
const CACHES = ["search-cache", "hotel-cache"];
const sites = {
  "wrenhollow-nl": ["+31", () => `6${randomInt(10_000_000, 99_999_999)}`],
  "solvanta-ae": ["+971", () => `5${randomInt(10_000_000, 99_999_999)}`],
} as const;
const walks = (["wrenhollow-nl", "solvanta-ae"] as const).flatMap((site) =>
  (["phone", "desktop"] as const satisfies readonly Screen[]).map((screen) => [site, screen] as const),
);

const header = ({ page }: Guest) => page.locator('[data-region="header"]');
const entry = (guest: Guest) => header(guest).locator('a[data-modal="signin"]:visible').first();
const nameInHeader = (guest: Guest) => header(guest).locator("a").filter({ hasText: NAME }).first();
const wrong = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, "0");
const fillCaches = (page: Page) =>
  page.evaluate(async (names) => {
    for (const name of names) await (await caches.open(name)).put("/kept", new Response("kept"));
  }, CACHES);
const cachesLeft = (page: Page) =>
  page.evaluate(async (names) => (await caches.keys()).filter((name) => names.includes(name)), CACHES);
/** Unhappy answers are the point of some steps. */
const troubleOf = ({ trouble }: Guest) =>
  trouble.filter((line) => !/status of 4(01|22|29)|Service Worker registration/.test(line));

describe.each(walks)("signing in over a page of %s on %s", (siteId, screen) => {
  it("[ACC-07] closes by Back and Escape, goes on where it was left, signs up and in, and leaves the guest on their page", async () => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    const { page, say } = guest;
    const [callingCode, inventNumber] = sites[siteId];
    const number = inventNumber();
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    const popup = dialog(guest, "signin");
    const steps = new SignInPage(page, say, "signin");
    await guest.open("/");
    await guest.open(listingPath(siteId));
    await awake(page);
    const listing = page.url();
    expect(files.filter((url) => /\/sign-in[^/]*\.js|_modal/.test(url))).toEqual([]);

    await entry(guest).click();
    await steps.phone.waitFor();
    await steps.heading("modals.signin").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await focusIsWithin(guest, "signin")).toBe(true);
    for (let presses = 0; presses < 16; presses++) {
      await page.keyboard.press("Tab");
      expect(await focusEscapes(guest, "signin")).toBe(false);
    }
    await page.goBack();
    await popup.waitFor({ state: "detached" });
    expect(page.url()).toBe(listing);
    expect(await entry(guest).evaluate((link) => link === document.activeElement)).toBe(true);

    await page.keyboard.press("Enter");
    await steps.phone.fill("1");
    await steps.press("sign-in.send-code");
    await popup.locator('[aria-invalid="true"]').waitFor();
    let sent = 0;
    page.on("request", (request) => {
      sent += Number(request.url().includes("/generateByPhone"));
    });
    await steps.phone.fill(number);
    await popup.locator('form:has([name="phone"]) button[type="submit"]').dblclick();
    await steps.code.waitFor();
    expect(sent).toBe(1);
    expect(await steps.code.evaluate((field) => field === document.activeElement)).toBe(true);
    await steps.heading("sign-in.code-title").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await closeWithEscape(guest, "signin");
    expect(page.url()).toBe(listing);
    await entry(guest).click();
    const code = await door.codeFor(callingCode + number);
    await steps.enterCode(wrong(code));
    await popup.getByText(say("sign-in.wrong-code")).waitFor();
    await page.context().setOffline(true);
    await steps.enterCode(code);
    await popup.getByText(say("sign-in.offline")).waitFor();
    await page.context().setOffline(false);
    await steps.press("sign-in.confirm");
    await steps.heading("sign-in.sign-up-title").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await fillCaches(page);
    await page.evaluate(() => scrollTo(0, 300));
    await steps.signUp({ name: NAME, email: "noor@example.test" });
    await nameInHeader(guest).waitFor();
    expect([page.url(), await popup.count(), await cachesLeft(page)]).toEqual([listing, 0, []]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await nameInHeader(guest).waitFor();

    await door.signOut(guest);
    await guest.open(listingPath(siteId));
    await entry(guest).click();
    await steps.sendCodeTo(number);
    await steps.enterCode(await door.codeFor(callingCode + number, code));
    await nameInHeader(guest).waitFor();
    expect(page.url()).toBe(listing);
    await refusedInPage(guest, "signin");
    expect(await popup.count()).toBe(0);
    expect(troubleOf(guest)).toEqual([]);
    await guest.context.close();
  });
});

describe("a popup to sign in", () => {
  it("[MODAL-05] opens by each of its names, and never on a page load; showOtp opens alone, and inside the summary where that is open", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page, say } = guest;
    const known = [
      ["signin", "modals.signin", "sign-in.send-code"],
      ["signup", "modals.signup", "sign-in.send-code"],
      ["TCSignup", "modals.TCSignup", "sign-in.send-code"],
      ["micrositeSignup", "modals.micrositeSignup", "sign-in.send-code"],
      ["quickLogin", "modals.quickLogin", "sign-in.send-code"],
      ["onboarding", "modals.onboarding", "sign-in.send-code"],
      ["forgotPassword", "sign-in.reset-title", "sign-in.reset-send"],
    ] as const;
    for (const [name, title, button] of known) {
      await guest.open(listingPath("wrenhollow-nl"));
      await awake(page);
      await openInPage(guest, name);
      const steps = new SignInPage(page, say, name);
      await steps.scope.getByRole("button", { name: say(button), exact: true }).waitFor();
      await steps.heading(title).waitFor();
      expect(await accessibilityProblems(page), name).toEqual([]);
      await page.reload();
      await expect.poll(() => new URL(page.url()).searchParams.has("modal")).toBe(false);
      expect(await dialog(guest, name).count(), name).toBe(0);
    }
    await openCheckout(guest, stayAhead(3, 15));
    await awake(page);
    await openInPage(guest, "showOtp");
    expect(await page.locator("dialog[open]").count()).toBe(1);
    await closeWithEscape(guest, "showOtp");
    await openInPage(guest, "bookingSummary");
    await filled(guest, "bookingSummary");
    await openInPage(guest, "showOtp");
    expect(await page.locator("dialog[open]").count()).toBe(2);
    expect(troubleOf(guest)).toEqual([]);
    await guest.context.close();
  });

  it("[MODAL-06] socialLogin opens alone on a page load, and in the page only inside an open summary", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page, say } = guest;
    await guest.open(`${listingPath("wrenhollow-nl")}&modal=socialLogin`);
    const popup = dialog(guest, "socialLogin");
    // No provider is connected to this server: the way on is to sign in otherwise.
    await popup.getByRole("link", { name: say("sign-in.other-ways") }).click();
    await dialog(guest, "signin").locator('[name="phone"]').waitFor();
    expect(await popup.count()).toBe(0);

    await openCheckout(guest, stayAhead(3, 15));
    await awake(page);
    await refusedInPage(guest, "socialLogin");
    await openInPage(guest, "bookingSummary");
    await filled(guest, "bookingSummary");
    await openInPage(guest, "socialLogin");
    expect(await dialog(guest, "bookingSummary").count()).toBe(1);
    await popup.getByRole("link", { name: say("sign-in.other-ways") }).waitFor();
    await guest.context.close();
  });

  it("asks for the terms, where it is to, before an account is made", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page, say } = guest;
    const [callingCode, inventNumber] = sites["wrenhollow-nl"];
    const number = inventNumber();
    await guest.open("/");
    await awake(page);
    await openInPage(guest, "TCSignup");
    const steps = new SignInPage(page, say, "TCSignup");
    await steps.sendCodeTo(number);
    await steps.enterCode(await door.codeFor(callingCode + number));
    await steps.signUp({ name: NAME, email: "noor@example.test" });
    await steps.scope.getByText(say("sign-in.terms-required"), { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const terms = steps.scope.locator('label a[href*="terms"]');
    const read = (link: Element) => fetch((link as HTMLAnchorElement).href).then(({ status }) => status);
    expect(await terms.evaluate(read)).toBe(200);
    await steps.scope.locator('[name="terms"]').press("Space");
    await steps.press("sign-in.create");
    await nameInHeader(guest).waitFor();
    const kinds = page.evaluate(async () => {
      const { security } = await (await fetch("/api/pwa/accountSecurity")).json();
      return security.consents.map(({ kind }: { kind: string }) => kind);
    });
    expect(await kinds).toContain("terms");
    await guest.context.close();
  });

  it("goes to the address, the password and the mail of a new one without leaving the page", async () => {
    const guest = await newGuest("solvanta-in", "desktop", { offlineCopies: false });
    const { page, say } = guest;
    await guest.open("/");
    await awake(page);
    const address = page.url();
    await entry(guest).click();
    const steps = new SignInPage(page, say, "signin");
    const link = (id: string) => steps.scope.getByRole("link", { name: say(id), exact: true });
    await steps.scope.getByRole("link", { name: say("account.option.email-long") }).click();
    await steps.heading("sign-in.email-title").waitFor();
    await link("sign-in.with-password").click();
    await steps.heading("sign-in.password-title").waitFor();
    await steps.scope.locator('[name="email"]').fill("nobody@example.test");
    await steps.scope.locator('[name="password"]').fill("not the right one");
    await steps.press("sign-in.log-in");
    await steps.scope.getByRole("alert").waitFor();
    await link("sign-in.forgot").click();
    await steps.heading("sign-in.reset-title").waitFor();
    const email = `reset${randomInt(1e9)}@example.test`;
    await steps.scope.locator('[name="user_email"]').fill(email);
    await steps.press("sign-in.reset-send");
    await steps.scope.getByText(say("sign-in.reset-sent", { minutes: 30 })).waitFor();
    await door.mailTo(email);
    expect(await accessibilityProblems(page)).toEqual([]);
    await link("sign-in.other-ways").click();
    await steps.phone.waitFor();
    await closeWithEscape(guest, "signin");
    expect(page.url()).toBe(address);
    await guest.context.close();
  });

  it("says so where nobody can tell how far the guest has come, and goes on when asked again", async () => {
    const guest = await newGuest("solvanta-in", "phone", { offlineCopies: false });
    const { page, say } = guest;
    await guest.open("/");
    await awake(page);
    await page.route("**/signInState**", (route) => route.fulfill({ status: 503, body: "{}" }));
    await entry(guest).click();
    const popup = dialog(guest, "signin");
    await popup.getByText(say("errors.unavailable")).waitFor();
    await page.unroute("**/signInState**");
    await popup.getByRole("button", { name: say("shell.retry") }).click();
    await popup.locator('[name="phone"]').waitFor();
    await guest.context.close();
  });

  it("[ACC-08] tells the app around the page of every step: a code that is sent, one that is wrong, a new guest", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page, say } = guest;
    const [callingCode, inventNumber] = sites["wrenhollow-nl"];
    const heard: string[] = [];
    await page.exposeFunction("heardByApp", (text: string) => {
      const { type, action, success } = JSON.parse(text);
      if (type === "account") heard.push(`${action} ${success}`);
      if (type === "login") heard.push(type);
    });
    await page.addInitScript(() => {
      const app = window as unknown as { heardByApp: (text: string) => void };
      Object.assign(window, { StaywrightApp: { postMessage: (text: string) => app.heardByApp(text) } });
    });
    const number = inventNumber();
    await guest.open("/?webview=1");
    await awake(page);
    await openInPage(guest, "signup");
    const steps = new SignInPage(page, say, "signup");
    await steps.phone.waitFor();
    await closeWithEscape(guest, "signup");
    expect(heard).toEqual(["sign_up false"]);
    await openInPage(guest, "signin");
    const again = new SignInPage(page, say, "signin");
    await again.sendCodeTo(number);
    const code = await door.codeFor(callingCode + number);
    await again.enterCode(wrong(code));
    await again.scope.getByText(say("sign-in.wrong-code")).waitFor();
    await again.enterCode(code);
    await again.signUp({ name: NAME, email: "noor@example.test" });
    await nameInHeader(guest).waitFor();
    expect(heard.slice(1)).toEqual(["code true", "sign_in false", "login", "sign_up true"]);
    await guest.context.close();
  });
});
