import type { City, Country, Domain, RouteTable } from "#schemas";
import { classify } from "../../route/classify.ts";
import { nameHelp } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { Clash } from "./check-relations.ts";
import { nameOfOther } from "./country-names.ts";

/** A clash with the finding's code and what to do. */
export interface Mismatch extends Clash {
  readonly code: string;
  readonly suggestion?: string;
  readonly severity?: "warning";
}

/**
 * What domains say of their country beside what its record says (CONF-01, CONF-11): ids and codes. `known`
 * holds the fields of countries (`NL regionId`) that are wrong themselves.
 */
export function domainMismatches(
  domains: ReadonlyMap<string, Domain>,
  countries: ReadonlyMap<string, Country>,
  known: ReadonlySet<string>,
): Mismatch[] {
  const countryMeant = countryFinder(countries);
  return [...domains].flatMap(([id, domain]) => {
    const country = countries.get(domain.country);
    if (!country) return [];
    const { COUNTRY_CODE: code, regionId, urlCode } = country;
    const said = [
      ["countryId", "regionId", domain.countryId, regionId],
      ["pageCountryCode", "urlCode", domain.pageCountryCode, urlCode],
      ["appCountryCode", "COUNTRY_CODE", domain.appCountryCode, code],
    ] as const;
    const named = domain.countryName === undefined ? undefined : nameOfOther(domain.countryName, code);
    const wrongName: readonly Mismatch[] =
      named === undefined
        ? []
        : [
            {
              id,
              path: ["countryName"],
              code: "not-of-the-country",
              message: `${named} is another country: the site is of ${code}.`,
              suggestion: `Write the English name of ${code}.`,
            },
          ];
    const other = countryMeant(domain);
    if (other && other !== country) {
      const message = `"country" is "${code}", but all else here is of ${other.COUNTRY_CODE}.`;
      const suggestion = `Write "${other.COUNTRY_CODE}", or in the other fields what is of ${code}: ${JSON.stringify([urlCode, code, regionId]).slice(1, -1)}.`;
      return [{ id, path: ["country"], code: "other-country", message, suggestion }];
    }
    const mismatches = said.flatMap(([field, of, own, right]): Mismatch[] => {
      if (own === undefined || own === right || known.has(`${code} ${of}`)) return [];
      const message = `"${field}" is ${JSON.stringify(own)}, but the site's country, ${code}, has ${JSON.stringify(right)}.`;
      const suggestion = `Write ${JSON.stringify(right)}.`;
      return [{ id, path: [field], code: "not-of-the-country", message, suggestion }];
    });
    return [...mismatches, ...wrongName];
  });
}

/** Answers the country that all of a domain is of, but perhaps what it calls its country. */
function countryFinder(countries: ReadonlyMap<string, Country>): (domain: Domain) => Country | undefined {
  const known = new Map(
    [...countries.values()].map((each) => [[each.urlCode, each.COUNTRY_CODE, each.regionId].join("|"), each]),
  );
  return ({ pageCountryCode, appCountryCode, countryId }) =>
    known.get([pageCountryCode, appCountryCode, countryId].join("|"));
}

/**
 * Main addresses and links of countries that lead nowhere (CONF-05, CONF-09), and countries that addresses do
 * not know (CONF-13).
 */
export function countryMismatches(
  countries: ReadonlyMap<string, Country>,
  domains: ReadonlyMap<string, Domain>,
  routes: RouteTable | null,
  cities: readonly City[],
): Mismatch[] {
  const hosts = new Set([...domains.values()].flatMap(({ host, hosts: others }) => [host, ...others]));
  const places = new Map(cities.map(({ slug, countryCode }) => [slug, countryCode]));
  const countryMeant = countryFinder(countries);
  // A site that names another country by mistake is told so, and is still one of this.
  const meant = new Map([...domains.values()].map((domain) => [domain, countryMeant(domain)?.COUNTRY_CODE]));
  const isPage = routes ? pageFinder(routes, cities) : undefined;
  return [...countries].flatMap(([id, country]) => {
    const found: Mismatch[] = [];
    const host = /^https:\/\/([^/]+)/.exec(country.canonicalURL ?? "")?.[1];
    if (host !== undefined && hosts.size > 0 && !hosts.has(host)) {
      const message = `No site answers at "${host}".`;
      found.push({
        id,
        path: ["canonicalURL"],
        code: "unknown-host",
        message,
        severity: "warning",
        ...hint(host, hosts),
      });
    }
    const own = [...domains.values()].filter((domain) => domain.country === id || meant.get(domain) === id);
    const answers = own.flatMap((domain) => [domain.host, ...domain.hosts]);
    // Where each of its sites says another address itself, this one is of who has its pages without a site.
    const isUsed = own.some(({ overrides }) => overrides?.country?.canonicalURL === undefined);
    if (host !== undefined && hosts.has(host) && isUsed && !answers.includes(host)) {
      const message = `"${host}" is no site of ${id}.`;
      const suggestion = `Write one of its own: ${answers.slice(0, 4).join(", ")}.`;
      found.push({
        id,
        path: ["canonicalURL"],
        code: "not-of-the-country",
        message,
        severity: "warning",
        suggestion,
      });
    }
    found.push(
      ...sameLinks(id, country),
      ...swappedLinks(id, country),
      ...sameHeadings(id, country),
      ...sameCities(id, country),
    );
    if (routes && !Object.hasOwn(routes.countryCodes, country.urlCode)) {
      const message = `config/routes.json has no country code "${country.urlCode}", so no address leads to ${id}.`;
      const suggestion = `Write "${country.urlCode}": "${id}" in its "countryCodes".`;
      found.push({ id, path: ["urlCode"], code: "unknown-country-code", message, suggestion });
    }
    const leadsTo = routes?.countryCodes[country.urlCode];
    const other = leadsTo === undefined ? undefined : countries.get(leadsTo);
    // A code that the other country has too is told as taken; two that changed places are told in the routes.
    const isCrossed = routes?.countryCodes[other?.urlCode ?? ""] === id;
    const isTold = other?.urlCode === country.urlCode || isCrossed;
    if (leadsTo !== undefined && leadsTo !== id && !isTold) {
      const message = `Addresses with "${country.urlCode}" lead to ${leadsTo}, by config/routes.json, and not to ${id}.`;
      found.push({
        id,
        path: ["urlCode"],
        code: "unknown-country-code",
        message,
        severity: "warning",
        suggestion: `Write "${country.urlCode}": "${id}" in its "countryCodes", or the code of ${id} here.`,
      });
    }
    for (const [name, href] of Object.entries(country.links ?? {})) {
      if (!isPage || typeof href !== "string" || !href.startsWith("/") || isPage(href)) continue;
      const message = `No page answers at "${href}".`;
      const known = Object.keys(routes?.static ?? {}).concat(
        Object.keys(routes?.policyWords ?? {}).map((word) => `/${word}`),
      );
      found.push({ id, path: ["links", name], code: "dead-link", message, ...hint(href, known) });
    }
    found.push(...foreignCities(id, country, places));
    return found;
  });
}

/**
 * Two links of a footer that lead to one page: the second was copied, and what it is called is shown nowhere.
 */
function sameLinks(id: string, { links = {} }: Country): Mismatch[] {
  const owners = new Map<string, string>();
  return Object.entries(links).flatMap(([name, href]): Mismatch[] => {
    if (typeof href !== "string") return [];
    const owner = owners.get(href);
    owners.set(href, owner ?? name);
    if (owner === undefined) return [];
    const message = `"${name}" leads to ${href}, and so does "${owner}".`;
    const suggestion = "Write the address of its own page, or take it out.";
    return [{ id, path: ["links", name], code: "same-link", message, suggestion, severity: "warning" }];
  });
}

/** A link under the name of a page whose address another link has: the two changed places. */
function swappedLinks(id: string, { links = {} }: Country): Mismatch[] {
  const entries = Object.entries(links);
  for (const [name, href] of entries) {
    const own = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const other = entries.find(([field, address]) => field !== name && address === own)?.[0];
    if (href === own || other === undefined || entries.some(([field, at]) => field !== other && at === own))
      continue;
    const message = `"${name}" leads to ${href}, and "${other}" to ${own}.`;
    const suggestion = `Write "${own}", and "${href}" in "${other}".`;
    return [
      { id, path: ["links", name], code: "wrong-order", message, suggestion, severity: "warning" as const },
    ];
  }
  return [];
}

/** Groups of links under one heading, or whose links are all called what the group is called. */
function sameHeadings(id: string, { footerLinks = {} }: Country): Mismatch[] {
  const owners = new Map<string, string>();
  return Object.entries(footerLinks).flatMap(([group, { heading, title }]): Mismatch[] => {
    const owner = owners.get(heading);
    owners.set(heading, owner ?? group);
    const said = owner === undefined && title === heading ? "title" : "heading";
    if (said === "heading" && owner === undefined) return [];
    const field = said === "heading" && owner !== undefined && heading.endsWith(`.${group}`) ? owner : group;
    const message =
      said === "heading"
        ? `"${owner}" and "${group}" have one heading, "${heading}".`
        : `Every link would be called "${title}", which is the heading.`;
    const suggestion =
      said === "heading"
        ? `Write the message of its own heading, such as "${heading.replace(/[^.]*$/, "")}${field}".`
        : "Write the message that names a link, with {city} in it.";
    return [
      { id, path: ["footerLinks", field, said], code: "same-name", message, suggestion, severity: "warning" },
    ];
  });
}

/** Groups of links to the same cities, in whatever order: the second was copied, and its list left. */
function sameCities(id: string, { footerLinks = {} }: Country): Mismatch[] {
  const owners = new Map<string, string>();
  return Object.entries(footerLinks).flatMap(([group, { urls, cities = [] }]): Mismatch[] => {
    if (cities.length === 0) return [];
    const key = [urls?.pattern ?? "", ...[...cities].sort()].join();
    const owner = owners.get(key);
    owners.set(key, owner ?? group);
    if (owner === undefined) return [];
    const message = `"${group}" leads to the cities that "${owner}" leads to.`;
    const suggestion = "Write its own cities, or take the group out.";
    const path = ["footerLinks", group, "cities"];
    return [{ id, path, code: "same-cities", message, suggestion, severity: "warning" }];
  });
}

function hint(written: string, known: Iterable<string>): { readonly suggestion?: string } {
  const { suggestion } = nameHelp(written, known);
  return suggestion === undefined ? {} : { suggestion };
}

/** Whether a path of a site leads to a page; a redirect leads on. */
function pageFinder(table: RouteTable, cities: readonly City[]): (href: string) => boolean {
  const dictionary = { table, cities: Object.fromEntries(cities.map((city) => [city.slug, city])) };
  return (href) => {
    const [path = "/"] = href.split(/[?#]/, 1);
    const { defaultCountryCode: countryCode } = table;
    const route = classify(dictionary, { path, query: {}, countryCode, hasHome: () => true });
    return route.kind === "redirect" || route.status === 200;
  };
}

function foreignCities(id: string, country: Country, places: ReadonlyMap<string, string>): Mismatch[] {
  const groups = Object.entries(country.footerLinks ?? {}).flatMap(([name, { cities = [] }]) =>
    cities.map((slug, index) => ({ slug, path: ["footerLinks", name, "cities", String(index)] })),
  );
  const popular = (country.popular_cities ?? []).map((slug, index) => ({
    slug,
    path: ["popular_cities", String(index)],
  }));
  return [...popular, ...groups].flatMap(({ slug, path }) => {
    const owner = places.get(slug);
    if (owner === undefined || owner === id) return [];
    const message = `"${slug}" is a city of ${owner}, not of ${id}.`;
    return [{ id, path, code: "not-of-the-country", message, suggestion: "Take it out of the list." }];
  });
}

/** Redirects to an address of this site where no page is, whatever its parameters are. */
export function deadRedirects(routes: RouteTable, cities: readonly City[]): PathProblem[] {
  const isPage = pageFinder(routes, cities);
  return Object.entries(routes.static).flatMap(([path, { redirect }]): PathProblem[] => {
    if (!redirect) return [];
    const { to, skipTo } = redirect;
    const targets = [{ to, at: ["to"] }, ...(skipTo ? [{ to: skipTo.to, at: ["skipTo", "to"] }] : [])];
    return targets
      .filter((target) => target.to !== path && !samplesOf(target.to, routes, cities).some(isPage))
      .map((target) => ({
        path: ["static", path, "redirect", ...target.at],
        code: "dead-link",
        message: `No page answers at "${target.to}".`,
        ...hint(target.to, Object.keys(routes.static)),
      }));
  });
}

/** An address with each kind of word for its parameters that an address can have. */
function samplesOf(to: string, routes: RouteTable, cities: readonly City[]): readonly string[] {
  if (!to.includes(":")) return [to];
  const { editorialSlugs = [], policyWords = {}, tags = {}, listPages = {} }: Partial<RouteTable> = routes;
  const words = [
    "1",
    "word",
    cities[0]?.slug,
    editorialSlugs[0],
    ...[routes.countryCodes, policyWords, tags, listPages].map((map) => Object.keys(map)[0]),
  ].flatMap((word) => word ?? []);
  return words.map((word) => to.replace(/:\w+/g, word));
}
