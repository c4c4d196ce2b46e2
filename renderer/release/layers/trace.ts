import type { JsonFile, JsonPath } from "../json/json-file.ts";
import { positionOf } from "../json/json-file.ts";
import { isJsonObject, isSameJson, type JsonObject, type Origin } from "../json/layer.ts";
import type { Provenance } from "./provenance.ts";

/** One layer's word on a value. */
interface TraceEntry {
  readonly origin: Origin;
  readonly value: unknown;
  /** True when the layer only reached something inside the object. */
  readonly passesThrough: boolean;
}

/** Who said what, value by value, weakest layer first. */
export interface TraceNode {
  readonly entries: TraceEntry[];
  readonly children: Map<string, TraceNode>;
}

/** A value that nobody has said anything of. */
export function createTrace(): TraceNode {
  return { entries: [], children: new Map() };
}

/** The trace of a member, made where there is none yet. */
export function traceChild(node: TraceNode, key: string): TraceNode {
  let child = node.children.get(key);
  if (!child) {
    child = createTrace();
    node.children.set(key, child);
  }
  return child;
}

/** Notes that a layer set the value here; what was known below and is not in it is shadowed. */
export function recordValue(node: TraceNode, origin: Origin, value: unknown): void {
  const members = isJsonObject(value) ? value : {};
  for (const [key, child] of node.children) if (!(key in members)) recordAbsence(child, origin);
  if (!isJsonObject(value)) {
    node.entries.push({ origin, value, passesThrough: false });
    return;
  }
  recordPassage(node, origin);
  for (const [key, member] of Object.entries(value)) {
    recordValue(traceChild(node, key), { layer: origin.layer, path: [...origin.path, key] }, member);
  }
}

/** Notes that a layer has an object here whose members speak for themselves. */
export function recordPassage(node: TraceNode, origin: Origin): void {
  node.entries.push({ origin, value: undefined, passesThrough: true });
}

function recordAbsence(node: TraceNode, origin: Origin): void {
  if (node.entries.at(-1)?.value !== undefined)
    node.entries.push({ origin, value: undefined, passesThrough: false });
  for (const child of node.children.values()) recordAbsence(child, origin);
}

/**
 * The stack of a value, strongest first. A member of a list that was set whole answers with that list's
 * stack.
 */
export function provenanceOf(trace: TraceNode, path: JsonPath): readonly Provenance[] {
  const { node, rest } = follow(trace, path);
  const said = node.entries.filter((entry) => !entry.passesThrough);
  return said
    .map(({ origin, value }, index) => {
      const isList = Array.isArray(value) || rest.length === 0;
      const within = isList ? [] : rest;
      return {
        layer: origin.layer.name,
        file: origin.layer.source.file,
        ...positionOf(origin.layer.source, [...origin.layer.at, ...origin.path, ...within]),
        value: memberOf(value, rest),
        winner: index === said.length - 1,
      };
    })
    .reverse();
}

/**
 * Where a finding about the merged value belongs, as a path in a file: the strongest layer that has something
 * at the path, or at the nearest parent. Undefined when no layer said anything.
 */
export function placeOf(
  trace: TraceNode,
  path: JsonPath,
): { readonly source: JsonFile; readonly path: JsonPath } | undefined {
  const { node, rest } = follow(trace, path);
  const said = node.entries.filter((candidate) => !candidate.passesThrough);
  // A missing member of an object belongs where the object was first written.
  const entry = said.at(-1) ?? node.entries[0];
  if (!entry) return undefined;
  const isPatched = rest.length > 0 && isJsonObject(writtenAt(entry.origin)) && Array.isArray(entry.value);
  const item = isPatched ? itemPlace(said, memberOf(entry.value, rest.slice(0, 1))) : undefined;
  const { layer, path: origin } = item ?? entry.origin;
  return { source: layer.source, path: [...layer.at, ...origin, ...(item ? rest.slice(1) : rest)] };
}

/** The layer that put an item into a list by an operator, and where the operator names it. */
function itemPlace(said: readonly TraceEntry[], item: unknown): Origin | undefined {
  if (item === undefined) return undefined;
  for (const { origin, value } of [...said].reverse()) {
    const written = writtenAt(origin);
    const at = isJsonObject(written) ? itemInPatch(written, item) : itemIn(value, item);
    if (at) return { layer: origin.layer, path: [...origin.path, ...at] };
  }
  return undefined;
}

function writtenAt({ layer, path }: Origin): unknown {
  return memberOf(layer.value, path);
}

function itemInPatch(patch: JsonObject, item: unknown): JsonPath | undefined {
  for (const [key, value] of Object.entries(patch)) {
    if (key === "$remove") continue;
    const at = isJsonObject(value) ? itemInPatch(value, item) : itemIn(value, item);
    if (at) return [key, ...at];
  }
  return undefined;
}

function itemIn(list: unknown, item: unknown): JsonPath | undefined {
  const index = Array.isArray(list) ? list.findIndex((other) => isSameJson(other, item)) : -1;
  return index === -1 ? undefined : [index];
}

function follow(trace: TraceNode, path: JsonPath): { node: TraceNode; rest: JsonPath } {
  let node = trace;
  for (const [index, segment] of path.entries()) {
    const child = node.children.get(String(segment));
    if (!child || child.entries.length === 0) return { node, rest: path.slice(index) };
    node = child;
  }
  return { node, rest: [] };
}

function memberOf(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (at, segment) => (at as Record<string, unknown> | undefined)?.[String(segment)],
    value,
  );
}
