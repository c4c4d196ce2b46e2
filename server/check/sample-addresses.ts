import type { Release, Site } from "#renderer";
import type { Route } from "#renderer/route";
import { readPageRequest } from "../web/pages/page-request.ts";

/** An address of a site and the page it leads to. */
export interface SampleAddress {
  readonly route: Route;
  readonly path: string;
}

/** Of a widget's manifest, where its examples stand. */
interface RoutedExamples {
  readonly examples: readonly { readonly route?: Readonly<Record<string, string>> | undefined }[];
}

/**
 * For every page of a site an address that leads to it, found by asking the route table. A page that no route
 * leads to, such as the one that is shown when the server failed, stands at an address of its own.
 */
export function sampleAddresses(
  release: Release,
  site: Site,
  widgets: readonly RoutedExamples[],
  now: Date,
): ReadonlyMap<string, SampleAddress> {
  const found = new Map<string, SampleAddress>();
  for (const path of candidates(release, site, exampleParameters(widgets))) {
    const { route } = readPageRequest(release, `${site.id}.localhost`, path, now);
    if (route.kind === "page" && !found.has(route.page)) found.set(route.page, { route, path });
  }
  const { pageCountryCode: countryCode } = site.domain;
  for (const page of Object.keys(site.pages)) {
    const route = { kind: "page", page, params: {}, countryCode, name: page, status: 200 } as const;
    if (!found.has(page)) found.set(page, { route, path: `/${page}` });
  }
  return found;
}

function candidates({ routes, cities }: Release, site: Site, parameters: ReadonlyMap<string, string>) {
  const all = Object.values(cities);
  const city = (all.find(({ countryCode }) => countryCode === site.country.COUNTRY_CODE) ?? all[0])?.slug;
  const fill = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => parameters.get(name) ?? "1");
  const first = (map: object) => Object.keys(map).slice(0, 1);
  return [
    "/",
    ...(city === undefined ? [] : [`/hotels-in-${city}`, `/${city}`]),
    `/${parameters.get("hotelId") ?? "1"}`,
    ...first(routes.policyWords).map((word) => `/${word}`),
    ...routes.editorialSlugs.slice(0, 1).map((slug) => `/${slug}`),
    ...first(routes.listPages).map((word) => `/${word}`),
    ...Object.entries(routes.static).flatMap(([path, { page }]) => (page === undefined ? [] : [fill(path)])),
    "/there-is-nothing/at/this/address",
  ];
}

/** A value of every parameter of addresses, as examples of widgets have it. */
function exampleParameters(widgets: readonly RoutedExamples[]) {
  const parameters = new Map<string, string>();
  for (const { route = {} } of widgets.flatMap(({ examples }) => examples))
    for (const [name, value] of Object.entries(route)) if (!parameters.has(name)) parameters.set(name, value);
  return parameters;
}
