import type { Page } from "playwright";
import { expect, it } from "vitest";
import { accessibilityProblems, sidewaysScroll } from "./support/axe.ts";
import { openBrowser, type Screen } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { listingPath } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();
const door = openTestDoor();

/** Texts of what a list is filled with, and of all that comes once the guest has left it. */
function receivedBy(page: Page) {
  const texts: Promise<string>[] = [];
  let all = false;
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!(all || pathname === "/_nodes") || /\.(js|css|woff2?|png|svg|ico)$/.test(pathname)) return;
    const named = (text: string) => `${response.url()} ${text}`;
    texts.push(response.text().then(named, () => response.url()));
  });
  return {
    takeAll: () => {
      all = true;
    },
    texts: async () => (await Promise.all(texts)).join("\n"),
  };
}

it.each<[string, string, Screen]>([
  ["solvanta-in", "en", "desktop"],
  ["solvanta-ae", "ar", "phone"],
])(
  "[LIST-12] [LIST-14] %s sells a deal in %s whose name nothing tells before it is booked (%s)",
  async (site, locale, screen) => {
    const guest = await newGuest(site, screen, { offlineCopies: false, locale });
    const { page, checkout, say } = guest;
    const path = `${listingPath(site, stayAhead(2, 30))}&locale=${locale}`;
    await guest.open(path);
    expect(await page.locator("[data-mystery]").count()).toBe(0);
    await door.signIn(guest, { name: "Asha Menon" });
    const received = receivedBy(page);
    await guest.open(path);
    const deals = page.locator("[data-mystery]");
    await deals.waitFor();
    await deals.scrollIntoViewIfNeeded();
    await shot(page, `${site}-${locale}-listing`);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    received.takeAll();
    await deals.getByRole("link").first().click();
    await page.waitForURL(/quote=/);
    await checkout.ready();
    expect(await checkout.summary.innerText()).toContain(say("supply.mystery.hotel"));
    expect(await page.locator("main").innerText()).toContain(say("checkout.mystery.name"));
    await shot(page, `${site}-${locale}-checkout`);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await checkout.fillGuest({
      firstName: "Asha",
      lastName: "Menon",
      phone: PHONES[site] ?? "",
      email: "asha@example.test",
    });
    const before = await received.texts();
    const total = await checkout.total();
    await checkout.book();

    await guest.booking.title.waitFor();
    expect(await guest.booking.total()).toBe(total);
    const number = new URL(page.url()).pathname.split("/").at(-1);
    const { booking } = await page.evaluate(
      async (of) => (await fetch(`/api/pwa/booking/${of}`, { credentials: "include" })).json(),
      number,
    );
    const { hotel, room_category } = booking;
    expect(await guest.booking.article.innerText()).toContain(hotel.name);
    await shot(page, `${site}-${locale}-booking`);
    expect(before).toContain("/checkout?deal=");
    for (const telling of [hotel.name, hotel.address, hotel.best_image.name])
      expect(before).not.toContain(telling);
    for (const id of [hotel.id, room_category.id]) expect(before).not.toMatch(new RegExp(`\\b${id}\\b`));
    await guest.context.close();
  },
  180_000,
);

const PHONES: Readonly<Record<string, string>> = { "solvanta-in": "9812345670", "solvanta-ae": "501234567" };

/** A picture of the page where `SHOTS` names a folder. */
async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}
