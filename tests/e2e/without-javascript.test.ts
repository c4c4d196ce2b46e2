import { describe, expect, it } from "vitest";
import { ask, hostOf } from "./support/ask.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { amountOf } from "./support/pages/listing-page.ts";
import { cities, listingPath } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { stayAhead, urlDate } from "./support/stay.ts";
import { textOf } from "./support/text.ts";

openBrowser();
const door = openTestDoor();

const stay = stayAhead(3, 8);

describe.each(["solvanta-in", "wrenhollow-nl", "solvanta-ae"])("%s without JavaScript", (siteId) => {
  it("[SRCH-01] [ROUTE-02] searches by the form of the home page", async () => {
    const guest = await newGuest(siteId, "phone", { javaScript: false });
    const { page, home } = guest;
    expect((await guest.open("/")).status()).toBe(200);
    expect((await textOf(home.title)).trim()).not.toBe("");
    await home.search.destination.fill(cities[siteId] ?? "");
    await home.search.submit();
    await page.waitForURL(/\/(search|hotels-in-)/);
    await guest.listing.cards.first().waitFor();
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("chooses days and guests in plain fields, and nothing stands there that only scripts could open", async () => {
    const guest = await newGuest(siteId, "desktop", { javaScript: false });
    const { page, home } = guest;
    await guest.open("/");
    const { form } = home.search;
    expect(await form.locator("[aria-haspopup=dialog]:visible").count()).toBe(0);
    await home.search.destination.fill(cities[siteId] ?? "");
    await form.locator('input[type="date"][name="checkin"]').fill(stay.checkin);
    await form.locator('input[type="date"][name="checkout"]').fill(stay.checkout);
    await form.locator('select[name="rooms_config"]').selectOption("1-3_0_0_0");
    await home.search.submit();
    await page.waitForURL(/hotels-in-/);
    const { searchParams } = new URL(page.url());
    const chosen = ["checkin", "checkout", "rooms_config"].map((name) => searchParams.get(name));
    expect(chosen).toEqual([stay.checkin, stay.checkout, "1-3_0_0_0"]);
    const search = page.getByRole("search");
    expect(await search.locator("button:visible:not([type=submit])").count()).toBe(0);
    const shown = search.locator('input[type="date"]').or(search.locator("select"));
    const values = shown.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    expect(await values).toEqual([stay.checkin, stay.checkout, "1-3_0_0_0"]);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[LIST-04] [HOTEL-01] [PRICE-04] reads prices, filters, pages on to a property and finds its price again", async () => {
    const guest = await newGuest(siteId, "desktop", { javaScript: false });
    const { page, listing, property } = guest;
    await guest.open(listingPath(siteId, stay));
    expect(await listing.cards.count()).toBeGreaterThan(2);
    await listing.filterBy("amenities");
    expect(await listing.activeFilters.count()).toBe(1);
    await listing.sortBy("price");
    const card = await listing.openFirstHotel();
    expect((await textOf(property.title)).trim()).toBe(card.name);
    expect((await property.prices()).map(amountOf)).toContain(amountOf(card.price));
    expect(new URL(page.url()).searchParams.get("checkin")).toBe(urlDate(stay.checkin));
    const dates = page.locator('#dates input[type="date"]');
    expect(await dates.first().inputValue()).toBe(stay.checkin);
    await page.locator("#dates form [type=submit]").click();
    await property.offers.first().waitFor();
    await property.reserve();
    expect(await textOf(page.getByRole("main"))).toContain(guest.say("checkout.no-script"));
    expect(await page.locator('main [name="first_name"]').isVisible()).toBe(false);
    expect(await page.getByRole("main").getByRole("button").filter({ visible: true }).count()).toBe(0);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[LIST-02] pages through the whole list and back", async () => {
    const guest = await newGuest(siteId, "phone", { javaScript: false });
    await guest.open("/search");
    const first = await guest.listing.names();
    expect(first).toHaveLength(20);
    await guest.listing.nextPage();
    const second = await guest.listing.names();
    expect(second.length).toBeGreaterThan(0);
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
    await guest.page.goBack();
    expect(await guest.listing.names()).toEqual(first);
    await guest.context.close();
  });

  it.each(["/terms", "/privacy-policy", "/faq"])(
    "[ROUTE-30] reads %s under one heading of its own",
    async (path) => {
      const guest = await newGuest(siteId, "desktop", { javaScript: false });
      expect((await guest.open(path)).status()).toBe(200);
      const headings = await guest.page.getByRole("heading", { level: 1 }).allTextContents();
      expect(headings).toHaveLength(1);
      expect((await textOf(guest.page.getByRole("main"))).length).toBeGreaterThan(200);
      expect.soft(await guest.page.title()).toContain(headings[0]);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("[ROUTE-32] says that a page is not there and offers a search", async () => {
    const guest = await newGuest(siteId, "phone", { javaScript: false });
    expect((await guest.open("/nowhere/to/be/found")).status()).toBe(404);
    const main = guest.page.getByRole("main");
    expect(await textOf(main)).toContain(guest.say("errors-page.not-found.title"));
    await main.locator("form").first().waitFor();
    expect(await guest.page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    await guest.context.close();
  });

  it("every link of the home page leads somewhere", async () => {
    const guest = await newGuest(siteId, "desktop", { javaScript: false });
    await guest.open("/");
    const origin = new URL(guest.page.url()).origin;
    const links = await guest.page
      .locator("a[href]")
      .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).href))]);
    const own = links.filter((href) => href.startsWith(origin)).map((href) => href.split("#")[0] ?? href);
    const broken: string[] = [];
    for (const href of new Set(own)) {
      const { pathname, search } = new URL(href);
      const { status } = await ask(hostOf(siteId), pathname + search);
      if (status >= 400) broken.push(`${status} ${pathname}`);
    }
    expect(broken).toEqual([]);
    await guest.context.close();
  });
});

describe.each(["phone", "desktop"] as const)("a guest we know, without JavaScript, on %s", (screen) => {
  it.each(["/", "/articles", listingPath("solvanta-in")])(
    "is not taken for a stranger by %s",
    async (path) => {
      const guest = await newGuest("solvanta-in", screen, { javaScript: false });
      const { page, say } = guest;
      await door.signIn(guest, { name: "Asha Menon" });
      await guest.open(path);
      const header = page.locator("header").first();
      const named = (name: string) => header.getByRole("link", { name, exact: true });
      expect(await named(say("shell.login")).filter({ visible: true }).count()).toBe(0);
      const [entry] = await named(say("shell.account")).filter({ visible: true }).all();
      // What it leads to is made for this guest, and knows; one who has no account may make one there.
      await entry?.click();
      await page.waitForURL(/accountdetails/);
      expect(await textOf(page.locator("header").first())).toContain("Asha Menon");
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );
});
