import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { isJsonObject, type Layer } from "../json/layer.ts";
import type { Merged } from "./merge-layers.ts";
import { nodePatches } from "./node-patches.ts";

/**
 * Layers that speak of another version of a node than what they are put over: merged, the props would be of
 * no version at all. `merge` answers the layers below.
 */
export function mixedVersions(
  layers: readonly Layer[],
  merge: (layers: readonly Layer[]) => Merged,
): Finding[] {
  return layers.flatMap((layer, index) =>
    nodePatches(layer).flatMap(({ value, path, at }) => {
      if (index === 0 || typeof value.v !== "number") return [];
      let below: unknown = merge(layers.slice(0, index)).value;
      for (const segment of path) below = isJsonObject(below) ? below[String(segment)] : undefined;
      if (!isJsonObject(below) || typeof below.v !== "number" || below.v === value.v) return [];
      if (value.widget !== undefined && value.widget !== below.widget) return [];
      const message = `This layer speaks of version ${value.v} of the node, which is at version ${below.v} below it.`;
      const suggestion = "Run npx staywright migrate.";
      return [createFinding(layer.source, [...at, "v"], { code: "mixed-versions", message, suggestion })];
    }),
  );
}
