import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { City, RouteTable } from "#schemas";
import cityRows from "../../config/cities.json" with { type: "json" };
import routes from "../../config/routes.json" with { type: "json" };
import { canonicalPath } from "./canonical-path.ts";
import { classify } from "./classify.ts";

const table = routes as unknown as RouteTable;
const cities = Object.fromEntries((cityRows as unknown as City[]).map((city) => [city.slug, city]));
const at = (path: string, query: Record<string, string> = {}, countryCode = "in") =>
  classify({ table, cities }, { path, query, countryCode, hasHome: (code) => code !== "np" });

/** `page name params` of a path, or where it sends the guest. */
function outcome(path: string, query: Record<string, string> = {}, countryCode = "in"): string {
  const result = at(path, query, countryCode);
  if (result.kind === "redirect") return `${result.status} ${result.location}`;
  const params = Object.entries(result.params).map(([name, value]) => `${name}=${value}`);
  return [result.status === 404 ? "404" : result.page, result.name, ...params].join(" ");
}

describe("classify", () => {
  it.each([
    ["/", "home home"],
    ["", "home home"],
    ["/NL/", "home home"],
    ["//nl//", "home home"],
  ])("[ROUTE-01] [ROUTE-25] [ROUTE-37] reads %s as home", (path, expected) => {
    expect(outcome(path)).toBe(expected);
  });

  it("[ROUTE-37] [ROUTE-25] sends /in/… to the address without the country", () => {
    expect(outcome("/in/")).toBe("301 /");
    expect(outcome("/in/search", { checkin: "01/02/2027" })).toBe("301 /search?checkin=01%2F02%2F2027");
  });

  it("encodes what it sends the guest on with: no part of a path can become a host or a header", () => {
    expect(outcome("/in/%5cevil.test")).toBe("301 /%5Cevil.test");
    expect(outcome("/in/%09/evil.test")).toBe("301 /%09/evil.test");
    expect(outcome("/in//evil.test")).toBe("301 /evil.test");
    expect(outcome("/in/%0a")).toBe("301 /%0A");
    expect(outcome("/in/%e4%b8%ad")).toBe("301 /%E4%B8%AD");
    expect(outcome("/h/%5cevil.test")).toBe("302 /%5Cevil.test/");
    expect(outcome("/h/%00")).toBe("404 others");
  });

  it("[ROUTE-25] takes only codes of the closed set as countries", () => {
    expect(at("/nl/")).toMatchObject({ countryCode: "nl" });
    expect(outcome("/zz/")).toBe("404 others");
    expect(outcome("/yo"), "a page, and no country").toBe("assist assist");
  });

  it.each([
    ["/search", "listing listing"],
    ["/search/", "listing listing"],
    ["/uk/search", "listing listing"],
  ])("[ROUTE-02] [ROUTE-25] reads %s as search results", (path, expected) => {
    expect(outcome(path)).toBe(expected);
  });

  it.each([
    ["/hotels-in-amsterdam", "listing listing city=amsterdam"],
    ["/Hotels-In-New-Delhi", "listing listing city=new-delhi"],
    ["/hotels-in-amsterdam/family", "listing listing city=amsterdam tag=family"],
    ["/hotels-in-jordaan-amsterdam", "listing listing city=amsterdam locality=jordaan"],
    ["/hotels-near-jordaan-amsterdam", "listing listing city=amsterdam locality=jordaan near=1"],
    ["/nl/hotels-in-amsterdam", "listing listing city=amsterdam"],
    ["/hotels-in-seefeld-in-tirol", "listing listing city=seefeld-in-tirol"],
  ])("[ROUTE-03] [ROUTE-29] reads %s as a listing", (path, expected) => {
    expect(outcome(path)).toBe(expected);
  });

  it.each([
    ["/hotels-in-jordaan", "301 /hotels-in-jordaan-amsterdam"],
    ["/hotels-in-delhi", "301 /hotels-in-new-delhi"],
    ["/hotels-in-hauz-khas-delhi", "301 /hotels-in-hauz-khas-new-delhi"],
    ["/hotels-in-wien", "301 /hotels-in-vienna"],
    ["/hotels-in-koln", "301 /hotels-in-cologne"],
    ["/hotels-near-new-delhi", "301 /hotels-in-new-delhi"],
    ["/hotels-in-m%C3%BCnchen", "301 /hotels-in-munich"],
    ["/hotels-in-%E6%9D%B1%E4%BA%AC", "301 /hotels-in-tokyo"],
    ["/uk/cottages-in-amsterdam", "301 /uk/hotels-in-amsterdam"],
  ])("[ROUTE-04] [ROUTE-29] sends %s to its one spelling: %s", (path, expected) => {
    expect(outcome(path)).toBe(expected);
    expect(outcome(path, { page: "2" })).toBe(`${expected}?page=2`);
  });

  it.each([
    ["/hotels-near-somewhere-new-delhi", "302 /hotels-in-new-delhi?unknown_part=somewhere"],
    ["/hotels-in-nowhere-amsterdam/family", "302 /hotels-in-amsterdam/family?unknown_part=nowhere"],
    ["/uk/hotels-in-jordaan-utrecht", "302 /uk/hotels-in-utrecht?unknown_part=jordaan"],
    ["/hotels-in-la-pe%C3%B1a-madrid", "302 /hotels-in-madrid?unknown_part=la+pe%C3%B1a"],
  ])("[ROUTE-04] leads %s to the city for now, and says which part was looked for: %s", (path, expected) => {
    expect(outcome(path)).toBe(expected);
    const stay = outcome(path, { checkin: "01/02/2027" });
    expect(stay).toContain("?checkin=01%2F02%2F2027&unknown_part=");
  });

  it("[ROUTE-04] searches for a place no slug names", () => {
    expect(outcome("/hotels-in-atlantis-bay")).toBe("302 /search?location=atlantis+bay&notice=unknown-place");
    expect(outcome("/uk/hotels-in-atlantis/family", { tags: "beach" })).toBe(
      "302 /uk/search?tags=family%2Cbeach&location=atlantis&notice=unknown-place",
    );
  });

  it("[ROUTE-29] keeps editorial slugs and static routes out of the listing rule", () => {
    expect(outcome("/best-street-food-in-new-delhi")).toBe(
      "static others slug=best-street-food-in-new-delhi",
    );
    expect(outcome("/can-unmarried-couples-book-a-hotel-in-india")).toMatch(/^static staticPage/);
  });

  it.each([
    ["/1204/", "hotel hotelDetails hotelId=1204", "in"],
    ["/nl/1204/", "hotel hotelDetails hotelId=1204", "nl"],
    ["/uk/99", "hotel hotelDetails hotelId=99", "uk"],
  ])("[ROUTE-05] reads %s as a property", (path, expected, country) => {
    expect(outcome(path)).toBe(expected);
    expect(at(path)).toMatchObject({ countryCode: country });
  });

  it.each([
    ["/amsterdam/1204", "hotel cityHotel hotelId=1204"],
    ["/nl/amsterdam/1204-canal-house", "hotel cityHotel hotelId=1204"],
    ["/new-delhi/29-palms", "hotel cityHotel hotelId=29"],
    ["/amsterdam/1204x", "404 others"],
    ["/amsterdam/1204/family", "404 others"],
    ["/no-such-city/1204", "404 others"],
  ])(
    "[ROUTE-31] reads the rest behind a city that begins with digits as a property: %s",
    (path, expected) => {
      expect(outcome(path)).toBe(expected);
    },
  );

  it("[ROUTE-27] takes only all-digit segments as properties", () => {
    expect(outcome("/4x4-vakantie")).toBe("static others slug=4x4-vakantie");
    expect(outcome("/29-palms")).toBe("404 others");
    expect(outcome(`/${"9".repeat(30)}`)).toBe("404 others");
  });

  it.each([
    ["/booking/ab12cd", "booking bookingDetails bookingId=AB12CD"],
    ["/nl/booking/ab12cd", "booking bookingDetails bookingId=AB12CD"],
    ["/my-booking", "bookings myBooking"],
    ["/bookings/", "bookings myBooking"],
  ])("[ROUTE-07] [ROUTE-10] [ROUTE-28] [ROUTE-36] reads %s", (path, expected) => {
    expect(outcome(path)).toBe(expected);
  });

  it.each([
    ["/allcities/a", "list allCities list=allcities letter=a"],
    ["/nl/allcountries/%D8%AF", "list allCountries list=allcountries countryLetter=د"],
    ["/allcities/%E0%B8%A7", "list allCities list=allcities letter=ว"],
    ["/allcities/%E6%9D%B1", "list allCities list=allcities letter=東"],
    ["/allcities/%C3%A9", "list allCities list=allcities letter=é"],
    ["/allcities/ab", "404 others"],
    ["/allcities/-", "404 others"],
  ])("[ROUTE-26] reads a letter of any script in %s", (path, expected) => {
    expect(outcome(path)).toBe(expected);
  });

  it.each([
    ["/new-delhi/pool/family", "301 /new-delhi/family/pool?page=2"],
    ["/uk/london/family/budget/family", "301 /uk/london/family/budget?page=2"],
    ["/new-delhi/family/family", "301 /new-delhi/family?page=2"],
    ["/new-delhi/family/pool", "listing tag city=new-delhi tag=family/pool"],
    ["/new-delhi/pool/no-such-tag", "404 others"],
  ])("[ROUTE-32] has one order of the tags of a city: %s", (path, expected) => {
    expect(outcome(path, { page: "2" })).toBe(expected);
  });
  it("reads no place in a segment longer than any address of one", () => {
    expect(outcome(`/hotels-in-${"a-in-".repeat(3000)}amsterdam`)).toBe("404 others");
  });
  it("[ROUTE-28] looks at whole segments", () => {
    expect(outcome("/bookings-explained")).toBe("404 others");
    expect(outcome("/booking/save-cards")).toMatch(/^404/);
  });

  it("never reads a reserved word as a booking", () => {
    for (const word of table.reserved) expect(outcome(`/nl/family/booking/${word}`), word).toMatch(/^404/);
    expect(outcome("/nl/family/booking/ab12cd")).toBe("booking bookingDetails bookingId=AB12CD");
  });

  it.each([
    "/booking/ab12cd/x.css",
    "/booking/ab12cd.css",
    "/my-booking/x.js",
    "/nl/family/booking/ab12cd/x.css",
    "/booking/ab12cd%3bx.css",
    "/booking/ab12cd%00",
  ])("never shows a guest's page at %s, which looks like a file", (path) => {
    expect(outcome(path)).toBe("404 others");
  });

  it("[ROUTE-30] recognises policy words, with or without a country", () => {
    expect(outcome("/terms")).toBe("policy policy policy=terms word=terms");
    expect(outcome("/nl/privacy-policy")).toBe("policy policy policy=privacyPolicy word=privacy-policy");
  });

  it("[ROUTE-38] names the routes the shell rules use", () => {
    expect(
      [at("/"), at("/search"), at("/booking/x"), at("/my-booking"), at("/checkout")].map(
        (result) => "name" in result && result.name,
      ),
    ).toEqual(["home", "listing", "bookingDetails", "myBooking", "bookingSummary"]);
  });

  it("[ROUTE-34] [CONF-13] lets no rule shadow a static route", () => {
    for (const [path, route] of Object.entries(table.static)) {
      const concrete = path.replace(/:\w+/g, "x1");
      const result = at(concrete);
      if (route.redirect) expect(result.kind, path).toBe("redirect");
      else
        expect(result, path).toMatchObject(
          route.available === false ? { status: 404 } : { page: route.page, name: route.name },
        );
    }
  });

  it("[ROUTE-34] answers any path, always the same", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string().map((text) => `/${text}`),
        ),
        (path) => {
          expect(at(path)).toEqual(at(path));
        },
      ),
    );
  });

  it("is not led astray by broken encodings and names of built-in properties", () => {
    expect(outcome("/%E0%A4%A")).toBe("404 others");
    expect(outcome("/constructor")).toBe("404 others");
    expect(outcome("/__proto__/toString")).toBe("404 others");
  });
});

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/NL", "/nl/"],
    ["/nl/1204", "/nl/1204/"],
    ["/1204/", "/1204/"],
    ["/Hotels-in-Berlin/", "/hotels-in-berlin"],
    ["/allcities/%d8%Af", "/allcities/%D8%AF"],
  ])("[SEO-01] spells %s as %s", (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });
});
