import { expect, it } from "vitest";
import { accessibilityProblems, sidewaysScroll } from "./support/axe.ts";
import { openBrowser, type Screen } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { amountOf } from "./support/pages/listing-page.ts";
import { listingPath } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead } from "./support/stay.ts";
import { textOf } from "./support/text.ts";

openBrowser();
const door = openTestDoor();

it.each<[Screen, string, string, number]>([
  ["phone", "solvanta-ae", "ar", 33],
  ["desktop", "solvanta-in", "en", 36],
])(
  "[PRICE-03] shows a member the member price beside everybody's from the list to the booking, and nobody after them (%s, %s in %s)",
  async (screen, site, locale, days) => {
    const guest = await newGuest(site, screen, { offlineCopies: false, locale });
    const { page, say, listing, property, checkout, booking } = guest;
    const path = `${listingPath(site, stayAhead(2, days))}&locale=${locale}`;
    const label = page.getByText(say("stay.member-price"), { exact: true });
    await guest.open(path);
    const everybodys = await listing.firstFree();
    expect(await label.count()).toBe(0);

    await door.signIn(guest, { name: "Asha Menon", audience: "member" });
    await guest.open(path);
    const own = listing.cards.filter({ hasText: everybodys.name });
    expect(await textOf(own)).toContain(say("stay.member-price"));
    expect(await textOf(own)).toContain(say("stay.public-price"));
    expect(amountOf(await textOf(own.locator("s bdi")))).toBe(amountOf(everybodys.price));
    const price = await textOf(own.locator("strong bdi"));
    expect(amountOf(price)).toBeLessThan(amountOf(everybodys.price));
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await own.getByRole("heading").getByRole("link").click();
    await page.waitForURL(/\/\d+\/\?/);
    await label.locator("visible=true").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await property.prices()).toContain(price);
    expect(amountOf(await property.reserve())).toBe(amountOf(price));
    await checkout.ready();
    expect(amountOf(await checkout.total())).toBe(amountOf(price));
    expect(await textOf(checkout.summary)).toContain(say("stay.bill.member"));
    expect(amountOf(await textOf(checkout.summary.locator("s bdi")))).toBe(amountOf(everybodys.price));
    expect(await accessibilityProblems(page)).toEqual([]);
    await checkout.fillGuest({
      firstName: "Asha",
      lastName: "Menon",
      phone: PHONES[site] ?? "",
      email: "asha@example.com",
    });
    await checkout.book();
    await booking.title.waitFor();
    expect(amountOf(await booking.total())).toBe(amountOf(price));
    expect(await textOf(booking.article)).toContain(say("stay.bill.member"));

    await guest.open(path);
    await label.first().waitFor();
    await guest.open("/");
    await door.signOut(guest);
    await page.goBack();
    await expect.poll(() => label.count()).toBe(0);
    await listing.cards.first().waitFor();
    await guest.context.close();
  },
  180_000,
);

const PHONES: Readonly<Record<string, string>> = { "solvanta-in": "9812345670", "solvanta-ae": "501234567" };
