import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { openProperty } from "./support/places.ts";
import { boxOf, dialog, filled } from "./support/popups.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();

/** What words and styles of popups are asked for by. */
const PARTS = /\/_modal\//;

describe("a popup that is on its way", () => {
  it.each([
    ["hotelReviewsPopUp", "phone", "solvanta-ae"],
    ["gallery", "phone", "wrenhollow-nl"],
    ["roomDetails", "desktop", "solvanta-in"],
    ["signin", "desktop", "wrenhollow-nl"],
  ] as const)(
    "shows its title and the shape of what comes, busy, and moves nothing when it is there: %s, %s",
    async (name, screen, siteId) => {
      const guest = await newGuest(siteId, screen, { offlineCopies: false });
      const { page } = guest;
      await openProperty(guest, stayAhead(3, 14));
      await awake(page);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(PARTS, async (route) => {
        await held;
        await route.continue();
      });
      await page.locator(`[data-modal="${name}"]:visible`).first().click();
      const popup = dialog(guest, name);
      const body = popup.locator(".modal-body");
      await body.waitFor();
      await expect.poll(() => popup.getByRole("heading").first().textContent()).toMatch(/\p{L}/u);
      expect(await body.getAttribute("aria-busy")).toBe("true");
      const shape = () =>
        body.evaluate((element) =>
          ["::before", "::after"].map((part) => {
            const { content, height, animationIterationCount } = getComputedStyle(element, part);
            return [content, Number.parseFloat(height) > 20, animationIterationCount];
          }),
        );
      await page.emulateMedia({ reducedMotion: "no-preference" });
      expect(await shape()).toEqual([
        ['""', true, "infinite"],
        ['""', true, "infinite"],
      ]);
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect((await shape()).map(([, , times]) => times)).toEqual(["1", "1"]);
      expect(await accessibilityProblems(page)).toEqual([]);
      const before = await boxOf(body);
      letGo();
      await popup.locator(".modal-body:not([aria-busy])").waitFor();
      const after = await boxOf(body);
      expect([after?.x, after?.width, after?.y]).toEqual([before?.x, before?.width, before?.y]);
      if (screen === "phone") expect(after?.height).toBe(before?.height);
      await guest.context.close();
    },
  );

  it("[CMS-03] says what is wrong where it does not come, and comes at a press", async () => {
    const guest = await newGuest("solvanta-ae", "phone", { offlineCopies: false });
    const { page, say } = guest;
    await openProperty(guest, stayAhead(3, 14));
    await page.route(PARTS, (route) => route.fulfill({ status: 502, body: "<html>" }));
    await page.locator('main [data-modal="hotelReviewsPopUp"]:visible').first().click();
    const popup = dialog(guest, "hotelReviewsPopUp");
    await popup
      .getByRole("alert")
      .filter({ hasText: say("popup.failed") })
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.unroute(PARTS);
    await popup.getByRole("button", { name: say("popup.retry") }).click();
    await popup.getByRole("article").first().waitFor();
    await guest.context.close();
  });

  it("[OFF-01] says so where there is no connection, and comes by itself with the next one", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page, say } = guest;
    await openProperty(guest, stayAhead(3, 14));
    await page.locator('main [data-modal="gallery"]:visible').first().click();
    await filled(guest, "gallery");
    await page.keyboard.press("Escape");
    await dialog(guest, "gallery").waitFor({ state: "detached" });
    await page.context().setOffline(true);
    await page.locator("#reviews a[data-modal]").click();
    const popup = dialog(guest, "hotelReviewsPopUp");
    await popup
      .getByRole("alert")
      .filter({ hasText: say("popup.offline") })
      .waitFor();
    await page.context().setOffline(false);
    await popup.getByRole("article").first().waitFor();
    await guest.context.close();
  });
});
