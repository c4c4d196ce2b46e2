import type { PageDocument } from "../page/page-document.ts";
import type { JsonPath } from "../release/json/json-file.ts";
import { isJsonObject, type Layer } from "../release/json/layer.ts";
import { mergeLayers } from "../release/layers/merge-layers.ts";
import { foldCondition, type StaticSite } from "../release/pages/fold-condition.ts";
import { PAGE_MERGE } from "../release/pages/page-reader.ts";
import type { Shows } from "./requirement.ts";

/** A path in the page that some layers make. */
export interface UnshownPlace {
  readonly layers: readonly Layer[];
  readonly path: JsonPath;
  readonly part?: "key";
  /** What shows the widget again, where it is on the page and no order names it. */
  readonly mend?: string;
}

/**
 * Where a page that should show a widget says otherwise: the condition that hides it, the node that no order
 * names, be it the widget's or one around it, the node that a layer took away or changed, or else the order
 * of the region it belongs in, in the page's first layer.
 */
export function unshownPlace(
  shows: Shows,
  page: PageDocument,
  layers: readonly Layer[],
  site: StaticSite,
): UnshownPlace {
  const [hidden] = nodesWith(shows, page);
  if (hidden) return { layers, path: conditionPath(hidden, page, site) };
  for (let count = layers.length; count > 0; count--) {
    const merged = mergeLayers(layers.slice(0, count), PAGE_MERGE).value;
    const [gone] = nodesWith(shows, merged);
    if (!gone) continue;
    const unnamed = unnamedNode(gone, merged);
    const mend = unnamed && `Name "${unnamed.at(-1)}" in the "order" beside its "nodes".`;
    const order = emptyOrder(gone, merged);
    if (order) return { layers, path: order, mend };
    return count === layers.length
      ? { layers, path: unnamed ?? gone, part: "key", mend }
      : { layers, path: [...gone, "widget"] };
  }
  return { layers: layers.slice(0, 1), path: ["slots", shows.in ?? "main", "order"] };
}

/** The first node on the way to one that its list does not name. */
function unnamedNode(node: JsonPath, page: unknown): JsonPath | undefined {
  let at: unknown = page;
  for (const [index, key] of node.entries()) {
    const list = at;
    at = isJsonObject(at) ? at[String(key)] : undefined;
    if (key !== "nodes" || index % 4 !== 2 || !isJsonObject(list)) continue;
    const order: unknown = list.order;
    if (!Array.isArray(order) || !order.includes(node[index + 1])) return node.slice(0, index + 2);
  }
  return undefined;
}

/** The order a node belongs in, where that names none of several. */
function emptyOrder(node: JsonPath, page: unknown): JsonPath | undefined {
  const list = node
    .slice(0, -2)
    .reduce((at: unknown, key) => (isJsonObject(at) ? at[String(key)] : undefined), page);
  const isEmpty =
    isJsonObject(list) &&
    Array.isArray(list.order) &&
    list.order.length === 0 &&
    isJsonObject(list.nodes) &&
    Object.keys(list.nodes).length > 1;
  return isEmpty ? [...node.slice(0, -2), "order"] : undefined;
}

/** The first condition on the way to a node that hides it from somebody on this site. */
function conditionPath(node: JsonPath, page: PageDocument, site: StaticSite): JsonPath {
  let at: unknown = page;
  let open: JsonPath | undefined;
  for (const [index, key] of node.entries()) {
    at = isJsonObject(at) ? at[String(key)] : undefined;
    const isNode = index % 4 === 3;
    if (!isNode || !isJsonObject(at) || at.when === undefined) continue;
    const path = [...node.slice(0, index + 1), "when"];
    // The page was checked, so what stands there is a condition.
    const folded = foldCondition(at.when as Parameters<typeof foldCondition>[0], site);
    if (folded === false) return path;
    if (folded !== true) open ??= path;
  }
  return open ?? node;
}

/** Paths of the nodes with one of the widgets; the page may be one that was never checked. */
function nodesWith(shows: Shows, page: unknown): readonly JsonPath[] {
  const found: JsonPath[] = [];
  const visit = (owner: unknown, path: JsonPath): void => {
    const slots = isJsonObject(owner) && isJsonObject(owner.slots) ? owner.slots : {};
    for (const [name, list] of Object.entries(slots)) {
      const isRegion = path.length === 0;
      const isAsked = shows.in === undefined ? name !== "fallback" : name === shows.in;
      if (isRegion && !isAsked) continue;
      const nodes = isJsonObject(list) && isJsonObject(list.nodes) ? list.nodes : {};
      for (const [id, node] of Object.entries(nodes)) {
        const at = [...path, "slots", name, "nodes", id];
        if (isJsonObject(node) && shows.anyOf.includes(String(node.widget))) found.push(at);
        visit(node, at);
      }
    }
  };
  visit(page, []);
  return found;
}
