import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import type { TestGuest } from "./support/pages/checkout-page.ts";
import { listingPath, openCheckout } from "./support/places.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();

const traveller: TestGuest = {
  firstName: "Ravi",
  lastName: "Menon",
  phone: "9845012345",
  email: "ravi@example.com",
};

describe("without a connection", () => {
  it("[BDET-05] [OFF-01] a booking that was seen is read again over a reload, and any other address shows the offline page until there is a connection", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page, say, checkout, booking } = guest;
    await openCheckout(guest, stayAhead(2, 29));
    await awake(page);
    await checkout.fillGuest(traveller);
    await checkout.book();
    await booking.article.waitFor();
    const address = new URL(page.url()).pathname;
    const number = await booking.number();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await booking.article.waitFor();
    const isKept = (path: string) =>
      page.evaluate(async (name) => Boolean(await (await caches.open("offline-bookings")).match(name)), path);
    await expect.poll(() => isKept(address)).toBe(true);
    const copyWords = page.getByText(say("booking.offline-copy"));
    expect(await copyWords.isVisible()).toBe(false);
    // Another browser of the guest, where a link of a mail opens the booking as the first page of all.
    const other = await page
      .context()
      .browser()
      ?.newContext({ storageState: await guest.context.storageState() });
    const first = await other?.newPage();
    await first?.goto(page.url());
    const keptAtOnce = () =>
      first?.evaluate(
        async (name) => Boolean(await (await caches.open("offline-bookings")).match(name)),
        address,
      );
    await expect.poll(keptAtOnce, { timeout: 15_000 }).toBe(true);
    await other?.close();
    await guest.context.setOffline(true);
    await page.reload();
    expect(await booking.number()).toBe(number);
    expect(await booking.isSuccess()).toBe(false);
    expect(await copyWords.isVisible()).toBe(true);
    await guest.open("/my-booking");
    await page.getByText(say("errors-page.offline.title")).waitFor();
    await guest.context.setOffline(false);
    await page.getByRole("main").getByText(say("errors-page.offline.retry")).click();
    await guest.bookings.card(number).waitFor();
    await awake(page);
    // The worker's part comes once the page is loaded and the browser is idle.
    const signOut = () => page.evaluate(() => document.dispatchEvent(new Event("staywright:logout")));
    await expect.poll(() => signOut().then(() => isKept(address))).toBe(false);
    await guest.context.close();
  });

  it.each(["solvanta-in", "wrenhollow-nl"])(
    "[OFF-01] %s leads to its offline page, and to the wanted one as soon as there is a connection",
    async (siteId) => {
      const guest = await newGuest(siteId, "phone");
      const { page, say, listing } = guest;
      await guest.open("/offline");
      await page
        .getByText("Aw Snap")
        .or(page.getByText(say("errors-page.offline.title")))
        .first()
        .waitFor();
      await guest.open(listingPath(siteId));
      await awake(page);
      const link = (await listing.firstFree()).link;
      const wanted = await link.getAttribute("href");
      await link.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
      await guest.context.setOffline(true);
      await link.dispatchEvent("click");
      await page.waitForURL(/\/offline/);
      await page.getByText(say("errors-page.offline.title")).waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.getByRole("main").getByText(say("errors-page.offline.retry")).click();
      await page.getByText(say("errors-page.offline.title")).waitFor();
      await guest.context.setOffline(false);
      await page.waitForURL((url) => url.pathname === wanted?.split("?")[0]);
      await guest.property.title.waitFor();
      await page.goBack();
      await page.waitForURL(/hotels-in-/);
      await listing.title.waitFor();
      // A step of the offline page that lies ahead, or its address, leads on too: who can be answered is not
      // offline.
      const step = `/offline?${new URLSearchParams({ to: wanted ?? "" })}`;
      await page.evaluate(
        (address) =>
          new Promise((resolve) => {
            addEventListener("popstate", resolve, { once: true });
            history.pushState({}, "", address);
            history.back();
          }).then(() => undefined),
        step,
      );
      await page.evaluate(() => history.forward());
      await page.waitForURL((url) => url.pathname === wanted?.split("?")[0]);
      await guest.property.title.waitFor();
      await guest.open(step);
      await guest.property.title.waitFor();
      expect(new URL(page.url()).pathname).toBe(wanted?.split("?")[0]);
      await guest.context.close();
    },
  );
});
