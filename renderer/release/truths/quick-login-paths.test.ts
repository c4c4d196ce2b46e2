import { expect, it } from "vitest";
import type { Brand, Country, Domain, RouteTable } from "#schemas";
import routes from "../../../config/routes.json" with { type: "json" };
import { unroutedQuickLogin } from "./quick-login-paths.ts";

const table = routes as unknown as RouteTable;
const found = (paths: readonly string[], own?: readonly string[]) =>
  unroutedQuickLogin({
    table,
    cities: [],
    countries: new Map([["IN", { urlCode: "in", doesHomePageExists: true } as Country]]),
    brands: new Map([["one", { id: "one", quickLoginPaths: paths } as unknown as Brand]]),
    domains: new Map([
      [
        "one-in",
        {
          brand: "one",
          pageCountryCode: "in",
          ...(own && { overrides: { brand: { quickLoginPaths: own } } }),
        } as unknown as Domain,
      ],
    ]),
  });

it("[ACC-21] tells of paths that lead to no page, of a brand and of a domain over it", () => {
  expect(found(["/", "/checkout/"])).toEqual({ brands: [], domains: [] });
  const { brands, domains } = found(["/", "/zz/nothing/at/all/"], ["/nor/here/at/all/x/"]);
  expect(brands.map(({ id, path }) => [id, path])).toEqual([["one", ["quickLoginPaths", "1"]]]);
  expect(domains.map(({ id, path }) => [id, path])).toEqual([
    ["one-in", ["overrides", "brand", "quickLoginPaths", "0"]],
  ]);
});
