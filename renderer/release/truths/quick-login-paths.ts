import type { Brand, City, Country, Domain, RouteTable } from "#schemas";
import { classify } from "../../route/classify.ts";
import type { Clash } from "./check-relations.ts";

/** A clash with the finding's code and what to do. */
interface UnroutedPath extends Clash {
  readonly code: string;
  readonly suggestion: string;
}

/**
 * Where a brand, or a domain over it, offers signing in on a path that leads to no page of its sites
 * (ACC-21).
 */
export function unroutedQuickLogin({
  brands,
  domains,
  countries,
  cities,
  table,
}: {
  readonly brands: ReadonlyMap<string, Brand>;
  readonly domains: ReadonlyMap<string, Domain>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly cities: readonly City[];
  readonly table: RouteTable;
}): Readonly<Record<"brands" | "domains", readonly UnroutedPath[]>> {
  const dictionary = { table, cities: Object.fromEntries(cities.map((city) => [city.slug, city])) };
  const hasHome = (urlCode: string) =>
    [...countries.values()].some((each) => each.urlCode === urlCode && each.doesHomePageExists);
  const leads = (path: string, { pageCountryCode: countryCode }: Domain) => {
    const route = classify(dictionary, { path, query: {}, countryCode, hasHome });
    return route.kind === "page" && route.status === 200;
  };
  const problems = (
    id: string,
    paths: readonly string[] | undefined,
    sites: readonly Domain[],
    at: readonly string[],
  ): readonly UnroutedPath[] =>
    (Array.isArray(paths) ? paths : []).flatMap((path, index) =>
      sites.length === 0 || sites.some((site) => leads(path, site))
        ? []
        : [
            {
              id,
              path: [...at, `${index}`],
              code: "no-page",
              message: `No page is at "${path}", so nobody is offered anything there.`,
              suggestion: 'Write the path of a page, such as "/", or take it out.',
            },
          ],
    );
  const all = [...domains.values()];
  const field = "quickLoginPaths";
  return {
    brands: [...brands].flatMap(([id, brand]) =>
      problems(
        id,
        brand.quickLoginPaths,
        all.filter((domain) => domain.brand === id),
        [field],
      ),
    ),
    domains: [...domains].flatMap(([id, domain]) => {
      const own = domain.overrides?.brand as Partial<Brand> | undefined;
      return problems(id, own?.quickLoginPaths, [domain], ["overrides", "brand", field]);
    }),
  };
}
