import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { listingPath, openCheckout, openProperty } from "./support/places.ts";
import { boxOf, closeWithEscape, dialog, openInPage } from "./support/popups.ts";
import { stayAhead } from "./support/stay.ts";
import { textOf } from "./support/text.ts";

openBrowser();

describe("all pictures of a property", () => {
  it.each(["phone", "desktop"] as const)(
    "stand where they will stand before any of them has come, on %s",
    async (screen) => {
      const guest = await newGuest("solvanta-ae", screen, { offlineCopies: false });
      const { page } = guest;
      await openProperty(guest, stayAhead(3, 12));
      await awake(page);
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        (url) => url.pathname.startsWith("/images/"),
        async (route) => {
          await held;
          await route.continue();
        },
      );
      await page.locator('main [data-modal="gallery"]:visible').first().click();
      const list = dialog(guest, "gallery").getByRole("list").first();
      const first = list.locator("img").first();
      await list.waitFor();
      const places = async () => [await boxOf(list), await boxOf(first)].map((box) => [box?.x, box?.width]);
      const before = await places();
      release();
      await expect
        .poll(() => first.evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBeGreaterThan(0);
      await page.waitForLoadState("networkidle");
      expect(await places()).toEqual(before);
      await guest.context.close();
    },
  );
});

describe("a sheet over the listing", () => {
  it("[MODAL-11] stays open while the guest chooses, on the very page they landed on, and Back keeps the choice", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page } = guest;
    await guest.open(listingPath("wrenhollow-nl"));
    await page.locator('main a[data-modal="filters"]:visible').click();
    const values = page.locator('dialog a[id*="-panel-amenities-"]');
    /** Where the first value stands in what the sheet scrolls. */
    const place = () =>
      values
        .first()
        .evaluate((link) => link.getBoundingClientRect().top + (link.closest(".modal-body")?.scrollTop ?? 0));
    await values.first().waitFor();
    const before = await place();
    for (const nth of [0, 1]) {
      const address = page.url();
      await values.nth(nth).click();
      await page.waitForURL((url) => url.href !== address && url.searchParams.get("modal") === "filters");
      await page.waitForFunction(() => !document.documentElement.classList.contains("is-navigating"));
      expect(await dialog(guest, "filters").isVisible()).toBe(true);
      expect(await place()).toBe(before);
    }
    const chosen = new URL(page.url());
    chosen.searchParams.delete("modal");
    // Back closes what is open and keeps what was chosen, as the button does; Forward opens it again.
    await page.goBack();
    await dialog(guest, "filters").waitFor({ state: "detached" });
    expect(page.url()).toBe(chosen.href);
    const opener = page.locator('main a[data-modal="filters"]:visible');
    await expect.poll(() => opener.textContent()).toContain("2");
    await page.goForward();
    await dialog(guest, "filters").waitFor();
    const close = guest.say("listing.close");
    await dialog(guest, "filters").getByRole("button", { name: close, exact: true }).click();
    await dialog(guest, "filters").waitFor({ state: "detached" });
    expect(page.url()).toBe(chosen.href);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("what there is to see of a property", () => {
  it("[MODAL-11] has a room's details with the very price of its card, right to left, and its checkout in place of the popup", async () => {
    const guest = await newGuest("solvanta-ae", "phone");
    const { page, property } = guest;
    await openProperty(guest, stayAhead(3, 12));
    const address = page.url();
    const [card, name] = [property.offers.first(), (await property.rooms())[0] ?? ""];
    const opener = card.locator('a[data-modal="roomDetails"]');
    await opener.click();
    const popup = dialog(guest, "roomDetails");
    await popup.getByRole("heading", { name, exact: true }).waitFor();
    const [total] = await property.prices();
    expect(await textOf(popup.locator("dl > div").last())).toContain(total);
    expect(await popup.evaluate((frame) => frame.scrollWidth > frame.clientWidth)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goBack();
    await popup.waitFor({ state: "detached" });
    expect(page.url()).toBe(address);

    await opener.click();
    await popup.getByRole("heading", { name, exact: true }).waitFor();
    const direct = page.url();
    await popup.locator('a[href*="/checkout?"]').click();
    await page.waitForURL(/\/checkout\?/);
    await page.goBack();
    await page.waitForURL(address);
    await guest.open(new URL(direct).pathname + new URL(direct).search);
    await page.waitForURL((url) => !url.searchParams.has("modal") && !url.searchParams.has("modal_id"));
    expect(await popup.count()).toBe(0);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[MODAL-11] has all pictures, opened at the one that was pressed; without scripts the page's own popover has them", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page } = guest;
    const path = await openProperty(guest, stayAhead(3, 12));
    const third = (on: typeof page) => on.locator("main button[data-modal='gallery'][data-modal-id='3']");
    await third(page).click();
    const popup = dialog(guest, "gallery");
    await popup.locator("figure").nth(2).waitFor();
    const scroller = popup.locator(".modal-body");
    await expect.poll(() => scroller.evaluate((body) => body.scrollTop)).toBeGreaterThan(100);
    expect(await accessibilityProblems(page)).toEqual([]);
    await closeWithEscape(guest, "gallery");
    expect(new URL(page.url()).search).not.toContain("modal");
    expect(guest.trouble).toEqual([]);
    await guest.context.close();

    const plain = await newGuest("wrenhollow-nl", "desktop", { javaScript: false });
    await plain.open(path);
    await third(plain.page).click();
    expect(await plain.page.locator("[popover]:popover-open figure").count()).toBeGreaterThan(2);
    await plain.context.close();
  });
});

describe("what is booked", () => {
  it("[MODAL-11] is seen once more where a phone's guest books, with the form as it was left behind it", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    const { page, checkout, say } = guest;
    await openCheckout(guest, stayAhead(3, 13));
    await awake(page);
    const total = await checkout.total();
    await checkout.field("first_name").fill("Noor");
    await checkout.form.locator('[data-modal="bookingSummary"]').click();
    const popup = dialog(guest, "bookingSummary");
    await popup.getByRole("heading", { name: say("checkout.summary") }).waitFor();
    await popup.locator("dl").first().waitFor();
    expect(await textOf(popup.locator("section"))).toContain(total);
    expect(await popup.evaluate((frame) => frame.scrollWidth > frame.clientWidth)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await popup.getByRole("button", { name: say("checkout.back-to-details") }).click();
    await popup.waitFor({ state: "detached" });
    expect(await checkout.field("first_name").inputValue()).toBe("Noor");
    expect(new URL(page.url()).searchParams.has("modal")).toBe(false);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("the countries over a page", () => {
  it("[MODAL-01] [MODAL-08] lead to the home of the one that is chosen, and Back to the page without them", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page } = guest;
    await guest.open(listingPath("solvanta-in"));
    await awake(page);
    const listing = page.url();
    await openInPage(guest, "countrySelector");
    await dialog(guest, "countrySelector").locator('a[href^="/jp/"]').click();
    await page.waitForURL((url) => url.pathname === "/jp/");
    await dialog(guest, "countrySelector").waitFor({ state: "detached" });
    await page.locator('main a[href*="hotels-in-tokyo"]').first().waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).toBe(listing);
    await guest.listing.title.waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});
