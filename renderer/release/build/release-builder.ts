import { join } from "node:path";
import { createAssertionCheck } from "../../assertions/check-assertions.ts";
import type { KnownAssertion } from "../../assertions/requirement.ts";
import { createMemory } from "../../memory/memory.ts";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import { borrowedArticles } from "../borrowed/borrowed-articles.ts";
import { borrowedBrandWords } from "../borrowed/borrowed-brand-words.ts";
import { borrowedMailWords } from "../borrowed/borrowed-mail-words.ts";
import { borrowedParts } from "../borrowed/borrowed-parts.ts";
import { turnedRows } from "../borrowed/borrowed-rows.ts";
import { borrowedPageTitles, borrowedPopupTitles } from "../borrowed/borrowed-titles.ts";
import type { Finding } from "../json/finding.ts";
import { createCollector } from "../json/finding-collector.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { placeProblems } from "../layers/layered-documents.ts";
import { pagesOfSomeSites, pagesWithoutRoute } from "../layers/pages-of-some-sites.ts";
import { createRecordReader } from "../layers/record-reader.ts";
import { strayLayers } from "../layers/stray-layers.ts";
import type { CleanWords } from "../messages/clean-words.ts";
import { createCatalogueCompiler } from "../messages/compile-catalogues.ts";
import { createRecordWordsCheck } from "../messages/of-records/words-of-records.ts";
import { createScriptCheck } from "../messages/other-scripts.ts";
import { strayBrandHosts, strayBrandNames } from "../messages/stray-brand-names.ts";
import { type CountingIds, countingIds, turnedCountedWords } from "../messages/wording/counted-words.ts";
import { createCutCheck } from "../messages/wording/cut-sentences.ts";
import { createWordingCheck } from "../messages/wording/suspected-wording.ts";
import { checkModalWidgets } from "../pages/check-embedded.ts";
import type { PageContextNames } from "../pages/check-page.ts";
import { createConditionFacts } from "../pages/condition-facts.ts";
import { createPageReader } from "../pages/page-reader.ts";
import { checkBrandFiles } from "../pictures/brand-files.ts";
import { createTurnedPictures } from "../pictures/turned-pictures.ts";
import { createProvenance } from "../provenance/explain-provenance.ts";
import { createExplain } from "../provenance/explain-release.ts";
import type { ReleaseResult } from "../provenance/release-result.ts";
import {
  brandFileNames,
  type ConfigSource,
  createConfigParser,
  readConfigSource,
} from "../read/config-files.ts";
import { type ConfigIndex, indexConfig } from "../read/config-index.ts";
import { partKinds } from "../read/config-kinds.ts";
import { wholeFile } from "../read/whole-file.ts";
import { loadConfigSchemas } from "../schema/config-schemas.ts";
import { createNameReader } from "../schema/known-names.ts";
import { operandCatalogue } from "../schema/operand-catalogue.ts";
import { createWidgetCatalogue, type WidgetMigrations } from "../schema/widget-catalogue.ts";
import { baseOf } from "../truths/check-owners.ts";
import { turnedBounds } from "../truths/language/turned-bounds.ts";
import { mistypedUsual } from "../truths/sites/usual-values.ts";
import { unlikeRecords } from "../truths/unlike-records.ts";
import { checkVendor, framesOfOthers } from "../vendor/vendor-check.ts";
import { createVendorLockCheck } from "../vendor/vendor-locks.ts";
import { createAssembler } from "./assemble-release.ts";
import { missingPopups, needyPopups, strangeTitles, unmetPopups } from "./check-popups.ts";
import { lostParameters } from "./lost-parameters.ts";
import { mailsOfOthers } from "./mails-of-others.ts";
import { namedOnce } from "./named-once.ts";
import { neededRecords } from "./needed-records.ts";
import { createMailReader, mailsMust } from "./read-mails.ts";
import { readRecords } from "./read-records.ts";
import { createSiteResolver } from "./resolve-sites.ts";
import { siteTruths } from "./site-truths.ts";
import { unaskedProvides } from "./unasked-provides.ts";
import { withoutEchoes } from "./without-echoes.ts";

/** The code side of a release: what does not change while configuration does. */
export interface ReleaseBuilderInput {
  /** Folder that holds `config/`, and `schemas/` unless that is given. */
  readonly root: string;
  readonly widgets: readonly WidgetManifest[];
  /** Migrations of widgets whose version is above 1. */
  readonly migrations?: WidgetMigrations;
  /** Folder of the configuration schemas; `<root>/schemas/config` when absent. */
  readonly schemas?: string;
  /** Words that were compared before; without, all are. */
  readonly cleanWords?: CleanWords;
}

export interface ReleaseBuildInput {
  readonly now: Date;
  /** Texts of configuration files that stand in for the ones on disk, by path (`config/…`). */
  readonly overlay?: ReadonlyMap<string, string>;
  /**
   * The configuration itself, when it is not the folder's: a stored release built again. Then `overlay` is
   * not read.
   */
  readonly source?: ConfigSource;
}

/** Builds a release of what the configuration is now. */
export type ReleaseBuilder = (input: ReleaseBuildInput) => ReleaseResult;

/**
 * A builder that remembers: what follows from files that did not change is not worked out again, and is the
 * same object in every release. The result is that of a fresh builder. Throws when the schemas themselves are
 * broken.
 */
export function createReleaseBuilder({
  root,
  migrations = {},
  ...code
}: ReleaseBuilderInput): ReleaseBuilder {
  const schemaFolder = code.schemas ?? join(root, "schemas/config");
  const schemas = loadConfigSchemas(schemaFolder);
  const pageSchema = schemas.get("page");
  if (!pageSchema) throw new Error("There is no schema of pages (page.schema.json).");
  const widgets = createWidgetCatalogue(code.widgets, migrations);
  const parse = createConfigParser(schemas);
  const read = createRecordReader(schemas);
  const readPage = createPageReader(pageSchema);
  const readNames = createNameReader(new Set(widgets.keys()));
  const readConditionFacts = createConditionFacts(schemas);
  const compileCatalogues = createCatalogueCompiler(code.cleanWords);
  const resolveSites = createSiteResolver();
  const assemble = createAssembler();
  const checkVendorLocks = createVendorLockCheck();
  const checkAssertions = createAssertionCheck();
  const turnedPictures = createTurnedPictures();
  const brandNames = createMemory<readonly Finding[]>();
  const unlike = createMemory<readonly Finding[]>();
  const borrowedWords = createMemory<readonly Finding[]>();
  const countingWords = createMemory<CountingIds>();
  const turnedWords = createMemory<readonly Finding[]>();
  const checkScripts = createScriptCheck();
  const checkWording = createWordingCheck();
  const checkEnds = createCutCheck();
  const checkRecordWords = createRecordWordsCheck();
  const assertionSchema = schemas.get("assertion");
  const mailSchema = schemas.get("mail")?.root;
  const readMail = createMailReader(read, mailSchema);
  const must = mailsMust(mailSchema);

  return ({ now, overlay, source = readConfigSource(root, overlay) }) => {
    const collector = createCollector();
    const index = indexConfig(parse(source));
    collector.add(index.findings);
    collector.add(source.problems ?? []);
    collector.add(checkBrandFiles(source.brandFiles));
    const messageFiles = index.files.filter(({ place }) => place.kind === "messages");
    for (const { source, place } of messageFiles)
      collector.add(read("messages", [wholeFile(source, place)], NO_NAMES).findings);
    const brokenLanguages = index.broken.filter(({ kind }) => kind === "language").map(({ id }) => id);
    const languages = new Map([
      ...[...index.byKind("language")].map(([id, { value }]) => [id, contentLanguage(value) ?? id] as const),
      ...brokenLanguages.map((id) => [id, id] as const),
    ]);
    const catalogues = compileCatalogues(messageFiles, languages);
    collector.add(catalogues.findings);

    const names = readNames(index, catalogues.ids());
    const records = readRecords(index, read, names, brandFileNames(source), collector);
    const conditions = readConditionFacts(names, records);
    const namesOf = (brand: string): PageContextNames => ({
      widgets,
      conditions,
      asking: catalogues.asking(brand),
      messages: catalogues.ids(brand),
      anyMessages: catalogues.anyIds,
    });
    const modals = checkModalWidgets(records.modals?.modals ?? {}, namesOf(""));
    report(index, "modals", "modals", modals.problems);
    for (const [id, microsite] of records.microsites)
      report(index, "microsite", id, [
        ...checkVendor(microsite, namesOf("")),
        ...framesOfOthers(microsite, records.microsites.keys()),
        ...checkVendorLocks(index, records.domains, microsite),
      ]);
    if (records.routes) {
      collector.add(pagesOfSomeSites(index, records.routes));
      collector.add(pagesWithoutRoute(index, records.routes));
    }
    collector.add(strayLayers(index, names, brandFileNames(source).keys()));
    const context = {
      index,
      records,
      read,
      readPage,
      readMail,
      names,
      namesOf,
      modals: modals.modals,
      collector,
    };
    const sites = resolveSites(context);
    const domainCount = index.byKind("domain").size;
    const allRead =
      records.domains.size === domainCount && !index.broken.some(({ kind }) => kind === "domain");
    const { asking } = catalogues;
    const truths = { sites, domains: records.domains, index, allRead, mailsMust: must, asking };
    for (const [id, finding] of siteTruths(truths)) collector.add([finding], id);
    collector.add(checkScripts(messageFiles, records.languages));
    collector.add(checkEnds(messageFiles));
    collector.add(checkRecordWords(messageFiles, records, index.byKind("membership-plan")));
    collector.add(turnedPictures(index.files.map(({ source }) => source)));
    collector.add(
      brandNames(
        [
          ...records.brands.values(),
          ...records.domains.values(),
          ...messageFiles.map(({ source }) => source),
        ],
        () => {
          const files = messageFiles.map(({ source, place }) => ({ source, brand: place.brand }));
          return [
            ...strayBrandNames(files, records.brands),
            ...strayBrandHosts(files, records.brands, records.domains, baseOf),
          ];
        },
      ),
    );

    const counting = countingWords([catalogues.ids()], () => countingIds(catalogues.ids()));
    for (const [id, language] of records.languages) {
      const file = index.byKind("language").get(id);
      const said = catalogues.messages[id];
      if (file && said)
        collector.add(
          turnedWords([language, said, counting], () =>
            placeProblems([wholeFile(file)], turnedCountedWords(language, said, counting)),
          ),
        );
    }
    if (records.routes)
      report(index, "routes", "routes", [
        ...lostParameters(sites.values(), records.routes, widgets, schemas.get("routes")?.root),
        ...borrowedArticles(records.routes, catalogues.anyIds),
      ]);
    const pageFiles = index.files.filter(({ place }) => place.kind === "page");
    collector.add(borrowedPageTitles(pageFiles, catalogues.anyIds));
    const mailFiles = index.byKind("mail");
    collector.add(
      borrowedWords([...mailFiles.values(), catalogues.anyIds], () =>
        borrowedMailWords(mailFiles, catalogues.anyIds),
      ),
    );
    const brandSchema = schemas.get("brand")?.root;
    collector.add(borrowedBrandWords(index.byKind("brand"), brandSchema, catalogues.anyIds));
    collector.add(mailsOfOthers(index.byKind("mail"), new Set(must.keys())));
    collector.add(turnedRows(index.byKind("mail")));
    const sharedWords = messageFiles.filter(({ place }) => place.brand === undefined);
    collector.add(turnedBounds(index.byKind("language"), sharedWords));
    collector.add(mistypedUsual(index.byKind("microsite"), schemas.get("microsite")?.root));
    if (records.modals)
      collector.add(unaskedProvides(pageFiles, sites.values(), records.modals.modals, widgets));
    for (const kind of partKinds) {
      const records = index.byKind(kind);
      const { anyIds } = catalogues;
      const schema = schemas.get(kind)?.root;
      collector.add(unlike([...records.values(), anyIds], () => unlikeRecords(records, schema, anyIds)));
    }

    collector.add(neededRecords(sites.values(), index, widgets));
    if (records.modals)
      report(index, "modals", "modals", [
        ...missingPopups(sites.values(), records.modals.modals, widgets),
        ...unmetPopups(sites.values(), records.modals.modals, widgets),
        ...strangeTitles(records.modals.modals),
        ...borrowedPopupTitles(records.modals.modals, catalogues.anyIds),
        ...borrowedParts(records.modals.modals, widgets),
        ...needyPopups(records.modals.modals, widgets),
      ]);

    const fallback = [...records.domains].find(([, { fallback: isFallback }]) => isFallback)?.[0];
    if (fallback === undefined && allRead) collector.add([noFallback()]);

    const provenance = createProvenance({
      index,
      widgets,
      schemas,
      schemaFolder,
      root,
      resolve: (kind, layers, brand) =>
        kind === "page"
          ? readPage(layers, namesOf(brand)).value
          : read(
              kind,
              layers,
              kind === "mail" ? new Map([...names, ["message", catalogues.ids(brand)]]) : names,
            ).value,
      placementOf: (siteId) => records.domains.get(siteId),
    });
    const unfulfilled = new Set<string>();
    if (assertionSchema && records.routes) {
      const asked = checkAssertions({
        // The schema says which forms a requirement has; its type cannot.
        assertions: [...records.assertions.values()] as readonly KnownAssertion[],
        groups: records.groups,
        schema: assertionSchema,
        names,
        facts: {
          ...conditions,
          operands: operandCatalogue(assertionSchema.root),
          // An assertion may speak of countries that have no file here.
          names: new Map(
            [...conditions.names, ["group", names.get("group") ?? NOTHING] as const].filter(
              ([kind]) => kind !== "country",
            ),
          ),
        },
        index,
        provenance,
        widgets,
        sites,
        domains: records.domains.keys(),
        isWhole: sites.size === domainCount,
        countries: records.countries,
        brands: records.brands,
        languages: records.languages,
        suspicions: [
          ...catalogues.suspicions,
          ...checkWording(messageFiles, records.languages, records.brands),
        ],
        texts: catalogues.anyIds,
        microsites: records.microsites,
        routes: records.routes,
      });
      for (const { finding, site } of asked)
        for (const touched of finding.sites.length > 0 ? finding.sites : [site])
          collector.add([finding], touched);
      for (const { reads = [] } of asked) for (const operand of reads) unfulfilled.add(operand);
    }

    const found = collector.finish(domainCount);
    const findings = namedOnce(withoutEchoes(found, index.broken, unfulfilled));
    const explain = createExplain({ provenance, siteOf: (siteId) => records.domains.get(siteId) });
    const isBroken = fallback === undefined || findings.some(({ severity }) => severity === "error");
    const release = isBroken ? null : assemble({ records, sites, catalogues, fallback, source, now });
    return { release, findings, explain, provenance };

    function report(
      from: ConfigIndex,
      kind: "modals" | "microsite" | "routes",
      id: string,
      problems: readonly PathProblem[],
    ) {
      const file = from.byKind(kind).get(id);
      if (file) collector.add(placeProblems([wholeFile(file)], problems));
    }
  };
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_NAMES = new Map<string, ReadonlySet<string>>();

function noFallback(): Finding {
  const message = "No domain is the fallback for unknown hosts.";
  const suggestion = 'Write "fallback": true in one domain (CONF-03).';
  const place = { file: "config/domains", line: 1, column: 1 };
  return { code: "no-fallback", severity: "error", ...place, message, suggestion, sites: [] };
}

/** What a language's file says it is, right or wrong. */
function contentLanguage(value: unknown): string | undefined {
  const said = (value as { contentLanguage?: unknown } | null | undefined)?.contentLanguage;
  return typeof said === "string" ? said : undefined;
}
