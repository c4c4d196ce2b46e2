import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { listingPath } from "./support/places.ts";

openBrowser();

const suggestions = /\/api\/pwa\/autocomplete/;

/** A page is to come first, on a machine that does other things. */
const patience = { timeout: 15_000 };

describe("when something breaks on a page", () => {
  it("an island that breaks leaves the page alone, and the server is told of it once with its release", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page } = guest;
    await page.addInitScript(() => {
      const read = JSON.parse;
      JSON.parse = (text, reviver) => {
        const value = read(text, reviver);
        for (const island of Object.values(value?.islands ?? {}) as { w: string; p: unknown }[])
          if (island.w === "search-box") island.p = null;
        return value;
      };
    });
    const reports: string[] = [];
    page.on("request", (request) => request.url().endsWith("/_failures") && reports.push(request.url()));
    const told = page.waitForResponse(/\/_failures$/);
    await guest.open("/");
    await page.getByRole("combobox").first().click();
    const answer = await told;
    const { node, ...rest } = answer.request().postDataJSON();
    expect([answer.status(), rest]).toEqual([204, { page: "home" }]);
    expect(await page.locator(`[data-island="${node}"]`).count()).toBe(1);
    // The server's own form stands in its place, and sends what was typed.
    const place = page.getByRole("combobox").first();
    await page.locator(`[data-island="${node}"][data-broken]`).waitFor();
    await place.fill("Amsterdam");
    expect(await answer.request().headerValue("x-release")).toMatch(/^[0-9a-f]{16,}$/);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(reports).toHaveLength(1);
    await page.getByRole("button", { name: guest.say("search.button") }).click();
    await page.waitForURL(/\/search\?.*Amsterdam|hotels-in-amsterdam/);
    await guest.listing.title.waitFor();
    await guest.context.close();
  });

  it("a page of a list that does not come again after a reload is said to be missing, and comes when it is asked for", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page, say, listing } = guest;
    await guest.open("/search");
    await awake(page);
    await listing.showMore();
    await expect.poll(() => listing.cards.count(), patience).toBeGreaterThan(20);
    const names = await listing.names();
    const next = /\/search\?.*page=2/;
    await page.route(next, (route) => route.abort("failed"));
    await page.reload();
    const foot = page.locator("#results-list-end");
    const retry = foot.getByRole("link", { name: say("listing.error.retry") });
    await retry.waitFor();
    expect(await listing.cards.count()).toBe(20);
    await page.unroute(next);
    await retry.click();
    await expect.poll(() => listing.names(), patience).toEqual(names);
    await page.reload();
    await expect.poll(() => listing.names(), patience).toEqual(names);
    await guest.context.close();
  });

  it("pictures that the server was too busy for are asked for once more, and missing ones are not", async () => {
    const guest = await newGuest("solvanta-in", "phone", { offlineCopies: false });
    const { page } = guest;
    const asked = new Map<string, number>();
    await page.route(/\/images\//, (route) => {
      const address = route.request().url();
      const times = (asked.get(address) ?? 0) + 1;
      asked.set(address, times);
      const first = asked.keys().next().value === address;
      if (times === 1 || first)
        return route.fulfill({ status: first ? 404 : 503, headers: { "retry-after": "2" }, body: "" });
      return route.continue();
    });
    await guest.open(listingPath("solvanta-in"));
    const failed = () =>
      page.evaluate(
        () => [...document.images].filter((each) => each.complete && each.naturalWidth === 0).length,
      );
    await expect.poll(failed, patience).toBeGreaterThan(1);
    await expect.poll(failed, { timeout: 60_000 }).toBe(1);
    expect(Math.max(...asked.values())).toBe(2);
    expect([...asked.values()][0]).toBe(1);
    await guest.context.close();
  });

  it("[LOC-04] a message that a page cannot say is reported by its id", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page } = guest;
    await page.addInitScript(() => {
      const read = Response.prototype.json;
      Response.prototype.json = async function () {
        const value = await read.call(this);
        if (value?.messages) delete value.messages["search.button"];
        return value;
      };
    });
    const told = page.waitForResponse((answer) => {
      const report = answer.url().endsWith("/_failures") && answer.request().postDataJSON();
      return report && report.page === "home" && report.message === "search.button";
    });
    await guest.open("/");
    await page.getByRole("combobox").first().click();
    expect((await told).status()).toBe(204);
    // The words stand as well as they can: the page goes on.
    await page.getByRole("button", { name: "search.button" }).waitFor();
    await guest.context.close();
  });

  it("[SRCH-06] suggestions that do not load leave the search working", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page, say, home } = guest;
    await guest.open("/");
    await page.route(suggestions, (route) => route.abort("failed"));
    await home.search.type("Ardennen");
    await page.getByText(say("search.suggestions-failed")).waitFor({ timeout: 20_000 });
    await page.keyboard.press("Escape");
    await home.search.submit();
    await page.waitForURL(/\/(search\?|hotels-in-)/);
    await guest.listing.title.waitFor();
    await guest.context.close();
  });
});
