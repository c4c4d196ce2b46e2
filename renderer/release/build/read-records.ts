import type {
  Amenities,
  Assertion,
  Brand,
  City,
  Country,
  Domain,
  Experiment,
  Group,
  Language,
  Limits,
  Microsite,
  Modals,
  PaymentModes,
  RouteTable,
} from "#schemas";
import type { Deal } from "#schemas/generated/config/deal.ts";
import type { HelpTopic } from "#schemas/generated/config/help-topic.ts";
import type { MembershipPlan } from "#schemas/generated/config/membership-plan.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { FindingCollector } from "../json/finding-collector.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { RecordReader } from "../layers/record-reader.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import { CONFIG_KINDS, type ConfigKind, partKinds } from "../read/config-kinds.ts";
import { wholeFile } from "../read/whole-file.ts";
import type { KnownNames } from "../schema/check-document.ts";
import type { ConfigRecords } from "../schema/config-records.ts";
import { strayBrandWords } from "../truths/brand-owner.ts";
import { checkBrand } from "../truths/brand-truths.ts";
import { checkCities, reservedCities } from "../truths/check-cities.ts";
import { checkCityNames } from "../truths/check-city-names.ts";
import { foreignAddresses, ownAddresses, scopesOfNobody, turnedAddresses } from "../truths/check-owners.ts";
import { countryMismatches, deadRedirects, domainMismatches } from "../truths/check-place-names.ts";
import {
  brandClashes,
  type Clash,
  checkAmenities,
  checkDomain,
  checkExperiment,
  checkModals,
  checkPaymentModes,
  countryClashes,
  hostClashes,
  roomClashes,
} from "../truths/check-relations.ts";
import { checkRoutes, shadowedCities } from "../truths/check-routes.ts";
import { cityTruths } from "../truths/city-truths.ts";
import { checkCountry, unnamedLanguages } from "../truths/country-truths.ts";
import { otherDefaultCountry } from "../truths/default-country.ts";
import { checkLanguage } from "../truths/language/language-truths.ts";
import { checkLimits } from "../truths/limits-truths.ts";
import { sameQuarters, strayQuarters } from "../truths/quarter-truths.ts";
import { unroutedQuickLogin } from "../truths/quick-login-paths.ts";
import {
  articlesOverCities,
  contradictingRoutes,
  crossedCodes,
  hiddenWords,
  routesOverPlaces,
  sameTags,
  sameTitles,
} from "../truths/route-conflicts.ts";
import { lostPages } from "../truths/routes/lost-pages.ts";
import { unlikeRoutes } from "../truths/routes/unlike-routes.ts";
import { otherDecimals, unbookableStays } from "../truths/sites/country-siblings.ts";
import { dealClashes } from "../truths/sites/deal-clashes.ts";
import { checkHelpTopic, helpClashes } from "../truths/sites/help-answers.ts";
import { membershipClashes } from "../truths/sites/membership-clashes.ts";
import { misspeltHosts } from "../truths/sites/odd-hosts.ts";
import { siteLanguages } from "../truths/sites/site-languages.ts";
import { closedByLimits, strayFallbackLocales } from "../truths/sites/site-settings.ts";

/** Reads every record of its own and reports what is wrong in it. */
export function readRecords(
  index: ConfigIndex,
  read: RecordReader,
  names: KnownNames,
  assets: ReadonlyMap<string, ReadonlySet<string>>,
  collector: FindingCollector,
): ConfigRecords {
  const all = <T>(kind: ConfigKind, relations?: (value: T) => readonly PathProblem[]) => {
    const { field: idField = "id" } = CONFIG_KINDS[kind];
    const records = new Map<string, T>();
    for (const [id, source] of index.byKind(kind)) {
      const own = kind === "brand" ? assets.get(id) : undefined;
      const known = own ? new Map([...names, ["asset", own]]) : names;
      // What is said of a record by another name may be true of that one.
      const { value, findings } = read<T>(kind, [wholeFile(source)], known, (record) => {
        const misnamed = idMismatch(record, idField, id);
        return misnamed.length > 0 ? misnamed : (relations?.(record) ?? []);
      });
      collector.add(findings, kind === "domain" ? id : undefined);
      if (value !== null) records.set(id, value);
    }
    return records;
  };
  const one = <T>(kind: ConfigKind, relations?: (value: T) => readonly PathProblem[]): T | null => {
    const source = index.byKind(kind).get(kind);
    if (!source) {
      const isBroken = index.broken.some((place) => place.kind === kind);
      if (!isBroken) collector.add([missingFile(`config/${kind}.json`)]);
      return null;
    }
    const { value, findings } = read<T>(kind, [wholeFile(source)], names, relations);
    collector.add(findings);
    return value;
  };
  const reportClashes = (kind: ConfigKind, clashes: readonly Clash[]) => {
    const sources: ReadonlyMap<string, JsonFile> = index.byKind(kind);
    for (const { id, path, ...words } of clashes) {
      const source = sources.get(id);
      if (source)
        collector.add([
          createFinding(source, path, { code: "already-taken", suggestion: "Choose another one.", ...words }),
        ]);
    }
  };

  const knownLanguages = names.get("language") ?? new Set();
  const languages = all<Language>("language", checkLanguage);
  const brands = all<Brand>("brand", checkBrand);
  const limits = one<Limits>("limits", checkLimits);
  const countries = all<Country>("country", checkCountry);
  const domains = all<Domain>("domain", (domain) => checkDomain(domain, knownLanguages));
  const taken = countryClashes(countries, domains);
  const takenHosts = hostClashes(domains);
  reportClashes("country", taken);
  reportClashes("country", [
    ...roomClashes(countries, domains, limits),
    ...unbookableStays(countries, domains, limits),
    ...otherDecimals(countries),
  ]);
  reportClashes("domain", takenHosts);
  const foreign = foreignAddresses(domains, brands, countries);
  reportClashes("country", foreign.countries);
  const misspelt = misspeltHosts(domains);
  reportClashes("domain", [
    ...foreign.hosts,
    ...misspelt,
    ...strayFallbackLocales(domains),
    ...unnamedLanguages(domains, countries),
    ...siteLanguages(domains, countries, knownLanguages),
  ]);
  const own = ownAddresses(domains, brands);
  reportClashes("domain", [...foreign.domains, ...turnedAddresses(domains), ...own.domains]);
  reportClashes("brand", [...foreign.brands, ...own.brands, ...brandClashes(brands, countries)]);
  const experiments = all<Experiment>("experiment", checkExperiment);
  const areSitesRead =
    domains.size === index.byKind("domain").size && !index.broken.some(({ kind }) => kind === "domain");
  // What a scope names may be a site that cannot be read.
  if (areSitesRead) reportClashes("experiment", scopesOfNobody(experiments, domains));
  const routes = one<RouteTable>("routes", (table) => [
    ...checkRoutes(table),
    ...contradictingRoutes(table),
    ...sameTags(table),
    ...sameTitles(table),
    ...strayQuarters(table),
    ...sameQuarters(table),
    ...hiddenWords(table),
    ...unlikeRoutes(table),
    ...lostPages(table, names.get("page") ?? new Set()),
  ]);
  const cities = one<readonly City[]>("cities", checkCityList) ?? [];
  const unrouted = routes
    ? [...countries].filter(([, { urlCode }]) => !Object.hasOwn(routes.countryCodes, urlCode))
    : [];
  // A site that cannot be read may be the one that starts in the brand's language.
  reportClashes("brand", strayBrandWords(brands, areSitesRead ? domains : new Map(), cities));
  if (routes) {
    const unrouted = unroutedQuickLogin({ brands, domains, countries, cities, table: routes });
    reportClashes("brand", unrouted.brands);
    reportClashes("domain", unrouted.domains);
  }
  const wrongFields = new Set([
    ...taken.map(({ id, path }) => `${id} ${path[0]}`),
    ...unrouted.map(([id]) => `${id} urlCode`),
  ]);
  reportClashes("domain", domainMismatches(domains, countries, wrongFields));
  // A domain that cannot be read may be the one that answers, and so may one whose host is another brand's.
  const allHosts =
    takenHosts.length === 0 &&
    foreign.hosts.length === 0 &&
    misspelt.length === 0 &&
    domains.size === index.byKind("domain").size &&
    !index.broken.some(({ kind }) => kind === "domain");
  reportClashes("country", countryMismatches(countries, allHosts ? domains : new Map(), routes, cities));
  const routeSource = index.byKind("routes").get("routes");
  if (routes && routeSource)
    for (const { path, part, ...words } of [
      ...shadowedCities(routes, cities),
      ...otherDefaultCountry(routes, domains, countries),
      ...crossedCodes(routes, countries),
      ...routesOverPlaces(routes, cities),
      ...articlesOverCities(routes, cities),
      // Without its cities, a list of pages lacks most.
      ...(cities.length > 0 ? deadRedirects(routes, cities) : []),
    ])
      collector.add([createFinding(routeSource, path, words, part)]);
  const citySource = index.byKind("cities").get("cities");
  if (citySource && isEmptyList(citySource.value)) collector.add(noCities(citySource, index));
  if (citySource)
    for (const { path, part, ...words } of [
      ...reservedCities(cities, routes?.reserved ?? []),
      ...checkCityNames(cities, languages, knownLanguages),
    ])
      collector.add([createFinding(citySource, path, words, part)]);
  const paymentModes = one<PaymentModes>("payment-modes", ({ order, modes }) =>
    checkPaymentModes(order, modes),
  );
  const limitsSource = index.byKind("limits").get("limits");
  if (limitsSource)
    for (const { path, part, ...words } of closedByLimits(limits, countries, paymentModes))
      collector.add([createFinding(limitsSource, path, words, part)]);
  const readAlready: Partial<Record<ConfigKind, ReadonlyMap<string, unknown>>> = {
    country: countries,
    language: languages,
    "help-topic": all<HelpTopic>("help-topic", checkHelpTopic),
  };
  const parts = new Map(
    partKinds.map((kind) => [CONFIG_KINDS[kind].part ?? kind, readAlready[kind] ?? all<unknown>(kind)]),
  );
  const plans = (parts.get("membershipPlans") ?? new Map()) as ReadonlyMap<string, MembershipPlan>;
  const deals = (parts.get("deals") ?? new Map()) as ReadonlyMap<string, Deal>;
  reportClashes("help-topic", helpClashes(parts.get("helpTopics") as ReadonlyMap<string, HelpTopic>));
  // A site that cannot be read may be the one that offers it.
  if (areSitesRead) {
    reportClashes("membership-plan", membershipClashes(plans, domains, countries));
    reportClashes("deal", dealClashes(deals, domains, countries, limits));
  }
  return {
    parts,
    brands,
    countries,
    domains,
    assertions: parts.get("assertions") as ReadonlyMap<string, Assertion>,
    groups: parts.get("groups") as ReadonlyMap<string, Group>,
    languages,
    experiments,
    microsites: parts.get("microsites") as ReadonlyMap<string, Microsite>,
    amenities: one<Amenities>("amenities", ({ amenities }) => checkAmenities(amenities)),
    routes,
    cities,
    modals: one<Modals>("modals", ({ modals }) => checkModals(modals)),
    paymentModes,
  };
}

/** What the list itself has wrong comes first: truths read whole cities. */
function checkCityList(cities: readonly City[]): PathProblem[] {
  const problems = checkCities(cities);
  return problems.length > 0 ? problems : cityTruths(cities);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A list without any city is one mistake, however many records name some. */
function noCities(source: JsonFile, index: ConfigIndex): readonly Finding[] {
  // Records that name a city nobody has are none: only their files can be asked.
  const [first] = [...index.byKind("country")].flatMap(([id, { value }]) => {
    const named = isJsonObject(value) ? value.popular_cities : undefined;
    return Array.isArray(named) && named.length > 0 ? [{ id, city: String(named[0]) }] : [];
  });
  if (!first) return [];
  const message = `There is no city here, and ${first.id} names ${first.city}.`;
  const suggestion = "Bring the cities back: git checkout config/cities.json does.";
  return [createFinding(source, [], { code: "no-cities", message, suggestion })];
}

function idMismatch(record: unknown, field: string, id: string): PathProblem[] {
  const got = (record as Readonly<Record<string, unknown>>)[field];
  if (got === id) return [];
  const message = `Got "${got}", but the file's place says "${id}".`;
  return [
    {
      path: [field],
      code: "id-mismatch",
      message,
      suggestion: `Write "${id}", or give the file another name.`,
    },
  ];
}

function missingFile(file: string) {
  const message = `${file} does not exist.`;
  const suggestion = `Write it, as the configuration guide says; git checkout ${file} brings a lost one back.`;
  const place = { file, line: 1, column: 1 };
  return { code: "missing-file", severity: "error", ...place, message, suggestion, sites: [] } as const;
}
