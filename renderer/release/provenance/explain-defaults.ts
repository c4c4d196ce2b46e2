import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";
import { memberOf, type Source } from "./explain-sources.ts";

/** A schema and the place of a part of it. */
interface SchemaPlace {
  readonly node: SchemaNode;
  readonly at: JsonPath;
}

/** What a widget's own schema says about a prop of a node or modal that nobody set. */
export function widgetDefault(widgets: WidgetCatalogue, record: unknown, path: JsonPath): Source | undefined {
  const owner = propsOwner(record, path);
  const widget = owner && widgets.get(owner.widget);
  if (!widget) return undefined;
  const found = defaultIn(widget.manifest.props, [], owner.prop);
  const { name } = widget.manifest;
  return (
    found && {
      layer: "widget default",
      file: `widgets/${name}/widget.json`,
      at: ["props", ...found.at],
      value: found.value,
      says: "value",
    }
  );
}

/**
 * What the schema of a kind of record says about a member nobody set. `start` is where the record's own
 * schema stands in it.
 */
export function schemaDefault(
  kind: string,
  schema: SchemaNode,
  path: JsonPath,
  start: JsonPath = [],
): Source | undefined {
  const found = defaultIn(schema, start, path);
  return (
    found && {
      layer: "schema default",
      file: `schemas/config/${kind}.schema.json`,
      at: found.at,
      value: found.value,
      says: "value",
    }
  );
}

/** The node or modal whose props hold a path: its own path, its widget and the path of the prop. */
export function propsOwner(
  record: unknown,
  path: JsonPath,
): { readonly path: JsonPath; readonly widget: string; readonly prop: JsonPath } | undefined {
  for (let at = path.length - 1; at >= 0; at--) {
    if (path[at] !== "props") continue;
    const owner = memberOf(record, path.slice(0, at));
    if (isJsonObject(owner) && typeof owner.widget === "string")
      return { path: path.slice(0, at), widget: owner.widget, prop: path.slice(at + 1) };
  }
  return undefined;
}

/** The deepest `default` that covers a path. */
function defaultIn(
  root: SchemaNode,
  start: JsonPath,
  path: JsonPath,
): { readonly at: JsonPath; readonly value: unknown } | undefined {
  let place: SchemaPlace | undefined = { node: memberOf(root, start) as SchemaNode, at: start };
  let found: { at: JsonPath; value: unknown } | undefined;
  for (const [index, key] of path.entries()) {
    place = place && memberPlace(place, root, key);
    if (!place) break;
    const holder = "default" in place.node ? place : referred(place, root);
    if (!("default" in holder.node)) continue;
    const rest = path.slice(index + 1);
    const value = memberOf(holder.node.default, rest);
    if (value !== undefined) found = { at: [...holder.at, "default", ...rest], value };
  }
  return found;
}

function memberPlace(from: SchemaPlace, root: SchemaNode, key: string | number): SchemaPlace | undefined {
  const { node, at } = referred(from, root);
  const { properties, items, additionalProperties } = node;
  const named = isJsonObject(properties) ? properties[String(key)] : undefined;
  if (isJsonObject(named)) return { node: named, at: [...at, "properties", key] };
  if (typeof key === "number" && isJsonObject(items)) return { node: items, at: [...at, "items"] };
  if (isJsonObject(additionalProperties))
    return { node: additionalProperties, at: [...at, "additionalProperties"] };
  for (const keyword of ["allOf", "anyOf", "oneOf"] as const) {
    const alternatives = node[keyword];
    for (const [index, alternative] of Array.isArray(alternatives) ? alternatives.entries() : []) {
      const inner = { node: alternative as SchemaNode, at: [...at, keyword, index] };
      const found = memberPlace(inner, root, key);
      if (found) return found;
    }
  }
  return undefined;
}

function referred(place: SchemaPlace, root: SchemaNode): SchemaPlace {
  let current = place;
  for (let hops = 0; typeof current.node.$ref === "string" && hops < 20; hops++) {
    const at = (current.node.$ref.split("#")[1] ?? "").split("/").slice(1);
    const node = memberOf(root, at);
    current = { node: isJsonObject(node) ? node : {}, at };
  }
  return current;
}
