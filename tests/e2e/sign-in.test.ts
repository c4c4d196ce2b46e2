import { randomInt } from "node:crypto";
import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { listingPath } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { walksOn } from "./support/walks.ts";

openBrowser();
const door = openTestDoor();

/** Sites of both brands and directions, with numbers nobody else of a run has. */
const sites = [
  ["wrenhollow-nl", "+31", () => `6${randomInt(10_000_000, 99_999_999)}`],
  ["solvanta-in", "+91", () => `9${randomInt(100_000_000, 999_999_999)}`],
  ["solvanta-ae", "+971", () => `5${randomInt(10_000_000, 99_999_999)}`],
] as const;
const NAME = "Noor de Wit";
const entry = ({ page, say }: Guest) =>
  page.locator('[data-region="header"]').getByRole("link", { name: say("shell.login") });
const hrefOf = (link: Locator) => link.evaluate((each) => (each as HTMLAnchorElement).href);
const nameInHeader = ({ page }: Guest) =>
  page.locator('[data-region="header"] a').filter({ hasText: NAME }).first();
const wrongCode = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, "0");
/** Says that the browser reads codes from messages, and what it reads: nothing until it is told to. */
const readsCodes = (guest: Guest) =>
  guest.page.addInitScript(() => {
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, "credentials", {
      value: {
        get: ({ signal }: { signal: AbortSignal }) =>
          new Promise((resolve, reject) => {
            Object.assign(window, { readCode: (code: string) => resolve({ code }), reading: signal });
            signal.addEventListener("abort", () => reject(signal.reason));
          }),
      },
    });
  });

describe.each(sites)("%s", (siteId, callingCode, inventNumber) => {
  it.each(walksOn(siteId).filter(([, javaScript]) => javaScript))(
    "[ACC-07] [ACC-11] signs a new guest up on %s who goes on where they were, and knows them by their code the next time",
    async (screen) => {
      const guest = await newGuest(siteId, screen, { offlineCopies: false });
      const { page } = guest;
      const signIn = new SignInPage(page, guest.say);
      const number = inventNumber();
      await guest.open(listingPath(siteId));
      const listing = new URL(page.url());
      // Opened in a tab of its own, the entry is the page; pressed here it is a popup over the listing.
      const referer = page.url();
      await page.goto(await hrefOf(entry(guest).first()), { referer });
      await signIn.heading("sign-in.title").waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await signIn.sendCodeTo(number);
      expect(await accessibilityProblems(page)).toEqual([]);
      const code = await door.codeFor(callingCode + number);
      await signIn.enterCode(wrongCode(code));
      await page.getByText(guest.say("sign-in.wrong-code")).waitFor();
      expect(await signIn.code.evaluate((field) => field === document.activeElement)).toBe(true);
      await signIn.code.fill("");
      await page.evaluate(
        async (text) => {
          const field = document.querySelector<HTMLInputElement>('[name="otp"]');
          field?.focus();
          document.execCommand("insertText", false, "");
          if (!field) return;
          field.value = text;
          field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
        },
        `${code.slice(0, 3)} ${code.slice(3)}`,
      );
      await signIn.heading("sign-in.sign-up-title").waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await signIn.press("sign-in.create");
      await page.locator('main [aria-invalid="true"]').first().waitFor();
      await signIn.signUp({ name: NAME, email: "noor@example.test" });
      await page.waitForURL((url) => url.pathname === listing.pathname);
      await nameInHeader(guest).waitFor();

      await nameInHeader(guest).click();
      await signIn.heading("profile.title").waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.locator('main [name="city"]').fill("Utrecht");
      await signIn.press("profile.save");
      await page.getByText(guest.say("profile.saved")).waitFor();
      expect(await page.locator('main [name="city"]').inputValue()).toBe("Utrecht");
      await signIn.press("profile.sign-out");
      await signIn.heading("sign-in.title").waitFor();
      expect(await nameInHeader(guest).count()).toBe(0);

      await signIn.sendCodeTo(`${callingCode} ${number}`);
      await signIn.enterCode(await door.codeFor(callingCode + number, code));
      await nameInHeader(guest).waitFor();
      expect(
        guest.trouble.filter((line) => !/status of 4(22|29)|Service Worker registration/.test(line)),
      ).toEqual([]);
      await guest.context.close();
    },
  );

  it("[ACC-16] signs a new guest up without JavaScript", async () => {
    const guest = await newGuest(siteId, "phone", { javaScript: false });
    const { page } = guest;
    const signIn = new SignInPage(page, guest.say);
    const number = inventNumber();
    await guest.open(listingPath(siteId));
    const { pathname } = new URL(page.url());
    await page.goto(
      await page
        .locator('[data-region="header"] a[href*="/login"]')
        .first()
        .evaluate((link) => (link as HTMLAnchorElement).href),
      {
        referer: page.url(),
      },
    );
    await signIn.sendCodeTo(number);
    await signIn.enterCode("12");
    await page.getByText(guest.say("sign-in.code-digits")).waitFor();
    await signIn.enterCode(await door.codeFor(callingCode + number));
    await signIn.signUp({ name: NAME, email: "noor@example.test" });
    await page.waitForURL((url) => url.pathname === pathname);
    await guest.open("/login");
    await page.getByText(guest.say("sign-in.in-text", { name: `\u2068${NAME}\u2069` })).waitFor();
    await signIn.press("sign-in.sign-out");
    await signIn.heading("sign-in.title").waitFor();
    await guest.context.close();
  });
});

describe("a code that the browser reads from the message", () => {
  it("[ACC-11] signs in by itself", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    await readsCodes(guest);
    const signIn = new SignInPage(guest.page, guest.say);
    const number = `6${randomInt(10_000_000, 99_999_999)}`;
    await guest.open("/login");
    await signIn.sendCodeTo(number);
    const code = await door.codeFor(`+31${number}`);
    await guest.page.evaluate(
      (text) => (window as unknown as { readCode: (code: string) => void }).readCode(text),
      code,
    );
    await signIn.heading("sign-in.sign-up-title").waitFor();
    await guest.context.close();
  });

  it("[ACC-11] [ACC-12] [CONST-04] is waited for a minute, when another one may be sent, and can be typed all the while", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page, say } = guest;
    await readsCodes(guest);
    await page.clock.install();
    const signIn = new SignInPage(page, say);
    const number = `6${randomInt(10_000_000, 99_999_999)}`;
    await guest.open("/login");
    await signIn.sendCodeTo(number);
    const isAborted = () =>
      page.evaluate(() => (window as unknown as { reading: AbortSignal }).reading.aborted);
    const again = page.getByRole("button", { name: say("sign-in.resend") });
    await page.clock.fastForward(50_000);
    expect([await isAborted(), await again.isDisabled()]).toEqual([false, true]);
    await page.clock.fastForward(11_000);
    await expect.poll(isAborted).toBe(true);
    await expect.poll(() => again.isDisabled()).toBe(false);
    await signIn.enterCode(await door.codeFor(`+31${number}`));
    await signIn.heading("sign-in.sign-up-title").waitFor();
    await guest.context.close();
  });
});
