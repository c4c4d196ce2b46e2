import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { accessibilityProblems, sidewaysScroll, smallTargets } from "./support/axe.ts";
import { openBrowser, type VisitOptions } from "./support/browser.ts";
import { hearBatches } from "./support/counted.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();
const door = openTestDoor();

const CALL = /^\/api\/pwa\/upgradeBooking\/\w+\/shifting$/;
/** A call and a page are to come first, on a machine that does other things. */
const patience = { timeout: 15_000 };

/** Opens the checkout of the least expensive room of a free place that has a better one free. */
async function openModestRoom(guest: Guest, lane: number): Promise<void> {
  const { page, listing, property, checkout } = guest;
  await guest.open(listingPath(guest.site.id, stayAhead(2, lane)));
  const places = await page
    .locator("main a[href]")
    .evaluateAll((links) => [
      ...new Set(
        links
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => /^\/(?:\w\w\/)?\d+\//.test(href)),
      ),
    ]);
  expect(await listing.firstFree()).toBeDefined();
  for (const place of places) {
    await guest.open(place);
    const offers = property.offers.locator('a[href*="/checkout?"]');
    if ((await offers.count()) < 2) continue;
    await guest.open((await offers.first().getAttribute("href")) ?? "");
    await checkout.ready();
    return;
  }
  throw new Error("no place with two free rooms");
}

/** A guest who looks at a booking they have just made. */
async function bookedGuest(
  siteId: string,
  screen: "phone" | "desktop",
  lane: number,
  options: VisitOptions & { readonly locale?: string } = {},
) {
  const guest = await newGuest(siteId, screen, options);
  const { page, checkout, booking } = guest;
  const batches = await hearBatches(page);
  await openModestRoom(guest, lane);
  if (options.locale) {
    const address = new URL(page.url());
    address.searchParams.set("locale", options.locale);
    await page.goto(address.href);
    await checkout.ready();
  }
  await awake(page);
  const number = String(randomInt(1e7)).padStart(7, "0");
  const email = `meera${number}@example.com`;
  await checkout.fillGuest({ firstName: "Meera", lastName: "Iyer", phone: `984${number}`, email });
  await checkout.book();
  await booking.article.waitFor();
  await awake(page);
  return { ...guest, email, batches };
}
const offersOf = ({ page }: Pick<Guest, "page">) => page.locator("main form[action*='upgrade-booking']");
const cardsOf = ({ page }: Pick<Guest, "page">) => page.locator("main li:has(form)");
/** Goes to the page by the link of the booking. */
async function toUpgrade({ page }: Pick<Guest, "page">): Promise<void> {
  await page.locator('main a[href*="/upgrade-booking/"]').click();
  await page.waitForURL(/\/upgrade-booking\//);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
}
/** Words without the marks that keep them apart. */
const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, "");

describe("a better room for a booking", () => {
  it.each([
    ["en", "phone", 51],
    ["ar", "phone", 52],
    ["en", "desktop", 53],
  ] as const)(
    "[TRK-01] [UPG-01b] is taken in %s on a %s: once by two presses, at the total on the button, told by mail and counted",
    async (locale, screen, lane) => {
      const guest = await bookedGuest("solvanta-in", screen, lane, {
        locale,
        consent: "s",
      });
      const { page, say, booking, email, batches } = guest;
      await door.mailTo(email);
      const calls: string[] = [];
      page.on("request", (request) => {
        if (CALL.test(new URL(request.url()).pathname)) calls.push(request.method());
      });
      await toUpgrade(guest);
      await awake(page);
      expect(await offersOf(guest).count()).toBeGreaterThan(0);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/upgrade-${locale}-${screen}.png`,
          fullPage: true,
        });
      const card = cardsOf(guest).first();
      const room = (await card.getByRole("heading").innerText()).trim();
      const total = (await card.locator("dd").first().innerText()).trim();
      const button = card.locator("button[type=submit]");
      await card.locator("summary").click();
      expect(plain(await button.innerText())).toContain(plain(total));
      await button.dblclick();
      const done = page.getByRole("status").filter({ hasText: room });
      await done.waitFor(patience);
      expect(plain(await done.innerText())).toContain(plain(total));
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/upgraded-${locale}-${screen}.png`,
          fullPage: true,
        });
      expect(calls).toEqual(["POST"]);
      await expect.poll(async () => plain(await door.mailTo(email)), patience).toContain(plain(total));
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
      const counted = () => batches.flatMap(({ events }) => events);
      await expect
        .poll(() =>
          counted()
            .filter(({ name }) => name === "shifting_initiated")
            .map((each) => each.attributes),
        )
        .toEqual([{ hotel: expect.any(Number), outcome: "done" }]);
      const views = counted().filter(({ name }) => name === "page_view");
      expect(views.map(({ attributes }) => attributes)).toContainEqual({
        pageType: "Upgrade Booking",
        route: "upgradeBooking",
        hard: false,
      });
      await page.locator(`main a[href*="/booking/"]`).first().click();
      await page.waitForURL(/\/booking\//);
      await booking.article.waitFor();
      const text = plain(await booking.text());
      expect(text).toContain(plain(room));
      expect(text).toContain(total.replace(/[^\d,]/g, ""));
      expect(text).toContain(say("booking-status.confirmed"));
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("[UPG-01c] is taken by a plain form where no scripts run, which says why where it cannot be had any more", async () => {
    const { page: made, say, context } = await bookedGuest("solvanta-in", "desktop", 54);
    const address = made.url();
    const guest = await newGuest("solvanta-in", "phone", { javaScript: false });
    await guest.context.addCookies((await context.cookies()).filter(({ name }) => name.endsWith("sid")));
    await context.close();
    const { page, booking } = guest;
    await page.goto(address);
    await toUpgrade(guest);
    const upgrade = page.url();
    // As if what was seen were no longer so.
    const stale = await newGuest("solvanta-in", "phone", { javaScript: false });
    await stale.context.addCookies(await guest.context.cookies());
    await stale.page.goto(upgrade);
    const before = await page.locator("main dd").nth(1).innerText();
    const first = cardsOf(guest).first();
    const room = (await first.getByRole("heading").innerText()).trim();
    await first.locator("summary").click();
    await first.locator("button[type=submit]").click();
    await page.waitForURL(/[?&]done=1/);
    await page.getByText(say("upgrade.done", { room, amount: "" }).slice(0, 20)).waitFor();
    expect(await page.locator("main dd").nth(1).innerText()).not.toBe(before);
    const others = cardsOf(stale);
    const last = others.last();
    if ((await others.count()) > 1) {
      await last.locator("summary").click();
      await last.locator("button[type=submit]").click();
      await stale.page
        .getByRole("alert")
        .filter({ hasText: say("upgrade.changed") })
        .waitFor();
      if (process.env.SHOTS)
        await stale.page.screenshot({ path: `${process.env.SHOTS}/refused.png`, fullPage: true });
    }
    await page.goto(address);
    expect(plain(await booking.text())).toContain(plain(room));
    expect([...guest.trouble, ...stale.trouble]).toEqual([]);
    await stale.context.close();
    await guest.context.close();
  });
});
