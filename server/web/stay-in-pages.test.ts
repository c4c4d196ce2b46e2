import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatTimeOfDay } from "#domain/dates";
import type { Release, Site } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

let web: TestWeb;
let release: Release;
beforeAll(async () => {
  const real = await realRelease();
  const site = (id: string) => real.sites[id] as Site;
  // Every language of the product on one site: which ones a site offers is its own choice.
  const sites = {
    ...real.sites,
    "wrenhollow-nl": { ...site("wrenhollow-nl"), locales: Object.keys(real.languages) },
  };
  release = { ...real, sites };
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 500, today: "2027-03-01" }),
  });
}, 120_000);
afterAll(() => web.stop());

const page = async (url: string, host = "wrenhollow-nl.localhost") => {
  const { body, statusCode } = await web.get(url, host);
  expect(statusCode, url).toBe(200);
  return body;
};
const words = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0\u202f\u200e\u200f]+/g, " ");
/** What the search of a page holds, as its form would send it. */
const search = (html: string) =>
  ["checkin", "checkout", "rooms_config"].map(
    (name) => new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1],
  );
const utrecht = (query: string) => page(`/hotels-in-utrecht?${query}&locale=en`);

describe("dates of a page", () => {
  it("[DATE-01] [CONST-03] start today for one night, in Japan in a week", async () => {
    expect(search(await page("/")).slice(0, 2)).toEqual(["01/03/2027", "02/03/2027"]);
    expect(search(await page("/jp/", "solvanta-in.localhost")).slice(0, 2)).toEqual([
      "08/03/2027",
      "09/03/2027",
    ]);
  });

  it("[DATE-02] [LOC-06] are read as DD/MM/YYYY, DD-MM-YYYY and YYYY-MM-DD, in the digits of any script, and sent on as DD/MM/YYYY", async () => {
    for (const [from, to] of [
      ["10/04/2027", "12/04/2027"],
      ["10-04-2027", "12-04-2027"],
      ["2027-04-10", "2027-04-12"],
      ["١٠/٠٤/٢٠٢٧", "१२/०४/२०२७"],
      ["𞥑𞥐/𞥐𞥔/𞥒𞥐𞥒𞥗", "𑄷𑄸/𑄶𑄺/𑄸𑄶𑄸𑄽"],
    ] as const) {
      const html = await utrecht(`checkin=${encodeURIComponent(from)}&checkout=${encodeURIComponent(to)}`);
      expect(search(html).slice(0, 2), from).toEqual(["10/04/2027", "12/04/2027"]);
      expect(words(html), from).toContain("Sat, 10 Apr – Mon, 12 Apr");
      expect(html, from).toMatch(/href="\/nl\/\d+\/\?checkin=10%2F04%2F2027&amp;checkout=12%2F04%2F2027/);
    }
  });

  it("[DATE-02] that do not exist are replaced and never rolled over, and the guest is told", async () => {
    for (const day of ["31/02/2027", "2027-13-01", "29/02/2027", "00/04/2027"]) {
      const html = await utrecht(`checkin=${day}&checkout=12/04/2027`);
      expect(search(html).slice(0, 2), day).toEqual(["01/03/2027", "02/03/2027"]);
      expect(html, day).toMatch(/role="(status|alert)"/);
    }
  });
});

describe("the longest stay of a page", () => {
  it("[DATE-05] is 30 nights of a hotel: check-out moves there, everywhere on the page, and the guest is told", async () => {
    const stay = "checkin=10/04/2027&checkout=20/05/2027";
    for (const path of ["/", "/hotels-in-new-delhi"]) {
      const html = await page(`${path}?${stay}`, "solvanta-in.localhost");
      expect(search(html).slice(0, 2), path).toEqual(["10/04/2027", "10/05/2027"]);
      expect(words(html), path).toContain(
        "A stay can be 30 nights at most here, so we moved your check-out.",
      );
      for (const [, out] of html.matchAll(/href="\/\d+\/\?[^"]*checkout=([^&"]*)/g))
        expect(decodeURIComponent(out ?? ""), path).toBe("10/05/2027");
    }
    const allowed = await page(
      "/hotels-in-new-delhi?checkin=10/04/2027&checkout=10/05/2027",
      "solvanta-in.localhost",
    );
    expect(words(allowed)).not.toContain("so we moved");
  });
});

describe("rooms of a page", () => {
  it("[ROOM-03] reads a comma string as rooms of one adult, of two or more, and of three, the third within the second", async () => {
    // A hotel site: where homes are sold, a party is one.
    const rooms = async (text: string) =>
      search(await page(`/hotels-in-new-delhi?rooms_config=${text}`, "solvanta-in.localhost"))[2];
    expect(await rooms("0,1,1")).toBe("1-3_0_0_0");
    expect(await rooms("1,1,0")).toBe("2-1_0_0_0-2_0_0_0");
    expect(await rooms("0,2,1")).toBe("2-2_0_0_0-3_0_0_0");
    expect(await rooms("a,b,c")).toBe("1-2_0_0_0");
  });

  it("[ROOM-06] reads the second form of `rooms_config`, without trailing zeros, in addresses and in calls", async () => {
    const rooms = async (text: string) =>
      search(await page(`/hotels-in-new-delhi?rooms_config=${text}`, "solvanta-in.localhost"))[2];
    expect(await rooms("2-2-1_0_1")).toBe("2-2_0_0_0-1_0_1_0");
    expect(await rooms("1-2")).toBe("1-2_0_0_0");
    expect(await rooms("3-2-2_1-1_0_0_1")).toBe("3-2_0_0_0-2_1_0_0-1_0_0_1");
    const listed = async (text: string) => {
      const answer = await web.get(
        `/api/pwa/search?country_code=NL&checkin=2027-04-12&checkout=2027-04-15&count=60&rooms_config=${text}`,
        "wrenhollow-nl.localhost",
      );
      return (answer.json() as { hotels: { id: number }[] }).hotels.map(({ id }) => id);
    };
    const short = await listed("1-3_0_2");
    expect(short.length).toBeGreaterThan(0);
    expect(short).toEqual(await listed("1-3_0_2_0"));
    expect(short).not.toEqual(await listed("1-2"));
  });

  it("[ROOM-03] books nothing by a comma string, which would lose children", async () => {
    const answer = await web.app.inject({
      method: "POST",
      url: "/api/pwa/quote",
      headers: { host: "wrenhollow-nl.localhost" },
      payload: {
        hotel_id: 10079,
        room_category_id: 1,
        checkin: "2027-04-10",
        checkout: "2027-04-12",
        rooms_config: "0,1,1",
      },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it("[ROOM-08] counts adults and children as guests and neither infants nor pets", async () => {
    const html = await utrecht("checkin=10/04/2027&checkout=12/04/2027&rooms_config=1-2_1_1_1");
    expect(search(html)[2]).toBe("1-2_1_1_1");
    expect(words(html)).toContain("3 guests, 1 room");
  });

  it("[ROOM-08] asks for places that take pets only where there is one", async () => {
    const listed = async (rooms: string) => {
      const answer = await web.get(
        `/api/pwa/search?country_code=NL&checkin=2027-04-12&checkout=2027-04-15&count=60&rooms_config=${rooms}`,
        "wrenhollow-nl.localhost",
      );
      const { hotels } = answer.json() as { hotels: { id: number }[] };
      return hotels.map(({ id }) => id);
    };
    const [all, withPet] = [await listed("1-2_0_0_0"), await listed("1-2_0_0_1")];
    expect(withPet.length).toBeGreaterThan(0);
    expect(withPet.length).toBeLessThan(all.length);
    expect(withPet.filter((id) => !all.includes(id))).toEqual([]);
  });
});

describe("languages of a page", () => {
  const stay = "checkin=10/04/2027&checkout=12/04/2027";
  const directions = Object.entries({
    en: "en",
    id: "id",
    es: "es",
    ar: "ar",
    vi: "vi",
    hi: "hi",
    pt: "pt",
    ja: "ja",
    th: "th",
    nl: "nl",
    my: "ms",
    de: "de",
    fr: "fr",
    it: "it",
  });

  it("[LOC-01] are fourteen, English where a site names no other", async () => {
    // A site may have been given more since.
    expect(Object.keys(release.languages)).toEqual(
      expect.arrayContaining(directions.map(([locale]) => locale)),
    );
    expect(await page("/", "who.is.this.example")).toContain('<html lang="en"');
  });

  it.each(directions)(
    "[LOC-01] [LOC-05] %s is read as %s, and written in its direction",
    async (locale, tag) => {
      const html = await page(`/hotels-in-utrecht?${stay}&locale=${locale}`);
      const dir = locale === "ar" ? "rtl" : "ltr";
      expect(html).toMatch(new RegExp(`<html lang="${tag}(-[A-Za-z]+)?" dir="${dir}"`));
    },
  );

  it.each([
    ["en", "Sat, 10 Apr – Mon, 12 Apr"],
    ["de", "Sa, 10. Apr."],
    ["nl", "za, 10 apr"],
    ["ja", "4月10日"],
    ["th", "10 เม.ย."],
    ["my", "Sab, 10 Apr"],
    ["ar", "10 أبريل"],
    ["hi", "10 अप्रैल"],
  ])("[LOC-06] %s writes the days of a stay as %s, Gregorian and in Latin digits", async (locale, text) => {
    const html = words(await page(`/hotels-in-utrecht?${stay}&locale=${locale}`));
    expect(html).toContain(text);
    expect(html).not.toMatch(/[٠-٩०-९๐-๙]|2570/);
  });

  it.each([
    ["wrenhollow-nl", "utrecht", "en", /€\d+\.\d\d total/],
    ["wrenhollow-nl", "utrecht", "nl", /€ ?\d+,\d\d/],
    ["wrenhollow-nl", "utrecht", "de", /\d+,\d\d €/],
    ["solvanta-in", "jaipur", "en", /₹\d{1,2},\d{3} total/],
    ["solvanta-ae", "dubai", "en", /AED ?[\d,.]+ total/],
    // Where the language alone would write THB.
    ["solvanta-in", "bangkok", "en", /฿ ?\d{1,2},\d{3}(\.\d\d)? total/],
    // Elsewhere as at home: rupees have no decimals.
    ["solvanta-ae", "jaipur", "en", /₹\d{1,2},\d{3} total/],
  ])(
    "[LOC-07] %s shows prices in %s with the country's symbol, in the order of %s",
    async (site, city, locale, price) => {
      const html = await page(`/hotels-in-${city}?${stay}&locale=${locale}`, `${site}.localhost`);
      expect(words(html)).toMatch(price);
    },
  );
});

describe("times of a page", () => {
  it("are written by the clock of the language, the house rules as the time of arrival", async () => {
    const list = await utrecht("checkin=10/04/2027&checkout=12/04/2027");
    const path = /href="(\/nl\/\d+\/)\?/.exec(list)?.[1];
    const said = async (locale: string) => words(await page(`${path}?checkin=10/04/2027&locale=${locale}`));
    expect(await said("en")).toContain("from 10:00 PM to 7:00 AM");
    expect(await said("my")).toContain("dari 10:00 PTG hingga 7:00 PG");
    for (const locale of Object.keys(release.languages)) {
      const html = await said(locale);
      for (const time of ["22:00", "07:00"])
        expect(html, `${locale} ${time}`).toContain(formatTimeOfDay(time, locale).replace(/\s/g, " "));
      if (["en", "my", "ar", "hi"].includes(locale)) expect(html, locale).not.toMatch(/(1[3-9]|2[0-3]):\d\d/);
    }
  });
});

describe("the day of a page", () => {
  const NOON_TO_EVENING = 6.75 * 3_600_000;

  it("[DATE-03] [DATE-08] is that of the place or property it is about: 1 March in Dubai is 2 March in Delhi", async () => {
    web.clock.advance(NOON_TO_EVENING);
    const emirates = (url: string) => page(url, "solvanta-ae.localhost");
    const india = (url: string) => page(url, "solvanta-in.localhost");
    expect(search(await emirates("/")).slice(0, 2)).toEqual(["01/03/2027", "02/03/2027"]);
    const delhi = await emirates("/hotels-in-new-delhi?locale=en");
    expect(search(delhi).slice(0, 2)).toEqual(["02/03/2027", "03/03/2027"]);
    expect(words(delhi)).toContain("Tue, 2 Mar – Wed, 3 Mar");
    const late = await emirates("/hotels-in-new-delhi?locale=en&checkin=01/03/2027&checkout=02/03/2027");
    expect(search(late).slice(0, 2)).toEqual(["02/03/2027", "03/03/2027"]);
    expect(words(late).match(/Your dates were in the past, so we moved them to today\./g)).toHaveLength(1);
    const [, hotel] = /href="(\/(?:ae\/)?\d+\/)\?[^"]*checkin=02%2F03%2F2027/.exec(delhi) ?? [];
    const property = await emirates(`${hotel}?locale=en&checkin=01/03/2027&checkout=02/03/2027`);
    expect(words(property)).toContain("Your dates were in the past, so we moved them to today.");
    expect(words(property)).not.toContain("1 Mar");
    const dubai = await india("/hotels-in-dubai?checkin=01/03/2027&checkout=02/03/2027");
    expect(search(dubai).slice(0, 2)).toEqual(["01/03/2027", "02/03/2027"]);
    expect(words(dubai)).not.toContain("in the past");
    expect(search(await india("/hotels-in-new-delhi")).slice(0, 2)).toEqual(["02/03/2027", "03/03/2027"]);
    web.clock.advance(-NOON_TO_EVENING);
  });
});
