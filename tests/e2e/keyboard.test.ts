import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { openCheckout, openProperty } from "./support/places.ts";
import { stayAhead, urlDate } from "./support/stay.ts";

/** A page is to come first, on a machine that does other things. */
const patience = { timeout: 20_000 };

openBrowser();

const guests = [
  { siteId: "solvanta-in", direction: "ltr", place: "Mumbai", phone: "9845098450", lane: 33 },
  { siteId: "solvanta-ae", direction: "rtl", place: "Dubai", phone: "501230045", lane: 34 },
] as const;

describe("by keyboard on a wide screen", () => {
  it.each(["solvanta-in", "wrenhollow-nl"])(
    "never leaves the window of a small laptop of %s with the focus, beside a column that is held fast",
    async (siteId) => {
      const guest = await newGuest(siteId, "desktop");
      const { page } = guest;
      await page.setViewportSize({ width: 1366, height: 650 });
      for (const open of [openProperty, (at: Guest) => openCheckout(at, stayAhead(2, 40))]) {
        await open(guest);
        await awake(page);
        const below: string[] = [];
        for (let presses = 0; presses < 100; presses += 1) {
          await page.keyboard.press("Tab");
          const at = await page.evaluate(() => {
            const focused = document.activeElement as HTMLElement;
            const { bottom, height } = focused.getBoundingClientRect();
            const isBelow = bottom > innerHeight + 1 && height < innerHeight;
            return { isLast: focused === document.body, isBelow, words: focused.textContent ?? "" };
          });
          if (at.isLast && presses > 0) break;
          if (at.isBelow) below.push(at.words.trim());
        }
        expect(below, page.url()).toEqual([]);
      }
      await guest.context.close();
    },
  );

  it("hands the focus back to what opened the calendar and the rooms when Done closes them", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page, say, home, property } = guest;
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-haspopup"));
    const check = async (opener: Locator, done: string) => {
      await opener.click();
      const button = page.getByRole("dialog").getByRole("button", { name: say(done), exact: true });
      await button.press("Enter");
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await expect.poll(focused).toBe("dialog");
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    };
    await guest.open("/");
    await awake(page);
    const { form } = home.search;
    await check(form.getByRole("button", { name: say("search.checkin") }), "calendar.done");
    await check(form.getByRole("button", { name: say("search.rooms-and-guests") }), "rooms-picker.done");
    await openProperty(guest);
    await awake(page);
    await check(page.locator("#dates button[aria-haspopup]").first(), "calendar.done");
    await check(property.roomsButton, "rooms-picker.done");
    await guest.context.close();
  });
});

describe("by keyboard alone on a phone", () => {
  it.each(guests)(
    "[LOC-03] [SRCH-01] [BOOK-01] a guest of $siteId ($direction) searches, chooses days, picks a room and books",
    async ({ siteId, direction, place, phone, lane }) => {
      const stay = stayAhead(2, lane);
      const guest = await newGuest(siteId, "phone");
      const { page, say, home, listing, property, checkout } = guest;
      await guest.open("/");
      await awake(page);
      expect(await page.locator("html").getAttribute("dir")).toBe(direction);

      await tabTo(page, home.search.destination);
      await page.keyboard.type(place);
      await home.search.suggestions.first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect.poll(() => home.search.destination.getAttribute("aria-expanded")).toBe("false");

      await tabTo(page, home.search.form.getByRole("button", { name: say("search.checkin") }));
      await page.keyboard.press("Enter");
      await chooseDay(guest, stay.checkin);
      await chooseDay(guest, stay.checkout);
      await tabTo(page, page.getByRole("button", { name: say("calendar.done"), exact: true }).last());
      await page.keyboard.press("Enter");

      await tabTo(page, home.search.form.getByRole("button", { name: say("search.button"), exact: true }));
      await page.keyboard.press("Enter");
      await page.waitForURL(/hotels-in-/);
      expect(new URL(page.url()).searchParams.get("checkin")).toBe(urlDate(stay.checkin));

      await awake(page);
      const card = await listing.firstFree();
      await tabTo(page, card.link);
      await page.keyboard.press("Enter");
      await property.offers.first().waitFor();
      await awake(page);

      await tabTo(page, property.offers.first().locator('a[href*="/checkout?"]'));
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/checkout\?/);
      await checkout.ready();
      await awake(page);

      // A form that lacks everything leads to the first field that is wrong.
      await tabTo(page, checkout.bookButton);
      await page.keyboard.press("Enter");
      await expect.poll(() => hasFocus(checkout.field("first_name")), patience).toBe(true);
      await page.keyboard.type("Noor");
      for (const [name, text] of [
        ["last_name", "Verhoeven"],
        ["phone", phone],
        ["email", "noor@example.com"],
      ] as const) {
        await tabTo(page, checkout.field(name));
        await page.keyboard.type(text);
      }
      for (const tick of ["rules_seen", "gdpr_consent"])
        if ((await checkout.field(tick).count()) > 0) {
          await tabTo(page, checkout.field(tick));
          await page.keyboard.press("Space");
        }
      expect(await checkout.wrongFields()).toEqual([]);
      await tabTo(page, checkout.bookButton);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/booking\/[A-Z0-9-]+/);
      await guest.booking.article.waitFor();
      expect(await guest.booking.isSuccess()).toBe(true);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );
});

/** Presses Tab until the element has the focus, as somebody does who sees where it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${target}.`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => element === document.activeElement);
}

/** Goes to a day of the open calendar by arrows, in the direction the language runs, and takes it. */
async function chooseDay({ page }: Guest, date: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-date") ?? null);
  await page.locator("[data-date]:visible").first().waitFor();
  const current = page.locator('[data-date][tabindex="0"]:visible').first();
  await tabTo(page, current);
  const isLeft = (await page.locator("html").getAttribute("dir")) === "rtl";
  const dayMs = 86_400_000;
  for (let presses = 0; presses < 80; presses++) {
    const at = await focused();
    if (at === date) break;
    const days = (Date.parse(date) - Date.parse(at ?? "")) / dayMs;
    if (Math.abs(days) >= 7) await page.keyboard.press(days > 0 ? "ArrowDown" : "ArrowUp");
    else await page.keyboard.press(days > 0 === isLeft ? "ArrowLeft" : "ArrowRight");
  }
  expect(await focused()).toBe(date);
  await page.keyboard.press("Enter");
}
