import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { amountOf } from "./support/pages/listing-page.ts";
import { listingPath, openCheckout, openProperty } from "./support/places.ts";
import { stayAhead } from "./support/stay.ts";
import { textOf } from "./support/text.ts";

openBrowser();

const CODE = "LANTERN10";
/** A phone and an address of nobody before: a coupon is for once. */
const someone = () => {
  const number = String(Date.now() % 10_000_000).padStart(7, "0");
  return {
    firstName: "Noor",
    lastName: "Verhoeven",
    phone: `61${number}`,
    email: `noor${number}@example.com`,
  };
};
const popup = ({ page }: Guest) => page.locator('dialog[data-modal="coupon"][open]');

describe("a coupon", () => {
  it("[COUP-04] [BOOK-02] of the address is in every price from the list to the booking, and can be taken off", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page, say, listing, property, checkout, booking } = guest;
    await guest.open(`${listingPath("wrenhollow-nl", stayAhead(3, 9))}&coupon=${CODE.toLowerCase()}`);
    const card = await listing.openFirstHotel();
    const aside = page
      .locator("main")
      .getByText(say("coupon.applied", { code: CODE }))
      .locator("visible=true");
    await aside.first().waitFor();
    expect(await property.prices()).toContain(card.price);
    const promised = await property.reserve();
    await checkout.ready();
    const total = await checkout.total();
    expect(amountOf(total)).toBe(amountOf(promised));
    expect(amountOf(total)).toBe(amountOf(card.price));
    expect(await textOf(checkout.summary)).toContain(say("coupon.applied", { code: CODE }));
    await awake(page);
    await checkout.summary.getByRole("button", { name: say("coupon.remove", { code: CODE }) }).click();
    await expect.poll(async () => amountOf(await checkout.total())).toBeGreaterThan(amountOf(total));
    expect(new URL(page.url()).searchParams.get("coupon")).toBe("none");

    await checkout.summary.getByRole("button", { name: say("coupon.add") }).click();
    const field = checkout.summary.getByRole("textbox", { name: say("coupon.label") });
    await field.fill("NOSUCHCODE");
    await checkout.summary.getByRole("button", { name: say("coupon.apply"), exact: true }).click();
    await checkout.summary.getByText(say("coupon.refused")).waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await accessibilityProblems(page)).toEqual([]);

    await checkout.summary.getByRole("link", { name: say("coupon.offers") }).click();
    await popup(guest).waitFor();
    await page.goBack();
    await popup(guest).waitFor({ state: "detached" });
    await checkout.fillGuest(someone());
    await checkout.summary.getByRole("link", { name: say("coupon.offers") }).click();
    await popup(guest)
      .getByRole("link", { name: say("coupon.use", { code: CODE }) })
      .click();
    await popup(guest).waitFor({ state: "detached" });
    await checkout.summary.getByText(say("coupon.applied", { code: CODE })).waitFor();
    expect(await checkout.total()).toBe(total);
    // The same visit for the same stay: what was typed and consented to stands, and the focus is where the
    // offer was asked for.
    await expect.poll(() => checkout.field("first_name").inputValue()).toBe("Noor");
    await expect.poll(() => checkout.field("gdpr_consent").isChecked()).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain(say("coupon.applied", { code: CODE }));
    await page.reload();
    await checkout.ready();
    await awake(page);
    expect(await checkout.total()).toBe(total);
    await expect.poll(() => checkout.field("first_name").inputValue()).toBe("Noor");
    expect(await checkout.field("gdpr_consent").isChecked()).toBe(false);

    await checkout.fillGuest(someone());
    await checkout.book();
    await booking.article.waitFor();
    expect(await booking.total()).toBe(total);
    expect(await booking.text()).toContain(say("stay.bill.coupon"));
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[MODAL-11] of the offers of a property lowers its price on a phone, right to left; Back closes them", async () => {
    const guest = await newGuest("solvanta-ae", "phone");
    const { page, say, property } = guest;
    await openProperty(guest, stayAhead(3, 10));
    await awake(page);
    const before = (await property.prices()).map(amountOf);
    const offers = page.locator('main a[data-modal="coupon"]:visible').first();
    await offers.click();
    await popup(guest).waitFor();
    await popup(guest).locator("article").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goBack();
    await popup(guest).waitFor({ state: "detached" });
    await offers.click();
    await popup(guest)
      .getByRole("link", { name: say("coupon.use", { code: CODE }) })
      .click();
    await page.waitForURL((url) => url.searchParams.get("coupon") === CODE);
    await page
      .locator("main")
      .getByText(say("coupon.applied", { code: CODE }))
      .locator("visible=true")
      .first()
      .waitFor();
    const after = (await property.prices()).map(amountOf);
    expect(Math.min(...after)).toBeLessThan(Math.min(...before));
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[COUP-03] that does not apply is said on the page of a property, tracked once, and its price is without it", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page, say, property } = guest;
    const href = await openProperty(guest, stayAhead(3, 11));
    const before = await property.prices();
    await page.addInitScript(() => {
      const sent: Promise<string>[] = [];
      Object.assign(window, { sent });
      navigator.sendBeacon = (_, body) => sent.push(new Response(body).text()) > 0;
    });
    const tracked = async () => {
      const sent = await page.evaluate(() =>
        Promise.all((window as unknown as { sent: Promise<string>[] }).sent),
      );
      return sent
        .flatMap((body) => (JSON.parse(body) as { data: { name: string; attributes: object }[] }).data)
        .filter(({ name }) => name === "verification_failed")
        .map(({ attributes }) => attributes);
    };
    const refused = new URL(href, page.url());
    refused.searchParams.set("coupon", "YESTERYEAR");
    await guest.open(`${refused.pathname}${refused.search}`);
    await page.locator("main").getByText(say("coupon.refused")).locator("visible=true").first().waitFor();
    await expect.poll(tracked).toEqual([{ kind: "coupon", message: "coupon.refused" }]);
    expect(await property.prices()).toEqual(before);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[COUP-03] that does not apply is said when the checkout opens, and the price is without it", async () => {
    const guest = await newGuest("solvanta-ae", "phone");
    const { page, say, checkout } = guest;
    const href = await openCheckout(guest, stayAhead(3, 11));
    const total = await checkout.total();
    await guest.open(`${href}&coupon=YESTERYEAR`);
    await checkout.ready();
    await checkout.summary.getByText(say("coupon.refused")).waitFor();
    expect(await checkout.total()).toBe(total);
    const logged = page.waitForRequest((request) =>
      (request.postData() ?? "").includes("verification_failed"),
    );
    await checkout.summary.getByRole("textbox", { name: say("coupon.label") }).fill("NOSUCHCODE");
    await checkout.summary.getByRole("button", { name: say("coupon.apply"), exact: true }).click();
    await logged;
    await guest.context.close();
  });
});
