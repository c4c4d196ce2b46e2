import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { listingPath, openCheckout, openProperty } from "./support/places.ts";
import { dialog } from "./support/popups.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();

/**
 * Sides of a box as the reader sees them: where a line starts and where it ends, in pixels from the start of
 * the screen.
 */
async function sidesOf(element: Locator): Promise<{ readonly start: number; readonly end: number }> {
  return element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    const rtl = document.documentElement.dir === "rtl";
    return rtl ? { start: innerWidth - right, end: innerWidth - left } : { start: left, end: right };
  });
}

describe.each(["wrenhollow-nl", "solvanta-ae"])("the header of %s", (siteId) => {
  it.each([320, 390, 768, 1440])(
    "[CMS-01] opens its panels below their buttons on %i pixels",
    async (width) => {
      const guest = await newGuest(siteId, width < 780 ? "phone" : "desktop");
      const { page } = guest;
      await page.setViewportSize({ width, height: 700 });
      await guest.open("/");
      const header = page.locator('[data-region="header"]');
      const logo = header.locator("img").first();
      const { drawn, natural } = await logo.evaluate((image: HTMLImageElement) => ({
        drawn: image.clientWidth / image.clientHeight,
        natural: image.naturalWidth / image.naturalHeight,
      }));
      expect(drawn).toBeCloseTo(natural, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      for (const name of ["menu", "languages"]) {
        const button = header.locator(`button[popovertarget$="-${name}"]`);
        if (!(await button.isVisible())) continue;
        await button.click();
        const panel = header.locator(`[popover][id$="-${name}"]`);
        const [box, opener] = [await sidesOf(panel), await sidesOf(button)];
        expect(box.start, `${name} starts on the screen`).toBeGreaterThanOrEqual(12);
        expect(box.end, `${name} ends on the screen`).toBeLessThanOrEqual(width - 12);
        expect(box.end - box.start, `${name} is wide enough to read`).toBeGreaterThanOrEqual(240);
        if (width >= 560)
          expect(Math.abs(box.end - opener.end), `${name} hangs below its button`).toBeLessThan(4);
        else expect([box.start, width - box.end], `${name} takes the width of a phone`).toEqual([16, 16]);
        const list = panel.locator("ul").first();
        expect(await list.evaluate((node) => getComputedStyle(node).listStyleType)).toBe("none");
        expect(
          (await sidesOf(list.locator("a:visible").first())).start - box.start,
          "no empty column",
        ).toBeLessThan(16);
        await page.keyboard.press("Escape");
      }
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("[CMS-01] closes its menu as the focus goes on, which stays where it has got to", async () => {
    const guest = await newGuest(siteId, "phone");
    const { page } = guest;
    await guest.open("/");
    await awake(page);
    // What begins after all else has begun by then.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const button = page.locator('[data-region="header"] button[popovertarget$="-menu"]');
    const panel = page.locator('[data-region="header"] [popover][id$="-menu"]');
    await button.focus();
    await page.keyboard.press("Enter");
    await panel.waitFor();
    const isInside = () => panel.evaluate((menu) => menu.contains(document.activeElement));
    await page.keyboard.press("Tab");
    expect(await isInside()).toBe(true);
    await page.keyboard.press("Shift+Tab");
    expect([await isInside(), await panel.isVisible()]).toEqual([false, true]);
    await page.keyboard.press("Tab");
    for (let steps = 0; (await isInside()) && steps < 20; steps += 1) await page.keyboard.press("Tab");
    await panel.waitFor({ state: "hidden" });
    expect(await isInside()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.matches("a, button, input"))).toBe(true);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[CMS-01] leads from “Login” to where one signs in, or finds a booking without an account", async () => {
    const guest = await newGuest(siteId, "phone");
    const { page, say } = guest;
    await guest.open("/");
    await page
      .locator('[data-region="header"]')
      .getByRole("link", { name: say("shell.login") })
      .first()
      .click();
    const popup = dialog(guest, "signin");
    await popup.getByRole("heading", { name: say("modals.signin") }).waitFor();
    await popup.getByRole("link", { name: say("bookings.lookup-title") }).click();
    await page.locator('main [name="booking_id"]').waitFor();
    await guest.open("/login");
    await page.getByRole("heading", { level: 1, name: say("sign-in.title") }).waitFor();
    expect(await page.locator('main [name="booking_id"]').isVisible()).toBe(true);
    await guest.context.close();
  });
});

describe("what lies over what", () => {
  it("[CONST-07] stands in steps from 10 to 1000: header, panels, what is told", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page } = guest;
    await guest.open("/");
    await page.getByRole("combobox").first().click();
    await page.getByRole("listbox").first().waitFor();
    const layers = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
        const { zIndex, position } = getComputedStyle(element);
        return zIndex === "auto" || position === "static" ? [] : [Number(zIndex)];
      }),
    );
    const steps = [10, 100, 200, 500, 800, 900, 1000];
    // Below 10 a part orders only what is inside of it.
    expect(layers.filter((layer) => layer >= 10 && !steps.includes(layer))).toEqual([]);
    expect(Math.max(...layers)).toBeLessThanOrEqual(1000);
    const layerOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          for (let at: Element | null = element; at; at = at.parentElement) {
            const { zIndex } = getComputedStyle(at);
            if (Number(zIndex) >= 10) return Number(zIndex);
          }
          return 0;
        });
    const [header, panel, skip] = await Promise.all([
      layerOf('[data-region="header"] > div'),
      layerOf('[role="listbox"]'),
      layerOf(".skip-link"),
    ]);
    expect([header, panel, skip]).toEqual([100, 500, 1000]);
    await guest.context.close();
  });

  it.each(["phone", "desktop"] as const)(
    "[CONST-07] [MODE-03] on %s the strip of the user mode has its own step and never hides what the header holds",
    async (screen) => {
      const guest = await newGuest("solvanta-in", screen);
      const { page, context } = guest;
      await guest.open("/");
      await context.addCookies([{ name: "userMode", value: "travel_agent", url: page.url() }]);
      await page.reload();
      const strip = page.getByRole("complementary", { name: guest.say("mode.label") });
      await strip.waitFor();
      expect(await strip.evaluate((element) => getComputedStyle(element).zIndex)).toBe("200");
      const overlap = () =>
        page.evaluate(() => {
          const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const [header, below] = [
            box('[data-region="header"]'),
            box("aside:has([href*='/_mode/continue'])"),
          ];
          return header && below ? header.bottom - below.top : null;
        });
      for (const top of [0, 40, 600]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await expect.poll(overlap).toBeLessThanOrEqual(0);
      }
      await context.close();
    },
  );

  it("[MODE-03] the tools of a list stay at the upper edge of a phone where the strip takes the header away", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page, context } = guest;
    await guest.open(listingPath("solvanta-in"));
    const upper = async () => {
      await page.evaluate(() => scrollTo(0, 1200));
      const tools = page.locator("main a[data-modal='filters']").first().locator("xpath=..");
      return tools.evaluate((row) => Math.round(row.getBoundingClientRect().top));
    };
    // The line under the header lies over what follows it.
    const { height = 0 } = (await page.locator('[data-region="header"]').boundingBox()) ?? {};
    await expect.poll(async () => Math.abs((await upper()) - height)).toBeLessThanOrEqual(1);
    await context.addCookies([{ name: "userMode", value: "travel_agent", url: page.url() }]);
    await page.reload();
    await page.getByRole("complementary", { name: guest.say("mode.label") }).waitFor();
    await expect.poll(upper).toBe(0);
    await context.close();
  });

  it("[CONST-07] on a phone the price of a property is a strip, and a sheet lies over it", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page } = guest;
    await openProperty(guest);
    await awake(page);
    const step = (element: Locator) => element.evaluate((node) => Number(getComputedStyle(node).zIndex));
    expect(await step(page.locator("[data-price-bar]"))).toBe(200);
    await page.locator("#dates button").first().click();
    const sheet = page.getByRole("dialog", { name: guest.say("calendar.title") });
    await sheet.waitFor();
    const steps = await sheet.evaluate((node) => {
      const found: number[] = [];
      for (let at: Element | null = node; at; at = at.parentElement)
        found.push(Number(getComputedStyle(at).zIndex) || 0);
      return found;
    });
    expect(Math.max(...steps)).toBe(800);
    await guest.context.close();
  });
});

describe("adding the site to the home screen", () => {
  /** Stands for a browser that could: the driver's own never asks. */
  const couldInstall = () => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt: async () => Object.assign(window, { prompted: true }) }));
    return event.defaultPrevented;
  };

  it("[OFF-05] is offered in the menu once a guest has booked, and asked once", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, say, checkout, booking } = guest;
    const offer = page.getByRole("button", { name: say("shell.install"), exact: true });
    const menu = page.getByRole("button", { name: say("shell.openMenu"), exact: true });
    await guest.open("/");
    await expect.poll(() => page.evaluate(couldInstall)).toBe(true);
    await menu.click();
    expect(await offer.isVisible()).toBe(false);
    await openCheckout(guest, stayAhead(2, 27));
    await awake(page);
    await checkout.fillGuest({
      firstName: "Noor",
      lastName: "de Wit",
      phone: "612345678",
      email: "noor@example.test",
    });
    await checkout.book();
    await booking.article.waitFor();
    await expect.poll(() => page.evaluate(couldInstall)).toBe(true);
    await menu.click();
    await offer.click();
    expect(await page.evaluate(() => "prompted" in window)).toBe(true);
    await expect.poll(() => page.locator("[popover]:popover-open").count()).toBe(0);
    await menu.click();
    await page.locator("[popover]:popover-open").waitFor();
    expect(await offer.isVisible()).toBe(false);
    const manifest = await page.evaluate(async () => (await fetch("/manifest.webmanifest")).json());
    expect(manifest).toMatchObject({ name: expect.stringContaining("Wrenhollow"), display: "standalone" });
    await guest.context.close();
  });

  it("[OFF-05] is not offered inside an app", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, say } = guest;
    await guest.open("/?webview=1");
    await page.evaluate(couldInstall);
    await page.getByRole("button", { name: say("shell.openMenu"), exact: true }).click();
    expect(await page.getByRole("button", { name: say("shell.install"), exact: true }).count()).toBe(0);
    expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
    await guest.context.close();
  });
});
