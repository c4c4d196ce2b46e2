import { join } from "node:path";
import type { Site } from "../site/site.ts";
import type { WidgetManifest } from "../view/widget-registry.ts";
import type { KnownNames } from "./check-document.ts";
import { checkMicrosite, checkModalWidgets } from "./check-embedded.ts";
import type { PageContextNames } from "./check-page.ts";
import { compileCatalogues } from "./compile-catalogues.ts";
import { brandFileNames, type ConfigSource, parseConfig, readConfigSource } from "./config-files.ts";
import { type ConfigIndex, indexConfig } from "./config-index.ts";
import type { ConfigKind, ConfigPlace } from "./config-place.ts";
import { loadConfigSchemas } from "./config-schemas.ts";
import { bytesHash, shortHash } from "./content-hash.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { createProvenance } from "./explain-provenance.ts";
import { createExplain } from "./explain-release.ts";
import { createCollector } from "./finding-collector.ts";
import { isJsonObject } from "./layer.ts";
import { placeProblems } from "./layered-documents.ts";
import { createPageReader } from "./page-reader.ts";
import { type ConfigRecords, readRecords } from "./read-records.ts";
import { createRecordReader, wholeFile } from "./record-reader.ts";
import type { Finding, Release, ReleaseResult } from "./release.ts";
import { resolveSites } from "./resolve-sites.ts";
import { createWidgetCatalogue, type WidgetMigrations } from "./widget-catalogue.ts";

export interface BuildReleaseInput {
  /** Folder that holds `config/`, and `schemas/` unless that is given. */
  readonly root: string;
  readonly widgets: readonly WidgetManifest[];
  readonly now: Date;
  /** Migrations of widgets whose version is above 1. */
  readonly migrations?: WidgetMigrations;
  /** Folder of the configuration schemas; `<root>/schemas/config` when absent. */
  readonly schemas?: string;
  /** Texts of configuration files that stand in for the ones on disk, by path (`config/…`). */
  readonly overlay?: ReadonlyMap<string, string>;
  /** The configuration itself, when it is not the folder's: a stored release built again. Then `overlay` is not read. */
  readonly source?: ConfigSource;
}

/**
 * Reads a configuration folder and resolves every site in it. Mistakes are findings, each said once at its place;
 * `release` is null when one of them is an error. Throws only when the schemas themselves are broken.
 */
export function buildRelease(input: BuildReleaseInput): ReleaseResult {
  const collector = createCollector();
  const source = input.source ?? readConfigSource(input.root, input.overlay);
  const index = indexConfig(parseConfig(source));
  collector.add(index.findings);
  const schemaFolder = input.schemas ?? join(input.root, "schemas/config");
  const schemas = loadConfigSchemas(schemaFolder);
  const widgets = createWidgetCatalogue(input.widgets, input.migrations ?? {});

  const messageFiles = index.files.filter(({ place }) => place.kind === "messages");
  const read = createRecordReader(schemas);
  for (const { source } of messageFiles)
    collector.add(read("messages", [wholeFile(source)], new Map()).findings);
  const catalogues = compileCatalogues(messageFiles, [...index.byKind("language").keys()]);
  collector.add(catalogues.findings);

  const names = knownNames(index, new Set(widgets.keys()), catalogues.ids());
  const namesOf = (brand: string): PageContextNames => ({
    widgets,
    messages: catalogues.ids(brand),
    experiments: new Set(index.byKind("experiment").keys()),
  });
  const records = readRecords(index, read, names, brandFileNames(source), collector);
  const modals = checkModalWidgets(records.modals?.modals ?? {}, namesOf(""));
  reportAt(index, "modals", "modals", modals.problems);
  for (const [id, microsite] of records.microsites)
    reportAt(index, "microsite", id, checkMicrosite(microsite, namesOf("")));

  const pageSchema = schemas.get("page");
  if (!pageSchema) throw new Error("There is no schema of pages (page.schema.json).");
  const readPage = createPageReader(pageSchema);
  const sites = resolveSites({
    index,
    records,
    read,
    readPage,
    names,
    namesOf,
    modals: modals.modals,
    collector,
  });
  const fallback = [...records.domains].find(([, { fallback: isFallback }]) => isFallback)?.[0];
  const domainCount = index.byKind("domain").size;
  const allRead = records.domains.size === domainCount && !index.broken.some(({ kind }) => kind === "domain");
  if (fallback === undefined && allRead) collector.add([noFallback()]);

  const findings = collector.finish(domainCount).filter((finding) => !isEcho(finding, index.broken));
  const provenance = createProvenance({
    index,
    widgets,
    schemas,
    schemaFolder,
    root: input.root,
    resolve: (kind, layers, brand) =>
      kind === "page" ? readPage(layers, namesOf(brand)).value : read(kind, layers, names).value,
    placementOf: (siteId) => records.domains.get(siteId),
  });
  const explain = createExplain({ provenance, siteOf: (siteId) => records.domains.get(siteId) });
  if (fallback === undefined || findings.some(({ severity }) => severity === "error")) {
    return { release: null, findings, explain, provenance };
  }
  const release = assemble(records, sites, catalogues, fallback, source, input.now);
  return { release, findings, explain, provenance };

  function reportAt(
    from: ConfigIndex,
    kind: "modals" | "microsite",
    id: string,
    problems: Parameters<typeof placeProblems>[1],
  ) {
    const source = from.byKind(kind).get(id);
    if (source) collector.add(placeProblems([wholeFile(source)], problems));
  }
}

function knownNames(
  index: ConfigIndex,
  widgets: ReadonlySet<string>,
  messages: ReadonlySet<string>,
): KnownNames {
  const ids = (kind: ConfigKind) => {
    const broken = index.broken.filter((place) => place.kind === kind);
    return new Set([...index.byKind(kind).keys(), ...broken.map(({ id }) => id)]);
  };
  const names = new Map<string, ReadonlySet<string>>([
    ["brand", ids("brand")],
    ["country", ids("country")],
    ["domain", ids("domain")],
    ["experiment", ids("experiment")],
    ["language", ids("language")],
    ["message", messages],
    ["page", new Set([...index.pages, ...ids("page")])],
    ["widget", widgets],
  ]);
  const cities = index.byKind("cities").get("cities")?.value;
  if (Array.isArray(cities)) {
    names.set("city", new Set(cities.map((city) => String(isJsonObject(city) ? city.slug : ""))));
  }
  return names;
}

function assemble(
  records: ConfigRecords,
  sites: ReadonlyMap<string, Site>,
  { messages, brandMessages }: Pick<Release, "messages" | "brandMessages">,
  fallbackSite: string,
  { brandFiles }: ConfigSource,
  now: Date,
): Release {
  const hosts: Record<string, string> = {};
  for (const [id, { host, hosts: others }] of records.domains)
    for (const name of [host, ...others]) hosts[name.toLowerCase()] = id;
  if (!records.amenities || !records.routes)
    throw new Error("A release without findings lacks amenities or routes.");
  const content = {
    sites: Object.fromEntries(sites),
    hosts,
    fallbackSite,
    languages: Object.fromEntries(records.languages),
    countries: Object.fromEntries(records.countries),
    amenities: records.amenities.amenities,
    routes: records.routes,
    cities: Object.fromEntries(records.cities.map((city) => [city.slug, city])),
    messages,
    brandMessages,
    microsites: Object.fromEntries(records.microsites),
    brandFiles: Object.fromEntries([...brandFiles].map(([path, bytes]) => [path, bytesHash(bytes)])),
  };
  return deepFreeze({ hash: shortHash(content), builtAt: now.toISOString(), ...content });
}

/** A message is not missing when the file it stands in cannot be read: that is one mistake already. */
function isEcho({ code, message }: Finding, broken: readonly ConfigPlace[]): boolean {
  if (!/^(unknown-message|missing-message|missing-namespace|incomplete-language)$/.test(code)) return false;
  const [, namespace] = /"([^".]+)\./.exec(message) ?? [];
  return broken.some(({ kind, id }) => kind === "messages" && (namespace === undefined || id === namespace));
}

function noFallback(): Finding {
  const message = "No domain is the fallback for unknown hosts.";
  const suggestion = 'Write "fallback": true in one domain (CONF-03).';
  return {
    code: "no-fallback",
    severity: "error",
    file: "config/domains",
    line: 1,
    column: 1,
    message,
    suggestion,
    sites: [],
  };
}
