import type { Country, Microsite, RouteTable } from "#schemas";
import { widgetsOn } from "../page/widgets-on.ts";
import { createFinding } from "../release/json/create-finding.ts";
import type { Finding } from "../release/json/finding.ts";
import { WAIVABLE_RULES } from "../release/json/waivable-rules.ts";
import type { SiteRecordName, TracedRecord } from "../release/provenance/explain-records.ts";
import type { KnownNames } from "../release/schema/check-document.ts";
import type { ConfigSchema } from "../release/schema/config-schemas.ts";
import type { WidgetCatalogue } from "../release/schema/widget-catalogue.ts";
import type { Site } from "../site/site.ts";
import { askBrand, askRules, type RuleInput } from "./ask-rules.ts";
import {
  type AssertionFacts,
  askedOfOthers,
  checkRequirement,
  groupsOf,
  operandsOf,
} from "./check-requirement.ts";
import { type CountryGroups, withCountries } from "./country-groups.ts";
import { declaredAssertions, type Requires, requiresProblems } from "./declared-requirements.ts";
import { type Failure, failureOf, type Subject } from "./evaluate-requirement.ts";
import {
  type PlaceInput,
  type Placer,
  pagePlace,
  pathIn,
  placed,
  placedAll,
  routePlace,
  siteFacts,
  sitePlace,
  type Words,
} from "./failure-finding.ts";
import type { KnownAssertion } from "./requirement.ts";
import { blamedOnce, type SiteFailure } from "./shared-blame.ts";
import { createShownWidgets } from "./shown-widgets.ts";
import { createWaiverBook, type WaivingRecord } from "./waivers.ts";

export interface AssertionInput extends PlaceInput, Omit<RuleInput, "recordOf"> {
  /** Assertions of files of their own. */
  readonly assertions: readonly KnownAssertion[];
  readonly groups: CountryGroups;
  readonly schema: ConfigSchema;
  readonly names: KnownNames;
  readonly facts: AssertionFacts;
  readonly widgets: WidgetCatalogue;
  /** Sites without mistakes; those with some are not asked. */
  readonly sites: ReadonlyMap<string, Site>;
  /** Every domain, with mistakes or without. */
  readonly domains: Iterable<string>;
  /** Whether every domain is among the sites. */
  readonly isWhole: boolean;
  readonly countries: ReadonlyMap<string, Country>;
  /** Vendors by name: what holds of a site holds of it as they show it. */
  readonly microsites: ReadonlyMap<string, Microsite>;
  readonly routes: RouteTable;
  /** Ids of messages that any brand has. */
  readonly texts: ReadonlySet<string>;
}

/** A finding and the site it was made on, when it was made on one. */
export interface AssertionFinding {
  readonly finding: Finding;
  readonly site?: string;
  /** Everything the assertion reads: what else is wrong because of it need not be told. */
  readonly reads?: readonly string[];
}

/**
 * Asks resolved sites, pages, countries and routes for what was declared about them. What does not hold and
 * is waived by none of the domain, brand and country is a finding at the line that brought it about; so is a
 * waiver of something unknown, or of something that holds.
 */
export function createAssertionCheck(): (input: AssertionInput) => readonly AssertionFinding[] {
  const shownOn = createShownWidgets();
  return (input) => {
    const { provenance, sites, routes } = input;
    const found: AssertionFinding[] = [];
    const book = createWaiverBook();
    const ofRecords: SiteFailure[] = [];
    const wrong = wrongAssertions(input);
    const assertions = input.assertions
      .filter(({ id }) => !wrong.has(id))
      .map((assertion) => plainAssertion(assertion, input.groups));
    for (const findings of wrong.values()) found.push(...findings.map((finding) => ({ finding })));
    const isBroken = brokenPages(input);
    const ofWidget = widgetRequirements(input, found);
    const ofPage = pageRequirements(input, found);
    const known = new Set([...input.assertions, ...ofWidgets(input.widgets)].map(({ id }) => id));
    for (const rule of Object.keys(WAIVABLE_RULES)) known.add(rule);
    // What is wrong with these is told there, and whether a waiver of one is needed nobody can say.
    const unread = new Set([
      ...wrong.keys(),
      ...[
        ...input.index.broken.flatMap(({ kind, id }) => (kind === "assertion" ? [id] : [])),
        ...input.index.byKind("assertion").keys(),
      ].filter((id) => !known.has(id)),
    ]);
    const each = (what: KnownAssertion["each"]) => assertions.filter((assertion) => assertion.each === what);
    const [ofSites, ofPages, ofCountries] = [each("site"), each("page"), each("country")];

    for (const assertion of each("release")) {
      const failure = failing(assertion, { context: { routes }, routes });
      if (!failure) continue;
      const finding = findingOf(assertion, failure, routePlace(input));
      found.push({ finding, reads: operandsOf(assertion.that) });
    }
    const recordOf: RuleInput["recordOf"] = ({ kind, id }) => provenance.ofRelease(kind, id);
    found.push(...askRules({ ...input, recordOf }, book).map((finding) => ({ finding })));
    for (const [id, country] of input.countries) {
      const record = provenance.ofRelease("country", id);
      askCountry(country, [{ record, waives: country.waives }], record);
    }
    for (const site of sites.values()) {
      const record = (name: SiteRecordName) => provenance.ofSite(site.id, name);
      const waiving: readonly WaivingRecord[] = [
        { record: record("domain"), waives: site.domain.waives },
        { record: record("brand"), waives: site.brand.waives },
        { record: record("country"), waives: site.country.waives },
      ];
      book.note(waiving, site.id);
      for (const finding of askBrand(site, record("brand"), waiving, book))
        found.push({ finding, site: site.id });
      const shared = input.countries.get(site.domain.country);
      if (shared && shared !== site.country) askCountry(site.country, waiving, record("country"), site.id);
      const context = { site: siteFacts(site), routes };
      for (const assertion of ofSites) {
        const failure = failing(assertion, { context, routes });
        if (!failure || book.waive(waiving, assertion.id)) continue;
        const finding = findingOf(assertion, failure, sitePlace(site, input));
        ofRecords.push({ assertion, failure, site, finding });
      }
      for (const { assertion, finding } of vendorFailures(site, ofSites, input))
        if (!book.waive(waiving, assertion.id)) found.push({ finding, site: site.id });
      for (const [name, page] of Object.entries(site.pages)) {
        if (isBroken(name)) continue;
        const subject = {
          context: { ...context, page },
          routes,
          shownTo: (shows: Parameters<typeof shownOn>[1]) => shownOn(page, shows, site),
        };
        const own = [...ofPage(site, name), ...[...widgetsOn(page)].flatMap(ofWidget)];
        for (const { id } of own) known.add(id);
        for (const assertion of [...own, ...ofPages]) {
          const failure = failing(assertion, subject);
          if (!failure || book.waive(waiving, assertion.id, { page: name })) continue;
          const finding = findingOf(assertion, failure, pagePlace(site, name, page, input), name);
          found.push({ finding, site: site.id });
        }
      }
    }
    const blamed = blamedOnce(ofRecords, [...sites.values()], (site, operand, { assertion, failure }) =>
      sitePlace(site, input)({ operand }, listWords(assertion, operand, failure)),
    );
    for (const { finding, sites: of } of blamed) for (const site of of) found.push({ finding, site });
    return [
      ...found,
      ...book
        .findings({ known, unread, texts: input.texts, isWhole: input.isWhole })
        .map((finding) => ({ finding })),
    ];

    function askCountry(
      country: Country,
      waiving: readonly WaivingRecord[],
      record: TracedRecord | undefined,
      site?: string,
    ): void {
      book.note(waiving, site);
      for (const assertion of ofCountries) {
        const failure = failing(assertion, { context: { country, routes }, routes });
        if (!failure || book.waive(waiving, assertion.id)) continue;
        const place = (blame: Failure["blame"], words: Words) =>
          placed(record, "operand" in blame ? pathIn(blame, 1) : [], words);
        found.push({ finding: findingOf(assertion, failure, place), site });
      }
    }
  };
}

/** What holds of a site and no more once a vendor's flags are over its own. */
function* vendorFailures(site: Site, ofSites: readonly KnownAssertion[], input: AssertionInput) {
  const { microsites, index, routes } = input;
  const contextOf = ({ domain }: Pick<Site, "domain">) => ({
    context: { site: siteFacts({ ...site, domain }), routes },
    routes,
  });
  for (const [name, { domains, flags }] of microsites) {
    const source = index.byKind("microsite").get(name);
    if (!source || !flags || (domains && !domains.includes(site.id))) continue;
    const domain = { ...site.domain, flags: { ...site.domain.flags, ...flags } };
    for (const assertion of ofSites) {
      const failure = failing(assertion, contextOf({ domain }));
      if (!failure || failing(assertion, contextOf(site))) continue;
      const flag = "operand" in failure.blame ? (failure.blame.operand.split(".").at(-1) ?? "") : "";
      const path = Object.hasOwn(flags, flag) ? ["flags", flag] : ["flags"];
      const place: Placer = (_blame, words) => createFinding(source, path, words);
      yield { assertion, finding: findingOf(assertion, failure, place) };
    }
  }
}

/**
 * A page with a mistake on one site is asked on none: what is missing there may be what the mistake is about.
 */
function brokenPages({ sites, domains, provenance }: AssertionInput): (page: string) => boolean {
  const others = [...domains].filter((id) => !sites.has(id));
  const known = new Map<string, boolean>();
  return (page) => {
    const before = known.get(page);
    if (before !== undefined) return before;
    const isOne = others.some((id) => provenance.pageOf(id, page)?.value === null);
    known.set(page, isOne);
    return isOne;
  };
}

/** An assertion that says its countries one by one. */
function plainAssertion(assertion: KnownAssertion, groups: CountryGroups): KnownAssertion {
  const { when, that } = assertion;
  return {
    ...assertion,
    ...(when && { when: withCountries(when, groups) }),
    that: withCountries(that, groups),
  };
}

/** Assertions that ask for what there is not, or name a group that cannot be read, which is told there. */
function wrongAssertions({
  assertions,
  groups,
  index,
  facts,
}: AssertionInput): ReadonlyMap<string, readonly Finding[]> {
  const wrong = new Map<string, readonly Finding[]>();
  for (const { id, each, when, that } of assertions) {
    const source = index.byKind("assertion").get(id);
    const misasked = askedOfOthers([...(when ? [when] : []), that], each);
    const problems = misasked
      ? [misasked]
      : [
          ...(when ? checkRequirement(when, ["when"], each, facts) : []),
          ...checkRequirement(that, ["that"], each, facts),
        ];
    const isUnread = [...(when ? groupsOf(when) : []), ...groupsOf(that)].some((name) => !groups.has(name));
    if (source && (problems.length > 0 || isUnread))
      wrong.set(
        id,
        problems.map(({ path, part, ...words }) => createFinding(source, path, words, part)),
      );
  }
  return wrong;
}

/** What a widget asks of the pages it is on, read once; what is wrong with that is told once. */
function widgetRequirements(
  { widgets, provenance, schema, names, facts, groups }: AssertionInput,
  found: AssertionFinding[],
) {
  const known = new Map<string, readonly KnownAssertion[]>();
  return (name: string): readonly KnownAssertion[] => {
    const before = known.get(name);
    if (before) return before;
    const requires = widgets.get(name)?.manifest.requires ?? {};
    const file = `widgets/${name}/widget.json`;
    const problems = requiresProblems(requires, schema, names, facts);
    for (const { path, part: _, meant: __, fix: ___, severity = "error", ...words } of problems)
      found.push({ finding: { ...words, severity, file, ...provenance.positionOf(file, path), sites: [] } });
    const own =
      problems.length > 0
        ? []
        : declaredAssertions(`widget.${name}`, requires).map((each) => plainAssertion(each, groups));
    known.set(name, own);
    return own;
  };
}

/** What a page asks of itself. */
function pageRequirements(
  { provenance, schema, names, facts, groups }: AssertionInput,
  found: AssertionFinding[],
) {
  const known = new Map<Requires, readonly KnownAssertion[]>();
  return ({ id, pages }: Site, name: string): readonly KnownAssertion[] => {
    const requires = pages[name]?.requires;
    if (!requires) return [];
    const before = known.get(requires);
    if (before) return before;
    const record = provenance.pageOf(id, name);
    const problems = requiresProblems(requires, schema, names, facts);
    for (const { path, part, ...words } of problems)
      found.push(...placedAll(record, [{ path, part, ...words }]).map((finding) => ({ finding })));
    const own =
      problems.length > 0
        ? []
        : declaredAssertions(`page.${name}`, requires).map((each) => plainAssertion(each, groups));
    known.set(requires, own);
    return own;
  };
}

function failing({ when, that }: KnownAssertion, subject: Subject): Failure | undefined {
  return when && failureOf(when, subject) ? undefined : failureOf(that, subject);
}

function ofWidgets(widgets: WidgetCatalogue): readonly KnownAssertion[] {
  return [...widgets.values()].flatMap(({ manifest }) =>
    declaredAssertions(`widget.${manifest.name}`, manifest.requires),
  );
}

function findingOf(
  { id, why, severity, suggestion }: KnownAssertion,
  failure: Failure,
  place: Placer,
  page?: string,
): Finding {
  const where = page === undefined ? "" : ` on the page "${page}"`;
  const message = `${capital(failure.says)}${where}, against "${id}": ${why}`;
  const mend = suggestion ?? failure.suggestion;
  const isShared =
    "routeTo" in failure.blame || ("operand" in failure.blame && failure.blame.operand.startsWith("routes."));
  const waive = isShared
    ? ""
    : `If it is right so, write "waives": { "${id}": { "why": "…" } } in the domain, brand or country.`;
  const words: Words = {
    code: "assertion-failed",
    severity,
    message,
    suggestion: [mend, waive].filter(Boolean).join(" "),
  };
  return place(failure.blame, words) ?? { ...words, file: "config/domains", line: 1, column: 1, sites: [] };
}

/** What is said of a list that has none of what its sites name. */
function listWords({ id, why, severity }: KnownAssertion, operand: string, { blame, got }: Failure): Words {
  const of = "operand" in blame ? blame.operand : "";
  const value = JSON.stringify(got);
  return {
    code: "assertion-failed",
    severity,
    message: `"${operand}" has no ${value}, and every site that shares it has that in "${of}", against "${id}": ${why}`,
    suggestion: `Write ${value} in it, or change "${of}" of each.`,
  };
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
