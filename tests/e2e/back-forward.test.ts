import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath, openProperty } from "./support/places.ts";

openBrowser({ keepsLeftPages: true });

/**
 * Pages as a guest leaves them: awake, used, private or public. The checkout is none of them: it and its calls are `no-store`, because
 * names and phones are typed there, and what it priced may be gone; it comes back by a load, with the draft in its fields.
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
  bookings: (guest) => guest.open("/my-booking"),
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

/** A page that comes back whole fires no `load`. */
async function goBy(page: Page, go: () => void, address: string | RegExp): Promise<void> {
  await page.evaluate(go);
  await expect.poll(() => page.url()).toMatch(address);
}
