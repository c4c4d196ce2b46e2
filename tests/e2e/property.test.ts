import type { Route } from "playwright";
import { describe, expect, it } from "vitest";
import { dateText } from "../../widgets/shared/text/use-date-text.ts";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { changeGuests } from "./support/pages/pickers.ts";
import { openProperty } from "./support/places.ts";
import { daysFromNow, stayQuery } from "./support/stay.ts";
import { textOf } from "./support/text.ts";

openBrowser();

const patient = { timeout: 10_000 };

/** The path of a property, without its search. */
const pathOf = (url: string) => new URL(url, "http://any").pathname;

/** `2026-12` after `2026-11`. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

describe("the property page", () => {
  it.each([["solvanta-ae"], ["wrenhollow-nl"]])(
    "[HOTEL-16] strikes out no night that can be booked, and names the total of the stay before and after it is chosen: %s",
    async (site) => {
      const guest = await newGuest(site, "desktop");
      const { page, property } = guest;
      const stay = { checkin: daysFromNow(40), checkout: daysFromNow(43) };
      await openProperty(guest, stay);
      await awake(page);
      await property.openDates();
      await page.locator("[data-date] bdi").first().waitFor();
      // The place is free for these dates: none of their nights says otherwise.
      for (const date of [daysFromNow(40), daysFromNow(41), daysFromNow(42)])
        expect(await property.day(date).getAttribute("aria-disabled"), date).toBeNull();
      await property.day(daysFromNow(40)).click();
      await property.day(daysFromNow(43)).click();
      await expect.poll(() => property.stayTotal(), patient).not.toBeNull();
      const total = await property.stayTotal();
      await property.closeDates();
      await expect.poll(() => property.prices(), patient).toContain(total);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it.each([
    ["the connection is cut", (route: Route) => route.abort("connectionreset")],
    [
      "the server cannot answer",
      (route: Route) => route.fulfill({ status: 503, contentType: "text/html", body: "" }),
    ],
  ] as const)(
    "[HOTEL-11] stays as it is and says so where %s while other guests are asked for, and asks again on a press",
    async (_how, fail) => {
      const guest = await newGuest("solvanta-in", "phone", { offlineCopies: false });
      const { page, say, property } = guest;
      await openProperty(guest);
      await awake(page);
      const [before, prices] = [page.url(), await property.prices()];
      const other = (url: URL) => url.searchParams.get("rooms_config") === "1-1_0_0_0";
      await page.route(other, fail);
      await property.openRooms();
      const picker = page.getByRole("dialog", { name: say("rooms-picker.title") });
      await changeGuests(picker, say, "adults", -1);
      await picker.getByRole("button", { name: say("rooms-picker.done"), exact: true }).click();
      const words = page.getByRole("alert").filter({ hasText: say("calendar.stay-lost") });
      await words.waitFor();
      expect(page.url()).toBe(before);
      expect(await property.prices()).toEqual(prices);
      expect(await property.guests()).toContain(say("stay.adults", { count: 2 }));
      await page.unroute(other);
      await words.getByRole("button", { name: say("calendar.retry") }).click();
      await page.waitForURL(other);
      await expect.poll(() => property.guests()).toContain(say("stay.adults", { count: 1 }));
      await guest.context.close();
    },
  );

  it("[HOTEL-11] [OFF-01] stays as it is where a stay is chosen in the popup's calendar, with its prices, without a connection", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page, say, property } = guest;
    await openProperty(guest);
    await awake(page);
    const path = pathOf(page.url());
    const before = page.url();
    const there = new URL(before);
    there.searchParams.set("modal", "dateguestpicker");
    await guest.open(there.pathname + there.search);
    const popup = page.getByRole("dialog");
    await popup.locator("[data-date] bdi").first().waitFor();
    await property.pickFirstStay();
    await page.context().setOffline(true);
    await popup.getByRole("button", { name: say("search.button"), exact: true }).click();
    await popup
      .getByRole("alert")
      .filter({ hasText: say("calendar.stay-lost") })
      .waitFor();
    expect(pathOf(page.url())).toBe(path);
    await page.context().setOffline(false);
    await popup.getByRole("button", { name: say("search.button"), exact: true }).click();
    await expect.poll(() => page.getByRole("dialog").count(), patient).toBe(0);
    expect(pathOf(page.url())).toBe(path);
    expect(page.url()).not.toBe(before);
    await guest.context.close();
  });

  it("offers to share the pictures, to call and the way there, and none of them inside an app", async () => {
    const guest = await newGuest("solvanta-ae", "phone");
    const { page, say } = guest;
    const path = pathOf(await openProperty(guest));
    const share = page.getByRole("button", { name: say("share.photos") });
    const ways = page.locator('main :is(a[href^="tel:"], a[href*="openstreetmap.org"])');
    await share.waitFor();
    expect(await ways.count()).toBeGreaterThan(1);
    const given = page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          Object.assign(navigator, { share: async ({ url }: ShareData) => resolve(url) });
        }),
    );
    await share.click();
    expect(await given).toBe(new URL(path, page.url()).href);
    await guest.open(`${path}?webview=1`);
    await awake(page);
    expect([await share.count(), await ways.count()]).toEqual([0, 0]);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[HOTEL-01] keeps the page and the dates just picked when Back closes the calendar, and then the pictures", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, property } = guest;
    const path = pathOf(await openProperty(guest));
    const before = page.url();
    await awake(page);
    await property.openDates();
    await property.pickFirstStay();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === path && url.href !== before);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    const address = page.url();

    const pictures = page.locator('dialog[data-modal="gallery"][open]');
    await property.openPictures();
    await pictures.locator("figure").first().waitFor();
    await page.goBack();
    await pictures.waitFor({ state: "detached" });
    expect(page.url()).toBe(address);

    // Closed by its button it leaves nothing behind in the history.
    await property.openPictures();
    await pictures.getByRole("button").first().click();
    await pictures.waitFor({ state: "detached" });
    expect(page.url()).toBe(address);
    await page.goBack();
    await page.waitForURL((url) => url.href !== address);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it.each([
    ["the page's calendar", 10],
    ["the page's calendar", 45],
    ["the popup's calendar", 45],
  ])(
    "[DATE-09] asks for no month twice on a phone where the stay begins later: %s, in %i days",
    async (which, ahead) => {
      const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
      const { page, property } = guest;
      const asked: string[] = [];
      page.on("request", (request) => {
        const { pathname, searchParams } = new URL(request.url());
        const [first = "", last = ""] = [searchParams.get("start_time"), searchParams.get("end_time")];
        if (!/calendar/i.test(pathname) || !first || !last) return;
        for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = monthAfter(month))
          asked.push(month);
      });
      await openProperty(guest, { checkin: daysFromNow(ahead), checkout: daysFromNow(ahead + 3) });
      await awake(page);
      if (which === "the page's calendar") await property.openDates();
      else
        await guest.open(
          `${new URL(page.url()).pathname}${new URL(page.url()).search}&modal=dateguestpicker`,
        );
      const today = page.locator(`[data-month="${daysFromNow(0).slice(0, 7)}"]:visible`);
      await today.waitFor();
      await page.waitForLoadState("networkidle");
      await expect.poll(() => asked).toContain(daysFromNow(0).slice(0, 7));
      expect(asked).toContain(daysFromNow(ahead).slice(0, 7));
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
      await guest.context.close();
    },
  );

  it.each([
    ["solvanta-ae", 720, 450],
    ["wrenhollow-nl", 720, 450],
    ["wrenhollow-nl", 390, 844],
    ["solvanta-in", 1440, 900],
  ])(
    "shows pictures, name and price at first sight, also where a wide screen is enlarged twice: %s at %i × %i",
    async (siteId, width, height) => {
      const guest = await newGuest(siteId, width === 390 ? "phone" : "desktop");
      const { page, property } = guest;
      await page.setViewportSize({ width, height });
      await openProperty(guest);
      const bar = page.locator("[data-price-bar]:visible");
      const foot = (await bar.count()) > 0 ? ((await bar.boundingBox())?.y ?? 0) : height;
      const title = await property.title.boundingBox();
      expect((title?.y ?? height) + (title?.height ?? 0)).toBeLessThanOrEqual(foot);
      const price = await page
        .locator("main strong bdi:visible, [data-price-bar] bdi:visible")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
      expect(Math.min(...price)).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await guest.context.close();
    },
  );

  it("opens its calendar on a phone without anything moving when the prices come", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page, property } = guest;
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(shift.value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openProperty(guest);
    await awake(page);
    await property.openDates();
    await page.locator("[data-date]:visible bdi").first().waitFor();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
    await guest.context.close();
  });

  it("keeps the page when Back closes a calendar or rooms opened on a wide screen", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page, property } = guest;
    await openProperty(guest);
    await awake(page);
    const address = page.url();
    for (const open of [() => property.openDates(), () => property.openRooms()]) {
      await open();
      await page.getByRole("dialog").waitFor();
      await page.goBack();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
    }
    // Closed by Esc it leaves nothing behind in the history.
    await property.openDates();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined();
    // Nor does one that was open when the page was loaded again.
    await property.openDates();
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeTruthy();
    await page.reload();
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined();
    await page.goBack();
    await page.waitForURL((url) => url.href !== address);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it.each(["desktop", "phone"] as const)(
    "keeps the rooms open that were opened while the page for other dates was on its way, on %s",
    async (screen) => {
      const guest = await newGuest("solvanta-in", screen, { offlineCopies: false });
      const { page, say, property } = guest;
      await openProperty(guest);
      await awake(page);
      const before = page.url();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        (url) => /^\/\d+\/$/.test(url.pathname) && url.href !== before,
        async (route) => {
          await held;
          await route.continue();
        },
      );
      await property.openDates();
      await property.pickFirstStay();
      await property.closeDates();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await property.openRooms();
      const rooms = page.getByRole("dialog", { name: say("rooms-picker.title") });
      await changeGuests(rooms, say, "adults", 1);
      const adults = rooms.getByRole("spinbutton", { name: say("rooms-picker.adults"), exact: true });
      await expect.poll(() => adults.getAttribute("aria-valuenow")).toBe("3");
      release();
      await page.waitForURL((url) => url.href !== before);
      await page.waitForFunction(() => !document.documentElement.classList.contains("is-navigating"));
      await expect.poll(() => adults.getAttribute("aria-valuenow")).toBe("3");
      const dates = page.url();
      await rooms.getByRole("button", { name: say("rooms-picker.done"), exact: true }).click();
      await page.waitForURL((url) => url.href !== dates);
      await expect.poll(() => property.guests()).toContain("3");
      // One step for the dates and one for the rooms: nothing else stands between.
      for (const address of [dates, before]) {
        await page.goBack();
        await expect.poll(() => page.url()).toBe(address);
        await page.waitForFunction(() => !document.documentElement.classList.contains("is-navigating"));
      }
      expect(guest.trouble.filter((each) => !each.includes("blocked by Playwright"))).toEqual([]);
      await guest.context.close();
    },
  );

  it("[DATE-08] [HOTEL-09] says on the first screen of a phone that dates were moved, and that nothing is free", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, property, say } = guest;
    const href = pathOf(await openProperty(guest));
    await guest.open(`${href}?${stayQuery({ checkin: daysFromNow(-9), checkout: daysFromNow(-7) })}`);
    expect(await property.firstScreenHas(say("dates.moved-from-past"))).toBe(true);

    await guest.open(
      `${href}?${stayQuery({ checkin: daysFromNow(20), checkout: daysFromNow(22) }, "1-30_0_0_0")}`,
    );
    expect(await property.firstScreenHas(say("hotel.not-available"))).toBe(true);
    // The bar at the foot offers other dates, and hides nothing of the page's end.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bar = await page.locator("[data-price-bar]").boundingBox();
    const words = page.locator("[data-region=footer] :is(a, p, li, button)");
    const ends = await words.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it.each([
    ["wrenhollow-nl", "nl"],
    ["solvanta-ae", "ar"],
  ])("writes the month of a review in the language of the page: %s in %s", async (site, locale) => {
    const guest = await newGuest(site, "phone");
    const path = pathOf(await openProperty(guest));
    await guest.open(`${path}?locale=${locale}`);
    const written = guest.page.locator("article footer time");
    const shown = await written.evaluateAll((times) =>
      times.map((time) => [time.getAttribute("datetime") ?? "", time.textContent]),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const [date, text] of shown) expect(text).toBe(dateText(locale).month(date ?? ""));
    await guest.context.close();
  });

  it("[HOTEL-15] shows every review it counts, by source and in order", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page, property, say } = guest;
    await openProperty(guest);
    await awake(page);
    const claimed = await property.openReviews();
    const popup = page.getByRole("dialog");
    const cards = popup.locator("article");
    await cards.first().waitFor();
    for (let pages = 0; pages < 5 && (await cards.count()) < claimed; pages++) {
      await popup.locator("ul + button").click();
      await cards.nth(10 * (pages + 1)).waitFor();
    }
    expect(await cards.count()).toBe(claimed);
    await popup.getByLabel(say("hotel.reviews-type"), { exact: true }).selectOption("2");
    await expect
      .poll(async () =>
        (await cards.allTextContents()).every((text) => text.includes(say("hotel.review-source.google"))),
      )
      .toBe(true);
    await page.goBack();
    await expect.poll(() => popup.count()).toBe(0);
    expect(await textOf(property.title)).not.toBe("");
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});
