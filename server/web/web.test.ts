import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageDocument, Release, Site } from "#renderer";
import { registry } from "#widgets/registry";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { configuredPictures } from "../images/configured-pictures.ts";
import { parseImageRequest } from "../images/image-request.ts";
import { createPictureSigner } from "../images/picture-signer.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

let web: TestWeb;
let release: Release;

beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 500, today: "2027-03-01" }),
    hotelPaths: ["/nl/10001/", "/nl/10002/"],
    gallery: true,
  });
}, 120_000);

afterAll(() => web.stop());

const get = (url: string, host = "wrenhollow-nl.localhost", headers: Record<string, string> = {}) =>
  web.get(url, host, { headers });

describe("pages over HTTP", () => {
  it("[CONF-01] [ROUTE-01] serves the site of the host, whatever the query says", async () => {
    const dutch = await get("/?brand=solvanta&country=IN");
    expect(dutch.statusCode).toBe(200);
    expect(dutch.body).toContain('<html lang="nl" dir="ltr" data-brand="wrenhollow"');
    const arabic = await get("/", "solvanta-ae.localhost:3000");
    expect(arabic.body).toContain('<html lang="ar" dir="rtl" data-brand="solvanta"');
  });

  it("[CONF-03] answers an unknown host as the fallback brand in English, never indexed", async () => {
    const page = await get("/", "who.is.this.example");
    expect(page.body).toContain('lang="en"');
    expect(page.body).toContain("noindex");
    expect((await get("/robots.txt", "who.is.this.example")).body).toContain("Disallow: /\n");
  });

  it("does not believe a forwarded host", async () => {
    const headers = { "x-forwarded-host": "solvanta-in.localhost" };
    for (const edge of [false, true]) {
      const page = await web.get("/", "wrenhollow-nl.localhost", { headers, edge });
      expect(page.body, `edge ${edge}`).toContain('data-brand="wrenhollow"');
    }
  });

  it("[ROUTE-36] leads from an address of the site's own country without the proof of a booking", async () => {
    const { statusCode, headers } = await get(
      "/in/booking/abcdefgh1234?phone=612345678&locale=en",
      "solvanta-in.localhost",
    );
    expect([statusCode, headers.location, headers["referrer-policy"]]).toEqual([
      303,
      "/booking/abcdefgh1234?locale=en",
      "no-referrer",
    ]);
  });

  it("[LOC-04] reads a page in another language of the site, and in its own when it has no such language", async () => {
    expect((await get("/?locale=de")).body).toContain('<html lang="de"');
    expect((await get("/?locale=xx")).body).toContain('<html lang="nl"');
  });

  it("keeps a public page and says so: miss, hit, 304, stale, and one render behind it", async () => {
    const first = await get("/hotels-in-utrecht");
    expect(first.headers["x-page-cache"]).toBe("miss");
    expect(first.headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=\d+/);
    const second = await get("/hotels-in-utrecht?nothing=1&ref=mail");
    expect(second.headers["x-page-cache"]).toBe("hit");
    expect(second.body).toBe(first.body);
    const again = await get("/hotels-in-utrecht", "wrenhollow-nl.localhost", {
      "if-none-match": String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const listing = release.sites["wrenhollow-nl"]?.pages.listing as PageDocument;
    web.clock.advance(listing.cache.maxAgeSeconds * 1000 + 1);
    expect((await get("/hotels-in-utrecht")).headers["x-page-cache"]).toBe("stale");
  });

  it("tells pages apart by day and web view, and by the mode of an agent only where their conditions read it", async () => {
    const cookie = "userMode=travel_agent";
    const state = async (path: string, headers: Record<string, string> = {}) => {
      const { headers: answered } = await get(path, "solvanta-in.localhost", headers);
      return [answered["x-page-cache"], String(answered["cache-control"]).split(",")[0]];
    };
    for (const path of ["/about", "/hotels-in-mumbai"])
      expect(await state(path), path).toEqual(["miss", "public"]);
    expect(await state("/about", { cookie })).toEqual(["hit", "public"]);
    expect(await state("/hotels-in-mumbai", { cookie })).toEqual(["miss", "private"]);
    expect(await state("/hotels-in-mumbai")).toEqual(["hit", "public"]);
    expect(await state("/about", { "user-agent": "StaywrightApp/2.1" })).toEqual(["miss", "private"]);
    web.clock.advance(24 * 3_600_000);
    expect((await state("/about"))[0]).toBe("miss");
  });

  it("shows pictures only that are signed, or written down in the configuration", async () => {
    const signer = createPictureSigner(Buffer.alloc(32));
    const configured = configuredPictures(release);
    const listing = await get("/hotels-in-utrecht");
    const hotel = await get(/href="(\/nl\/\d+\/|\/\d+\/)/.exec(listing.body)?.[1] ?? "no property");
    expect(hotel.statusCode).toBe(200);
    for (const { body } of [listing, hotel, await get("/"), await get("/allcities")]) {
      const files = [...body.matchAll(/\/images\/([^\s",&]+)/g)].map(([, file = ""]) => file);
      const open = files.filter((file) => {
        const { name = "", signature } = parseImageRequest(file) ?? {};
        return signature === undefined
          ? name !== "placeholder" && !configured.has(name)
          : !signer.isSigned(name, signature);
      });
      expect(open).toEqual([]);
      // Islands draw pictures from data: those names are signed too.
      const drawn = [...body.matchAll(/"name":"(s-[a-z]+-[a-z]+-[a-z0-9]+)"/g)].map(([, name = ""]) => name);
      expect(drawn.filter((name) => !configured.has(name))).toEqual([]);
    }
  });

  it.each([
    ["wrenhollow-es", "es", /llave|dueños|despierte|restaurado/i, /your key|owners of/],
    ["wrenhollow-it", "it", /chiave|proprietari|sveglia|restaurata/i, /your key|owners of/],
    ["solvanta-in", "hi", /कमरा|सुइट/, /Classic Double Room|Deluxe King Room/],
  ])("writes of a property on %s in %s", async (site, locale, own, english) => {
    const city = release.sites[site]?.country.popular_cities[0];
    const listing = await get(`/hotels-in-${city}?locale=${locale}`, `${site}.localhost`);
    const path = /href="((?:\/[a-z]{2})?\/\d+\/)/.exec(listing.body)?.[1];
    const page = await get(`${path}?locale=${locale}`, `${site}.localhost`);
    expect(page.statusCode, `${city} ${path}`).toBe(200);
    const words = page.body.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(words).toMatch(own);
    expect(words).not.toMatch(english);
  });

  it("tells calls in which language a text is that the page's language lacks", async () => {
    const site = release.sites["wrenhollow-nl"] as Site;
    const { hotels } = await web.app.operations.call("hotelSearch", {}, { site, locale: "nl" });
    const detailsIn = async (locale: string) =>
      (await web.app.operations.call("hotelDetails", { hotel_id: hotels[0]?.id }, { site, locale })).hotel;
    expect((await detailsIn("sv")).text_locale).toBe("en");
    for (const locale of ["nl", "es", "hi", "th", "en"])
      expect(await detailsIn(locale), locale).not.toHaveProperty("text_locale");
  });

  it("sends pages compressed as the browser likes", async () => {
    expect((await get("/", undefined, { "accept-encoding": "gzip, br" })).headers["content-encoding"]).toBe(
      "br",
    );
    expect((await get("/", undefined, { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe(
      "gzip",
    );
  });

  it("never keeps a page that belongs to a guest, and names no referrer there", async () => {
    for (const path of ["/my-booking", "/checkout", "/booking/ABCDEFGH1234"]) {
      const page = await get(path);
      expect(page.headers["cache-control"], path).toBe("private, no-store");
      expect(page.headers["referrer-policy"], path).toBe("no-referrer");
    }
  });

  it("sends a policy that allows no inline script and just the page's own styles", async () => {
    const policy = String((await get("/")).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/=]+';/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each([
    ["/nope", 404],
    ["/999999/", 404],
    ["/nl/999999/", 404],
    ["/hotels-in-utrecht?checkin=31/02/2027&checkout=x&rooms_config=%00%F0", 200],
    ["/hotels-in-utrecht?page=99999999999999999999&price_min=-5&rooms_config=999999-9_9_9_9", 200],
    ["/search?location=%ED%A0%80", 200],
    ["/search?location=%00", 200],
    [`/search?location=${"x".repeat(5000)}`, 200],
    ["/hotels-in-utrecht?checkin=%EF%BC%90%EF%BC%95/%EF%BC%90%EF%BC%93/2027&checkout=08/03/2027", 200],
  ])("answers %.80s without a fault", async (url, status) => {
    const answer = await get(url);
    // What cannot be read of a listing's address is left out and named there.
    const page = answer.statusCode === 302 ? await get(String(answer.headers.location)) : answer;
    expect(page.statusCode).toBe(status);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain("data-region");
  });

  it("leads to the route table's own page where a property is not there", async () => {
    const before = release;
    const { rules } = release.routes;
    release = {
      ...release,
      hash: "other-not-found",
      routes: { ...release.routes, rules: { ...rules, notFound: { ...rules.notFound, page: "countries" } } },
    };
    const page = await get("/nl/99999999/");
    release = before;
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('href="/_site/wrenhollow-global');
  });

  it.each(["/login", "/uk/login"])(
    "says at %s what works without an account, and finds a booking",
    async (path) => {
      const page = await get(path, "wrenhollow-uk.localhost");
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain("You need no account");
      expect(page.body).toContain('name="booking_id"');
      expect(page.body).toContain("noindex");
      expect((await get("/login/facebook", "wrenhollow-uk.localhost")).statusCode).toBe(404);
    },
  );

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

  it("sends an address that cannot be decoded to the not-found page", async () => {
    const answer = await get("/%E0%A4%A");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/404"]);
    expect((await get("/404")).statusCode).toBe(404);
  });

  it("[ROUTE-25] [ROUTE-37] redirects addresses that name the default country", async () => {
    const answer = await get("/in/search?checkin=01/04/2027", "solvanta-in.localhost");
    expect([answer.statusCode, answer.headers.location]).toEqual([301, "/search?checkin=01%2F04%2F2027"]);
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

  it("[SEO-02] counts coordinates and a city by id as pages of their own, until something else is filtered", async () => {
    const origin = "https://wrenhollow-nl.localhost";
    const headOf = async (path: string) => {
      const { statusCode, body } = await get(path);
      expect(statusCode, path).toBe(200);
      const canonical = /rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? "";
      const { pathname, search } = new URL(canonical.replaceAll("&amp;", "&"), origin);
      return [/name="robots" content="(index|noindex)/.exec(body)?.[1], pathname + search];
    };
    const near = "latitude=52.37&longitude=4.89&isLatLngSearch=true";
    expect(await headOf(`/search?${near}`)).toEqual(["index", `/search?${near}`]);
    expect(await headOf(`/search?${near}&sort=price&page=1&checkin=12/04/2027`)).toEqual([
      "index",
      `/search?${near}`,
    ]);
    const byId = await get("/api/pwa/search?city=amsterdam&count=1");
    const id = JSON.parse(byId.body).location.city_id;
    for (const name of ["cityId", encodeURIComponent("filters[city_id]")])
      expect(await headOf(`/search?${name}=${id}`), name).toEqual(["index", `/search?cityId=${id}`]);
    for (const filter of [
      "amenities=7",
      "rating=4",
      "free_cancellation=true",
      "price_max=90000",
      "category=villa",
    ]) {
      expect(await headOf(`/search?${near}&${filter}`), filter).toEqual(["noindex", `/search?${near}`]);
      expect(await headOf(`/search?cityId=${id}&${filter}`), filter).toEqual([
        "noindex",
        `/search?cityId=${id}`,
      ]);
      expect(await headOf(`/hotels-in-amsterdam?${filter}`), filter).toEqual([
        "noindex",
        "/hotels-in-amsterdam",
      ]);
    }
    expect(await headOf("/hotels-in-amsterdam?sort=price")).toEqual(["index", "/hotels-in-amsterdam"]);
  });

  it("[SEO-01] lists what a site has in robots, sitemaps and the web manifest", async () => {
    expect((await get("/robots.txt")).body).toContain("Sitemap: https://nl.wrenhollow.example/sitemap.xml");
    expect((await get("/sitemap.xml")).body).toContain("sitemap-hotels-1.xml");
    expect((await get("/sitemap-hotels-1.xml")).body).toContain(
      "<loc>https://nl.wrenhollow.example/nl/10001/</loc>",
    );
    expect((await get("/sitemap-pages.xml")).body).toContain('hreflang="de-DE"');
    expect((await get("/manifest.webmanifest")).json()).toMatchObject({
      name: "Wrenhollow Holiday Homes",
      lang: "nl",
    });
  });

  it("[MODAL-07] hands out what a popup needs, and nothing for one that is closed", async () => {
    const part = await get(`/_modal/${release.hash}/nl/searchbar`);
    expect(part.headers["cache-control"]).toContain("immutable");
    expect(part.json()).toMatchObject({ css: ".x{}" });
    expect((await get(`/_modal/${release.hash}/nl/wizardVideo`)).statusCode).toBe(404);
    expect((await get(`/_modal/${release.hash}/nl/__proto__`)).statusCode).toBe(404);
  });

  it("shows every widget's examples in the gallery", async () => {
    const page = await get("/_gallery");
    expect(page.statusCode).toBe(200);
    for (const name of Object.keys(registry)) expect(page.body).toContain(`data-example="${name}"`);
    expect((await get("/gallery")).statusCode).toBe(404);
  });

  it("shows the site's own error page when a page cannot be made", async () => {
    const site = release.sites["wrenhollow-de"] as Site;
    const pages = { ...site.pages, home: { ...site.pages.home, slots: null } };
    const broken = {
      ...release,
      hash: "broken",
      sites: { ...release.sites, "wrenhollow-de": { ...site, pages } },
    } as unknown as Release;
    const before = release;
    release = broken;
    try {
      const page = await get("/", "wrenhollow-de.localhost");
      expect(page.statusCode).toBe(500);
      expect(page.headers["cache-control"]).toBe("no-store");
      expect(page.body).toContain('data-brand="wrenhollow"');
    } finally {
      release = before;
    }
  });

  it("sends a page in pieces when a part of it is slow, and keeps it whole afterwards", async () => {
    const site = release.sites["wrenhollow-fr"] as Site;
    const manifest = registry["popular-cities"]?.manifest;
    const cities = manifest?.data?.cities as { stream?: boolean };
    cities.stream = true;
    const before = release;
    release = { ...release, hash: "streaming", sites: { ...release.sites, "wrenhollow-fr": site } };
    try {
      const first = await get("/", "wrenhollow-fr.localhost");
      expect(first.headers["x-page-cache"]).toBeUndefined();
      expect(first.body.endsWith("</html>")).toBe(true);
      const second = await get("/", "wrenhollow-fr.localhost");
      expect(second.headers["x-page-cache"]).toBe("hit");
      expect(second.body).toBe(first.body);
    } finally {
      cities.stream = false;
      release = before;
    }
  });
});
