import { beforeAll, describe, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import { alternatesOf, brandHomes, siteInCountry } from "#renderer/server";
import { realRelease } from "../support/real-release.ts";

let release: Release;
beforeAll(async () => {
  release = await realRelease();
});

const siteOf = (id: string) => release.sites[id] as Site;
const langs = (site: string, path: string) =>
  Object.fromEntries(alternatesOf(release, siteOf(site), path).map(({ lang, href }) => [lang, href]));

describe("homes of a brand", () => {
  it("[MODAL-08] are its sites, and the countries that live on a path of one", () => {
    const brands = [...new Set(Object.values(release.sites).map((site) => site.brand.id))];
    for (const brand of brands) {
      const ids = brandHomes(release, brand).map(({ id }) => id);
      const own = Object.values(release.sites).filter((site) => site.brand.id === brand);
      expect(ids, brand).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
      expect(new Set(ids).size, brand).toBe(ids.length);
    }
    const paths = brandHomes(release, siteOf("solvanta-in").brand.id).map(({ id }) => id);
    expect(paths).toEqual(expect.arrayContaining(["solvanta-in-jp", "solvanta-in-us"]));
    // Every country that has a home is at home with exactly one brand or more, never with none.
    const at = new Set(
      brands.flatMap((brand) => brandHomes(release, brand).map(({ country }) => country.COUNTRY_CODE)),
    );
    for (const country of Object.values(release.countries))
      expect(at.has(country.COUNTRY_CODE), country.COUNTRY_CODE).toBe(country.doesHomePageExists);
  });

  it("[CONF-07] [ROUTE-37] Japan's home on a path is Japan: its money, its places, a week ahead", () => {
    const japan = siteInCountry(release, siteOf("solvanta-in"), "jp");
    expect(japan.country).toMatchObject({ COUNTRY_CODE: "JP", currencyCode: "JPY", defaultCheckinDiff: 7 });
    expect(japan.country.popular_cities).toContain("tokyo");
    expect(japan.brand).toBe(siteOf("solvanta-in").brand);
    expect(siteInCountry(release, siteOf("solvanta-in"), "jp")).toBe(japan);
    expect(siteInCountry(release, siteOf("solvanta-in"), "in")).toBe(siteOf("solvanta-in"));
    expect(siteInCountry(release, siteOf("solvanta-in"), "zz")).toBe(siteOf("solvanta-in"));
  });

  it("[CONF-04] [ROUTE-37] a country shown by another site of the brand has the brand's own words for it", () => {
    expect(siteInCountry(release, siteOf("wrenhollow-de"), "in").country).toBe(
      siteOf("wrenhollow-in").country,
    );
  });
});

describe("alternates", () => {
  it("[SEO-01] name the global site by language alone and send everybody else there", () => {
    const found = langs("wrenhollow-nl", "/");
    expect(found["x-default"]).toBe("https://www.wrenhollow.example/");
    expect(found.en).toBe("https://www.wrenhollow.example/");
    expect(found["nl-NL"]).toBe("https://nl.wrenhollow.example/");
    expect(found["en-GB"]).toBe("https://uk.wrenhollow.example/");
    expect(langs("wrenhollow-global", "/hotels-in-paris")["x-default"]).toBe(
      "https://www.wrenhollow.example/hotels-in-paris",
    );
  });

  it("[SEO-01] of a country's home are the homes of the other countries, and its own among them", () => {
    const found = langs("solvanta-in", "/jp/");
    expect(found["ja-JP"]).toBe("https://in.solvanta.example/jp/");
    expect(found["en-JP"]).toBe("https://in.solvanta.example/jp/?locale=en");
    expect(found["en-IN"]).toBe("https://in.solvanta.example/");
    expect(found["ar-AE"]).toBe("https://ae.solvanta.example/");
    expect(found["x-default"]).toBe("https://in.solvanta.example/");
  });

  it("[SEO-01] of a property stay with the property", () => {
    const found = langs("wrenhollow-nl", "/nl/12/");
    expect(found["de-DE"]).toBe("https://de.wrenhollow.example/de/12/");
    expect(found["en-IN"]).toBe("https://in.wrenhollow.example/12/");
  });
});
