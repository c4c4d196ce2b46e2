import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { isAwake } from "./support/awake.ts";
import { openBrowser, siteUrl } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { type Network, throttle } from "./support/network.ts";
import { openCheckout, openProperty } from "./support/places.ts";

openBrowser();

/**
 * Types letter after letter from the first moment the field can be seen until well after its island has
 * woken.
 */
async function typeFromTheStart(
  page: Page,
  field: Locator,
  letters = "abcdefghijklmnopqrstuvwxyz",
): Promise<string> {
  await field.waitFor();
  await field.click();
  let typed = "";
  let after = 0;
  for (let count = 0; after < 8; count++) {
    const letter = letters[count % letters.length] ?? "";
    await page.keyboard.type(letter);
    typed += letter;
    if (await isAwake(field)) after++;
    // As fast as quick fingers, and slow enough to last over the whole load of a slow network.
    await page.waitForTimeout(after > 0 ? 30 : Math.min(400, 60 + count * 10));
  }
  return typed;
}

/** Goes to a page without waiting for its scripts. */
async function arrive(guest: Guest, path: string): Promise<void> {
  await guest.page.goto(siteUrl(guest.site.id, path), { waitUntil: "commit" });
}

const visits = [
  ["solvanta-in", "phone", "none", "mumbi", "a"],
  ["solvanta-in", "desktop", "fast 3G", "mumbi", "a"],
  ["wrenhollow-nl", "desktop", "none", "amsterdm", "a"],
  ["wrenhollow-nl", "phone", "slow 3G", "amsterdm", "a"],
] as const satisfies readonly (readonly [string, Guest["screen"], Network, string, string])[];

describe("what a guest types before the page has woken", () => {
  it.each(["solvanta-in", "wrenhollow-nl"])(
    "stays in the destination of %s, letter by letter while it wakes",
    async (siteId) => {
      const guest = await newGuest(siteId, "phone");
      await arrive(guest, "/");
      const { destination } = guest.home.search;
      const typed = await typeFromTheStart(guest.page, destination);
      expect(await destination.inputValue()).toBe(typed);
      await guest.page.keyboard.press("Backspace");
      expect(await destination.inputValue()).toBe(typed.slice(0, -1));
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it.each(visits)(
    "is looked for on %s, %s, network throttled: %s, and the cursor stays in %s for an %s",
    async (siteId, screen, network, early, missed) => {
      const guest = await newGuest(siteId, screen);
      await throttle(guest.page, network);
      await arrive(guest, "/");
      const { destination, suggestions } = guest.home.search;
      await destination.waitFor();
      await destination.click();
      await guest.page.keyboard.type(early);
      await guest.page.keyboard.press("ArrowLeft");
      await expect.poll(() => isAwake(destination), { timeout: 30_000 }).toBe(true);
      expect(await destination.inputValue()).toBe(early);
      await guest.page.keyboard.type(missed);
      const whole = early.slice(0, -1) + missed + early.slice(-1);
      expect(await destination.inputValue()).toBe(whole);
      await suggestions
        .filter({ hasText: new RegExp(whole, "i") })
        .first()
        .waitFor();
      expect(await destination.inputValue()).toBe(whole);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("is looked for though the guest waits after the last letter", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    await throttle(guest.page, "fast 3G");
    await arrive(guest, "/");
    const { destination, suggestions } = guest.home.search;
    await destination.waitFor();
    await destination.click();
    await guest.page.keyboard.type("mumbai");
    await suggestions.filter({ hasText: "Mumbai" }).first().waitFor();
    expect(await destination.inputValue()).toBe("mumbai");
    await guest.context.close();
  });

  it("stays in the fields of the checkout, ticks and choices too", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page, checkout } = guest;
    const path = await openCheckout(guest);
    await throttle(page, "fast 3G");
    await arrive(guest, path);
    await checkout.field("title").selectOption("ms");
    await checkout.field("phone_country").selectOption("BE");
    await checkout.tick("gdpr_consent");
    const typed = await typeFromTheStart(page, checkout.field("first_name"));
    await checkout.field("last_name").fill("de Vries");
    expect(await checkout.field("first_name").inputValue()).toBe(typed);
    expect(await checkout.field("title").inputValue()).toBe("ms");
    expect(await checkout.field("phone_country").inputValue()).toBe("BE");
    expect(await checkout.field("gdpr_consent").isChecked()).toBe(true);
    await checkout.bookButton.click();
    await expect.poll(() => checkout.wrongFields()).not.toContain("first_name");
    expect(await checkout.wrongFields()).not.toContain("gdpr_consent");
    await guest.context.close();
  });

  it("is not sent by a press on Book that comes before the code of the checkout", async () => {
    const guest = await newGuest("solvanta-in", "desktop", { offlineCopies: false });
    const { page, checkout } = guest;
    const path = await openCheckout(guest);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/checkout-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && new URL(request.url()).pathname === "/checkout")
        sent.push(request.url());
    });
    await arrive(guest, path);
    await checkout.field("last_name").fill("de Vries");
    await checkout.bookButton.click();
    release();
    await expect.poll(() => checkout.wrongFields()).toContain("first_name");
    expect(await checkout.field("last_name").inputValue()).toBe("de Vries");
    expect(sent).toEqual([]);
    await guest.context.close();
  });

  it("stays in the form that finds a booking", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    await throttle(guest.page, "fast 3G");
    await arrive(guest, "/my-booking");
    const field = guest.page.locator('[name="booking_id"]');
    const typed = await typeFromTheStart(guest.page, field, "ABCD2345");
    expect(await field.inputValue()).toBe(typed);
    await guest.context.close();
  });
});

describe("what a guest presses before its code has come", () => {
  it.each([
    ["the dates of a property", "#dates button >> nth=0"],
    ["a popup", 'main a[data-modal="hotelReviewsPopUp"]'],
  ])("is shown to be on its way, until it is there: %s", async (_, pressed) => {
    const guest = await newGuest("solvanta-ae", "phone", { offlineCopies: false });
    const { page } = guest;
    const path = await openProperty(guest);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/(browser-runtime|page-part)-/, async (route) => {
      await held;
      await route.continue();
    });
    await arrive(guest, path);
    const bar = () =>
      page.evaluate(() => getComputedStyle(document.documentElement, "::before").content !== "none");
    await page.locator(pressed).click();
    await expect.poll(bar, { timeout: 1000 }).toBe(true);
    release();
    await page.getByRole("dialog").waitFor();
    await expect.poll(bar).toBe(false);
    await guest.context.close();
  });
});
