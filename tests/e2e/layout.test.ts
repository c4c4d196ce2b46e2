import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { banner } from "./support/consent.ts";
import { newGuest } from "./support/guest.ts";
import { listingPath, openCheckout, openProperty } from "./support/places.ts";

openBrowser();

describe("what a guest sees at a glance", () => {
  it.each(["solvanta-ae", "solvanta-in", "wrenhollow-nl"])(
    "is whole on the narrowest phone: place, dates and guests of a search on %s",
    async (siteId) => {
      const guest = await newGuest(siteId, "phone");
      await guest.page.setViewportSize({ width: 320, height: 640 });
      for (const path of ["/", listingPath(siteId)]) {
        await guest.open(path);
        await awake(guest.page);
        expect(await cutOff(guest.page), path).toEqual([]);
      }
      await guest.context.close();
    },
  );

  it.each([
    ["wrenhollow-nl", "nl"],
    ["wrenhollow-nl", "de"],
    ["wrenhollow-fr", "fr"],
  ])("is whole on the narrowest phone: the question for consent on %s in %s", async (siteId, locale) => {
    const guest = await newGuest(siteId, "phone", { locale, consent: null, offlineCopies: false });
    const { page } = guest;
    await page.setViewportSize({ width: 320, height: 640 });
    await guest.open(`/?locale=${locale}`);
    await banner(guest).waitFor();
    const ways = banner(guest).locator("form > div > button, summary");
    expect(await ways.count()).toBe(3);
    const overflows = (all: Element[]) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent);
    expect(await ways.evaluateAll(overflows)).toEqual([]);
    const sizes = await ways.evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      }),
    );
    expect(sizes).toEqual(sizes.map(() => sizes[0]));
    await guest.context.close();
  });

  it("is whole on the narrowest phone in the widest words: the days of a stay and the steps of the checkout", async () => {
    const guest = await newGuest("wrenhollow-fr", "phone");
    const { page } = guest;
    await page.setViewportSize({ width: 320, height: 640 });
    await openCheckout(guest);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.goBack();
    await page.locator("#dates button").first().waitFor();
    expect(await cutOff(page, "#dates button span:not(.visually-hidden)")).toEqual([]);
    await guest.context.close();
  });

  it.each([
    ["solvanta-ae", "phone"],
    ["wrenhollow-nl", "phone"],
    ["wrenhollow-nl", "desktop"],
  ] as const)(
    "begins the way to add a coupon where all words of the price begin: %s on %s",
    async (siteId, screen) => {
      const guest = await newGuest(siteId, screen);
      await openCheckout(guest);
      const starts = await guest.page.locator("#checkout-coupon").evaluate((part) => {
        const isRtl = document.dir === "rtl";
        const startOf = (element: Element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          const { left, right } = words.getBoundingClientRect();
          return isRtl ? right : left;
        };
        return [part.querySelector("button"), part.nextElementSibling].map((each) => each && startOf(each));
      });
      expect(Math.abs((starts[0] ?? 0) - (starts[1] ?? 99)), starts.join(" ")).toBeLessThanOrEqual(1);
      await guest.context.close();
    },
  );

  it("names the days of the stay on one line in the bar at the foot of a phone", async () => {
    const guest = await newGuest("solvanta-ae", "phone");
    await openProperty(guest);
    const days = guest.page.locator("[data-price-bar] p > span > a");
    const spread = await days.evaluate((link) => {
      const seen = document.createRange();
      seen.selectNodeContents(link);
      seen.setEndBefore(link.querySelector(".visually-hidden") as Element);
      const bottoms = [...seen.getClientRects()].map(({ bottom }) => bottom);
      return Math.max(...bottoms) - Math.min(...bottoms);
    });
    expect(spread, (await days.textContent()) ?? "").toBeLessThan(8);
    await guest.context.close();
  });

  it("leaves room for a thumb on a phone: every link of its own and every button, down to the list of places", async () => {
    const guest = await newGuest("solvanta-ae", "phone");
    for (const path of ["/", listingPath("solvanta-ae"), "/allcities"]) {
      await guest.open(path);
      await awake(guest.page);
      expect(await smallTargets(guest.page), path).toEqual([]);
    }
    await openProperty(guest);
    expect(await smallTargets(guest.page), "property").toEqual([]);
    await guest.context.close();
  });

  it.each(["wrenhollow-nl", "solvanta-in"])("begins at one edge on a wide screen: %s", async (siteId) => {
    const guest = await newGuest(siteId, "desktop");
    await guest.open("/");
    const starts = [];
    for (const part of ["header img", "main h1", 'main [role="search"] form', "footer img"])
      starts.push((await guest.page.locator(part).first().boundingBox())?.x ?? -1);
    expect(Math.max(...starts) - Math.min(...starts), starts.join(" ")).toBeLessThanOrEqual(1);
    await guest.context.close();
  });

  it.each(["solvanta-in", "solvanta-ae"])("is whole on a turned phone: the search on %s", async (siteId) => {
    const guest = await newGuest(siteId, "phone");
    await guest.page.setViewportSize({ width: 844, height: 390 });
    await guest.open("/");
    await awake(guest.page);
    expect(await cutOff(guest.page)).toEqual([]);
    await guest.context.close();
  });

  it.each(["solvanta-in", "solvanta-ae", "wrenhollow-nl"])(
    "keeps the calendar of a turned phone below the header and on the screen, and the row that ends it in sight: %s",
    async (siteId) => {
      const guest = await newGuest(siteId, "phone");
      const { page, property, say } = guest;
      await page.setViewportSize({ width: 844, height: 390 });
      await openProperty(guest);
      await awake(page);
      await property.openDates();
      const calendar = page.getByRole("dialog");
      const header = (await page.locator("header").first().boundingBox())?.height ?? 0;
      const edges = async () => {
        const box = await calendar.boundingBox();
        return box ? [box.y >= header, box.y + box.height <= 390 - 8] : [];
      };
      await expect.poll(edges).toEqual([true, true]);
      // It opens at the chosen days, with three whole weeks on the screen.
      const seen = () =>
        calendar.evaluate((panel) => {
          const { top } = panel.getBoundingClientRect();
          const weeks = [...panel.querySelectorAll<HTMLElement>("tbody tr")].filter((week) => {
            const box = week.getBoundingClientRect();
            const isThere = (y: number) => week.contains(document.elementFromPoint(box.x + box.width / 2, y));
            return box.top > top && isThere(box.top + 3) && isThere(box.bottom - 3);
          });
          const heights = new Set(weeks.map((week) => Math.round(week.getBoundingClientRect().top)));
          return [weeks.some((week) => week.querySelector("[aria-selected=true]")), heights.size >= 3];
        });
      await expect.poll(seen).toEqual([true, true]);
      const done = calendar.getByRole("button", { name: say("calendar.done"), exact: true });
      for (const scrolled of [0, 80, 10_000]) {
        await calendar.evaluate((element, top) => element.scrollTo({ top, behavior: "instant" }), scrolled);
        expect(await done.evaluate(coveredSpots), String(scrolled)).toEqual([]);
        const [row, panel] = [await done.boundingBox(), await calendar.boundingBox()];
        expect(row && panel && row.y + row.height <= panel.y + panel.height, String(scrolled)).toBe(true);
      }
      expect(await calendar.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
      await guest.context.close();
    },
  );

  it.each([
    ["solvanta-in", 390, 844],
    ["solvanta-ae", 390, 844],
    ["solvanta-in", 844, 390],
  ])("lays no words over the pictures of a small screen: %s at %i × %i", async (siteId, width, height) => {
    const guest = await newGuest(siteId, "phone");
    const { page, say } = guest;
    await page.setViewportSize({ width, height });
    await openProperty(guest);
    const share = page.getByRole("button", { name: say("share.photos") });
    const box = await share.boundingBox();
    expect(Math.max(box?.width ?? 999, box?.height ?? 999)).toBeLessThanOrEqual(48);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await share.evaluate(coveredSpots)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await share.boundingBox())?.width).toBeGreaterThan(100);
    await guest.context.close();
  });

  it.each(["solvanta-in", "solvanta-ae", "wrenhollow-nl"])(
    "keeps its words apart and whole in text twice as large: the tools of a list on %s",
    async (siteId) => {
      const guest = await newGuest(siteId, "phone");
      const { page } = guest;
      await guest.open(listingPath(siteId));
      await awake(page);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      const tools = page
        .locator("main a[data-modal=filters], main a[data-modal=sort]")
        .locator("visible=true");
      expect(await tools.count()).toBe(2);
      const problems = await tools.first().evaluate((filters) => {
        const all = [...(filters.parentElement?.querySelectorAll("a") ?? [])].filter((each) =>
          each.checkVisibility(),
        );
        const boxes = all.map((each) => each.getBoundingClientRect());
        const cut = all.filter((each) => each.scrollWidth > each.clientWidth + 1);
        const outside = boxes.filter(({ left, right }) => left < 0 || right > innerWidth);
        const over = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (two) =>
                one.left < two.right - 1 &&
                two.left < one.right - 1 &&
                one.top < two.bottom - 1 &&
                two.top < one.bottom - 1,
            ),
        );
        return [cut.map(({ textContent }) => textContent), outside.length, over.length];
      });
      expect(problems).toEqual([[], 0, 0]);
      await guest.context.close();
    },
  );

  it("lays the calendar beside the page over everything further down", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page, property } = guest;
    await openProperty(guest);
    await awake(page);
    for (const part of ["#rooms", "#reviews"]) {
      await page.locator(part).evaluate((element) => element.scrollIntoView({ block: "start" }));
      await property.openDates();
      const calendar = page.getByRole("dialog");
      await calendar.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      expect(await calendar.evaluate(coveredSpots), part).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await guest.context.close();
  });
});

const SEARCH = '[role="search"] a span, [role="search"] button span';

/** Visible texts, those of the search if not said otherwise, that are wider than the room they have. */
function cutOff(page: Page, selector = SEARCH): Promise<string[]> {
  return page.locator(selector).evaluateAll((spans) =>
    spans
      .filter((span) => (span as HTMLElement).offsetParent !== null)
      .filter(
        (span) => span.scrollWidth > span.clientWidth + 1 && getComputedStyle(span).display !== "inline",
      )
      .map((span) => span.textContent ?? ""),
  );
}

/**
 * Visible links and buttons lower than 42 px, but for those in running text, and those whose reach is drawn
 * over or around them.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator("a[href], button").evaluateAll((controls) =>
    controls
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((each) => getComputedStyle(each).display !== "inline")
      .filter(
        (each) =>
          !["::before", "::after"].some((part) => getComputedStyle(each, part).position === "absolute"),
      )
      .map((each) => ({
        name: each.textContent || each.getAttribute("aria-label"),
        height: each.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height > 1 && height < 42)
      .map(({ name, height }) => `${name} ${Math.round(height)}`),
  );
}

/** Points of an element within the window, below the header, where another one lies over it. */
function coveredSpots(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const covered = [];
  for (let x = left + 8; x < Math.min(right, innerWidth) - 8; x += 24)
    for (let y = Math.max(top, header) + 8; y < Math.min(bottom, innerHeight) - 8; y += 24) {
      const found = document.elementFromPoint(x, y);
      if (!element.contains(found)) covered.push(`${x},${y} ${found?.tagName} ${found?.className}`);
    }
  return covered;
}
