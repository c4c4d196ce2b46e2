import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";

openBrowser();

/** Sides of a box as the reader sees them: where a line starts and where it ends, in pixels from the start of the screen. */
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
        expect((await sidesOf(list.locator("a").first())).start - box.start, "no empty column").toBeLessThan(
          16,
        );
        await page.keyboard.press("Escape");
      }
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("[CMS-01] leads from “Login” to what works without an account", async () => {
    const guest = await newGuest(siteId, "phone");
    const { page, say } = guest;
    await guest.open("/");
    await page
      .locator('[data-region="header"]')
      .getByRole("link", { name: say("shell.login") })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: say("sign-in.title") }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(await page.locator('main [name="booking_id"]').isVisible()).toBe(true);
    await guest.context.close();
  });
});
