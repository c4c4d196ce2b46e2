import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { heardScenarios } from "../http/heard-scenarios.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const NL = "wrenhollow-nl.localhost";
const IN = "solvanta-in.localhost";

let web: TestWeb;
let release: Release;
beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release, {
    testScenarios: heardScenarios,
    fill: async (db) => {
      await seedDemoSupply(db, { properties: 500, today: "2027-03-01" });
      // What nobody has put into German.
      await db
        .deleteFrom("cms_document")
        .where("document_id", "=", "city-amsterdam")
        .where("language", "=", "de")
        .execute();
    },
  });
}, 120_000);
afterAll(() => web.stop());

async function page(path: string, host = NL, headers: Readonly<Record<string, string>> = {}) {
  const { statusCode, body } = await web.get(path, host, { headers });
  expect(statusCode, path).toBe(200);
  return body;
}

describe("what editors say of a place", () => {
  it.each([
    ["/hotels-in-amsterdam", NL, "Overnachten in Amsterdam"],
    ["/hotels-in-amsterdam?locale=en", NL, "Staying in Amsterdam"],
    ["/nl/amsterdam", NL, "Overnachten in Amsterdam"],
    ["/hotels-in-new-delhi?locale=hi", IN, "नई दिल्ली में ठहरना"],
    ["/hotels-in-amsterdam/family", NL, "Met kinderen"],
    ["/amsterdam/family", NL, "Met kinderen"],
  ])("[SEO-03] stands on %s of %s", async (path, host, title) => {
    expect(await page(path, host)).toContain(`>${title}</h2>`);
  });

  it("[SEO-03] is not there in another language, and its failure takes nothing else away", async () => {
    const german = await page("/hotels-in-amsterdam?locale=de");
    expect(german).not.toContain("Staying in");
    expect(german).not.toMatch(/(?:Overnachten|Übernachten) in Amsterdam<\/h2>/);
    const asked = "/hotels-in-amsterdam?checkin=10/04/2027&checkout=12/04/2027";
    const broken = await page(asked, NL, { "x-test-scenario": "seoContent=internal" });
    expect(broken).not.toContain("Overnachten in Amsterdam");
    expect(broken).toMatch(/href="\/nl\/\d+\//);
  });

  it("[SEO-03] shows its words, and runs nothing that an editor wrote", async () => {
    const evil = await startTestWeb(() => release, {
      fill: (db) =>
        db
          .insertInto("cms_document")
          .values({
            document_id: "city-utrecht",
            language: "nl",
            type: "city",
            slug: "utrecht",
            title: "Utrecht <b>vet</b>",
            description: "",
            blocks: JSON.stringify([
              { type: "text", id: "body", html: "<p onclick=x()>Dom</p><script>alert(1)</script>" },
            ]),
            brand_id: null,
            country_code: null,
            updated_at: new Date("2027-03-01"),
          })
          .execute(),
    });
    const { body } = await evil.get("/hotels-in-utrecht", NL);
    expect(body).toContain("<p>Dom</p>");
    expect(body).toContain("Utrecht &lt;b&gt;vet");
    expect(body).not.toContain("alert(1)");
    await evil.stop();
  });
});

describe("the lists of places", () => {
  it.each([NL, IN])("[SEO-05] link every city that is sold, on %s", async (host) => {
    const { cities, count } = (await web.get("/api/pwa/cities?count=500", host)).json() as {
      cities: { slug: string }[];
      count: number;
    };
    expect(cities).toHaveLength(count);
    for (const path of ["/allcities", "/allcountries"]) {
      const links = new Set(
        [...(await page(path, host)).matchAll(/<li><a href="\/hotels-in-([\w-]+)"/g)].map(([, slug]) => slug),
      );
      expect(
        cities.map(({ slug }) => slug).filter((slug) => !links.has(slug)),
        path,
      ).toEqual([]);
    }
  });

  it.each([
    ["ja", IN, /^[\p{scx=Hira}\p{scx=Kana}\p{scx=Hani}\P{L}]+$/u],
    ["th", IN, /^[\p{scx=Thai}\P{L}]+$/u],
    ["ar", IN, /^[\p{scx=Arab}\P{L}]+$/u],
    ["hi", IN, /^[\p{scx=Deva}\P{L}]+$/u],
    ["ar", "solvanta-ae.localhost", /^[\p{scx=Arab}\P{L}]+$/u],
    ["hi", "wrenhollow-in.localhost", /^[\p{scx=Deva}\P{L}]+$/u],
  ])(
    "[CONF-16] name every city in letters of %s on %s, sorted as the language sorts, at its one address",
    async (locale, host, letters) => {
      const [home = "", list = "", english = ""] = await Promise.all(
        [`/?locale=${locale}`, `/allcities?locale=${locale}`, "/allcities?locale=en"].map((path) =>
          page(path, host),
        ),
      );
      for (const links of [home, list].map(cityLinks)) {
        expect(links.length).toBeGreaterThan(0);
        expect(links.filter(({ name }) => !letters.test(name))).toEqual([]);
      }
      const named = cityLinks(list.split("<footer")[0]).map(({ name }) => name);
      expect(named).toEqual([...named].sort(new Intl.Collator(locale).compare));
      const slugs = (body: string) =>
        cityLinks(body)
          .map(({ slug }) => slug)
          .sort();
      expect(slugs(list)).toEqual(slugs(english));
    },
  );

  it.each([
    ["ar", "solvanta-ae.localhost", "/hotels-in-bur-dubai-dubai", /^[\p{scx=Arab}\P{L}]+$/u],
    ["hi", IN, "/hotels-in-colaba-mumbai", /^[\p{scx=Deva}\P{L}]+$/u],
    ["ja", IN, "/hotels-in-hauz-khas-new-delhi", /^[\p{scx=Hira}\p{scx=Kana}\p{scx=Hani}\P{L}]+$/u],
    ["th", IN, "/hotels-in-jordaan-amsterdam", /^[\p{scx=Thai}\P{L}]+$/u],
  ])(
    "[CONF-16] name parts of cities, and the ways out of a page that is not there, in letters of %s",
    async (locale, host, path, letters) => {
      const part = await page(`${path}?locale=${locale}`, host);
      expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(part)?.[1]?.replaceAll(/<[^>]*>/g, "")).toMatch(letters);
      const crumbs = /<ol[\s\S]*?<\/ol>/.exec(part)?.[0] ?? "";
      expect(crumbs.replaceAll(/<[^>]*>/g, " ")).toMatch(letters);
      expect(/<input[^>]*role="combobox"[^>]*value="([^"]*)"/.exec(part)?.[1]).toMatch(letters);
      const { body } = await web.get(`/nothing-here/at/all/really?locale=${locale}`, host);
      const ways = cityLinks(body.split("<footer")[0]);
      expect(ways.length).toBeGreaterThan(3);
      expect(ways.filter(({ name }) => !letters.test(name))).toEqual([]);
    },
  );

  it("[SEO-05] link every country, whose link lists what is there", async () => {
    const { countries } = (await web.get("/api/pwa/cities?count=500", IN)).json() as {
      countries: { country_id: number; name: string }[];
    };
    const body = await page("/allcountries", IN);
    const links = [...body.matchAll(/<h2[^>]*><a href="(\/search\?[^"]*)">([^<]*)</g)].map(
      ([, href = "", name]) => ({ href: href.replaceAll("&amp;", "&"), name }),
    );
    expect(links.map(({ name }) => name)).toEqual(countries.map(({ name }) => name));
    const [first] = links;
    expect(await page(first?.href ?? "", IN)).toMatch(/href="(\/[a-z]{2})?\/\d+\//);
  });

  it("[ROUTE-26] show what begins with a letter that follows: of cities their own, of countries theirs", async () => {
    const main = async (path: string) => /<main[\s\S]*<\/main>/.exec(await page(path, IN))?.[0] ?? "";
    const titles = async (path: string) =>
      [...(await main(path)).matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]*)</g)].map(([, name = ""]) => name);
    const linked = async (path: string) =>
      [...(await main(path)).matchAll(/<li><a href="\/hotels-in-([\w-]+)"/g)].map(([, slug]) => slug);
    const all = await titles("/allcountries");
    const [letter = ""] = (all[0] ?? "").toLowerCase();
    expect(letter).toMatch(/[a-z]/);
    const begins = all.filter((name) => name.toLowerCase().startsWith(letter));
    expect(begins.length).toBeLessThan(all.length);
    expect(await titles(`/allcountries/${letter}`)).toEqual(begins);
    expect(await titles("/allcities/a")).toEqual(["A"]);
    const withA = await linked("/allcities/a");
    expect(withA.length).toBeGreaterThan(0);
    expect(withA.length).toBeLessThan((await linked("/allcities")).length);
  });

  it.each([
    ["ar", "solvanta-ae.localhost"],
    ["th", IN],
    ["ja", IN],
    ["hi", "wrenhollow-in.localhost"],
    ["en", "solvanta-in.localhost"],
  ])(
    "[ROUTE-26] has a page for every letter of %s that names begin with, linked and at one address, on %s",
    async (locale, host) => {
      for (const list of ["allcities", "allcountries"]) {
        const all = await page(`/${list}?locale=${locale}`, host);
        const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
        const link = new RegExp(`<a [^>]*href="/${list}/([^"?]+)[^"]*"[^>]*>(?:<svg.*?</svg>)?([^<]+)<`, "g");
        const lettersOf = (body: string) =>
          [...mainOf(body).matchAll(link)].map(([, word = "", letter = ""]) => ({ word, letter }));
        const letters = lettersOf(all);
        const cities = cityLinks(mainOf(all));
        expect(letters.length).toBeGreaterThan(4);
        const listed: string[] = [];
        for (const { word, letter } of letters) {
          expect(decodeURIComponent(word)).toBe(letter.toLowerCase());
          const body = await page(`/${list}/${word}?locale=${locale}`, host);
          expect(/rel="canonical" href="([^"?]*)/.exec(body)?.[1]).toMatch(new RegExp(`/${list}/${word}$`));
          expect(lettersOf(body)).toEqual(letters);
          const own = cityLinks(mainOf(body));
          expect(own.length, letter).toBeGreaterThan(0);
          listed.push(...own.map(({ slug }) => slug));
        }
        expect(listed.sort()).toEqual(cities.map(({ slug }) => slug).sort());
      }
    },
  );

  it("[ROUTE-26] say that no name begins with a letter, name those that some do, and stay out of search engines", async () => {
    const body = await page("/allcities/%D8%AF?locale=en", IN);
    expect(body).toContain("No name here begins with “د”");
    expect(body).toMatch(/href="\/allcities\/a[?"]/);
    expect(body).toContain('content="noindex');
    for (const [path, own] of [
      ["/allcities/%C3%89?locale=en", "/allcities/e?locale=en"],
      ["/allcities/%C3%9F?locale=en", "/allcities/s?locale=en"],
      ["/nl/allcountries/%E3%82%AC/", "/nl/allcountries/%E3%82%AB"],
    ] as const) {
      const { statusCode, headers } = await web.get(path, IN);
      expect([statusCode, headers.location]).toEqual([301, own]);
    }
    expect(await page("/allcities/%D8%AF?locale=ar", "solvanta-ae.localhost")).not.toContain("noindex");
  });

  it("[SEO-05] stand in the footer of every site as real links, with the names of its country's lists", async () => {
    for (const site of Object.values(release.sites)) {
      const links = cityLinks(footerOf(await page("/", `${site.id}.localhost`)));
      const listed = Object.values(site.country.footerLinks ?? {}).flatMap(({ cities }) => cities);
      expect(listed.length, site.id).toBeGreaterThan(0);
      expect(links.map(({ slug }) => slug).toSorted(), site.id).toEqual(listed.toSorted());
      expect(links.filter(({ name }) => name === "")).toEqual([]);
    }
  });

  it.each([NL, IN])("[SEO-05] lead to a page of that city from the footer of %s, every one", async (host) => {
    for (const { slug, name } of cityLinks(footerOf(await page("/?locale=en", host)))) {
      const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await page(`/hotels-in-${slug}?locale=en`, host))?.[1];
      expect(title, slug).toContain(name);
    }
  });
});

/** The foot of a page. @throws when it has none. */
function footerOf(body: string): string {
  const footer = /<footer[^>]*>([\s\S]*)<\/footer>/.exec(body)?.[1];
  if (footer === undefined) throw new Error("The page has no footer.");
  return footer;
}

/** Links to cities in a page, in its order. */
function cityLinks(body = ""): { readonly slug: string; readonly name: string }[] {
  return [...body.matchAll(/<a href="\/hotels-in-([\w-]+)[^"]*"[^>]*>(.*?)<\/a>/gs)].map(
    ([, slug = "", inner = ""]) => ({ slug, name: inner.replaceAll(/<[^>]*>/g, " ").trim() }),
  );
}
