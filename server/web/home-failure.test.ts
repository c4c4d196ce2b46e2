import { beforeAll, describe, expect, it } from "vitest";
import { CallFailure, type Release, type Site } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { testAssets } from "../testing/assets.ts";
import { createRenderer } from "./entry-ssr.tsx";

let release: Release;
beforeAll(async () => {
  release = await realRelease();
});

/** Home of a site with only the named nodes in it, and every call failing or answering nothing. */
async function home(siteId: string, order: readonly string[], fails: boolean, below?: number) {
  const known = release.sites[siteId] as Site;
  const { layout } = known.limits;
  const limits = {
    ...known.limits,
    layout: { ...layout, homeFallbackBelow: below ?? layout.homeFallbackBelow },
  };
  const site = { ...known, limits };
  const document = site.pages.home as NonNullable<Site["pages"]["home"]>;
  const main = { ...document.slots.main, order, nodes: document.slots.main?.nodes ?? {} };
  const pages = { ...site.pages, home: { ...document, slots: { ...document.slots, main } } };
  const logged: string[] = [];
  const renderer = createRenderer(release, testAssets, ({ address, error }) =>
    logged.push(`${address}: ${error}`),
  );
  const language = release.languages[site.defaultLocale] as NonNullable<Release["languages"][string]>;
  const page = await renderer.renderPage({
    view: { site: { ...site, pages }, locale: site.defaultLocale, language },
    route: {
      kind: "page",
      page: "home",
      params: {},
      countryCode: site.domain.pageCountryCode,
      name: "home",
      status: 200,
    },
    path: "/",
    query: {},
    origin: "https://here.example",
    today: "2027-01-15",
    device: "web",
    flags: {},
    run: async () => {
      if (fails) throw new CallFailure(503, { code: "unavailable", message: "down" });
      return { cities: [], countries: [], count: 0, documents: [], hotels: [] };
    },
  });
  return { html: (await Promise.all(page.pieces)).join(""), logged };
}

describe("home after a failure", () => {
  it("[CMS-02] [CONST-05] appends search, popular cities and help when fewer than three parts are left, and logs it", async () => {
    const { html, logged } = await home("wrenhollow-nl", ["hero", "cities"], true);
    expect(html).toContain("/hotels-in-amsterdam");
    expect(html).toContain("Hulp nodig?");
    expect(html.match(/data-island="fallback\.search"/g)).toHaveLength(1);
    expect(html.indexOf("Hulp nodig?")).toBeLessThan(html.indexOf('data-region="footer"'));
    expect(logged.join()).toContain("fallback");
  });

  it("[CMS-02] [CONST-05] appends nothing when three parts or more are left", async () => {
    const { html } = await home("wrenhollow-nl", ["hero", "cities", "promises", "story", "partners"], true);
    expect(html).not.toContain("fallback.search");
  });

  it.each([
    [1, ["hero", "cities"], false],
    [5, ["hero", "cities", "promises", "story", "partners"], true],
  ])("[CMS-02] obeys a site that wants at least %i parts", async (below, order, appends) => {
    const { html, logged } = await home("wrenhollow-nl", order, true, below);
    expect(html.includes("fallback.search")).toBe(appends);
    expect(logged.join().includes(`Fewer than ${below} parts`)).toBe(appends);
  });

  it("[CMS-02] appends nothing to a short page that did not fail", async () => {
    const { html } = await home("wrenhollow-nl", ["hero"], false);
    expect(html).not.toContain("fallback.search");
  });

  it("[CMS-02] lists the cities of each country", async () => {
    const { html } = await home("solvanta-ae", ["hero", "cities"], true);
    expect(html).toContain("/hotels-in-sharjah");
    expect(html).not.toContain("/hotels-in-amsterdam");
  });
});
