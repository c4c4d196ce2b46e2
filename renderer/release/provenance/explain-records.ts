import type { JsonPath } from "../json/json-file.ts";
import type { Layer, Origin } from "../json/layer.ts";
import { createLayerMerger, layersKey } from "../layers/layered-documents.ts";
import { keyPath, pathKey, traceLayers } from "../layers/merge-layers.ts";
import { type SiteLayers, siteLayers } from "../layers/site-layers.ts";
import type { TraceNode } from "../layers/trace.ts";
import { PAGE_MERGE } from "../pages/page-reader.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import { CONFIG_KINDS, type ConfigKind } from "../read/config-kinds.ts";
import { wholeFile } from "../read/whole-file.ts";
import type { ConfigSchemas } from "../schema/config-schemas.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";
import { propsOwner, schemaDefault, widgetDefault } from "./explain-defaults.ts";
import { memberOf, type Source, sourcesOf } from "./explain-sources.ts";

/**
 * A record that a release resolves, with everything that was said about it. The same layers give the same
 * object.
 */
export interface TracedRecord {
  readonly kind: ConfigKind;
  /** Weakest first. */
  readonly layers: readonly Layer[];
  /**
   * The record with defaults; null when it has mistakes. A page's conditions on its site are not decided yet.
   */
  readonly value: unknown;
  /** Who has something at a path, strongest first, down to the default of a widget or schema. */
  readonly sources: (path: JsonPath) => readonly Source[];
  /** The word that closes a path to later layers. */
  readonly lockOf: (path: JsonPath) => Source | undefined;
  /** Everything that is closed to later layers. */
  readonly locks: () => readonly RecordLock[];
}

/** A path of a record that is closed to later layers, and the word that closes it. */
export interface RecordLock {
  readonly path: JsonPath;
  readonly source: Source;
}

export interface RecordTracerInput {
  readonly index: ConfigIndex;
  readonly widgets: WidgetCatalogue;
  readonly schemas: ConfigSchemas;
  /** The resolved record of some layers, as the release holds it. */
  readonly resolve: (kind: ConfigKind, layers: readonly Layer[], brand: string) => unknown;
  readonly placementOf: (siteId: string) => SitePlacement | undefined;
}

interface SitePlacement {
  readonly brand: string;
  readonly country: string;
  readonly overrides?: unknown;
}

/** What one site is made of. */
export type SiteRecordName = Exclude<keyof SiteLayers, "layered">;

export interface RecordTracer {
  /** A record of a site; undefined when there is no such site. */
  readonly ofSite: (siteId: string, name: SiteRecordName) => TracedRecord | undefined;
  /** A page of a site; undefined when the site has no such page. */
  readonly pageOf: (siteId: string, page: string) => TracedRecord | undefined;
  readonly pagesOf: (siteId: string) => readonly string[];
  /** A record of a layered kind as a site has it; undefined when it has none. */
  readonly layeredOf: (siteId: string, kind: ConfigKind, id: string) => TracedRecord | undefined;
  readonly idsOf: (siteId: string, kind: ConfigKind) => readonly string[];
  /** A record that belongs to no site alone: `routes`, `modals`, a language, an experiment. */
  readonly ofRelease: (kind: ConfigKind, id: string) => TracedRecord | undefined;
}

/** Finds records and their layers; each stack of layers is merged and traced once, when first asked about. */
export function createRecordTracer(input: RecordTracerInput): RecordTracer {
  const known = new Map<string, TracedRecord>();
  const ofLayers = new WeakMap<readonly Layer[], TracedRecord>();
  const layersBySite = new Map<string, { readonly brand: string; readonly layers: SiteLayers }>();
  const layersByPlacement = new Map<string, SiteLayers>();
  const mergers = { page: createLayerMerger(PAGE_MERGE), record: createLayerMerger() };

  const traced = (kind: ConfigKind, layers: readonly Layer[], brand: string): TracedRecord => {
    let record = ofLayers.get(layers);
    if (record) return record;
    // What a site has in layers is checked against the messages of its brand.
    const key = `${kind}|${CONFIG_KINDS[kind].layered ? brand : ""}|${layersKey(layers)}`;
    record = known.get(key);
    if (!record) {
      record = createRecord(input, kind, layers, brand, mergers[kind === "page" ? "page" : "record"]);
      known.set(key, record);
    }
    ofLayers.set(layers, record);
    return record;
  };
  /** Sites of a brand in a country share all layers but their own file, unless that has overrides. */
  const findLayers = (siteId: string, { brand, country, overrides }: SitePlacement): SiteLayers => {
    const key = `${brand}\u001f${country}`;
    const shared = overrides === undefined ? layersByPlacement.get(key) : undefined;
    const domain = input.index.byKind("domain").get(siteId);
    if (shared && domain) return { ...shared, domain: [wholeFile(domain)] };
    const layers = siteLayers(input.index, siteId, { brand, country });
    if (overrides === undefined) layersByPlacement.set(key, layers);
    return layers;
  };
  const layersOf = (siteId: string) => {
    let entry = layersBySite.get(siteId);
    const placement = entry ? undefined : input.placementOf(siteId);
    if (placement) {
      entry = { brand: placement.brand, layers: findLayers(siteId, placement) };
      layersBySite.set(siteId, entry);
    }
    return entry;
  };
  const layeredOf = (siteId: string, kind: ConfigKind, id: string) => {
    const entry = layersOf(siteId);
    const layers = entry?.layers.layered.get(kind)?.get(id);
    return entry && layers && traced(kind, layers, entry.brand);
  };
  const idsOf = (siteId: string, kind: ConfigKind) => [
    ...(layersOf(siteId)?.layers.layered.get(kind)?.keys() ?? []),
  ];
  return {
    layeredOf,
    idsOf,
    ofSite: (siteId, name) => {
      const entry = layersOf(siteId);
      return entry && traced(name, entry.layers[name], entry.brand);
    },
    pageOf: (siteId, page) => layeredOf(siteId, "page", page),
    pagesOf: (siteId) => idsOf(siteId, "page"),
    ofRelease: (kind, id) => {
      const source = input.index.byKind(kind).get(id);
      return source && traced(kind, [wholeFile(source)], "");
    },
  };
}

function createRecord(
  { widgets, schemas, resolve }: RecordTracerInput,
  kind: ConfigKind,
  layers: readonly Layer[],
  brand: string,
  merge: ReturnType<typeof createLayerMerger>,
): TracedRecord {
  let trace: TraceNode | undefined;
  let value: { readonly of: unknown } | undefined;
  const resolved = () => {
    value ??= { of: resolve(kind, layers, brand) };
    return value.of;
  };
  const said = (path: JsonPath) => {
    trace ??= traceLayers(layers, kind === "page" ? PAGE_MERGE : {});
    return sourcesOf(trace, path);
  };
  const schema = schemas.get(kind);
  const byDefault = (path: JsonPath) =>
    widgetDefault(widgets, resolved() ?? merge(layers).value, path) ??
    (schema && schemaDefault(kind, schema.root, path, kind === "page" ? ["$defs", "Page"] : []));
  return {
    kind,
    layers,
    get value() {
      return resolved();
    },
    sources: (path) => {
      const sources = said(path);
      const last = byDefault(path);
      if (last) return [...sources, last];
      const actual = sources.length === 0 ? memberOf(resolved(), path) : undefined;
      const owner = actual === undefined ? undefined : propsOwner(resolved(), path);
      // A prop that nobody wrote and no default explains came out of a migration of what is written.
      return owner ? said([...owner.path, "v"]).map((source) => ({ ...source, value: actual })) : sources;
    },
    lockOf: (path) => {
      const { locks } = merge(layers);
      for (let length = locks.size === 0 ? -1 : path.length; length >= 0; length--) {
        const lock = locks.get(pathKey(path.slice(0, length)));
        if (lock) return lockSource(lock);
      }
      return undefined;
    },
    locks: () =>
      layers.some(({ source }) => MAY_LOCK.test(source.text))
        ? [...merge(layers).locks].map(([key, lock]) => ({ path: keyPath(key), source: lockSource(lock) }))
        : [],
  };
}

/**
 * Texts that hold a lock, or a key that may be one written with escapes: few do, and the others need no merge
 * to know.
 */
const MAY_LOCK = /\$lock"|\\u/;

function lockSource({ layer, path }: Origin): Source {
  return {
    layer: layer.name,
    file: layer.source.file,
    at: [...layer.at, ...path],
    value: true,
    says: "value",
  };
}
