import type { CDPSession, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { isAwake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath, openCheckout, openProperty } from "./support/places.ts";

openBrowser();

/** Files of which any function has run since the page began, by the engine's own count. */
async function ranFiles(session: CDPSession): Promise<readonly string[]> {
  const { result } = await session.send("Profiler.takePreciseCoverage");
  const ran = result.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
  return [...new Set(ran.map(({ url }) => url))].filter((url) => url.includes("/assets/"));
}

/** From now on the engine counts what runs, on a processor this many times slower. */
async function watch(page: Page, slower = 1): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return session;
}

const pathsOf: Readonly<Record<string, (guest: Guest) => Promise<string> | string>> = {
  home: () => "/",
  listing: ({ site }) => listingPath(site.id),
  property: openProperty,
  checkout: openCheckout,
  "lookup of a booking": () => "/my-booking",
};

const framework = /\/(browser-runtime|island|checkout|search-box|stay-bar|booking-lookup)-/;

describe("a page that nobody touches", () => {
  it.each(Object.entries(pathsOf))(
    "runs no framework, and fetches what a touch would need: %s",
    async (_, pathOf) => {
      const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
      const path = await pathOf(guest);
      const { page } = guest;
      // A pointer left over an island on the way here would touch it.
      await page.mouse.move(0, 0);
      await page.goto("about:blank");
      const session = await watch(page);
      const fetched: string[] = [];
      page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
      await guest.open(path);
      await expect
        .poll(() => fetched.some((file) => /\/browser-runtime-/.test(file)), { timeout: 15_000 })
        .toBe(true);
      await page.waitForTimeout(1000);
      const ran = await ranFiles(session);
      expect(ran.some((file) => /\/boot-/.test(file))).toBe(true);
      expect(ran.filter((file) => framework.test(file))).toEqual([]);
      // Here no copies are kept for offline reading, which the browser writes down.
      expect(guest.trouble.filter((line) => !line.includes("Service Worker registration"))).toEqual([]);
      await guest.context.close();
    },
  );

  it("is left by a link without a framework", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page } = guest;
    const session = await watch(page);
    await guest.open(listingPath("wrenhollow-nl"));
    const loads: unknown[] = [];
    page.on("load", () => loads.push(page.url()));
    await page.locator('main a[href*="/nl/"]').first().click();
    await page.waitForURL(/\/nl\/\d+\//);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const ran = await ranFiles(session);
    expect(ran.some((file) => /\/browser-page-/.test(file))).toBe(true);
    expect(ran.filter((file) => framework.test(file))).toEqual([]);
    expect(loads).toEqual([]);
    await guest.context.close();
  });

  it("fetches nothing ahead for a guest who saves data, and is theirs at a touch all the same", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page } = guest;
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await guest.open("/");
    await page.waitForTimeout(4500);
    expect(fetched.filter((url) => /\/(browser-runtime|search-box)-/.test(url))).toEqual([]);
    await guest.home.search.destination.click();
    await page.getByRole("option").first().waitFor();
    await guest.context.close();
  });
});

describe("a slow phone", () => {
  it.each([4, 6])("loses no letter and no key while the page wakes, %i times slower", async (slower) => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page } = guest;
    await watch(page, slower);
    await guest.open("/");
    const { destination } = guest.home.search;
    await destination.focus();
    for (const letter of "amsterd") await page.keyboard.type(letter, { delay: 25 });
    await expect.poll(() => isAwake(destination), { timeout: 15_000 }).toBe(true);
    for (const letter of "am") await page.keyboard.type(letter, { delay: 25 });
    expect(await destination.inputValue()).toBe("amsterdam");
    await page
      .getByRole("option", { name: /amsterdam/i })
      .first()
      .waitFor();
    await guest.context.close();
  });

  it("opens the calendar of a property once, however often it is pressed before it wakes", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page } = guest;
    const path = await openProperty(guest);
    await watch(page, 6);
    await guest.open(path);
    const button = page.locator("#dates button").first();
    await button.evaluate((element: HTMLElement) => {
      element.focus();
      for (let press = 0; press < 3; press++) element.click();
    });
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(500);
    expect(await page.getByRole("dialog").count()).toBe(1);
    await guest.context.close();
  });
});
