import type { Condition, NodeDocument, NodeList, PageDocument } from "../../page/page-document.ts";
import type { HydrateMode } from "../../view/widget-registry.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { Provenance } from "../layers/provenance.ts";
import { stackOf } from "./explain-provenance.ts";
import type { TracedRecord } from "./explain-records.ts";
import { memberOf, type Source } from "./explain-sources.ts";
import { showsOn } from "./inspect-shows.ts";
import type { ReleaseResult } from "./release-result.ts";

/** A layer's place in a file. Lines and columns count from 1. */
export interface LayerPlace {
  readonly layer: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One value of a page and everybody who has a word on it. */
export interface ValueInsight {
  /** Path as `explain` takes it: `pages.home.main.hero.props.title`. */
  readonly path: string;
  readonly value: unknown;
  /** Strongest first. */
  readonly stack: readonly Provenance[];
  /** Who closed the value to later layers. */
  readonly lockedBy?: LayerPlace;
}

/** One node of a page: what it is, who put it there and where each prop comes from. */
export interface NodeInsight {
  /** `main.hero`, `main.hero.search.box`. */
  readonly address: string;
  /** Path as `explain` takes it: `pages.home.main.hero`. */
  readonly path: string;
  readonly widget: string;
  /** Version of the props after migration. */
  readonly v: number;
  readonly hydrate: HydrateMode;
  /** Condition as it is written, before the site decides its part of it. */
  readonly when?: Condition;
  /** What the site alone decides: shown always, never, or decided by the request. */
  readonly shows: "always" | "never" | "depends";
  /** Operations the widget asks for, by request name. */
  readonly requests: Readonly<Record<string, string>>;
  /** The layer that put the node on the page; null when the page has mistakes that hide it. */
  readonly placedBy: Provenance | null;
  /** Leaves of objects one by one, lists whole; defaults included. */
  readonly props: readonly ValueInsight[];
  /** Child nodes by slot, in the order they show. */
  readonly slots: Readonly<Record<string, readonly NodeInsight[]>>;
}

/** A page of a site, opened up. */
export interface PageInsight {
  readonly site: string;
  readonly page: string;
  /** The layers that make the page, weakest first. */
  readonly layers: readonly LayerPlace[];
  /** Values of the page itself: cache and head. */
  readonly values: readonly ValueInsight[];
  /** Nodes by region, in the order they show. */
  readonly slots: Readonly<Record<string, readonly NodeInsight[]>>;
}

export interface InspectOptions {
  /** Vendor whose microsite is the last layer. */
  readonly vendor?: string;
}

type Inspected = Pick<ReleaseResult, "provenance" | "release">;

/**
 * A page with the origin of every node and value; undefined when the site has no such page, or it has
 * mistakes.
 */
export function inspectPage(
  result: Inspected,
  siteId: string,
  page: string,
  { vendor }: InspectOptions = {},
): PageInsight | undefined {
  const view = viewOf(result, siteId, page, vendor);
  if (!view) return undefined;
  const { record, document } = view;
  const { slots: _, ...own } = document;
  return {
    site: siteId,
    page,
    layers: record.layers.map(({ name, source, at }) => ({
      layer: name,
      file: source.file,
      ...result.provenance.positionOf(source.file, at),
    })),
    values: leavesOf(own, []).map((path) => valueInsight(view, path, `pages.${page}.${path.join(".")}`)),
    slots: slotsInsight(view, document.slots, [], ""),
  };
}

/** One node by address (`main.hero`); undefined when there is none. */
export function inspectNode(
  result: Inspected,
  siteId: string,
  page: string,
  address: string,
  { vendor }: InspectOptions = {},
): NodeInsight | undefined {
  const view = viewOf(result, siteId, page, vendor);
  const segments = address.split(".");
  if (!view || segments.length % 2 !== 0) return undefined;
  const path = segments.flatMap((name, index) => (index % 2 === 0 ? ["slots", name] : ["nodes", name]));
  const node = memberOf(view.document, path);
  return isJsonObject(node) ? nodeInsight(view, node as unknown as NodeDocument, path, address) : undefined;
}

interface PageView {
  readonly result: Inspected;
  readonly siteId: string;
  readonly page: string;
  readonly record: TracedRecord;
  readonly document: PageDocument;
  /** The vendor's file, when the page is seen through a vendor. */
  readonly microsite: TracedRecord | undefined;
}

function viewOf(
  result: Inspected,
  siteId: string,
  page: string,
  vendor: string | undefined,
): PageView | undefined {
  const record = result.provenance.pageOf(siteId, page);
  const document = record?.value as PageDocument | null | undefined;
  const microsite = vendor === undefined ? undefined : result.provenance.ofRelease("microsite", vendor);
  return record && document ? { result, siteId, page, record, document, microsite } : undefined;
}

function slotsInsight(
  view: PageView,
  slots: Readonly<Record<string, NodeList>>,
  path: JsonPath,
  address: string,
): Readonly<Record<string, readonly NodeInsight[]>> {
  return Object.fromEntries(
    Object.entries(slots).map(([slot, { order, nodes }]) => [
      slot,
      order.flatMap((id) => {
        const node = nodes[id];
        const at = [...path, "slots", slot, "nodes", id];
        return node
          ? [nodeInsight(view, node, at, address === "" ? `${slot}.${id}` : `${address}.${slot}.${id}`)]
          : [];
      }),
    ]),
  );
}

function nodeInsight(view: PageView, node: NodeDocument, at: JsonPath, address: string): NodeInsight {
  const { result, record, page } = view;
  const manifest = result.provenance.widget(node.widget);
  const path = `pages.${page}.${address}`;
  const placed = placingSource(record.sources(at));
  return {
    address,
    path,
    widget: node.widget,
    v: node.v,
    hydrate: manifest?.render.hydrate ?? "none",
    ...(node.when && { when: node.when }),
    shows: showsOf(view, node, at),
    requests: Object.fromEntries(
      Object.entries(manifest?.data ?? {}).map(([name, { source }]) => [name, source]),
    ),
    placedBy: placed
      ? {
          layer: placed.layer,
          file: placed.file,
          ...result.provenance.positionOf(placed.file, placed.at),
          value: node.widget,
          winner: true,
        }
      : null,
    props: leavesOf({ ...node.props, ...vendorProps(view, node.widget) }, []).map((prop) =>
      propInsight(view, node.widget, at, prop, `${path}.props.${prop.join(".")}`),
    ),
    slots: slotsInsight(view, node.slots ?? {}, at, address),
  };
}

/** The weakest layer that has the node, counted from where it was last taken away. */
function placingSource(sources: readonly Source[]): Source | undefined {
  const removed = sources.findIndex(({ says, value }) => says !== "object" && value === undefined);
  return (removed === -1 ? sources : sources.slice(0, removed)).at(-1);
}

function showsOf(
  { result, siteId, page, microsite }: PageView,
  { widget, when }: NodeDocument,
  path: JsonPath,
): NodeInsight["shows"] {
  const hidden = memberOf(microsite?.value, ["hideWidgets"]);
  if (Array.isArray(hidden) && hidden.includes(widget)) return "never";
  const site = result.release?.sites[siteId];
  if (!when) return "always";
  const shows = site ? showsOn(site, page, path) : "";
  return shows === "always" || shows === "never" ? shows : "depends";
}

function vendorProps({ microsite }: PageView, widget: string): object {
  const props = memberOf(microsite?.value, ["settings", widget]);
  return isJsonObject(props) ? props : {};
}

/** A prop: the vendor's word counts for props of its widgets, whole. */
function propInsight(
  view: PageView,
  widget: string,
  node: JsonPath,
  prop: JsonPath,
  path: string,
): ValueInsight {
  const own = valueInsight(view, [...node, "props", ...prop], path);
  const { microsite, result } = view;
  const at = ["settings", widget, ...prop];
  if (memberOf(microsite?.value, at.slice(0, 3)) === undefined) return own;
  const sources = (microsite?.sources(at) ?? []).map((source) => ({
    ...source,
    layer: `vendor ${memberOf(microsite?.value, ["name"])}`,
  }));
  return {
    ...own,
    value: memberOf(microsite?.value, at),
    stack: [
      ...stackOf(result.provenance, sources),
      ...own.stack.map((shadowed) => ({ ...shadowed, winner: false })),
    ],
  };
}

function valueInsight({ result, record, document }: PageView, at: JsonPath, path: string): ValueInsight {
  const lock = record.lockOf(at);
  const { positionOf } = result.provenance;
  return {
    path,
    value: memberOf(document, at),
    stack: stackOf(result.provenance, record.sources(at)),
    ...(lock && {
      lockedBy: { layer: lock.layer, file: lock.file, ...positionOf(lock.file, lock.at) },
    }),
  };
}

/** Paths of the leaves of an object; lists and empty objects are leaves. */
function leavesOf(value: unknown, path: JsonPath): readonly JsonPath[] {
  if (!isJsonObject(value) || Object.keys(value).length === 0) return path.length === 0 ? [] : [path];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "$schema" ? [] : leavesOf(member, [...path, key]),
  );
}
