import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

let web: TestWeb;

beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 500, today: "2027-03-01" }),
  });
}, 120_000);

afterAll(() => web.stop());

const get = (url: string, host = "wrenhollow-nl.localhost") => web.get(url, host);

describe("addresses of listings", () => {
  it("[SRCH-03] [SRCH-04] goes from a search for one hotel to its page, with dates, rooms and language", async () => {
    const query = "checkin=12/04/2027&checkout=14/04/2027&rooms_config=1-3_0_0_0&locale=en";
    const page = await get(`/search?searchType=hotel&hotelId=10001&location=Somewhere&${query}`);
    expect(page.statusCode).toBe(302);
    const to = new URL(String(page.headers.location), "http://site.example");
    expect(to.pathname).toBe("/nl/10001/");
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      checkin: "12/04/2027",
      checkout: "14/04/2027",
      rooms_config: "1-3_0_0_0",
      locale: "en",
    });
    expect((await get(`${to.pathname}${to.search}`)).statusCode).toBe(200);
    expect((await get("/search?searchType=hotel&hotelId=//evil.example")).statusCode).toBe(200);
  });

  it("[SRCH-10] leads a position that is called near me, in any language, to the position alone", async () => {
    const position = "isLatLngSearch=true&latitude=52.1&longitude=5.1";
    for (const name of ["Near me", "near+me", "In de buurt"]) {
      const { statusCode, headers } = await get(
        `/search?location=${name.replaceAll(" ", "%20")}&${position}&rating=4`,
      );
      expect([statusCode, headers.location], name).toEqual([302, `/search?${position}&rating=4`]);
    }
    expect((await get(`/search?location=Utrecht&${position}`)).statusCode).toBe(200);
    expect((await get("/search?location=Near+me")).statusCode).toBe(200);
  });

  it.each([
    ["wrenhollow-nl.localhost", "location=Netherlands", "country_code=NL"],
    ["solvanta-in.localhost", "", "country_code=IN"],
  ])(
    "[ROUTE-02] shows at /search of %s what the search call answers for %s and the stay",
    async (host, place, asked) => {
      const rooms = "rooms_config=1-2_0_0_0&locale=en";
      const page = await get(`/search?checkin=12/04/2027&checkout=14/04/2027&${rooms}&${place}`, host);
      expect(page.statusCode).toBe(200);
      const stay = "checkin=2027-04-12&checkout=2027-04-14&count=20&pageType=listing";
      const { hotels, count } = (await get(`/api/pwa/search?${asked}&${stay}&${rooms}`, host)).json();
      const shown = [...page.body.matchAll(/<article[\s\S]*?href="[^"]*?\/(\d+)\/\?/g)].map(([, id]) =>
        Number(id),
      );
      expect(shown.length).toBeGreaterThan(3);
      expect(shown).toEqual(hotels.map(({ id }: { id: number }) => id));
      expect(page.body).toContain(String(count));
    },
  );

  it("[ROUTE-25] [ROUTE-29] shows results at /uk/search and sends other spellings of a place to the one", async () => {
    const page = await get("/uk/search?category=homes", "wrenhollow-uk.localhost");
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("United Kingdom");
    const other = await get("/hotels-in-jordaan?checkin=12%2F04%2F2027");
    expect([other.statusCode, other.headers.location]).toEqual([
      301,
      "/hotels-in-jordaan-amsterdam?checkin=12%2F04%2F2027",
    ]);
  });

  it("[LIST-11] leads a search by the words of a city to the city's own page, with all else that was asked; cached, and nowhere else", async () => {
    const asked = "checkin=12/04/2027&checkout=14/04/2027&sort=price&rating=4&utm_source=mail";
    const leads = async (path: string, host?: string) => {
      const { statusCode, headers, body } = await get(path, host);
      return [statusCode, headers.location, statusCode === 302 ? body : "", headers["x-page-cache"]];
    };
    const city = `/search?location=Amsterdam&${asked}`;
    expect(await leads(city)).toEqual([302, `/hotels-in-amsterdam?${asked}`, "", "miss"]);
    // What no page reads is each guest's own.
    const own = `${asked}&from=1&from=2`;
    expect(await leads(`${city}&from=1&from=2`)).toEqual([302, `/hotels-in-amsterdam?${own}`, "", "hit"]);
    expect(await leads(city)).toEqual([302, `/hotels-in-amsterdam?${asked}`, "", "hit"]);
    expect((await get(`/hotels-in-amsterdam?${asked}`)).statusCode).toBe(200);
    expect((await leads("/search?city=amsterdam&page=2&locale=en"))[1]).toBe(
      "/hotels-in-amsterdam?locale=en&page=2",
    );
    for (const stays of ["location=Netherlands", "location=Hotel", "location=Amsterdam&notice=unknown-place"])
      expect((await leads(`/search?${stays}`)).slice(0, 2), stays).toEqual([200, undefined]);
  });

  it.each([
    ["searchType=tag&tag=family", "With kids|Family"],
    ["searchType=townhouse", "Townhouse"],
    ["searchType=silverkey", "Silver Key"],
  ])(
    "[SRCH-04] [LIST-11] keeps the tag that %s searches for in a city that is written out",
    async (asked, name) => {
      for (const place of ["location=Amsterdam", "city=amsterdam"]) {
        const led = await get(`/search?${place}&${asked}&locale=en`);
        expect(led.statusCode).toBe(302);
        const { body } = await get(String(led.headers.location));
        expect(body, place).toMatch(new RegExp(`aria-label="Remove filter: (${name})"`));
      }
    },
  );

  it("[ROUTE-04] sends other spellings to the one, and a place nobody knows to the search, which says so and keeps the tag", async () => {
    const led = async (path: string) => {
      const { statusCode, headers } = await get(path);
      return [statusCode, headers.location];
    };
    expect(await led("/hotels-in-den-haag")).toEqual([301, "/hotels-in-the-hague"]);
    expect(await led("/hotels-near-jordaan")).toEqual([301, "/hotels-near-jordaan-amsterdam"]);
    const search = await led("/hotels-in-atlantis/family?locale=en");
    expect(search).toEqual([302, "/search?locale=en&tags=family&location=atlantis&notice=unknown-place"]);
    const { statusCode, body } = await get(String(search[1]));
    expect(statusCode).toBe(200);
    expect(body).toContain("We don't know a place called “atlantis”".replace("'", "&#x27;"));
    expect(body).toContain('aria-label="Remove filter: ');
  });

  it("[ROUTE-04] lists what lies in a part of a city, and around it where the address says near", async () => {
    const inside = await get("/hotels-in-jordaan-amsterdam?locale=en");
    expect(inside.statusCode).toBe(200);
    expect(inside.body).toContain("km from Jordaan");
    expect(inside.body).not.toContain("km from the centre");
    const count = (body: string) => body.split("km from Jordaan").length;
    const near = await get("/hotels-near-jordaan-amsterdam?locale=en");
    expect(count(near.body)).toBeGreaterThan(count(inside.body));
  });

  it("links the parts of a city where they lie, with the dates and guests that were asked for", async () => {
    const page = await get(
      "/hotels-in-amsterdam?checkin=12/04/2027&checkout=14/04/2027&rooms_config=1-3_0_0_0",
    );
    const chip =
      /href="(\/hotels-in-jordaan-amsterdam[^"]*)"/.exec(page.body)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const query = new URLSearchParams(chip.split("?")[1]);
    expect(Object.fromEntries(query)).toMatchObject({ checkin: "12/04/2027", rooms_config: "1-3_0_0_0" });
    expect((await get(chip)).statusCode).toBe(200);
  });

  it("[LIST-06] shows quick filters of the address as active filters that can be taken off", async () => {
    const { body } = await get("/hotels-in-amsterdam?quickFilters=pets,family&locale=en");
    const removing = [...body.matchAll(/<a href="([^"]*)" aria-label="Remove filter: ([^"]*)"/g)];
    expect(removing.map(([, , name]) => name)).toHaveLength(2);
    const withoutPets = removing.find(([, href]) => !href?.includes("pets_allowed"))?.[1];
    expect(withoutPets).toContain("tags=family");
    expect(withoutPets).not.toContain("quickFilters");
    const plain = await get("/hotels-in-amsterdam?locale=en");
    expect(plain.body).not.toContain("Remove filter");
    const unknown = await get("/hotels-in-amsterdam?quickFilters=nonsense&locale=en");
    const [, href, name] = /<a href="([^"]*)" aria-label="Remove filter: ([^"]*)"/.exec(unknown.body) ?? [];
    expect([name, href]).toEqual(["nonsense", expect.not.stringContaining("nonsense")]);
  });

  it.each([
    ["rating=4.99&locale=en", "4.99 and more"],
    ["bedrooms=19&locale=en", "19+ bedrooms"],
    ["rating=4.99&locale=nl", "4,99 en hoger"],
  ])(
    "[LIST-10] lets a value that is none of the steps be taken off, and offers that before other dates: %s",
    async (query, name) => {
      const { body } = await get(`/hotels-in-amsterdam?${query}`);
      const text = body.replaceAll("&amp;", "&");
      const [filter, value] = query.split("&")[0]?.split("=") ?? [];
      const label = query.endsWith("nl") ? "Filter verwijderen" : "Remove filter";
      const removing = new RegExp(`<a href="([^"]*)" aria-label="${label}: ([^"]*)"`).exec(text);
      expect([removing?.[2], removing?.[1]]).toEqual([
        name,
        expect.not.stringContaining(`${filter}=${value}`),
      ]);
      const results = /<section id="results".*?<\/section>/s.exec(text)?.[0] ?? "";
      expect(results).toContain(query.endsWith("nl") ? "Alle filters wissen" : "Clear all filters");
      expect(results).not.toMatch(/Nearest dates that work|<h2[^>]*>[^<]*data/);
    },
  );

  it("[LIST-06] leaves filters that nobody knows out of the address, and says which they were", async () => {
    const sent = await get(
      "/hotels-in-amsterdam?amenities=7,99999&property_type=castle&rating=9&sort=price&locale=en",
    );
    expect(sent.statusCode).toBe(302);
    const location = new URL(String(sent.headers.location), "https://site.test");
    expect([location.pathname, location.searchParams.get("amenities")]).toEqual([
      "/hotels-in-amsterdam",
      "7",
    ]);
    expect(location.search).not.toMatch(/property_type=|rating=|castle&/);
    const { statusCode, body } = await get(String(sent.headers.location));
    expect(statusCode).toBe(200);
    expect(body).toContain(
      "We left this out of your filters, because we don&#x27;t know it: Amenities: 99999, Kind of place: castle, Guest rating: 9",
    );
    const removing = [...body.matchAll(/<a href="([^"]*)" aria-label="Remove filter: ([^"]*)"/g)];
    expect(removing.map(([, , name]) => name)).toEqual(["Breakfast"]);
    expect(removing[0]?.[1]).not.toMatch(/99999|castle|unknown/);
    expect(/rel="canonical" href="([^"]*)"/.exec(body)?.[1]).toMatch(/\/hotels-in-amsterdam\?locale=en$/);
    const away = await get("//elsewhere.test/search?amenities=99999");
    expect(String(away.headers.location ?? "/")).not.toMatch(/^\/\//);
  });

  it.each([
    ["price_min=abc", "Price of the stay: abc"],
    ["price_max=-5", "Price of the stay: -5"],
    ["pets_allowed=maybe", "Pets: maybe"],
    ["free_cancellation=perhaps", "Cancellation: perhaps"],
    ["pay_at_hotel=2", "Payment: 2"],
    ["bedrooms=2.5", "Bedrooms: 2.5"],
    ["sort=foo", "Order: foo"],
    ["ascending=up", "Order: up"],
    ["page=0", "Page 0"],
  ])("[LIST-06] names what it cannot read of an address: %s", async (wrong, words) => {
    const sent = await get(`/hotels-in-amsterdam?amenities=7&${wrong}&locale=en`);
    expect(sent.statusCode).toBe(302);
    const location = String(sent.headers.location);
    const name = wrong.split("=")[0] ?? "";
    expect(new URLSearchParams(location.split("?")[1]).get(name)).toBe(null);
    const { statusCode, body } = await get(location);
    expect(statusCode).toBe(200);
    expect(body).toContain(`We couldn&#x27;t read this, so we left it out: ${words}<`);
    const removing = [...body.matchAll(/<a href="([^"]*)" aria-label="Remove filter: ([^"]*)"/g)];
    expect(removing.map(([, , filter]) => filter)).toEqual(["Breakfast"]);
  });

  it("[LIST-06] applies every range of prices and every guided filter with the count it shows, as an active filter", async () => {
    const path = "/search?checkin=12/04/2027&checkout=15/04/2027&locale=en";
    const { body } = await get(path);
    const removable = (page: string) =>
      [...page.matchAll(/aria-label="Remove filter: ([^"]*)"/g)].map(([, name]) => name);
    const plain = (html = "") =>
      html
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim();
    const count = (page: string) => /Show (\d+) homes?/.exec(page)?.[1];
    const prices = [...body.matchAll(/<a id="[^"]*-panel-price-[^"]*" href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    const guided = /aria-label="Narrow it down"(.*?)<\/ul>/s.exec(body)?.[1] ?? "";
    const offers = [...guided.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    expect(prices.length).toBeGreaterThan(1);
    expect(offers.length).toBeGreaterThan(0);
    for (const [, href = "", html] of [...prices, ...offers]) {
      const [, name, number] = /^(.*?) ?\(?(\d+)\)?$/.exec(plain(html)) ?? [];
      const narrowed = await get(href.replaceAll("&amp;", "&"));
      expect([removable(narrowed.body), count(narrowed.body)], href).toEqual([[name?.trim()], number]);
    }
  });

  it("[SRCH-18] a partner's search lists results, and its links and its next search keep whose guest it is", async () => {
    const start = await get("/searchaffiliate/?utm_source=tide%26co");
    expect(start.statusCode).toBe(200);
    const { statusCode, body } = await get("/searchaffiliate?location=Utrecht&utm_source=tide%26co");
    const results = [...body.matchAll(/href="(\/(?:[a-z]{2}\/)?\d+\/[^"]*)"/g)].map(([, href = ""]) => href);
    expect([statusCode, results.length > 0]).toEqual([200, true]);
    expect(results.filter((href) => !href.includes("utm_source=tide%26co"))).toEqual([]);
    expect(body).toMatch(/<form [^>]*action="\/searchaffiliate"/);
    expect(body).toContain('<input type="hidden" name="utm_source" value="tide&amp;co"/>');
    expect(/name="robots" content="noindex,/.test(body)).toBe(true);
  });

  it("[SRCH-18] what is nearby is a page that explains until the address holds a position that can be", async () => {
    const position = (latitude: string) => `latitude=${latitude}&longitude=4.89&isLatLngSearch=true`;
    const listed = async (query: string) =>
      (await get(`/hotels-near-me?${query}`)).body.includes("data-near-me-denied");
    expect(await Promise.all(["", position("900"), "latitude=52.37&longitude=4.89"].map(listed))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await listed(position("52.37"))).toBe(false);
  });
});
