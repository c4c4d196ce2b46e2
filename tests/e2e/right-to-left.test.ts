import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { sidewaysScroll } from "./support/axe.ts";
import { openBrowser, type Screen } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { listingPath, openCheckout, openProperty } from "./support/places.ts";

openBrowser();

const siteId = "solvanta-ae";

describe.each(["phone", "desktop"] as const satisfies readonly Screen[])("Arabic on %s", (screen) => {
  it("[LOC-03] runs right to left on every page of the way, and nothing sticks out at the side", async () => {
    const guest = await newGuest(siteId, screen);
    const visits = [
      () => guest.open("/"),
      () => guest.open(listingPath(siteId)),
      () => openProperty(guest),
      () => openCheckout(guest),
      () => guest.open("/my-booking"),
    ];
    for (const visit of visits) {
      await visit();
      await awake(guest.page);
      const html = guest.page.locator("html");
      expect(await html.getAttribute("dir")).toBe("rtl");
      expect(await html.getAttribute("lang")).toMatch(/^ar/);
      expect.soft(await sidewaysScroll(guest.page), guest.page.url()).toBe(0);
    }
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[LOC-03] [DATE-12] the left arrow goes to the next day in the calendar, the right arrow back", async () => {
    const guest = await newGuest(siteId, screen);
    const { page, say, home } = guest;
    await guest.open("/");
    await awake(page);
    await home.search.form.getByRole("button", { name: say("search.checkin") }).click();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-date"));
    await page.locator('[data-date][tabindex="0"]:visible').first().focus();
    const start = await focused();
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe(nextDay(start, 1));
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe(nextDay(start, 1));
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe(nextDay(start, 8));
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[LOC-03] amounts, numbers of phones and bookings keep their own direction", async () => {
    const guest = await newGuest(siteId, screen);
    await openCheckout(guest);
    const direction = (name: string) =>
      guest.checkout.field(name).evaluate((field) => getComputedStyle(field).direction);
    expect(await direction("phone")).toBe("ltr");
    expect(await direction("email")).toBe("ltr");
    expect(await direction("first_name")).toBe("rtl");
    await guest.open(listingPath(siteId));
    expect(await guest.listing.cards.locator("strong bdi").count()).toBeGreaterThan(0);
    expect(await guest.listing.title.evaluate((title) => getComputedStyle(title).direction)).toBe("rtl");
    await guest.context.close();
  });
});

describe("a window that changes its width", () => {
  it("keeps an open panel within its edges", async () => {
    const guest = await newGuest(siteId, "desktop");
    const { page, say, home } = guest;
    await guest.open("/");
    await awake(page);
    await home.search.form.getByRole("button", { name: say("search.rooms-and-guests") }).click();
    const panel = page.getByRole("dialog");
    await panel.waitFor();
    await page.setViewportSize({ width: 800, height: 900 });
    const inside = () =>
      panel.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= document.documentElement.clientWidth;
      });
    await expect.poll(inside).toBe(true);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("the other language of an Arabic site", () => {
  it("[LOC-03] English turns the pages around", async () => {
    const guest = await newGuest(siteId, "desktop", { locale: "en" });
    await guest.open("/?locale=en");
    expect(await guest.page.locator("html").getAttribute("dir")).toBe("ltr");
    expect(await guest.home.title.textContent()).toMatch(/[a-z]/i);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

function nextDay(date: string | null | undefined, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
