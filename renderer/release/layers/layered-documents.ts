import { createMemory, type MemoryKey } from "../../memory/memory.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject, type Layer } from "../json/layer.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { type Merged, type MergeOptions, mergeLayer, NOTHING, traceLayers } from "./merge-layers.ts";
import { placeOf, provenanceOf } from "./trace.ts";

/** Merges layers, keeping what was merged before: sites with the same layers share one result. */
export function createLayerMerger(options: MergeOptions = {}): (layers: readonly Layer[]) => Merged {
  const known = createMemory<Merged>();
  const merge = (layers: readonly Layer[]): Merged => {
    const last = layers.at(-1);
    if (!last) return NOTHING;
    return known(layerKeys(layers), () => mergeLayer(merge(layers.slice(0, -1)), last, options));
  };
  return merge;
}

/** Whether a layer of a stack is no layer at all: that is said of its file, and nothing follows from it. */
export function isUnreadable(layers: readonly Layer[]): boolean {
  const [first] = layers;
  if (layers.some(({ value }) => value === undefined)) return true;
  return layers.length > 1 && !isJsonObject(first?.value);
}

/** What a stack of layers is, for a memory: equal for the same places of the same texts. */
export function layerKeys(layers: readonly Layer[]): MemoryKey[] {
  return layers.flatMap(({ source, at }) => [source, at.join("/")]);
}

/** Name of a stack of layers: equal for the same files. */
export function layersKey(layers: readonly Layer[]): string {
  return layers.map(({ source, at }) => `${source.file}#${at.join("/")}`).join("|");
}

/** Findings at the places where the layers wrote what is wrong. */
export function placeProblems(
  layers: readonly Layer[],
  problems: readonly PathProblem[],
  options: MergeOptions = {},
): Finding[] {
  const [first] = layers;
  if (problems.length === 0 || !first) return [];
  const trace = traceLayers(layers, options);
  const rankOf = (path: JsonPath) => {
    const place = placeOf(trace, path);
    const holds = ({ source, at }: Layer) => source === place?.source && isWithin(place.path, at);
    return layers.findLastIndex(holds);
  };
  return problems.map(({ path, part = "value", beside, ...words }) => {
    const sibling = beside ? [...path.slice(0, -1), beside.member] : path;
    const [, before] = provenanceOf(trace, sibling);
    const isOther =
      beside !== undefined &&
      rankOf(sibling) > rankOf(path) &&
      (before === undefined || beside.fits(before.value));
    const place = placeOf(trace, isOther ? sibling : path) ?? { source: first.source, path: [] };
    const { message, suggestion } = isOther ? beside : words;
    return createFinding(place.source, place.path, { ...words, message, suggestion }, part);
  });
}

function isWithin(path: JsonPath, parent: JsonPath): boolean {
  return parent.every((key, index) => String(path[index]) === String(key));
}
