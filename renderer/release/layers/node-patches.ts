import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject, type JsonObject, type Layer } from "../json/layer.ts";

/** What one layer says about one node. */
export interface NodePatch {
  readonly layer: Layer;
  /** Address in the merged page: `slots.main.nodes.hero`. */
  readonly path: JsonPath;
  /** Place in the layer's file. */
  readonly at: JsonPath;
  readonly value: JsonObject;
}

/**
 * Every node that a page layer adds or patches, parents before their children; nodes that it removes are left
 * out.
 */
export function nodePatches(layer: Layer): NodePatch[] {
  return patchesIn(layer, layer.value, [], layer.at);
}

function patchesIn(layer: Layer, owner: unknown, path: JsonPath, at: JsonPath): NodePatch[] {
  const [page, here] = unwrapped(owner, at);
  const [slots, slotsAt] = unwrapped(page.slots, [...here, "slots"]);
  return Object.entries(slots).flatMap(([slot, list]) => {
    const [{ nodes: given }, listAt] = unwrapped(list, [...slotsAt, slot]);
    const [nodes, nodesAt] = unwrapped(given, [...listAt, "nodes"]);
    return Object.entries(nodes).flatMap(([id, node]) => {
      const [value, nodeAt] = unwrapped(node, [...nodesAt, id]);
      if (!isJsonObject(node) || value.$unset === true) return [];
      const address = [...path, "slots", slot, "nodes", id];
      return [{ layer, path: address, at: nodeAt, value }, ...patchesIn(layer, value, address, nodeAt)];
    });
  });
}

/** An object as it is, or what stands in its `$value`; an empty one when it is none. */
function unwrapped(value: unknown, at: JsonPath): readonly [JsonObject, JsonPath] {
  if (!isJsonObject(value)) return [{}, at];
  return isJsonObject(value.$value) ? [value.$value, [...at, "$value"]] : [value, at];
}
