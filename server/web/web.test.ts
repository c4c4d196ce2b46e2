import { createHash } from "node:crypto";
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
    gallery: true,
  });
}, 120_000);

afterAll(() => web.stop());

/** Ids of the homes that the Dutch site of Wrenhollow sells, in their order. */
async function soldHomes(): Promise<readonly string[]> {
  const rows = await web.db
    .selectFrom("property")
    .select("property_id")
    .where("property_type", "=", "home")
    .where("status", "=", "active")
    .where((where) => where.or([where("brand_id", "is", null), where("brand_id", "=", "wrenhollow")]))
    .orderBy("property_id")
    .execute();
  return rows.map(({ property_id }) => String(property_id));
}

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
    for (const path of ["/", "/?locale=hi", "/jp/", "/404"]) {
      const page = await get(path, "who.is.this.example");
      expect(page.body, path).toContain('lang="en"');
      expect(page.body, path).toContain("noindex");
    }
  });

  it.each(["/robots.txt", "/sitemap.xml", "/sitemap-pages.xml", "/sitemap-hotels-1.xml"])(
    "[CONF-03] names no site in %s of an unknown host",
    async (path) => {
      const { statusCode, body } = await get(path, "who.is.this.example");
      expect([statusCode, body]).toEqual(
        path === "/robots.txt" ? [200, "User-agent: *\nDisallow: /\n"] : [404, expect.any(String)],
      );
      for (const { domain } of Object.values(release.sites)) expect(body).not.toContain(domain.host);
    },
  );

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

  it("sends a policy that allows no inline script but three, the same for everybody, and just the page's own styles", async () => {
    const { headers, body } = await get("/");
    const policy = String(headers["content-security-policy"]);
    const inline = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = ""]) => text);
    const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
    const hash = expect.stringMatching(/^'sha256-/);
    expect(allowed).toEqual(["'self'", hashOf(" "), hash, hash]);
    expect(allowed).toEqual(expect.arrayContaining(inline.map(hashOf)));
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

  it.each(["/login", "/uk/login", "/login/elsewhere"])(
    "asks at %s for a number to sign in with, and finds a booking without an account",
    async (path) => {
      const page = await get(path, "wrenhollow-uk.localhost");
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain("Log in or sign up");
      expect(page.body).toContain('name="country_iso_code"');
      expect(page.body).toContain('name="booking_id"');
      expect(page.body).toContain("noindex");
    },
  );

  it("sends an address that cannot be decoded to the not-found page", async () => {
    const answer = await get("/%E0%A4%A");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/404"]);
    expect((await get("/404")).statusCode).toBe(404);
  });

  it("[ROUTE-25] [ROUTE-37] redirects addresses that name the default country", async () => {
    const answer = await get("/in/search?checkin=01/04/2027", "solvanta-in.localhost");
    expect([answer.statusCode, answer.headers.location]).toEqual([301, "/search?checkin=01%2F04%2F2027"]);
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
    // A position without a name is called nothing, rather than a gap in a sentence.
    expect((await get(`/search?${near}`)).body).toContain("<title>Wrenhollow Holiday Homes</title>");
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
      "rooms_config=1-2_0_0_1",
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
    expect(await headOf("/hotels-in-amsterdam?rooms_config=1-2_0_1_0")).toEqual([
      "index",
      "/hotels-in-amsterdam",
    ]);
  });

  it("[SEO-01] lists what a site has in robots, sitemaps and the web manifest", async () => {
    expect((await get("/robots.txt")).body).toContain("Sitemap: https://nl.wrenhollow.example/sitemap.xml");
    const parts = [...(await get("/sitemap.xml")).body.matchAll(/\/(sitemap-hotels-\d+\.xml)/g)];
    const listed = await Promise.all(parts.map(async ([path]) => (await get(path)).body));
    const homes = await soldHomes();
    expect(homes.length).toBeGreaterThan(20);
    expect(listed.flatMap((body) => body.match(/(?<=\.example\/nl\/)\d+(?=\/<\/loc>)/g) ?? [])).toEqual(
      homes,
    );
    for (const part of ["1", "99999", "1.5", "-1", "1e300"])
      expect([(await get(`/sitemap-hotels-${part}.xml`)).statusCode, part]).toEqual([404, part]);
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
