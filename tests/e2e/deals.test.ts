import { expect, it } from "vitest";
import { accessibilityProblems, sidewaysScroll } from "./support/axe.ts";
import { openBrowser, type Screen } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { closeWithEscape, dialog } from "./support/popups.ts";

openBrowser();

it.each<[string, string, Screen]>([
  ["wrenhollow-nl", "nl", "desktop"],
  ["solvanta-ae", "ar", "phone"],
])(
  "[DEAL-01] %s shows a deal in %s with its terms and cities, and its places at one price (%s)",
  async (site, locale, screen) => {
    const guest = await newGuest(site, screen, { offlineCopies: false, locale });
    const { page } = guest;
    await guest.open("/");
    const deals = await page.evaluate(async () => (await fetch("/api/pwa/deals")).json());
    const { name } = deals.deals[0];
    await guest.open(`/deals/${name}?locale=${locale}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const modal of ["dealTnC", "dealCities"]) {
      await page.locator(`main [data-modal="${modal}"]`).click();
      const open = dialog(guest, modal);
      await open.locator("li").first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await closeWithEscape(guest, modal);
    }
    const card = page.locator("main article").first();
    const total = await card.locator("strong bdi").first().innerText();
    await card.locator("a").first().click();
    await page.waitForURL((url) => url.searchParams.get("deal_id") === deals.deals[0].deal_id);
    await page.locator('[data-deal="applied"]').first().waitFor();
    expect(await page.locator("main strong bdi").allInnerTexts()).toContain(total);
    await page.locator('main [data-modal="offerPopup"]').click();
    await dialog(guest, "offerPopup").locator("li").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await closeWithEscape(guest, "offerPopup");
    await guest.context.close();
  },
);
