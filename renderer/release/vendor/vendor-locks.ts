import type { Domain, Microsite } from "#schemas";
import { type JsonPath, positionOf } from "../json/json-file.ts";
import { isJsonObject, type JsonObject, type Layer, type Origin } from "../json/layer.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { createLayerMerger, layersKey } from "../layers/layered-documents.ts";
import { keyPath } from "../layers/merge-layers.ts";
import { siteLayers } from "../layers/site-layers.ts";
import { PAGE_MERGE } from "../pages/page-reader.ts";
import type { ConfigIndex } from "../read/config-index.ts";

/**
 * Says what vendors change although a layer of a page locked it: a prop of a widget, whether it shows, or the
 * footer (MODE-05).
 */
export type VendorLockCheck = (
  index: ConfigIndex,
  domains: ReadonlyMap<string, Domain>,
  vendor: Microsite,
) => PathProblem[];

/** A check that merges the same layers once. Pages without any lock cost nothing. */
export function createVendorLockCheck(): VendorLockCheck {
  const merge = createLayerMerger(PAGE_MERGE);
  return (index, domains, vendor) => {
    const problems = new Map<string, PathProblem>();
    for (const [page, layers] of lockedPages(index, domains, vendor)) {
      const { value, locks } = merge(layers);
      for (const [key, origin] of locks) {
        const path = keyPath(key);
        for (const node of nodesIn(value)) {
          for (const problem of changesOf(node, path, vendor, page, origin))
            problems.set(problem.path.join("."), problem);
        }
      }
    }
    return [...problems.values()];
  };
}

/** Texts that hold a lock, or a key that may be one written with escapes. */
const MAY_LOCK = /\$lock"|\\u/;

function lockedPages(
  index: ConfigIndex,
  domains: ReadonlyMap<string, Domain>,
  vendor: Microsite,
): (readonly [string, readonly Layer[]])[] {
  const hasLocks = index.files.some(
    ({ source, place }) => place.kind !== "messages" && MAY_LOCK.test(source.text),
  );
  if (!hasLocks) return [];
  const stacks = new Map<string, readonly [string, readonly Layer[]]>();
  for (const [id, domain] of domains) {
    if (vendor.domains !== undefined && !vendor.domains.includes(id)) continue;
    for (const [page, layers] of siteLayers(index, id, domain).layered.get("page") ?? []) {
      const isLocked = layers.some(({ source }) => MAY_LOCK.test(source.text));
      if (isLocked) stacks.set(layersKey(layers), [page, layers]);
    }
  }
  return [...stacks.values()];
}

interface PlacedNode {
  readonly path: JsonPath;
  readonly widget: string;
}

function nodesIn(value: unknown, path: JsonPath = []): PlacedNode[] {
  const slots = isJsonObject(value) ? value.slots : undefined;
  return membersOf(slots).flatMap(([slot, list]) =>
    membersOf(isJsonObject(list) ? list.nodes : undefined).flatMap(([id, node]) => {
      const at = [...path, "slots", slot, "nodes", id];
      const own =
        isJsonObject(node) && typeof node.widget === "string" ? [{ path: at, widget: node.widget }] : [];
      return [...own, ...nodesIn(node, at)];
    }),
  );
}

function membersOf(value: unknown): [string, unknown][] {
  return isJsonObject(value) ? Object.entries(value as JsonObject) : [];
}

function changesOf(
  { path, widget }: PlacedNode,
  locked: JsonPath,
  { settings, hide = [], hideWidgets = [] }: Microsite,
  page: string,
  lock: Origin,
): PathProblem[] {
  const where = `${[page, ...path.filter((_, index) => index % 2 === 1)].join(".")}`;
  const { name, source } = lock.layer;
  const by = `locked by the layer "${name}" in ${source.file}:${positionOf(source, lock.path).line}`;
  const problems: PathProblem[] = Object.keys(settings[widget] ?? {})
    .filter((prop) => meet(locked, [...path, "props", prop]))
    .map((prop) => ({
      path: ["settings", widget, prop],
      part: "key",
      code: "locked",
      message: `"${prop}" of ${where} is ${by}, so no vendor may set it.`,
      suggestion: "Leave it out, or take the lock away.",
    }));
  const footer = hide.indexOf("footer");
  if (footer !== -1 && path[1] === "footer" && isWithin(path, locked))
    problems.push({
      path: ["hide", footer],
      code: "locked",
      message: `${where} is ${by}, so no vendor may hide the footer.`,
      suggestion: "Leave it out of the list, or take the lock away.",
    });
  const hidden = hideWidgets.indexOf(widget);
  if (hidden !== -1 && isWithin(path, locked))
    problems.push({
      path: ["hideWidgets", hidden],
      code: "locked",
      message: `${where} is ${by}, so no vendor may leave it out.`,
      suggestion: "Leave it out of the list, or take the lock away.",
    });
  return problems;
}

/**
 * Whether one path leads through the other: a lock holds for all below it, and nothing above it may be
 * replaced.
 */
function meet(a: JsonPath, b: JsonPath): boolean {
  return isWithin(a, b) || isWithin(b, a);
}

function isWithin(path: JsonPath, parent: JsonPath): boolean {
  return parent.every((key, index) => String(path[index]) === String(key));
}
