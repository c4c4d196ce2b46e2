import { createFinding, type FindingWords } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { removeFix } from "../json/finding-fix.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject, isSameJson, type JsonObject, type Layer, type Origin } from "../json/layer.ts";
import { isListPatch, LIST_OPERATORS, patchList } from "../json/list-operators.ts";
import { nameHelp } from "../json/nearest-name.ts";
import { createTrace, recordPassage, recordValue, type TraceNode, traceChild } from "./trace.ts";

/** Layers merged so far. Values are shared with the layers they came from and never changed. */
export interface Merged {
  readonly value: unknown;
  /** Places closed to later layers, by path. */
  readonly locks: ReadonlyMap<string, Origin>;
  readonly findings: readonly Finding[];
}

export const NOTHING: Merged = { value: undefined, locks: new Map(), findings: [] };

export interface MergeOptions {
  /**
   * Says why a later layer may not add an object here (a patch of a node that does not exist); undefined when
   * it may.
   */
  readonly refuseNew?: (path: JsonPath, patch: JsonObject, siblings: readonly string[]) => string | undefined;
  /** Notes who said what. */
  readonly trace?: TraceNode;
}

/**
 * Puts one layer over what is merged so far: objects merge key by key, everything else replaces, operators do
 * what their names say. An override that changes nothing, a patch of something absent and a change of
 * something locked are findings.
 */
export function mergeLayer(base: Merged, layer: Layer, options: MergeOptions = {}): Merged {
  const isFirst = base.value === undefined;
  const state: MergeState = {
    layer,
    options: isFirst ? { trace: options.trace } : options,
    locks: base.locks,
    newLocks: new Map(),
    findings: [],
  };
  const value = mergeValue(state, base.value, layer.value, [], [], options.trace);
  const locks = state.newLocks.size === 0 ? base.locks : new Map([...base.locks, ...state.newLocks]);
  return { value, locks, findings: [...base.findings, ...state.findings] };
}

/** Merges layers, weakest first. */
export function mergeLayers(layers: readonly Layer[], options: MergeOptions = {}): Merged {
  return layers.reduce((merged, layer) => mergeLayer(merged, layer, options), NOTHING);
}

/** The same merge, kept as the record of who said what. */
export function traceLayers(layers: readonly Layer[], options: MergeOptions = {}): TraceNode {
  const trace = createTrace();
  mergeLayers(layers, { ...options, trace });
  return trace;
}

interface MergeState {
  readonly layer: Layer;
  readonly options: MergeOptions;
  readonly locks: ReadonlyMap<string, Origin>;
  readonly newLocks: Map<string, Origin>;
  readonly findings: Finding[];
}

/** `path` is the address in the merged value, `at` the address in the layer (operators make them differ). */
function mergeValue(
  state: MergeState,
  base: unknown,
  patch: unknown,
  path: JsonPath,
  at: JsonPath,
  trace: TraceNode | undefined,
): unknown {
  const lock = state.locks.size > 0 ? state.locks.get(pathKey(path)) : undefined;
  if (lock) {
    reportLock(state, lock, path, at);
    return base;
  }
  if (!isJsonObject(patch)) return setValue(state, base, patch, path, at, trace);
  if ("$lock" in patch && typeof patch.$lock !== "boolean") {
    const message = `A lock is true or false, not ${JSON.stringify(patch.$lock)}.`;
    report(
      state,
      [...at, "$lock"],
      { code: "wrong-type", message, suggestion: 'Write "$lock": true.' },
      "value",
    );
  }
  if (patch.$lock === true) state.newLocks.set(pathKey(path), { layer: state.layer, path: [...at, "$lock"] });
  if (patch.$unset === true) return unset(state, base, path, at, trace);
  reportUnknownOperators(state, patch, at);
  if ("$value" in patch)
    return setValue(state, base, patch.$value, path, [...at, "$value"], trace, patch.$lock === true);
  if (isListPatch(patch)) return mergeList(state, base, patch, path, at, trace);
  return mergeObject(state, base, patch, path, at, trace);
}

function mergeObject(
  state: MergeState,
  base: unknown,
  patch: JsonObject,
  path: JsonPath,
  at: JsonPath,
  trace: TraceNode | undefined,
): unknown {
  const origin = { layer: state.layer, path: at };
  const keys = Object.keys(patch);
  // An operator that does not exist changes nothing.
  if (keys.length > 0 && keys.every(isUnknownOperator)) return base;
  if (base !== undefined && !isJsonObject(base) && trace) recordValue(trace, origin, undefined);
  if (trace) recordPassage(trace, origin);
  const old: JsonObject = isJsonObject(base) ? base : {};
  let result: Record<string, unknown> | undefined = isJsonObject(base) ? undefined : {};
  for (const [key, value] of Object.entries(patch)) {
    if (key === "$lock" || key === "$schema" || isUnknownOperator(key)) continue;
    const childPath = [...path, key];
    const childAt = [...at, key];
    if (isJsonObject(value) && old[key] === undefined && state.options.refuseNew) {
      const message = state.options.refuseNew(childPath, value, Object.keys(old));
      if (message) {
        report(state, childAt, { code: "patch-of-nothing", message, ...nameHelp(key, Object.keys(old)) });
        continue;
      }
    }
    const merged = mergeValue(state, old[key], value, childPath, childAt, trace && traceChild(trace, key));
    if (merged === old[key] && (merged !== undefined || !(key in old))) continue;
    result ??= { ...old };
    if (merged === undefined) delete result[key];
    else result[key] = merged;
  }
  return result ?? old;
}

const OPERATORS: readonly string[] = ["$unset", "$value", "$lock", ...LIST_OPERATORS];

function isUnknownOperator(key: string): boolean {
  return key.startsWith("$") && key !== "$schema" && key !== "$lock";
}

/**
 * Whatever starts with a dollar sign is meant to do something; a value or a list has room for nothing else.
 */
function reportUnknownOperators(state: MergeState, patch: JsonObject, at: JsonPath): void {
  const isList = isListPatch(patch);
  const isAlone = isList || "$value" in patch;
  for (const key of Object.keys(patch)) {
    if (key === "$schema" || key === "$lock") continue;
    const isMeant = isList
      ? OPERATORS.includes(key) && key !== "$value" && key !== "$unset"
      : key === "$value";
    if (isMeant || (!isAlone && !isUnknownOperator(key))) continue;
    const message = isAlone ? `"${key}" has no place beside an operator.` : `There is no operator "${key}".`;
    const known = OPERATORS.filter((operator) => !(operator in patch));
    report(state, [...at, key], { code: "unknown-operator", message, ...nameHelp(key, known) });
  }
}

function setValue(
  state: MergeState,
  base: unknown,
  value: unknown,
  path: JsonPath,
  at: JsonPath,
  trace: TraceNode | undefined,
  locksIt = false,
): unknown {
  const locked = lockBelow(state, path);
  if (locked) {
    reportLock(state, locked, path, at);
    return base;
  }
  if (trace) recordValue(trace, { layer: state.layer, path: at }, value);
  if (base !== undefined && isSameJson(base, value)) {
    // A layer that locks the inherited value repeats it on purpose.
    if (locksIt) return base;
    const { source, at: start } = state.layer;
    report(state, at, {
      code: "no-op-override",
      message: `${named(path)} repeats the inherited value; leave it out.`,
      severity: "warning",
      fix: removeFix(source, [...start, ...at], start.length),
    });
    return base;
  }
  return value;
}

function unset(
  state: MergeState,
  base: unknown,
  path: JsonPath,
  at: JsonPath,
  trace: TraceNode | undefined,
): unknown {
  const locked = lockBelow(state, path);
  if (locked) {
    reportLock(state, locked, path, at);
    return base;
  }
  if (base === undefined) {
    const message = `${named(path)} is not set by an earlier layer, so there is nothing to unset.`;
    report(state, at, { code: "nothing-to-unset", message });
  } else if (trace) recordValue(trace, { layer: state.layer, path: at }, undefined);
  return undefined;
}

function mergeList(
  state: MergeState,
  base: unknown,
  patch: JsonObject,
  path: JsonPath,
  at: JsonPath,
  trace: TraceNode | undefined,
): unknown {
  if (!Array.isArray(base)) {
    const what = base === undefined ? "is not set by an earlier layer" : "is not a list";
    const message = `${named(path)} ${what}, so its items cannot be changed.`;
    const suggestion = "Write the whole list in [ ] here, or its items in the layer that has the list.";
    report(state, at, { code: "patch-of-nothing", message, suggestion });
    return base;
  }
  const { list, problems } = patchList(base, patch);
  for (const problem of problems) {
    const { code, name } = problem;
    const isMisspelt = code === "nothing-to-remove" || code === "unknown-anchor";
    const near = isMisspelt ? nameHelp(name, base.map(String)) : {};
    report(
      state,
      [...at, ...problem.path],
      { code, message: LIST_MESSAGES[code](name, named(path)), ...near },
      code === "nothing-to-remove" ? "value" : "key",
    );
  }
  if (trace) recordValue(trace, { layer: state.layer, path: at }, list);
  return isSameJson(list, base) ? base : list;
}

const LIST_MESSAGES = {
  "nothing-to-remove": (name: string, list: string) =>
    `"${name}" is not in ${list}, so it cannot be removed.`,
  "unknown-anchor": (name: string, list: string) =>
    `"${name}" is not in ${list}, so nothing can stand next to it.`,
  "already-in-list": (name: string, list: string) => `"${name}" already is in ${list}.`,
  "bad-operator": (name: string) =>
    `${name} needs a list of items${name === "$before" || name === "$after" ? " by anchor" : ""}.`,
} as const;

/** A lock inside what is about to be replaced. */
function lockBelow(state: MergeState, path: JsonPath): Origin | undefined {
  if (state.locks.size === 0) return undefined;
  const prefix = path.length === 0 ? "" : `${pathKey(path)}${SEPARATOR}`;
  for (const [key, origin] of state.locks) if (key.startsWith(prefix)) return origin;
  return undefined;
}

function reportLock(state: MergeState, lock: Origin, path: JsonPath, at: JsonPath): void {
  const { layer } = lock;
  const place = createFinding(layer.source, [...layer.at, ...lock.path], { code: "", message: "" }, "key");
  const where = `${place.file}:${place.line}:${place.column}`;
  const message = `${named(path)} is locked by the layer "${layer.name}" at ${where}.`;
  report(state, at, { code: "locked", message });
}

function report(state: MergeState, at: JsonPath, words: FindingWords, part: "key" | "value" = "key"): void {
  const { source, at: start } = state.layer;
  state.findings.push(createFinding(source, [...start, ...at], words, part));
}

const SEPARATOR = "\u001f";

/** A path as the key of `locks`. */
export function pathKey(path: JsonPath): string {
  return path.join(SEPARATOR);
}

/** The path that a key of `locks` stands for. */
export function keyPath(key: string): JsonPath {
  return key === "" ? [] : key.split(SEPARATOR);
}

function named(path: JsonPath): string {
  return path.length === 0 ? "The whole file" : `"${path.join(".")}"`;
}
