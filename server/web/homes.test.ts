import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

let release: Release;
let web: TestWeb;
beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 500, today: "2027-03-01" }),
  });
}, 120_000);
afterAll(() => web?.stop());

const get = (url: string, host = "solvanta-in.localhost", headers: Record<string, string> = {}) =>
  web.get(url, host, { headers });

/** The line of facts of a page that says so, as a reader reads it. */
const factsWith = (body: string, fact: string) =>
  new RegExp(`<(span|p)[^>]*>(<span[^>]*>[^<]*</span> ){2}<span[^>]*><bdi>${fact}</bdi></span>`)
    .exec(body)?.[0]
    .replace(/<[^>]+>/g, "");

describe("homes of countries", () => {
  it("[CONF-07] [ROUTE-37] /jp/ is Japan's home: its title, its address, its currency", async () => {
    const { body, statusCode } = await get("/jp/?locale=en");
    expect(statusCode).toBe(200);
    expect(body).toContain("<title>Solvanta Hotels Japan: city hotels</title>");
    expect(body).toContain('rel="canonical" href="https://in.solvanta.example/jp/?locale=en"');
    expect(body).toContain('hreflang="en-JP" href="https://in.solvanta.example/jp/?locale=en"');
    const [, words = ""] = /"words":"([^"]+)"/.exec(body) ?? [];
    const known = await get(words);
    expect(known.headers["cache-control"]).toContain("immutable");
    expect(JSON.parse(known.body).page.country).toMatchObject({ currencyCode: "JPY", defaultCheckinDiff: 7 });
    expect(factsWith(body, "JPY")).toBe("Solvanta Japan JPY");
    expect((await get("/")).body).toContain("<title>Solvanta Hotels India: city hotels</title>");
  });

  it.each([
    ["solvanta-in", "/?locale=en", "Prices include GST and all mandatory fees."],
    ["solvanta-in", "/us?locale=en", "Prices include all taxes and mandatory fees."],
    ["solvanta-in", "/us/search?locale=en", "Prices include all taxes and mandatory fees."],
    ["solvanta-in", "/jp/search?locale=en", "Prices include consumption tax and all mandatory fees."],
    ["solvanta-in", "/hotels-in-amsterdam?locale=en", "Prices include VAT and all mandatory fees."],
    ["wrenhollow-uk", "/us/search", "Prices include all taxes and mandatory fees."],
    ["wrenhollow-uk", "/search", "Prices include VAT and all mandatory fees."],
  ])("[PRICE-05] says on %s at %s what its prices include: %s", async (site, path, line) => {
    const { body, statusCode } = await get(path, `${site}.localhost`);
    expect(statusCode).toBe(200);
    const lines = [...body.matchAll(/<p[^>]*>(Prices include [^<]*)<\/p>/g)].map(([, text]) => text);
    expect([...new Set(lines)]).toEqual([line]);
  });

  it("[CONF-07] /jp/ is a list of what is in Japan where Japan has no home page", async () => {
    const real = release;
    const japan = { ...real.countries.JP, doesHomePageExists: false } as Site["country"];
    release = { ...real, hash: "no-home", countries: { ...real.countries, JP: japan } };
    const { body, statusCode } = await get("/jp/?locale=en");
    release = real;
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<h1[^>]*>Hotels in Japan</);
    expect(body).toContain("<title>Hotels in Japan | ");
    const links = [...body.matchAll(/href="\/(\d+)\/[^"]*"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(0);
    const { hotels } = (await get("/api/pwa/search?country_code=JP&count=100")).json();
    const inJapan = hotels.map(({ id }: { id: number }) => String(id));
    expect(inJapan).toEqual(expect.arrayContaining([...new Set(links)]));
  });

  it.each([
    ["/jp/", "ja", "ja-JP"],
    ["/br/", "pt", "pt-BR"],
    ["/bh/", "ar", "ar-BH"],
    ["/my/", "ms", "ms-MY"],
  ])("open in the language of their country, and lead on in it: %s", async (path, language, tag) => {
    const { body } = await get(path);
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).toContain(`rel="canonical" href="https://in.solvanta.example${path}"`);
    expect(body).toContain(`hreflang="${tag}" href="https://in.solvanta.example${path}"`);
    const locale = language === "ms" ? "my" : language;
    // Other pages of the site have its own language by default, so links name the country's; the page itself
    // in English is named too.
    expect(body).toMatch(new RegExp(`href="/hotels-in-[a-z-]+\\?locale=${locale}"`));
    expect(body).toContain(`href="${path}?locale=en"`);
    // The logo leads to the home of this country, in the language that is read.
    const logoOf = (html: string) => /<a href="([^"]*)"[^>]*><img/.exec(html)?.[1];
    expect(logoOf(body)).toBe(path);
    expect(logoOf((await get(`${path}?locale=en`)).body)).toBe(`${path}?locale=en`);
    const onward = /href="(\/hotels-in-[^"]+)"/.exec(body)?.[1] ?? "";
    expect((await get(onward)).body).toContain(`<html lang="${language}"`);
  });

  it("[CONF-05] say what their country says of itself: words, address, language, and whether they may be indexed", async () => {
    const real = release;
    const site = real.sites["wrenhollow-nl"] as Site;
    const { country } = site;
    const shown = async (changes: Partial<Site["country"]> = {}) => {
      const changed = { ...site, country: { ...country, ...changes } };
      release = {
        ...real,
        hash: JSON.stringify(changes),
        sites: { ...real.sites, "wrenhollow-nl": changed },
      };
      const { body } = await get("/", "wrenhollow-nl.localhost");
      release = real;
      return body;
    };
    const plain = await shown();
    expect(plain).toContain(`<html lang="${country.lang}"`);
    expect(plain).toContain("<title>Wrenhollow Holiday Homes Nederland: vakantiehuizen</title>");
    expect(plain).toContain(
      'name="description" content="Vakantiehuizen van Wrenhollow Holiday Homes Nederland',
    );
    expect(plain).toContain('name="keywords" content="vakantiehuizen, huisjes, Nederland');
    expect(plain).toContain('name="robots" content="index');
    expect(plain).toContain(`rel="canonical" href="${country.canonicalURL}"`);
    const own = [...plain.matchAll(/hreflang="([^"]*)-NL" href="https:\/\/nl\.wrenhollow/g)].map(
      ([, lang]) => lang,
    );
    expect(own.sort()).toEqual([country.lang, ...country.alternateLocales].sort());

    const fewer = await shown({ alternateLocales: ["en"] });
    expect(fewer).toContain('hreflang="en-NL"');
    // Another site of the country may be the one in German.
    expect(fewer).not.toMatch(/hreflang="de-NL" href="https:\/\/nl\.wrenhollow/);
    expect(await shown({ name: "country.name.BE" })).toMatch(
      />Wrenhollow<\/span> <span[^>]*>België<\/span> /,
    );
    expect(await shown({ tagline: "country.name.JP" })).toContain(">Japan</p>");
    expect(await shown({ title: "country.name.JP" })).toContain("<title>Japan</title>");
    expect(await shown({ description: "country.name.JP" })).toContain('name="description" content="Japan"');
    expect(await shown({ keywords: "country.name.JP" })).toContain('name="keywords" content="Japan"');
    expect(await shown({ indexPage: false })).toContain('name="robots" content="noindex');
    const address = "https://nl.wrenhollow.example/thuis/";
    expect(await shown({ canonicalURL: address })).toContain(`rel="canonical" href="${address}"`);
  });

  it.each(["/", "/hotels-in-amsterdam", "hotel"])(
    "[ROOM-04] start with the rooms their country says: %s",
    async (where) => {
      const real = release;
      const site = real.sites["wrenhollow-nl"] as Site;
      const shown = async (rooms: string, query = "") => {
        const country = { ...site.country, defaultRoomGuestConfig: rooms };
        release = { ...real, hash: rooms, sites: { ...real.sites, "wrenhollow-nl": { ...site, country } } };
        const list =
          where === "hotel" ? (await get("/hotels-in-amsterdam", "wrenhollow-nl.localhost")).body : "";
        const path = where === "hotel" ? (/href="(\/nl\/\d+\/)/.exec(list)?.[1] ?? "/404") : where;
        const { body, statusCode } = await get(`${path}${query}`, "wrenhollow-nl.localhost");
        release = real;
        expect(statusCode).toBe(200);
        return new Set([...body.matchAll(/rooms_config(?:=|" value=")(\d-[\d_]+)/g)].map(([, each]) => each));
      };
      expect([...(await shown("1,0,0"))]).toEqual(["1-1_0_0_0"]);
      expect([...(await shown("0,1,0"))]).toEqual(["1-2_0_0_0"]);
      expect([...(await shown("1,0,0", "?rooms_config=1-3_0_0_0"))]).toEqual(["1-3_0_0_0"]);
    },
  );

  it("[CMS-06] show the popular cities of their country, in its order", async () => {
    for (const [url, host, code] of [
      ["/", "solvanta-in.localhost", "IN"],
      ["/uk/", "solvanta-in.localhost", "GB"],
      ["/jp/", "solvanta-in.localhost", "JP"],
      ["/", "wrenhollow-nl.localhost", "NL"],
    ] as const) {
      const { body } = await get(url, host);
      const [, list = ""] = /aria-labelledby="main-cities-title">(.*?)<\/section>/s.exec(body) ?? [];
      const shown = [...list.matchAll(/href="\/hotels-in-([\w-]+)["?]/g)].map(([, slug]) => slug ?? "");
      expect(shown.length, code).toBeGreaterThan(0);
      expect(shown.map((slug) => release.cities[slug]?.countryCode)).toEqual(shown.map(() => code));
      const popular = release.countries[code]?.popular_cities ?? [];
      const named = popular.filter((slug) => shown.includes(slug));
      expect(named.length, code).toBeGreaterThan(0);
      expect(shown.slice(0, named.length), code).toEqual(named);
    }
  });

  it("[MODAL-08] /countries lists them without a script, and only the brand's", async () => {
    const { body } = await get("/countries");
    expect(body).not.toContain("<script");
    expect(body).toContain("日本");
    expect(body).toContain('href="/_site/solvanta-ae?locale=en"');
    expect(body).not.toContain("wrenhollow");
  });

  it("[MODAL-08] /_site leads to another home of the brand on this very machine or in production, and nowhere else", async () => {
    const local = await get("/_site/solvanta-ae?locale=en", "solvanta-in.localhost:3000");
    expect([local.statusCode, local.headers.location]).toEqual([
      302,
      "http://solvanta-ae.localhost:3000/?locale=en",
    ]);
    const real = await get("/_site/solvanta-ae?locale=nl", "in.solvanta.example");
    expect(real.headers.location).toBe("https://ae.solvanta.example/");
    expect((await get("/_site/solvanta-in-jp", "ae.solvanta.example")).headers.location).toBe(
      "https://in.solvanta.example/jp/",
    );
    for (const unknown of ["wrenhollow-nl", "evil.example", "..%2f"])
      expect((await get(`/_site/${unknown}`)).statusCode, unknown).toBe(404);
  });

  it("[MODAL-08] the call lists the homes by name, with the asked site marked", async () => {
    const { homes } = (await get("/api/pwa/sites")).json() as {
      homes: { id: string; name: string; current: boolean }[];
    };
    const names = homes.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
    expect(homes.filter(({ current }) => current).map(({ id }) => id)).toEqual(["solvanta-in"]);
  });
});

describe("the address of a page", () => {
  const canonical = async (path: string, host?: string) => {
    const { body, statusCode } = await get(path, host);
    expect(statusCode, path).toBe(200);
    return /rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  };

  it("[SEO-01] is never one of another brand", async () => {
    expect(await canonical("/uk/")).toBe("https://in.solvanta.example/uk/");
    expect(await canonical("/jp/", "wrenhollow-nl.localhost")).toBe("https://nl.wrenhollow.example/jp/");
    expect(await canonical("/de/", "wrenhollow-nl.localhost")).toBe("https://de.wrenhollow.example/");
  });

  it("[SEO-01] is one, whatever spelling led there", async () => {
    const host = "wrenhollow-nl.localhost";
    const origin = "https://nl.wrenhollow.example";
    const id = /href="\/nl\/(\d+)\//.exec((await get("/hotels-in-amsterdam", host)).body)?.[1];
    for (const path of [`/${id}/`, `/nl/${id}`, `/de/${id}/?selected_rcid=1`])
      expect(await canonical(path, host), path).toBe(`${origin}/nl/${id}/`);
    for (const path of ["/amsterdam", "/nl/amsterdam", "/nl/hotels-in-amsterdam", "/hotels-in-amsterdam/"])
      expect(await canonical(path, host), path).toBe(`${origin}/hotels-in-amsterdam`);
    for (const path of ["/amsterdam/family", "/nl/amsterdam/family", "/hotels-in-amsterdam/family"])
      expect(await canonical(path, host), path).toBe(`${origin}/hotels-in-amsterdam/family`);
    expect(await canonical("/amsterdam/family/pool", host)).toBe(`${origin}/amsterdam/family/pool`);
    expect(await canonical("/hotels-in-colaba-mumbai")).toBe(
      "https://in.solvanta.example/hotels-in-colaba-mumbai",
    );
    const indian = /href="\/(\d+)\//.exec((await get("/hotels-in-mumbai")).body)?.[1];
    expect(await canonical(`/ae/${indian}/`)).toBe(`https://in.solvanta.example/${indian}/`);
  });

  it("[SEO-01] with tags says them in title, description, heading and trail, by their names", async () => {
    for (const [path, names] of [
      ["/hotels-in-mumbai/family", "Family"],
      ["/mumbai/family/pool", "Family · With a pool"],
    ] as const) {
      const { body } = await get(`${path}?locale=en`);
      expect(body).toContain(`<title>${names} · `);
      expect(body).toContain(`name="description" content="${names} · `);
      expect(body).toMatch(new RegExp(`<h1[^>]*>[^<]* · ${names}<`));
      expect(body).toContain(`"name":"${names}"`);
      expect(body).not.toContain("static.tag.");
    }
    expect((await get("/mumbai?locale=en")).body).toMatch(/<h1[^>]*>[^<·]*<\/h1>/);
  });
});

describe("structured data", () => {
  it("[SEO-04] [CONF-04] says who the brand is: phone, address and social places of its configuration", async () => {
    const { body } = await get("/", "wrenhollow-nl.localhost");
    const data = [...body.matchAll(/<script data-head type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
    );
    expect(data.map((each) => each["@type"])).toEqual(["Organization", "WebSite"]);
    expect(data[0]).toMatchObject({
      name: "Wrenhollow Holiday Homes",
      telephone: "+31 30 000 0140",
      contactPoint: { telephone: "+31 30 000 0140", areaServed: "NL" },
      address: { addressLocality: "Utrecht", addressCountry: "NL" },
      sameAs: expect.arrayContaining(["https://photos.example/wrenhollow"]),
    });
    expect(data[1]).toMatchObject({ inLanguage: "nl", url: "https://nl.wrenhollow.example/" });
    expect((await get("/terms", "wrenhollow-nl.localhost")).body).not.toContain("<script");
  });

  it("[SEO-04] names no social places where the brand has none", async () => {
    const real = release;
    const site = real.sites["wrenhollow-nl"] as Site;
    const alone = { ...site, brand: { ...site.brand, socialLinks: {} } };
    release = { ...real, hash: "no-social-places", sites: { ...real.sites, "wrenhollow-nl": alone } };
    const { body } = await get("/", "wrenhollow-nl.localhost");
    release = real;
    const [, json = ""] =
      /<script data-head type="application\/ld\+json">(.*?"@type":"Organization".*?)<\/script>/.exec(body) ??
      [];
    expect(JSON.parse(json)).toMatchObject({ telephone: site.brand.contact.phone });
    expect(json).not.toContain("sameAs");
  });

  it("[SEO-04] a holiday home carries the phone and the address of its brand", async () => {
    const host = "wrenhollow-nl.localhost";
    const path = /href="(\/nl\/\d+\/)/.exec((await get("/hotels-in-amsterdam", host)).body)?.[1] ?? "";
    const { body } = await get(path, host);
    const data = [...body.matchAll(/<script[^>]* type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
    );
    const { contact } = (release.sites["wrenhollow-nl"] as Site).brand;
    const home = data.find((each) => each["@type"] === "VacationRental");
    const brand = data.find((each) => each["@type"] === "Organization");
    expect(home).toMatchObject({ telephone: contact.phone, parentOrganization: { "@id": brand?.["@id"] } });
    expect(brand).toMatchObject({
      telephone: contact.phone,
      address: { streetAddress: contact.address.street, addressLocality: contact.address.city },
    });
  });
});

describe("user mode", () => {
  const cookie = "userMode=travel_agent";

  it("[MODE-03] shows the strip to a guest of that mode alone, and keeps it out of shared caches", async () => {
    const plain = await get("/");
    expect(plain.body).not.toContain("Browse as");
    const agent = await get("/", undefined, { cookie });
    expect(agent.body).toContain("Browse as Travel Agent");
    expect(agent.headers["cache-control"]).not.toContain("s-maxage");
    expect((await get("/")).body).not.toContain("Browse as");
    expect((await get("/", undefined, { cookie: "userMode=pirate" })).body).not.toContain("Browse as");
    expect((await get("/", undefined, { cookie: "userMode=corporate" })).body).toContain(
      "Browse as Corporate",
    );
  });

  it("[MODE-03] hides it for the session once the guest continues, and goes back to the page", async () => {
    const answer = await get("/_mode/continue?to=/hotels-in-goa", undefined, { cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/hotels-in-goa"]);
    const set = String(answer.headers["set-cookie"]);
    expect(set).toMatch(/^userModeHidden=1;/);
    expect(set).not.toMatch(/max-age|expires/i);
    expect((await get("/", undefined, { cookie: `${cookie}; userModeHidden=1` })).body).not.toContain(
      "Browse as",
    );
    expect((await get("/_mode/continue?to=//evil.example", undefined, { cookie })).headers.location).toBe(
      "/",
    );
  });
});
