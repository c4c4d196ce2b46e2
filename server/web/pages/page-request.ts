import { hotelUrl } from "#domain/addresses";
import { todayIn } from "#domain/dates";
import { hasPosition, parseSearch, unknownFilters, withUnknownFiltersTold } from "#domain/search";
import { indexLetter } from "#domain/text";
import type { Release, Site, SiteView } from "#renderer";
import { canonicalPath, classify, type Route, type RouteResult, sameQuery } from "#renderer/route";
import { siteInCountry, siteOrigin, viewOf } from "#renderer/server";
import { siteOfVisit } from "../../http/site-of-visit.ts";
import { sameOriginPath } from "../../platform/same-origin-path.ts";
import type { Preview } from "../../preview/preview.ts";

export interface PageRequestFacts {
  /** The release the page is made from, from its first step to its last. */
  readonly release: Release;
  /** Set when the browser previews a release that is not published. */
  readonly preview?: Preview;
  readonly site: Site;
  readonly view: SiteView;
  readonly route: RouteResult;
  readonly path: string;
  /** The last value of each name of the query. */
  readonly query: Readonly<Record<string, string>>;
  /** The query as it was sent, without its question mark. */
  readonly search: string;
  readonly origin: string;
  readonly today: string;
}

/**
 * Reads a page request: site by host and vendor, locale, route. A vendor that is unknown, or not open on the
 * site, is none. An address that leads to another in several steps leads there in one. Never throws: a broken
 * address is the 404 page.
 */
export function readPageRequest(
  release: Release,
  host: string,
  url: string,
  now: Date,
  vendor?: string,
): PageRequestFacts {
  const ofHost = siteOfVisit(release, host, vendor);
  const { site, route, ...asked } = readAddress(release, ofHost, url);
  return {
    release,
    site,
    view: viewOf(release, site, asked.query.locale),
    route: inOneStep(route, (next) => readAddress(release, ofHost, next).route),
    ...asked,
    origin: siteOrigin(site),
    today: todayIn(site.country.timeZone, now),
  };
}

type Asked = Pick<PageRequestFacts, "path" | "query" | "search">;

function readAddress(
  release: Release,
  ofHost: Site,
  url: string,
): Asked & Pick<PageRequestFacts, "site" | "route"> {
  const [path = "/", sent = ""] = splitOnce(url, "?");
  const { query, search } = withOneStay(sent);
  const asked = { path, query, search };
  const route = classify(
    { table: release.routes, cities: release.cities },
    {
      ...asked,
      hasPosition: hasPosition(parseSearch(query)),
      countryCode: ofHost.domain.pageCountryCode,
      hasHome: (code) =>
        release.countries[release.routes.countryCodes[code] ?? ""]?.doesHomePageExists ?? false,
    },
  );
  const isHome = route.kind === "page" && route.name === "home";
  const site = isHome ? siteInCountry(release, ofHost, route.countryCode) : ofHost;
  const shown = toWanted(query, inCountry(site, release, onSite(site, release, route)));
  const placed = toPosition(asked, release, toHotel(site, query, shown));
  return { ...asked, site, route: toKnownFilters(release, asked, toIndexLetter(asked, placed)) };
}

/**
 * A form without scripts sends the stay twice: as it was, hidden, and as the guest filled it in. The last is
 * meant.
 */
function withOneStay(sent: string): Omit<Asked, "path"> {
  const asked = new URLSearchParams(sent);
  const twice = STAY_NAMES.filter((name) => asked.getAll(name).length > 1);
  for (const name of twice) asked.set(name, asked.getAll(name).at(-1) ?? "");
  return { query: Object.fromEntries(asked), search: twice.length > 0 ? asked.toString() : sent };
}

const STAY_NAMES = ["checkin", "checkout", "rooms_config"];

/** A route, or where it leads in the end: for good only when each step does. */
function inOneStep(route: RouteResult, routeOf: (url: string) => RouteResult): RouteResult {
  let last = route;
  for (let step = 0; last.kind === "redirect" && step < MOST_STEPS; step += 1) {
    const next = routeOf(last.location);
    if (next.kind !== "redirect") break;
    last = next.status === 301 ? { ...last, location: next.location } : next;
  }
  return last;
}

const MOST_STEPS = 5;

/** Whom the server hears is not offline: the offline page of a wanted address is that address (OFF-01). */
function toWanted({ to }: Readonly<Record<string, string>>, route: RouteResult): RouteResult {
  const location = route.kind === "page" && route.page === "offline" && to ? sameOriginPath(to) : null;
  return location === null ? route : { kind: "redirect", location, status: 302 };
}

/** Whether a route is a list of what its address searches for. */
function isSearch(route: RouteResult): route is Route {
  return route.kind === "page" && SEARCHES.has(route.name);
}

const SEARCHES: ReadonlySet<string> = new Set(["listing", "nearMe", "searchAffiliate"]);

/** A search for one hotel is its page (SRCH-04); what else was asked goes along. */
function toHotel(site: Site, query: Readonly<Record<string, string>>, route: RouteResult): RouteResult {
  if (!isSearch(route) || route.params.city) return route;
  const search = parseSearch(query, site.country);
  const { searchType, hotelId } = search;
  if (searchType !== "hotel" || hotelId === null || !/^\d{1,18}$/.test(hotelId)) return route;
  const { locale } = query;
  const address = hotelUrl({
    hotelId,
    countryCode: site.domain.pageCountryCode,
    search,
    country: site.country,
  });
  const location = locale
    ? `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ locale })}`
    : address;
  return { kind: "redirect", location, status: 302 };
}

/**
 * "Near me" is no name to search by: a position that bears it, in whatever language, is only a position
 * (SRCH-10).
 */
function toPosition({ path, query, search }: Asked, { messages }: Release, route: RouteResult): RouteResult {
  const { location = "", ...rest } = query;
  if (!isSearch(route) || !location || query.isLatLngSearch !== "true") return route;
  const name = location.trim().toLowerCase();
  const isHere = Object.values(messages).some((words) => {
    const here = words["search.near-me"];
    return typeof here === "string" && here.toLowerCase() === name;
  });
  const address = canonicalPath(path) + sameQuery(search, rest).replaceAll("%2F", "/");
  return isHere ? { kind: "redirect", location: address, status: 302 } : route;
}

/** A listing whose address has filters that nobody knows is the one without them, which says so (LIST-06). */
function toKnownFilters(
  { amenities }: Release,
  { path, query, search }: Asked,
  route: RouteResult,
): RouteResult {
  if (!isSearch(route)) return route;
  const unknown = unknownFilters(query, (id) => Object.hasOwn(amenities, id));
  if (unknown.length === 0) return route;
  const told = sameQuery(search, withUnknownFiltersTold(query, unknown));
  return { kind: "redirect", location: canonicalPath(path) + told, status: 302 };
}

/** A letter is the one that its names stand under (ROUTE-26): `/allcities/é` is `/allcities/e`. */
function toIndexLetter({ path, query, search }: Asked, route: RouteResult): RouteResult {
  const asked = route.kind === "page" ? (route.params.letter ?? route.params.countryLetter) : undefined;
  const letter = asked && indexLetter(asked).toLowerCase();
  if (!letter || letter === asked) return route;
  const list = canonicalPath(path).replace(/[^/]*$/, "");
  const location = list + encodeURIComponent(letter) + sameQuery(search, query);
  return { kind: "redirect", location, status: 301 };
}

/**
 * `/uk/search` without a place is what is sold in that country, on a site of another one too (ROUTE-25), and
 * so is `/uk/` where the country has no home page (CONF-07); `/uk/terms` is what holds there (STATIC-01).
 */
function inCountry(site: Site, { routes }: Pick<Release, "routes">, route: RouteResult): RouteResult {
  if (route.kind !== "page" || route.params.city) return route;
  const { listing, city, policy } = routes.rules;
  if (![listing.name, city.name, policy.name].includes(route.name)) return route;
  const country = routes.countryCodes[route.countryCode];
  return !country || country === site.country.COUNTRY_CODE
    ? route
    : { ...route, params: { ...route.params, country } };
}

/** A page that only other brands have, or that a switch of the site hides, is not found here. */
function onSite(site: Site, release: Release, route: RouteResult): RouteResult {
  return route.kind !== "page" || site.pages[route.page] ? route : notFoundRoute(release, route);
}

/** The page of the route table that says something is not there, for the same country (`rules.notFound`). */
export function notFoundRoute({ routes }: Pick<Release, "routes">, route: Route): Route {
  const { title: _, ...rest } = route;
  return { ...rest, ...routes.rules.notFound, params: {}, status: 404 };
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
