import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const NL = "wrenhollow-nl.localhost";

let web: TestWeb;
let release: Release;
beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: (db) => seedDemoSupply(db, { properties: 500, today: "2027-03-01" }),
  });
}, 120_000);
afterAll(() => web.stop());

/** What the head of a page tells a search engine. */
async function headOf(path: string, host = NL) {
  const { statusCode, headers, body } = await web.get(path, host);
  const meta = (name: string) => new RegExp(`<meta[^>]* name="${name}" content="([^"]*)"`).exec(body)?.[1];
  const canonical = /rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(body)?.[1];
  return {
    status: statusCode,
    location: headers.location,
    title: /<title[^>]*>([^<]*)/.exec(body)?.[1],
    description: meta("description"),
    isIndexed: meta("robots")?.startsWith("index") ?? false,
    canonical: canonical?.replaceAll("&amp;", "&"),
    alternates: [...body.matchAll(/hreflang="[^"]*" href="([^"]*)"/g)].map(([, href = ""]) => href),
    body,
  };
}

describe("pages for search engines", () => {
  it("[SEO-02] index a search for a place of its own only, as long as there is something and nothing was put right", async () => {
    for (const path of ["/search", "/hotels-in-amsterdam", "/hotels-in-amsterdam?page=1", "/amsterdam"])
      expect(await headOf(path), path).toMatchObject({ status: 200, isIndexed: true });
    const sea = "latitude=0&longitude=-150&isLatLngSearch=true";
    for (const path of [
      "/search?location=atlantis",
      "/search?location=atlantis&notice=unknown-place",
      "/search?countryId=143&searchType=country",
      "/search?tag=pool&searchType=tag",
      `/search?${sea}`,
      "/hotels-near-me?latitude=52.37&longitude=4.89&isLatLngSearch=true",
      "/hotels-in-amsterdam?unknown_part=atlantis",
      "/hotels-in-amsterdam?unknown_filters=page:0",
      "/hotels-in-amsterdam?filters[tags]=pool",
      "/hotels-in-amsterdam?page=900",
      "/hotels-in-amsterdam?price_max=1",
      "/hotels-in-timbuktu",
    ]) {
      const head = await headOf(path);
      const shown = head.status === 302 ? await headOf(String(head.location)) : head;
      expect([shown.status, shown.isIndexed], path).toEqual([200, false]);
    }
  });

  it("[SEO-01] [ROUTE-32] have one address, whatever the order of their tags; sitemaps and alternates name no other", async () => {
    const tags = Object.keys(release.routes.tags);
    const [first = "", second = "", third = ""] = tags;
    const path = `/amsterdam/${first}/${second}/${third}`;
    expect((await headOf(path)).canonical).toBe(path);
    for (const other of [
      [third, second, first],
      [second, first, third],
      [third, first, second],
    ]) {
      const sent = await headOf(`/amsterdam/${other.join("/")}?checkin=10/04/2027`);
      expect([sent.status, sent.location], other.join()).toEqual([301, `${path}?checkin=10%2F04%2F2027`]);
    }
    for (const single of [`/amsterdam/${first}`, `/nl/amsterdam/${first}`, `/hotels-in-amsterdam/${first}`]) {
      const head = await headOf(single);
      expect(head.canonical, single).toBe(`/hotels-in-amsterdam/${first}`);
      for (const href of head.alternates)
        expect(new URL(href).pathname).toBe(`/hotels-in-amsterdam/${first}`);
    }
  });

  it("[SEO-01] are at home without a country in the path where that changes nothing, and with it where it does", async () => {
    for (const [path, canonical] of [
      ["/uk/allcities", "/allcities"],
      ["/nl/search", "/search"],
      ["/uk/search", "/uk/search"],
      ["/uk/best-street-food-in-new-delhi", "/best-street-food-in-new-delhi"],
      ["/uk/hotels-in-amsterdam", "/hotels-in-amsterdam"],
      ["/jp/", "/jp/"],
    ] as const)
      expect((await headOf(path)).canonical, path).toBe(canonical);
    const { alternates } = await headOf("/uk/search");
    expect(alternates).toContain("https://uk.wrenhollow.example/search");
    expect(alternates).toContain("https://de.wrenhollow.example/uk/search");
  });

  it("[SEO-01] are in the sitemap under their one address, and only if they are indexed", async () => {
    for (const { id } of Object.values(release.sites)) {
      const { body } = await web.get("/sitemap-pages.xml", `${id}.localhost`);
      const paths = [...body.matchAll(/<loc>https:\/\/[^/<]+([^<]*)/g)].map(([, path = ""]) => path);
      expect(paths, id).toContain("/");
      for (const path of paths)
        expect(await headOf(path, `${id}.localhost`), id).toMatchObject({ isIndexed: true, canonical: path });
    }
  }, 300_000);

  it("[SEO-01] have titles and descriptions of their own: no two kinds of page of a site share them", async () => {
    const { routes, sites } = release;
    const fixed = Object.entries(routes.static)
      .filter(([path, { page, available }]) => page && available !== false && !path.includes(":"))
      .map(([path, { page, params }]) => [path, JSON.stringify([page, params])] as const);
    const kinds = new Map<string, string>([
      ["/", "home"],
      ["/no-such-page", "not found"],
      ["/hotels-in-amsterdam", "listing"],
      ["/hotels-in-amsterdam/family", "listing with a tag"],
      ["/amsterdam/family/pool", "city with tags"],
      ...Object.keys(routes.listPages).flatMap((word) => [
        [`/${word}`, word] as const,
        [`/${word}/a`, `${word} of a letter`] as const,
      ]),
      ...Object.keys(routes.policyWords).map((word) => [`/${word}`, word] as const),
      ...routes.editorialSlugs.slice(0, 3).map((slug) => [`/${slug}`, slug] as const),
      ...fixed,
    ]);
    const shared: string[] = [];
    // Words are those of a brand in a language, whichever of its sites says them.
    const spoken = new Set<string>();
    for (const { id, brand, locales, defaultLocale } of Object.values(sites))
      for (const locale of locales) {
        if (spoken.has(`${brand.id} ${locale}`)) continue;
        spoken.add(`${brand.id} ${locale}`);
        const known = new Map<string, string>();
        for (const [path, kind] of kinds) {
          const query = locale === defaultLocale ? "" : `?locale=${locale}`;
          const { status, title, description } = await headOf(path + query, `${id}.localhost`);
          if (status !== 200 && kind !== "not found") continue;
          for (const text of [`title ${title}`, `description ${description ?? kind}`]) {
            const other = known.get(text);
            if (other !== undefined && other !== kind)
              shared.push(`${id} ${locale}: ${kind} and ${other}: ${text}`);
            known.set(text, kind);
          }
        }
        expect(known.size, `${id} ${locale}`).toBeGreaterThan(20);
      }
    expect(shared).toEqual([]);
  }, 300_000);
});
