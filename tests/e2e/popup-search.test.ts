import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { openProperty } from "./support/places.ts";
import { chooseDays, dialog, hasOverflowClass } from "./support/popups.ts";
import { stayAhead, stayQuery } from "./support/stay.ts";

openBrowser();

describe("searching in a popup", () => {
  it.each(["solvanta-in", "solvanta-ae"])(
    "[MODAL-07] %s changes the stay from the days beside the price of a phone, and Back brings the first one again",
    async (siteId) => {
      const guest = await newGuest(siteId, "phone");
      const { page, say } = guest;
      await openProperty(guest, stayAhead(3, 8));
      await awake(page);
      const property = new URL(page.url());
      const stay = stayAhead(2, 9);
      // Anywhere on the price: the words of the days alone are too small for a thumb.
      await page.locator("[data-price-bar] > :first-child").click({ position: { x: 20, y: 6 } });
      const popup = dialog(guest, "headerDatePicker");
      await popup.waitFor();
      await chooseDays(popup, stay);
      await popup.getByRole("button", { name: say("search.button"), exact: true }).click();
      await popup.waitFor({ state: "detached" });
      const shown = new URL(page.url());
      expect(shown.pathname).toBe(property.pathname);
      expect(shown.search).toContain(stayQuery(stay).split("&rooms")[0]);
      await page.goBack();
      await expect
        .poll(() => new URL(page.url()).searchParams.get("checkin"))
        .toBe(property.searchParams.get("checkin"));
      expect(await popup.count()).toBe(0);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("[MODAL-07] starts anew where nothing is known by that name, over the page or, without scripts, at home", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, say } = guest;
    await guest.open("/search?location=xyzzyland");
    await awake(page);
    const another = page.getByRole("link", { name: say("listing.new-search"), exact: true });
    expect(await another.getAttribute("href")).toBe("/");
    await another.click();
    await dialog(guest, "searchbar").getByRole("combobox").waitFor();
    await page.goBack();
    await dialog(guest, "searchbar").waitFor({ state: "detached" });
    await another.waitFor();
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it.each(["solvanta-in", "wrenhollow-nl", "solvanta-ae"])(
    "[MODAL-07] [SRCH-05] %s asks for a place and goes to the results",
    async (siteId) => {
      const guest = await newGuest(siteId, "phone");
      const { page, say } = guest;
      await guest.open("/?modal=searchbar");
      const popup = dialog(guest, "searchbar");
      await popup.waitFor();
      const field = popup.getByRole("combobox");
      await field.fill("");
      await field.press("Escape");
      await popup.waitFor();
      await popup.getByRole("button", { name: say("search.button"), exact: true }).click();
      await popup.getByText(say("errors.destination-required")).waitFor();
      await field.fill("a");
      await popup.getByRole("option").first().click();
      await popup.getByRole("button", { name: say("search.button"), exact: true }).click();
      await page.waitForURL((url) => url.pathname !== "/");
      await popup.waitFor({ state: "detached" });
      expect(await hasOverflowClass(guest)).toBe(false);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );
});
