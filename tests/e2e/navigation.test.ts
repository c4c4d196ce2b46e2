import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser, type Screen } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath } from "./support/places.ts";
import { stayAhead, urlDate } from "./support/stay.ts";
import { textOf } from "./support/text.ts";

openBrowser();

const screens = ["phone", "desktop"] as const satisfies readonly Screen[];

it("leads from its breadcrumbs to places with the same dates and rooms", async () => {
  const guest = await newGuest("wrenhollow-nl", "desktop");
  const { page, say } = guest;
  const { checkin, checkout } = stayAhead(5, 7);
  await guest.open(
    listingPath("wrenhollow-nl", { checkin, checkout }, "1-3_0_0_0").replace("?", "/romantic?"),
  );
  const city = page
    .getByRole("navigation", { name: say("shell.breadcrumbs") })
    .getByRole("link")
    .nth(1);
  const address = new URL((await city.getAttribute("href")) ?? "", page.url());
  expect(address.pathname).toBe("/hotels-in-amsterdam");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    checkin: urlDate(checkin),
    checkout: urlDate(checkout),
    rooms_config: "1-3_0_0_0",
  });
  await guest.context.close();
});

describe.each(screens)("moving between pages on %s", (screen) => {
  it("asks for one document per page, starts it at the top, moves the focus and says the title", async () => {
    const guest = await newGuest("solvanta-in", screen);
    const { page, listing, property } = guest;
    await guest.open(listingPath("solvanta-in"));
    await awake(page);
    const documents = countDocuments(guest);
    await page.evaluate(() => scrollTo(0, 900));
    await listing.openFirstHotel();
    await property.title.waitFor();
    expect(documents()).toHaveLength(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await expect.poll(() => page.locator("#page-announcer").textContent()).toBe(await page.title());
    expect(await page.title()).toContain(await textOf(property.title));
    expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[LIST-02] comes back to the place in the list it was left at, and forward again", async () => {
    const guest = await newGuest("wrenhollow-nl", screen);
    const { page, listing, property } = guest;
    await guest.open("/search");
    await awake(page);
    await listing.showMore();
    await expect.poll(() => listing.cards.count()).toBeGreaterThan(20);
    await page.evaluate(() => scrollTo(0, 1200));
    const names = await listing.names();
    const link = listing.cards.nth(4).getByRole("heading").getByRole("link");
    await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const left = await page.evaluate(() => Math.round(scrollY));
    // A driver's click may scroll first; a guest's finger does not.
    await link.evaluate((element) => (element as HTMLElement).click());
    await property.title.waitFor();
    await page.waitForURL(/\/\d+\/\?/);
    await page.goBack();
    await page.waitForURL(/\/search/);
    await expect.poll(() => listing.names()).toEqual(names);
    await expect.poll(() => page.evaluate((at) => Math.abs(scrollY - at), left)).toBeLessThan(4);
    await page.goForward();
    await page.waitForURL(/\/\d+\/\?/);
    await property.title.waitFor();
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[LIST-06] [LIST-07] keeps the place when only the order or a filter changes", async () => {
    const guest = await newGuest("solvanta-in", screen);
    const { page } = guest;
    await guest.open("/search");
    await awake(page);
    await page.evaluate(() => scrollTo(0, 120));
    // A driver's click may scroll first; a guest's finger does not.
    await page.locator("#sort-rating").evaluate((element) => (element as HTMLElement).click());
    await page.waitForURL(/sort=rating/);
    expect(await page.evaluate(() => scrollY)).toBe(120);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[HOTEL-12] shows the picture, the name and the address of a property until its page comes", async () => {
    const guest = await newGuest("solvanta-in", screen, { offlineCopies: false });
    const { page, listing, property } = guest;
    await guest.open(listingPath("solvanta-in"));
    await awake(page);
    await page.evaluate(() => scrollTo(0, 700));
    const card = listing.cards.nth(1);
    const name = await textOf(card.getByRole("heading"));
    const address = await textOf(card.locator("[data-preview-text]"));
    const link = card.getByRole("heading").getByRole("link");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/\d+\/\?/, async (route) => {
      await held;
      await route.continue();
    });
    await link.evaluate((element) => (element as HTMLElement).click());
    const preview = page.locator(".page-preview");
    await preview.waitFor();
    expect(await textOf(preview.getByRole("heading", { level: 1 }))).toBe(name);
    expect(await preview.getByText(address).isVisible()).toBe(true);
    await expect
      .poll(() => preview.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.locator("#main").isVisible()).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    release();
    await page.waitForURL(/\/\d+\/\?/);
    await preview.waitFor({ state: "detached" });
    expect(await textOf(property.title)).toContain(name);
    await page.goBack();
    await page.waitForURL(/hotels-in-/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await guest.context.close();
  });

  it("lets the guest open a page in a new tab and leaves other sites alone", async () => {
    const guest = await newGuest("solvanta-in", screen);
    const { page, listing } = guest;
    await guest.open(listingPath("solvanta-in"));
    await awake(page);
    const link = (await listing.firstFree()).link;
    const [tab] = await Promise.all([
      guest.context.waitForEvent("page"),
      link.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await tab.waitForURL(/\/\d+\/\?/);
    expect(page.url()).toContain("hotels-in-");
    await guest.context.close();
  });
});

/** Addresses of pages asked for from now on, by a full load or by a script. */
function countDocuments({ page }: Guest): () => readonly string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const accepts = request.headers().accept ?? "";
    const isPage =
      request.isNavigationRequest() || (request.resourceType() === "fetch" && accepts === "text/html");
    if (isPage) seen.push(request.url());
  });
  return () => seen;
}
