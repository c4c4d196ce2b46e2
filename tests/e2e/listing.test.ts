import { describe, expect, it, vi } from "vitest";
import { ask, hostOf } from "./support/ask.ts";
import { awake } from "./support/awake.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { cities, listingPath } from "./support/places.ts";
import { stayAhead, stayQuery } from "./support/stay.ts";

openBrowser();

const stay = stayAhead(3, 8);
const patience = { timeout: 15_000 };
/** Back and a reload make every page of the list again, one after the other. */
const comingBack = { timeout: 45_000 };

/** Asks again until it holds: what a guest does takes a moment to show. */
const settled = (holds: () => Promise<unknown>) => vi.waitFor(holds, patience);

describe("the order of a listing", () => {
  it.each(["solvanta-in", "wrenhollow-nl"])(
    "[LIST-07] %s shows the best place first, as the call does, and says what its order looks at",
    async (siteId) => {
      const guest = await newGuest(siteId, "desktop");
      const { page, listing, say } = guest;
      await guest.open(listingPath(siteId, stay));
      const best = `/api/pwa/search?city=${cities[siteId]}&checkin=${stay.checkin}&checkout=${stay.checkout}`;
      const answer = await ask(hostOf(siteId), `${best}&rooms_config=1-2_0_0_0&count=20&sort_on=recommended`);
      const { hotels, order_signals } = JSON.parse(answer.text);
      expect((await listing.names()).map((name) => name.trim())).toEqual(
        hotels.map(({ name }: { name: string }) => name),
      );
      await awake(page);
      const why = page.getByRole("button", { name: say("listing.why-order") });
      await why.click();
      const panel = page.locator("#order-reasons");
      expect((await panel.getByRole("listitem").allTextContents()).map((text) => text.trim())).toEqual(
        order_signals.map((signal: string) => say(`listing.why.${signal}`)),
      );
      await page.keyboard.press("Escape");
      expect(await panel.isVisible()).toBe(false);
      await why.click();
      await listing.title.click();
      expect(await panel.isVisible()).toBe(false);
      await listing.sortBy("price");
      const cheapFirst = await listing.prices();
      await listing.sortBy("price");
      await page.waitForURL(/ascending=false/);
      await expect
        .poll(() => listing.prices(), patience)
        .toEqual(cheapFirst.toSorted((one, other) => other - one));
      await why.click();
      await page.goBack();
      await panel.waitFor({ state: "hidden" });
      expect(page.url()).toContain("ascending=false");
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("[LIST-07] says why on a phone inside its sheet, whole on the screen", async () => {
    const guest = await newGuest("solvanta-ae", "phone");
    const { page, say } = guest;
    await guest.open(listingPath("solvanta-ae", stay));
    await page.locator('main a[data-modal="sort"]').click();
    const why = page.locator("dialog").getByText(say("listing.why.no-payment"));
    await why.waitFor();
    const box = await why.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844).toBe(true);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("recent searches", () => {
  it("[SRCH-13] [DATE-08] a place searched in two languages is there once, and its page says that the dates were moved", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { page, say } = guest;
    const recent = page.locator('main nav a[href*="/hotels-in-mumbai?"]');
    for (const [locale, name] of [
      ["en", "Mumbai"],
      ["hi", "मुंबई"],
    ]) {
      await guest.open(`/?locale=${locale}`);
      await awake(page);
      await page
        .getByRole("combobox")
        .first()
        .fill(name ?? "");
      await page.getByRole("option").first().click();
      await page.locator("main form button[type=submit]").first().click();
      await page.waitForURL(/hotels-in-mumbai/);
    }
    await page.evaluate(() => {
      for (const [key, text] of Object.entries(localStorage))
        if (key.startsWith("staywright.recent-searches."))
          localStorage.setItem(key, text.replace(/("check(?:in|out)":")\d{4}/g, "$12020"));
    });
    await guest.open("/?locale=en");
    await awake(page);
    await recent.first().waitFor();
    expect(await recent.allTextContents()).toHaveLength(1);
    await recent.click();
    await page.waitForURL(/hotels-in-mumbai/);
    const moved = page.getByText(say("dates.moved-from-past"));
    await moved.first().waitFor();
    expect(await moved.count()).toBe(1);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("more of a listing", () => {
  it.each([
    ["wrenhollow-nl", "phone"],
    ["solvanta-ae", "desktop"],
  ] as const)(
    "[LIST-02] [CONST-01] %s on %s adds the next page below, and Back and a reload keep the place",
    async (siteId, screen) => {
      const guest = await newGuest(siteId, screen);
      const { page, listing } = guest;
      await guest.open("/search");
      const address = page.url();
      const first = await listing.names();
      expect(first).toHaveLength(20);
      await listing.showMore();
      await expect.poll(() => listing.cards.count(), patience).toBeGreaterThan(20);
      expect(page.url()).toBe(address);
      const all = await listing.names();
      expect(all.slice(0, 20)).toEqual(first);
      // Pages are offered as long as there are more of them than what stands here.
      const hasMore = (await page.locator("#results a[data-append]").count()) > 0;
      expect(await page.locator("#results-list-end nav").isVisible()).toBe(hasMore);
      const hrefs = await listing.cards
        .locator("h2 a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(new Set(hrefs).size).toBe(hrefs.length);
      const last = listing.cards.last().getByRole("heading").getByRole("link");
      await last.scrollIntoViewIfNeeded();
      // The driver may scroll once more before it presses.
      await last.evaluate((link) =>
        link.addEventListener("click", () => sessionStorage.setItem("place", String(scrollY))),
      );
      await last.click();
      await page.waitForURL(/\/\d+\/\?/);
      const place = await page.evaluate(() => Number(sessionStorage.getItem("place")));
      expect(place).toBeGreaterThan(1000);
      await page.goBack();
      await expect.poll(() => listing.names(), comingBack).toEqual(all);
      await expect.poll(() => page.evaluate(() => scrollY), comingBack).toBeCloseTo(place, -1);
      await page.reload();
      await expect.poll(() => listing.names(), comingBack).toEqual(all);
      await expect.poll(() => page.evaluate(() => scrollY), comingBack).toBeCloseTo(place, -1);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );
});

describe("a change of filter", () => {
  it.each(["desktop", "phone"] as const)(
    "[LIST-05] clears the results while others load, and on failure keeps the filters and tries again (%s)",
    async (screen) => {
      const guest = await newGuest("wrenhollow-nl", screen, { offlineCopies: false });
      const { page, listing, say } = guest;
      await guest.open(listingPath("wrenhollow-nl", stay));
      await awake(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/amenities=/, async (route) => {
        await held;
        await route.continue();
      });
      const change = listing.filterBy("amenities");
      await page.locator('[data-refined][aria-busy="true"]').waitFor();
      await listing.cards.first().waitFor({ state: "hidden" });
      expect(await page.locator("#page-announcer").textContent()).toBe(say("listing.loading"));
      release();
      await change;
      await listing.cards.first().waitFor();
      expect(await page.locator("[data-refined][aria-busy]").count()).toBe(0);
      await page.unroute(/amenities=/);
      await page.route(/rating=/, (route) => route.abort());
      await listing.filterBy("rating_min");
      await page.getByText(say("listing.error.title")).waitFor();
      expect(await listing.cards.count()).toBe(0);
      expect(page.url()).toMatch(/amenities=.*rating=|rating=.*amenities=/);
      await page.unroute(/rating=/);
      await page.getByRole("link", { name: say("listing.error.retry") }).click();
      await listing.cards.first().waitFor();
      expect(await listing.activeFilters.count()).toBe(2);
      expect(
        guest.trouble.filter((line) => !/ERR_FAILED|Service Worker registration blocked/.test(line)),
      ).toEqual([]);
      await guest.context.close();
    },
  );
});

it.each(["solvanta-ae", "wrenhollow-nl"])(
  "a filter pressed in the sheet of %s shows there that its results are on their way",
  async (siteId) => {
    const guest = await newGuest(siteId, "phone", { offlineCopies: false });
    const { page } = guest;
    await guest.open(listingPath(siteId, stay));
    await awake(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/amenities=/, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('main a[data-modal="filters"]:visible').click();
    const sheet = page.locator('dialog[data-modal="filters"]');
    await sheet.locator('a[id*="-panel-amenities-"]').first().click();
    const line = () =>
      sheet.evaluate((each) => {
        const { content, blockSize } = getComputedStyle(each, "::before");
        return content === "none" ? "none" : blockSize;
      });
    await expect.poll(line, { timeout: 2000 }).toBe("3px");
    release();
    await expect.poll(line).toBe("none");
    await guest.context.close();
  },
);

describe("the map of a listing", () => {
  it.each([
    ["solvanta-ae", "phone"],
    ["solvanta-ae", "desktop"],
    ["solvanta-in", "phone"],
    ["wrenhollow-nl", "phone"],
  ] as const)(
    "lays no pin under its buttons, however close it is looked at: %s on %s",
    async (siteId, screen) => {
      const guest = await newGuest(siteId, screen);
      const { page, say } = guest;
      await guest.open(listingPath(siteId, stay));
      await page.locator("#map-toggle").click();
      const map = page.getByRole("region", { name: say("map.label") });
      const closer = map.getByRole("button", { name: say("map.zoom-in"), exact: true });
      await closer.waitFor();
      const covered = () =>
        map.evaluate((element) => {
          const boxesOf = (which: string) =>
            [...element.querySelectorAll(which)].map((each) => each.getBoundingClientRect());
          const pins = boxesOf("li > *");
          return boxesOf("[role=group] + div button").flatMap((tool) =>
            pins.filter(
              (pin) =>
                pin.left < tool.right &&
                tool.left < pin.right &&
                pin.top < tool.bottom &&
                tool.top < pin.bottom,
            ),
          ).length;
        });
      const plan = map.getByRole("group");
      for (const press of [
        "0",
        "+",
        "ArrowUp",
        "ArrowUp",
        "ArrowLeft",
        "ArrowLeft",
        "ArrowLeft",
        "+",
        "ArrowRight",
        "ArrowRight",
        "+",
        "+",
        "ArrowUp",
        "+",
        "+",
        "+",
        "+",
        "ArrowDown",
      ]) {
        await plan.press(press);
        await expect.poll(covered, { timeout: 1000, message: press }).toBe(0);
      }
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it.each([
    ["solvanta-ae", "phone"],
    ["wrenhollow-nl", "desktop"],
  ] as const)(
    "[LIST-01] [LIST-08] %s on %s keeps the filters and reaches every place, by keys alone too",
    async (siteId, screen) => {
      const guest = await newGuest(siteId, screen);
      const { page, listing, say } = guest;
      await guest.open(`/search?${stayQuery(stay)}`);
      await listing.filterBy("amenities");
      const filters = new URL(page.url()).searchParams.get("amenities");
      await page.locator("#map-toggle").click();
      const map = page.getByRole("region", { name: say("map.label") });
      await map.getByRole("button", { name: say("map.zoom-in"), exact: true }).waitFor();
      expect(new URL(page.url()).searchParams.get("amenities")).toBe(filters);
      expect(await accessibilityProblems(page)).toEqual([]);
      const names = (await listing.names()).map((name) => name.trim());
      const prices = await listing.cards.locator("strong bdi").allTextContents();
      const pins = map.locator("li");
      const clusters = pins.getByRole("button");
      /** How many places the pins in view stand for; each says the price its card says. */
      const placesShown = async () => {
        // Pins, and the words of the ground under them.
        const boxes = await map
          .locator("li > *, [aria-hidden] > span:not(:empty)")
          .evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().toJSON()));
        const overlaps = boxes.filter((one, index) =>
          boxes
            .slice(index + 1)
            .some(
              (other) =>
                one.left < other.right &&
                other.left < one.right &&
                one.top < other.bottom &&
                other.top < one.bottom,
            ),
        );
        expect(overlaps).toEqual([]);
        for (const text of await pins.getByRole("link").allTextContents()) {
          const name = names.find((each) => text.startsWith(`${each}: `) && text.endsWith(each)) ?? "";
          expect(name, text).not.toBe("");
          expect([...prices, say("map.sold-out")]).toContain(
            text.slice(name.length + 2, text.length - name.length),
          );
        }
        const counts = (await clusters.allTextContents()).map(Number);
        return counts.reduce((sum, count) => sum + count, await pins.getByRole("link").count());
      };
      await settled(async () => expect(await placesShown()).toBe(names.length));
      expect(await clusters.count()).toBeGreaterThan(0);
      const together = Number(await clusters.first().textContent());
      await clusters.first().press("Enter");
      await map.getByRole("button", { name: say("map.reset"), exact: true }).waitFor();
      await settled(async () => expect(await placesShown()).toBeGreaterThanOrEqual(together));
      expect(await pins.count()).toBeGreaterThan(1);
      for (let presses = 0; presses < 8; presses++) await map.getByRole("group").press("+");
      await settled(placesShown);
      await map.getByRole("group").press("0");
      await settled(async () => expect(await placesShown()).toBe(names.length));
      await page.locator("#map-toggle").click();
      await map.waitFor({ state: "detached" });
      expect(new URL(page.url()).searchParams.get("amenities")).toBe(filters);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );
});
