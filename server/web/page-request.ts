import { todayIn } from "#domain";
import type { Release, Site, SiteView } from "#renderer";
import { classify, type RouteResult } from "#renderer/route";
import { findSite, siteOrigin, viewOf } from "#renderer/server";

export interface PageRequestFacts {
  readonly site: Site;
  readonly view: SiteView;
  readonly route: RouteResult;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly origin: string;
  readonly today: string;
}

/** Reads a page request: site by host, locale, route. Never throws: a broken address is the 404 page. */
export function readPageRequest(release: Release, host: string, url: string, now: Date): PageRequestFacts {
  const site = findSite(release, host);
  const [path = "/", search = ""] = splitOnce(url, "?");
  const query = Object.fromEntries(new URLSearchParams(search));
  const view = viewOf(release, site, query.locale);
  const route = classify(
    { table: release.routes, cities: release.cities },
    {
      path,
      query,
      countryCode: site.domain.pageCountryCode,
      hasHome: (code) =>
        release.countries[release.routes.countryCodes[code] ?? ""]?.doesHomePageExists ?? false,
    },
  );
  return {
    site,
    view,
    route,
    path,
    query,
    origin: siteOrigin(site),
    today: todayIn(site.country.timeZone, now),
  };
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
