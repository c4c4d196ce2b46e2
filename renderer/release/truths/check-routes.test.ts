import { describe, expect, it } from "vitest";
import type { RouteTable } from "#schemas";
import cities from "../../../config/cities.json" with { type: "json" };
import routes from "../../../config/routes.json" with { type: "json" };
import { reservedCities } from "./check-cities.ts";
import { checkRoutes } from "./check-routes.ts";

const table = routes as unknown as RouteTable;
const problems = (patch: Partial<RouteTable>) =>
  checkRoutes({ ...table, ...patch }).map(
    ({ path, code, message }) => `${path.join("/")} ${code}: ${message}`,
  );

describe("reserved words", () => {
  it("[CONF-13] are no country code, tag or article of the real routes, and no city", () => {
    expect(problems({})).toEqual([]);
    expect(reservedCities(cities, table.reserved)).toEqual([]);
  });

  it("[CONF-13] are named once where a country code, a tag, an article or a city takes one", () => {
    const reserved = [...table.reserved, "nl", "family", "deals"];
    expect(problems({ reserved, editorialSlugs: ["deals"] })).toEqual([
      'countryCodes/nl reserved-word: "nl" is a reserved word.',
      'tags/family reserved-word: "family" is a reserved word.',
      'editorialSlugs/0 reserved-word: "deals" is a reserved word.',
    ]);
    expect(reservedCities([{ slug: "lisbon" }, { slug: "search" }], table.reserved)).toEqual([
      {
        path: [1, "slug"],
        code: "reserved-word",
        message: '"search" is a reserved word of the routes.',
        suggestion: "Choose another slug.",
      },
    ]);
  });
});

describe("addresses of the server's own", () => {
  it.each([
    ...[
      "/api/pwa",
      "/assets",
      "/images/a",
      "/fonts/a",
      "/brand/a/icon.svg",
      "/_nodes",
      "/_modal/a",
      "/_words/a",
      "/_styles/a",
      "/_studio",
    ],
    ...["/livez", "/livez/more", "/readyz", "/healthz", "/metrics", "/service-worker.js"],
    ...["/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/sitemap-pages.xml"],
  ])("[CONF-13] are no static route: %s", (path) => {
    const { "/about": about } = table.static;
    expect(problems({ static: { ...table.static, [path]: about as never } })).toEqual([
      `static/${path} shadowed-route: "${path}" is an address of the server's own, so no page ever answers there.`,
    ]);
  });

  it("[CONF-13] leave longer words to pages", () => {
    const { "/about": about } = table.static;
    expect(problems({ static: { ...table.static, "/branding": about as never } })).toEqual([]);
  });
});
