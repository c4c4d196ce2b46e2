import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject, isSameJson, type JsonObject, type Layer } from "../json/layer.ts";
import { createLayerMerger } from "../layers/layered-documents.ts";
import { refuseNodePatch } from "../layers/node-address.ts";
import { type NodePatch, nodePatches } from "../layers/node-patches.ts";
import { sparseDifference } from "../layers/sparse-difference.ts";
import { migrateProps } from "../pages/migrate-props.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";

/** What becomes of one node in one layer. Members that stay as they are are absent; null takes one away. */
export interface NodeMove {
  readonly patch: NodePatch;
  readonly widget: string;
  readonly from: number;
  readonly to: number;
  readonly v?: number | null;
  readonly props?: JsonObject;
}

export interface StuckNode {
  readonly patch: NodePatch;
  readonly message: string;
}

export interface NodeMoves {
  readonly moves: readonly NodeMove[];
  /**
   * Nodes that no rewriting of the layers' files would keep the same. They stay as they are, in every layer.
   */
  readonly stuck: readonly StuckNode[];
}

interface VersionedNode {
  readonly widget: string;
  readonly v: number;
  readonly props: JsonObject;
}

/**
 * Brings the nodes of a page to their widgets' versions, layer by layer, so that the merged page stays the
 * same in every stack. A layer's new props are the difference between what it was put over and what came of
 * it, both migrated; a member that the migration does not touch stays as it is written, operators and all.
 */
export function migrateNodes(stacks: readonly (readonly Layer[])[], widgets: WidgetCatalogue): NodeMoves {
  const merge = createLayerMerger({ refuseNew: refuseNodePatch });
  const found = new Map<string, NodeMove | StuckNode | null>();
  const stuckAddresses = new Set<string>();
  for (const stack of stacks) {
    for (const [index, layer] of stack.entries()) {
      const below = merge(stack.slice(0, index)).value;
      const above = merge(stack.slice(0, index + 1)).value;
      for (const patch of nodePatches(layer)) {
        const result = moveNode(patch, nodeOf(below, patch.path), nodeOf(above, patch.path), widgets);
        const key = `${layer.source.file}#${patch.at.join("/")}`;
        const known = found.get(key);
        const agreed = known === undefined || isSameMove(known, result) ? result : disagreement(patch);
        found.set(key, agreed);
        if (agreed && "message" in agreed) stuckAddresses.add(addressOf(patch));
      }
    }
  }
  const all = [...found.values()].flatMap((result) => result ?? []);
  return {
    moves: all.flatMap((one) => ("message" in one || stuckAddresses.has(addressOf(one.patch)) ? [] : [one])),
    stuck: all.flatMap((one) => ("message" in one ? [one] : [])),
  };
}

/** The move of one layer's word on a node; null when it is up to date. */
function moveNode(
  patch: NodePatch,
  below: VersionedNode | undefined,
  above: VersionedNode | undefined,
  widgets: WidgetCatalogue,
): NodeMove | StuckNode | null {
  const known = above && widgets.get(above.widget);
  if (!above || !known) return null;
  const { name, version } = known.manifest;
  if (
    above.v >= version &&
    (below === undefined || below.v >= (widgets.get(below.widget)?.manifest.version ?? 1))
  )
    return null;
  const step = { patch, widget: name, from: Math.min(above.v, below?.v ?? above.v), to: version };
  const own = patch.value.v;
  const isSame = below?.widget === above.widget;
  const written = isJsonObject(patch.value.props) ? patch.value.props : undefined;
  if (below && isSame && own !== undefined && own !== below.v) {
    // The layer speaks of another version than what it is put over, so its props are read alone.
    const alone = migrateProps(known, above.v, written ?? {});
    if (!alone.ok) return { patch, message: alone.message };
    const isChanged = written !== undefined && !isSameJson(alone.props, written);
    return { ...step, v: null, ...(isChanged && { props: alone.props }) };
  }
  const after = migrateProps(known, above.v, above.props);
  if (!after.ok) return { patch, message: after.message };
  const belowWidget = below && widgets.get(below.widget);
  const before = below && belowWidget && migrateProps(belowWidget, below.v, below.props);
  if (before && !before.ok) return { patch, message: before.message };
  const props = rewritten(written, below?.props ?? {}, above.props, before?.props ?? {}, after.props);
  if (props === "locked") {
    const message = "A lock stands on a prop that the migration changes; move it by hand.";
    return { patch, message };
  }
  return {
    ...step,
    ...(own !== undefined && own !== version && { v: version }),
    ...(!isSameJson(props, written ?? {}) && { props }),
  };
}

/** The layer's props in their new shape, in the order they were written. */
function rewritten(
  written: JsonObject = {},
  below: JsonObject,
  above: JsonObject,
  newBelow: JsonObject,
  newAbove: JsonObject,
): JsonObject | "locked" {
  const difference = sparseDifference(newBelow, newAbove);
  const needed = isJsonObject(difference) ? difference : {};
  const isUntouched = (key: string) =>
    isSameJson(above[key], newAbove[key]) && isSameJson(below[key], newBelow[key]);
  const added = Object.keys(needed).filter((key) => !(key in written));
  const props: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(written)) {
    if (isUntouched(key)) props[key] = value;
    else if (JSON.stringify(value).includes('"$lock"')) return "locked";
    else if (key in needed) props[key] = needed[key];
    // What takes the place of a prop stands where it stood.
    else for (const name of added.splice(0)) props[name] = needed[name];
  }
  for (const name of added) props[name] = needed[name];
  return props;
}

function nodeOf(page: unknown, path: JsonPath): VersionedNode | undefined {
  let at: unknown = page;
  for (const segment of path) at = isJsonObject(at) ? at[String(segment)] : undefined;
  if (!isJsonObject(at) || typeof at.widget !== "string" || typeof at.v !== "number") return undefined;
  return { widget: at.widget, v: at.v, props: isJsonObject(at.props) ? at.props : {} };
}

function isSameMove(a: NodeMove | StuckNode | null, b: NodeMove | StuckNode | null): boolean {
  if (!a || !b) return a === b;
  if ("message" in a || "message" in b) return "message" in a && "message" in b;
  return a.v === b.v && isSameJson(a.props ?? {}, b.props ?? {});
}

function disagreement(patch: NodePatch): StuckNode {
  const message =
    "The layer is put over different nodes, and no single rewriting fits all of them; move it by hand.";
  return { patch, message };
}

function addressOf({ path }: NodePatch): string {
  return path.join("/");
}
