import { describe, expect, it } from "vitest";
import { awake, isAwake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { openProperty } from "./support/places.ts";

openBrowser();

describe("without a connection", () => {
  it.each(["phone", "desktop"] as const)(
    "the calendar says at once that no price came for the dates, and what they cost when there is one again, on %s",
    async (screen) => {
      const guest = await newGuest("wrenhollow-nl", screen);
      const { page, say, property } = guest;
      await openProperty(guest);
      await awake(page);
      await property.openDates();
      await page.locator("[data-date]:visible bdi").first().waitFor();
      await page.context().setOffline(true);
      await property.pickFirstStay();
      const words = page.getByRole("status").getByText(say("hotel.stay-total-failed"));
      await words.waitFor({ timeout: 1500 });
      await page.context().setOffline(false);
      await expect.poll(() => property.stayTotal(), { timeout: 10_000 }).toMatch(/\d/);
      expect(await words.count()).toBe(0);
      await guest.context.close();
    },
  );

  it("a popup whose code has not come says so in no other words, until there is one, and opens at the next press", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, say } = guest;
    await openProperty(guest);
    await awake(page);
    await page.waitForLoadState("networkidle");
    const address = page.url();
    const reviews = page.locator("#reviews a[data-modal]");
    await reviews.scrollIntoViewIfNeeded();
    await page.context().setOffline(true);
    await reviews.click();
    const words = page.getByRole("alert").filter({ hasText: say("popup.offline") });
    await words.waitFor();
    expect(await page.getByText(say("popup.part-missing")).count()).toBe(0);
    await expect.poll(() => page.url()).toBe(address);
    await page.context().setOffline(false);
    await words.waitFor({ state: "detached" });
    await reviews.click();
    await page.getByRole("dialog").getByRole("article").first().waitFor();
    await guest.context.close();
  });

  it("a picker whose code has not come says so, and comes by itself when there is one again", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { offlineCopies: false });
    const { page, say, property } = guest;
    // Pages fetch code ahead when they have time, this too.
    let isLost = true;
    await page.route(/rooms-picker[^/]*\.js$/, (route) =>
      isLost ? route.abort("internetdisconnected") : route.continue(),
    );
    const runtime = page.waitForResponse(/browser-runtime[^/]*\.js$/);
    await openProperty(guest);
    await awake(page);
    await runtime;
    await page.waitForLoadState("networkidle");
    // A browser whose answers are intercepted keeps none: the bar has to be awake.
    const dates = page.locator("#dates button").first();
    await dates.focus();
    await expect.poll(() => isAwake(dates), { timeout: 15_000 }).toBe(true);
    await page.context().setOffline(true);
    await property.openRooms();
    const words = page.getByRole("alert").filter({ hasText: say("rooms-picker.failed") });
    await words.waitFor();
    isLost = false;
    await page.context().setOffline(false);
    await page.getByRole("spinbutton").first().waitFor();
    expect(await words.count()).toBe(0);

    isLost = true;
    await guest.open("/");
    const { form, destination } = guest.home.search;
    await destination.focus();
    await expect.poll(() => isAwake(destination), { timeout: 15_000 }).toBe(true);
    await page.context().setOffline(true);
    await form.getByRole("button", { name: say("search.rooms-and-guests") }).click();
    const problem = page.getByRole("alert").filter({ hasText: say("search.picker-failed") });
    await problem.waitFor();
    isLost = false;
    await page.context().setOffline(false);
    await page.getByRole("spinbutton").first().waitFor();
    expect(await problem.count()).toBe(0);
    await guest.context.close();
  });
});
