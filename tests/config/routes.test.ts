import { describe, expect, it } from "vitest";
import type { Country, RouteTable } from "#schemas";
import schema from "../../schemas/config/routes.schema.json" with { type: "json" };
import { readConfig, readFolder } from "./config-folder.ts";

const table = readConfig<RouteTable>("routes.json");
const countries = readFolder<Country>("countries");
const cities = new Set(
  readConfig<readonly { readonly slug: string }[]>("cities.json").map((city) => city.slug),
);
const pages = readFolder("pages");

describe("route table", () => {
  it("[CONF-13] lists the code of every configured country, uk for GB", () => {
    const expected = Object.values(countries).map((country) => [country.urlCode, country.COUNTRY_CODE]);
    expect(Object.entries(table.countryCodes).sort()).toEqual(expected.sort());
    expect(table.countryCodes.uk).toBe("GB");
  });

  it("[CONF-13] has no static route that a country code, a policy word or a list page would shadow", () => {
    const firsts = Object.keys(table.static).map((path) => path.split("/")[1] ?? "");
    const takers = new Set([
      ...Object.keys(table.countryCodes),
      ...Object.keys(table.policyWords),
      ...Object.keys(table.listPages),
    ]);
    expect(firsts.filter((word) => takers.has(word))).toEqual([]);
  });

  it("takes no redirect to another site", () => {
    const { to, skipTo } = schema.$defs.RouteRedirectTarget.properties;
    for (const pattern of [to.pattern, skipTo.properties.to.pattern]) {
      const allowed = new RegExp(pattern, "u");
      expect(["/", "/:hotelId/", "/search?a=b"].every((path) => allowed.test(path))).toBe(true);
      for (const path of [
        "//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "https://evil.example",
        "/a b",
      ])
        expect(allowed.test(path), path).toBe(false);
    }
  });

  it("[CONF-13] keeps editorial slugs apart from static routes, cities and policy words", () => {
    const taken = table.editorialSlugs.filter(
      (slug) =>
        Object.hasOwn(table.static, `/${slug}`) || cities.has(slug) || Object.hasOwn(table.policyWords, slug),
    );
    expect(taken).toEqual([]);
    expect(table.editorialSlugs).toContain("4x4-vakantie");
  });

  it("[CONF-13] puts every locality in a known city, and gives each its own id", () => {
    const localities = Object.entries(table.localities);
    expect(localities.filter(([slug, { citySlug }]) => !cities.has(citySlug) || cities.has(slug))).toEqual(
      [],
    );
    expect(new Set(localities.map(([, { id }]) => id)).size).toBe(localities.length);
  });

  it("[CONF-13] knows the six policy words", () => {
    expect(Object.keys(table.policyWords)).toEqual([
      "terms",
      "guest-policy",
      "privacy-policy",
      "cookie-policy",
      "corporate-social-responsibility",
      "saved-card-policy",
    ]);
  });

  it("leads to pages that exist, or says that they are not there yet", () => {
    const routes = Object.entries(table.static);
    for (const [path, route] of routes) {
      if (route.redirect || route.available === false) continue;
      expect(Object.hasOwn(pages, route.page ?? ""), path).toBe(true);
    }
    for (const rule of Object.values(table.rules))
      expect(Object.hasOwn(pages, rule.page), rule.page).toBe(true);
  });

  it("[CONF-18] has no administration page", () => {
    expect(Object.keys(table.static).filter((path) => path.includes("admin"))).toEqual([]);
  });
});
