import { describe, expect, it } from "vitest";
import { ask, hostOf } from "./support/ask.ts";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { cities, openProperty } from "./support/places.ts";
import { daysFromNow, stayAhead, stayQuery, urlDate } from "./support/stay.ts";
import { textOf } from "./support/text.ts";
import { visibleText } from "./support/visible-text.ts";

openBrowser();

const siteIds = ["solvanta-in", "wrenhollow-nl"] as const;
const stay = stayAhead(3, 8);
const good = stayQuery(stay);

it.each(["solvanta-ae", "wrenhollow-nl"])(
  "[DATE-08] says above the search box of a page that is missing that dates of the past were moved: %s",
  async (siteId) => {
    const guest = await newGuest(siteId, "phone");
    const moved = guest.page.getByText(guest.say("dates.moved-from-past"));
    await guest.open("/no/such/page?checkin=01/02/2020&checkout=05/02/2020");
    await awake(guest.page);
    expect(await moved.count()).toBe(1);
    expect(await moved.isVisible()).toBe(true);
    await guest.open(`/no/such/page?${good}`);
    await awake(guest.page);
    expect(await moved.count()).toBe(0);
    const checkin = guest.page.locator('main form input[name="checkin"]');
    expect(await checkin.inputValue()).toBe(urlDate(stay.checkin));
    await guest.context.close();
  },
);

describe.each(siteIds)("strange addresses of %s", (siteId) => {
  const city = cities[siteId];

  it.each([
    ["garbage rooms", `/hotels-in-${city}?${good}&rooms_config=x`],
    ["broken rooms", `/hotels-in-${city}?rooms_config=1-2_0_0`],
    ["thousands of rooms", `/hotels-in-${city}?rooms_config=9999-${"2_0_0_0-".repeat(200)}`],
    ["negative guests", `/hotels-in-${city}?rooms_config=1--5_0_0_0`],
    ["rooms in exponents", `/hotels-in-${city}?rooms_config=1-2e9_0_0_0`],
    ["rooms twice", `/hotels-in-${city}?rooms_config=1-2_0_0_0&rooms_config=2-1_0_0_0-1_0_0_0`],
    ["an impossible date", `/hotels-in-${city}?checkin=31/02/2027&checkout=02/03/2027`],
    [
      "check-out first",
      `/hotels-in-${city}?checkin=${urlDate(stay.checkout)}&checkout=${urlDate(stay.checkin)}`,
    ],
    ["a far year", `/hotels-in-${city}?checkin=01/01/99999&checkout=02/01/99999`],
    [
      "full-width digits",
      `/hotels-in-${city}?checkin=${encodeURIComponent("１０/０１/２０２７")}&checkout=${encodeURIComponent("１３/０１/２０２７")}`,
    ],
    ["a huge page", `/hotels-in-${city}?page=99999999999999999999`],
    ["a page of words", `/hotels-in-${city}?page=two`],
    ["a negative page", `/hotels-in-${city}?page=-3`],
    ["an unknown order", `/hotels-in-${city}?sort=%3Cb%3E&ascending=perhaps`],
    ["a zero byte", `/search?location=%00`],
    ["a lone surrogate", `/search?location=%ED%A0%80`],
    ["a lone surrogate in the path", `/hotels-in-%ED%A0%80`],
    ["a zero byte in the path", `/hotels-in-%00`],
    ["wrong percent-encoding", `/hotels-in-%E0%A4%A`],
    ["wrong percent-encoding in the query", `/search?location=%E0%A4%A`],
    ["a very long place", `/search?location=${"a".repeat(3000)}`],
    ["brackets", `/search?location[]=a&location[b][c]=d&filters[__proto__][x]=1`],
    ["a script", `/search?location=%3Cscript%3Ealert(1)%3C/script%3E`],
    ["an unknown city", "/hotels-in-atlantis"],
    ["an unknown property", `/999999999/?${good}`],
    ["a property beyond numbers", `/99999999999999999999999/?${good}`],
    ["an unknown booking", "/booking/NOSUCHBOOKING"],
    ["a booking of strange letters", "/booking/%F0%9F%8F%A8%00"],
    ["a checkout of nothing", "/checkout"],
    [
      "a checkout of garbage",
      "/checkout?hotel_id=abc&room_category_id=-1&checkin=x&checkout=y&rooms_config=z",
    ],
    ["coordinates off the earth", "/search?latitude=900&longitude=NaN&isLatLngSearch=true"],
    ["many segments", "/a/b/c/d/e/f/g"],
    ["an odd language", "/?locale=xx-%00"],
    ["a path upwards", "/..%2f..%2fetc/passwd"],
  ])("[STATE-02] answers %s with a page", async (_name, path) => {
    const { status, headers, text } = await ask(hostOf(siteId), path);
    expect(status).toBeLessThan(500);
    if (status >= 300 && status < 400) {
      expect(String(headers.location)).toMatch(/^\/(?!\/)|^http:\/\/[a-z-]+\.localhost/);
      return;
    }
    expect(String(headers["content-type"])).toContain("text/html");
    expect(/<h1[ >]/.test(text), "the page has a heading").toBe(true);
    expect(text.includes("<script>alert(1)"), "scripts of the address are words").toBe(false);
    expect(visibleText(text).match(/NaN|\[object Object\]|Invalid Date|undefined/g)).toBeNull();
  });

  it.each([
    ["an impossible date", "checkin=31/02/2027&checkout=02/03/2027", "dates.invalid"],
    ["words for dates", "checkin=tomorrow&checkout=later", "dates.invalid"],
    [
      "dates in the past",
      `checkin=${urlDate(daysFromNow(-9))}&checkout=${urlDate(daysFromNow(-7))}`,
      "dates.moved-from-past",
    ],
    [
      "check-out before check-in",
      `checkin=${urlDate(stay.checkout)}&checkout=${urlDate(stay.checkin)}`,
      "dates.checkout-moved",
    ],
    ["a check-in alone", `checkin=${urlDate(stay.checkin)}`, "dates.checkout-missing"],
    ["a check-out in words", `checkin=${urlDate(stay.checkin)}&checkout=later`, "dates.checkout-missing"],
  ])(
    "[DATE-04] [DATE-08] says that %s were changed, on the listing and on the property",
    async (_name, query, message) => {
      const guest = await newGuest(siteId, "phone");
      const { page, say } = guest;
      await guest.open(`/hotels-in-${city}?${query}`);
      const words = say(message, { nights: 1 });
      await page.getByRole("main").getByText(words).first().waitFor();
      expect(await guest.listing.cards.count()).toBeGreaterThan(0);
      const property = await guest.listing.cards.first().getByRole("link").first().getAttribute("href");
      await guest.open(`${property?.split("?")[0]}?${query}`);
      await page.getByRole("main").getByText(words).first().waitFor();
      await page.locator("#dates").waitFor();
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );

  it("[ROUTE-32] stays usable after a place that nobody knows", async () => {
    const guest = await newGuest(siteId, "phone");
    const response = await guest.open("/hotels-in-atlantis");
    expect([200, 404]).toContain(response.status());
    await awake(guest.page);
    const main = guest.page.getByRole("main");
    expect((await textOf(main)).toLowerCase()).toContain("atlantis");
    const onward = main.locator('a[href*="/hotels-in-"], a[href*="/search"], form[action="/search"]');
    expect(await onward.count()).toBeGreaterThan(0);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[MODE-08] never says whether a booking exists", async () => {
    const guest = await newGuest(siteId, "desktop");
    // Each run asks for another number: tries per booking are counted, and the database stays.
    const number = Date.now()
      .toString(32)
      .toUpperCase()
      .replace(/[ILOU]/g, "Z")
      .padStart(12, "Q");
    await guest.open(`/booking/${number}`);
    await guest.page.getByText(guest.say("booking.missing-title")).waitFor();
    await awake(guest.page);
    await guest.page.locator('[name="phone"]').fill(siteId === "solvanta-in" ? "9811111111" : "611111111");
    await guest.page.getByRole("button", { name: guest.say("bookings.lookup-button") }).click();
    await guest.page.getByText(guest.say("bookings.lookup-none")).waitFor();
    await guest.context.close();
  });

  it("[SRCH-05] asks for a destination instead of searching for nothing", async () => {
    const guest = await newGuest(siteId, "desktop");
    await guest.open("/");
    await awake(guest.page);
    const before = guest.page.url();
    await guest.home.search.submit();
    await guest.page.getByText(guest.say("errors.destination-required")).first().waitFor();
    expect(guest.page.url()).toBe(before);
    expect(await guest.home.search.destination.getAttribute("aria-invalid")).toBe("true");
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[ROOM-12] [ROOM-05] says that more rooms were asked for than the property gives", async () => {
    const guest = await newGuest(siteId, "desktop");
    const path = await openProperty(guest);
    const response = await guest.open(
      path.replace(/rooms_config=[^&]*/, `rooms_config=6-${Array(6).fill("4_2_3_2").join("-")}`),
    );
    expect(response.status()).toBe(200);
    const main = await textOf(guest.page.getByRole("main"));
    expect(main.length).toBeGreaterThan(300);
    expect(await guest.property.offers.count()).toBe(0);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("addresses that lead elsewhere", () => {
  it.each([
    ["/in/", "/"],
    ["/in/hotels-in-mumbai?page=2", "/hotels-in-mumbai?page=2"],
    ["/IN/hotels-in-mumbai", "/hotels-in-mumbai"],
  ])("[ROUTE-25] [ROUTE-37] %s is %s for good", async (path, to) => {
    const { status, headers } = await ask(hostOf("solvanta-in"), path);
    expect(status).toBe(301);
    const { pathname, search } = new URL(String(headers.location), "http://site.example");
    expect(pathname + search).toBe(to);
  });

  it("[ROUTE-36] keeps phones and tokens out of booking addresses", async () => {
    const { status, headers } = await ask(
      hostOf("solvanta-in"),
      "/booking/abcdefgh?phone=9820012345&token=x",
    );
    expect([301, 302, 303, 307, 308]).toContain(status);
    expect(String(headers.location)).not.toMatch(/9820012345|token/);
  });

  it("[CONF-03] an unknown host gets the hotel brand in English, for nobody to index", async () => {
    const { status, text } = await ask("surprise.example", "/");
    expect(status).toBe(200);
    expect(text).toContain('lang="en"');
    expect(text).toMatch(/<title>[^<]*Solvanta/);
    expect(text).toMatch(/<meta[^>]*name="robots"[^>]*noindex/);
  });
});
