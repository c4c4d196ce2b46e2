import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject, type Layer } from "../json/layer.ts";
import { isListPatch } from "../json/list-operators.ts";
import type { TraceNode } from "../layers/trace.ts";

/** One layer's word on a value, and the place in its file that says it. */
export interface Source {
  readonly layer: string;
  readonly file: string;
  /** Path in the file. */
  readonly at: JsonPath;
  /** What the value is once this layer has spoken; undefined when the layer takes it away. */
  readonly value: unknown;
  /**
   * `value` replaces what weaker layers say, `patch` changes their list, `object` only holds members that
   * speak for themselves.
   */
  readonly says: "value" | "patch" | "object";
}

/** Every layer that has something at a path of a merged value, strongest first. */
export function sourcesOf(trace: TraceNode, path: JsonPath): readonly Source[] {
  let node = trace;
  let rest: JsonPath = [];
  for (const [index, segment] of path.entries()) {
    const child = node.children.get(String(segment));
    if (!child || child.entries.length === 0) {
      rest = path.slice(index);
      break;
    }
    node = child;
  }
  return node.entries
    .filter(({ passesThrough }) => rest.length === 0 || !passesThrough)
    .map(({ origin, value, passesThrough }): Source => {
      const { layer } = origin;
      const own = [...layer.at, ...origin.path];
      const isPatch = isPatchAt(layer, origin.path);
      const within = Array.isArray(value) && !isPatch ? rest : [];
      const says = passesThrough ? "object" : isPatch ? "patch" : "value";
      return {
        layer: layer.name,
        file: layer.source.file,
        at: [...own, ...within],
        value: memberOf(value, rest),
        says,
      };
    })
    .reverse();
}

/** Member of a JSON value by path; undefined when the path leads nowhere. */
export function memberOf(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (at, segment) =>
      typeof at === "object" && at !== null && Object.hasOwn(at, String(segment))
        ? (at as Readonly<Record<string, unknown>>)[String(segment)]
        : undefined,
    value,
  );
}

function isPatchAt({ value }: Layer, path: JsonPath): boolean {
  const raw = memberOf(value, path);
  return isJsonObject(raw) && isListPatch(raw);
}
