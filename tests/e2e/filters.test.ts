import type { Locator, Page, Request } from "playwright";
import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser, type Screen } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath } from "./support/places.ts";
import { stayAhead, urlDate } from "./support/stay.ts";

openBrowser();

const stay = stayAhead(3, 8);
const atOnce = { timeout: 400, interval: 20 };
const patience = { timeout: 15_000 };
const cases = [
  ["wrenhollow-nl", "desktop"],
  ["wrenhollow-nl", "phone"],
  ["solvanta-ae", "phone"],
] as const satisfies readonly (readonly [string, Screen])[];

describe.each(cases)("a filter of %s on %s", (siteId, screen) => {
  it("draws its tick at the press, before the page of its results has come, and keeps it with that page", async () => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    const filters = await openFilters(guest, siteId);
    const [first, second] = [filters.nth(0), filters.nth(1)];
    const held = await hold(guest.page, /amenities=/);
    await first.click();
    await expect.poll(() => isTicked(first), atOnce).toBe(true);
    expect(await isTicked(second)).toBe(false);
    held.release();
    await expect.poll(() => first.getAttribute("aria-current"), patience).toBe("true");
    expect(await isTicked(first)).toBe(true);

    const again = await hold(guest.page, /./);
    await first.click();
    await expect.poll(() => isTicked(first), atOnce).toBe(false);
    again.release();
    await expect.poll(() => first.getAttribute("aria-current"), patience).toBeNull();
    expect(await isTicked(first)).toBe(false);
    await guest.context.close();
  });

  it("draws the tick of one value in place of the other where there can be one alone", async () => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    await openFilters(guest, siteId);
    const ratings = filtersOf(guest, "rating_min");
    await ratings.nth(0).click();
    await expect.poll(() => ratings.nth(0).getAttribute("aria-current"), patience).toBe("true");
    const held = await hold(guest.page, /rating=/);
    await ratings.nth(1).click();
    await expect.poll(() => isTicked(ratings.nth(1)), atOnce).toBe(true);
    expect(await isTicked(ratings.nth(0))).toBe(false);
    held.release();
    await expect.poll(() => ratings.nth(1).getAttribute("aria-current"), patience).toBe("true");
    expect(await isTicked(ratings.nth(0))).toBe(false);
    await guest.context.close();
  });

  it("is chosen with the space bar, as what looks like a tick box, and scrolls nothing", async () => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    const { page } = guest;
    const first = (await openFilters(guest, siteId)).nth(0);
    await first.focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press("Space");
    await expect.poll(() => first.getAttribute("aria-current"), patience).toBe("true");
    // Fewer results may make the page shorter; the space bar alone would lead a screen further down.
    expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(top);
    await first.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => first.getAttribute("aria-current"), patience).toBeNull();
    await guest.context.close();
  });

  it("[LIST-06] is added to the one that was pressed before, whose page is still on its way", async () => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    const filters = await openFilters(guest, siteId);
    const held = await hold(guest.page, /amenities=/);
    await filters.nth(0).click();
    await filters.nth(1).click();
    await expect.poll(() => isTicked(filters.nth(1)), atOnce).toBe(true);
    expect(await isTicked(filters.nth(0))).toBe(true);
    const rating = filtersOf(guest, "rating_min").first();
    await rating.click();
    held.release();
    for (const filter of [filters.nth(0), filters.nth(1), rating])
      await expect.poll(() => filter.getAttribute("aria-current"), patience).toBe("true");
    const { searchParams } = new URL(guest.page.url());
    expect(searchParams.get("amenities")?.split(",")).toHaveLength(2);
    expect(searchParams.get("checkin")).toBe(urlDate(stay.checkin));
    await guest.context.close();
  });

  it("shows what the page says where one comes that has it otherwise", async () => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    const filters = await openFilters(guest, siteId);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await guest.page.route(/amenities=/, async (route) => {
      await held;
      const address = new URL(route.request().url());
      address.searchParams.delete("amenities");
      await route.continue({ url: address.href });
    });
    await filters.first().click();
    await expect.poll(() => isTicked(filters.first()), atOnce).toBe(true);
    release();
    await guest.page.waitForURL(/amenities=/);
    await expect.poll(() => isTicked(filters.first()), patience).toBe(false);
    await guest.context.close();
  });

  it("keeps the tick of a choice whose page did not come, which is tried again", async () => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    const { page } = guest;
    const filters = await openFilters(guest, siteId);
    await page.route(/amenities=/, (route) => route.abort());
    await filters.first().click();
    await page.waitForURL(/amenities=/);
    await page.getByText(guest.say("listing.error.title")).waitFor({ state: "attached" });
    expect(await isTicked(filters.first())).toBe(true);
    await page.unroute(/amenities=/);
    await filters.first().click();
    await expect.poll(() => filters.first().getAttribute("aria-current"), patience).toBe("true");
    expect(await isTicked(filters.first())).toBe(true);
    await guest.context.close();
  });

  it("has no tick any more after Back", async () => {
    const guest = await newGuest(siteId, screen, { offlineCopies: false });
    const { page } = guest;
    const filters = await openFilters(guest, siteId);
    await filters.first().click();
    await expect.poll(() => filters.first().getAttribute("aria-current"), patience).toBe("true");
    if (screen === "phone") {
      await page.goBack();
      await page.locator("dialog").waitFor({ state: "detached" });
    }
    await page.goBack();
    if (screen === "desktop") {
      await page.waitForURL((url) => !url.searchParams.has("amenities"));
      await expect.poll(() => isTicked(filters.first()), patience).toBe(false);
      // Nor while the page of the choice was still on its way.
      const held = await hold(page, /amenities=/);
      await guest.open("/");
      await guest.open(listingPath(siteId, stay));
      await awake(page);
      await filters.first().click();
      await expect.poll(() => isTicked(filters.first()), atOnce).toBe(true);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === "/");
      held.release();
      await page.goForward();
      await filters.first().waitFor();
      expect(await isTicked(filters.first())).toBe(false);
    }
    await guest.context.close();
  });
});

it("draws the tick where the rest of the page's code has not come", async () => {
  const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
  const { page } = guest;
  const held = await hold(page, /\/assets\/(?!.*entry).*\.js/);
  await page.goto(await addressOf(guest, "wrenhollow-nl"), { waitUntil: "commit" });
  const filter = filtersOf(guest, "amenities").first();
  await filter.waitFor();
  await page.waitForTimeout(1000);
  await filter.click({ noWaitAfter: true });
  await expect.poll(() => isTicked(filter), atOnce).toBe(true);
  held.release();
  await expect.poll(() => filter.getAttribute("aria-current"), patience).toBe("true");
  await guest.context.close();
});

async function addressOf({ site }: Guest, siteId: string): Promise<string> {
  const { siteUrl } = await import("./support/browser.ts");
  return siteUrl(site.id, listingPath(siteId, stay));
}

/** The amenities of the column, or of the sheet on a phone, which is opened. */
async function openFilters(guest: Guest, siteId: string): Promise<Locator> {
  await guest.open(listingPath(siteId, stay));
  await awake(guest.page);
  if (guest.screen === "phone") await guest.page.locator('main a[data-modal="filters"]:visible').click();
  const filters = filtersOf(guest, "amenities");
  await filters.first().waitFor();
  return filters;
}

function filtersOf({ page, screen }: Guest, facet: string): Locator {
  return page.locator(`${screen === "phone" ? "dialog" : "main aside"} a[id*="-panel-${facet}-"]`);
}

/** Whether the box in front of a filter's name is filled with a tick, as it is drawn. */
function isTicked(filter: Locator): Promise<boolean> {
  return filter.evaluate((link) => {
    const box = link.firstElementChild as Element;
    const tick = box.querySelector("svg") ?? getComputedStyle(box, "::after").content !== "none";
    return Boolean(tick) && getComputedStyle(box).backgroundColor === getComputedStyle(box).borderTopColor;
  });
}

/** Holds back what is asked for at such addresses until it is released. */
async function hold(page: Page, address: RegExp): Promise<{ readonly release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHeld = (request: Request) => ["fetch", "document", "script"].includes(request.resourceType());
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await held;
    await route.continue().catch(() => {});
  });
  return { release };
}
