import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser, siteUrl } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath, openProperty } from "./support/places.ts";

openBrowser({ keepsLeftPages: true });

/**
 * Pages as a guest leaves them: awake, used, private or public. The checkout is none of them: it and its
 * calls are `no-store`, because names and phones are typed there, and what it priced may be gone; it comes
 * back by a load, with the draft in its fields.
 */
const pages: Readonly<Record<string, (guest: Guest) => Promise<unknown>>> = {
  home: async (guest) => {
    await guest.open("/");
    await guest.page.getByRole("combobox").first().click();
  },
  listing: async (guest) => {
    await guest.open(listingPath("solvanta-in"));
    await awake(guest.page);
    await guest.listing.sortBy("rating");
  },
  property: (guest) => openProperty(guest),
  bookings: async (guest) => {
    // The guests of these tests get their cookie of consent on their first page, and a page that is `no-store`
    // comes back from memory only where no cookie has changed on it.
    await guest.open("/");
    // A browser forgets pages that were left when the service worker of a first visit takes charge.
    await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await guest.open("/my-booking");
  },
  about: (guest) => guest.open("/about"),
};

describe("a page that was left by a full load", () => {
  it.each(Object.keys(pages))("stands as it was when the guest comes back: %s", async (name) => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page } = guest;
    await pages[name]?.(guest);
    await awake(page);
    const left = page.url();
    await page.evaluate(() =>
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })),
    );
    await goBy(page, () => location.assign("/faq"), /\/faq$/);
    await goBy(page, () => history.back(), left);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "persisted"))).toBe(true);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("a step of a guest", () => {
  it("leads to its page though it was taken before the code that follows it had come", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page } = guest;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/browser-runtime-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await guest.open("/");
    await page.evaluate(() => history.pushState({}, "", "/my-booking"));
    await goBy(page, () => history.back(), /\/$/);
    await goBy(page, () => history.forward(), /\/my-booking$/);
    release();
    await page.locator('[name="booking_id"]').waitFor();
    await guest.context.close();
  });

  it("leads Back from a page without scripts to one that was still loading when it was left", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page, home } = guest;
    let letCode = () => {};
    let letPictures = () => {};
    const code = new Promise<void>((resolve) => {
      letCode = resolve;
    });
    const pictures = new Promise<void>((resolve) => {
      letPictures = resolve;
    });
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() === "image") await pictures;
      if (/browser-runtime-/.test(route.request().url())) await code;
      await route.continue().catch(() => {});
    });
    await page.goto(siteUrl("wrenhollow-nl"), { waitUntil: "commit" });
    const title = await home.title.textContent();
    await page.getByRole("contentinfo").locator('a[href="/terms"]').first().click();
    // As long as a browser remembers a press.
    await page.waitForTimeout(5500);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
    letCode();
    await page.waitForURL(/\/terms$/, { waitUntil: "commit" });
    letPictures();
    await page.waitForLoadState();
    await goBy(page, () => history.back(), /\/$/);
    await expect.poll(() => home.title.textContent()).toBe(title);
    await guest.context.close();
  });

  it("leads Back from a page without scripts that was loaded anew", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page, home } = guest;
    await guest.open("/");
    await awake(page);
    const title = await home.title.textContent();
    await page.getByRole("contentinfo").locator('a[href="/terms"]').first().click();
    await page.waitForURL(/\/terms$/);
    await page.reload();
    await goBy(page, () => history.back(), /\/$/);
    await expect.poll(() => home.title.textContent()).toBe(title);
    await guest.context.close();
  });
});

describe("the list of destinations that takes a phone's screen", () => {
  it("is closed by Back, on the page it was opened on, with what was typed", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page } = guest;
    await guest.open("/faq");
    await guest.open("/");
    await awake(page);
    const field = page.getByRole("combobox").first();
    await field.click();
    await field.fill("tex");
    await page.getByRole("option").first().waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole("option").first().waitFor({ state: "hidden" });
    expect([new URL(page.url()).pathname, await field.inputValue()]).toEqual(["/", "tex"]);
    // Closed in any other way it leaves no step behind.
    await field.click();
    await page.getByRole("option").first().click();
    await page.getByRole("option").first().waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined();
    await goBy(page, () => history.back(), /\/faq$/);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

/** A page that comes back whole fires no `load`. */
async function goBy(page: Page, go: () => void, address: string | RegExp): Promise<void> {
  await page.evaluate(go);
  await expect.poll(() => page.url()).toMatch(address);
}
