import { describe, expect, it } from "vitest";
import { ask, hostOf } from "./support/ask.ts";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { cities, listingPath } from "./support/places.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();

const stay = stayAhead(3, 8);

describe("the order of a listing", () => {
  it.each(["solvanta-in", "wrenhollow-nl"])(
    "[LIST-07] %s shows the best place first, as the call does, and says what its order looks at",
    async (siteId) => {
      const guest = await newGuest(siteId, "desktop");
      const { page, listing, say } = guest;
      await guest.open(listingPath(siteId, stay));
      const best = `/api/pwa/search?city=${cities[siteId]}&checkin=${stay.checkin}&checkout=${stay.checkout}`;
      const answer = await ask(hostOf(siteId), `${best}&rooms_config=1-2_0_0_0&count=20&sort_on=recommended`);
      const { hotels, order_signals } = JSON.parse(answer.text);
      expect((await listing.names()).map((name) => name.trim())).toEqual(
        hotels.map(({ name }: { name: string }) => name),
      );
      await awake(page);
      const why = page.getByRole("button", { name: say("listing.why-order") });
      await why.click();
      const panel = page.locator("#order-reasons");
      expect((await panel.getByRole("listitem").allTextContents()).map((text) => text.trim())).toEqual(
        order_signals.map((signal: string) => say(`listing.why.${signal}`)),
      );
      await page.keyboard.press("Escape");
      expect(await panel.isVisible()).toBe(false);
      await why.click();
      await listing.title.click();
      expect(await panel.isVisible()).toBe(false);
      await listing.sortBy("price");
      const cheapFirst = await listing.prices();
      await listing.sortBy("price");
      await page.waitForURL(/ascending=false/);
      await expect.poll(() => listing.prices()).toEqual(cheapFirst.toSorted((one, other) => other - one));
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("[LIST-07] says why on a phone inside its sheet, whole on the screen", async () => {
    const guest = await newGuest("solvanta-ae", "phone");
    const { page, say } = guest;
    await guest.open(listingPath("solvanta-ae", stay));
    await page.locator('main a[data-modal="sort"]').click();
    const why = page.locator("dialog").getByText(say("listing.why.no-payment"));
    await why.waitFor();
    const box = await why.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844).toBe(true);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});
