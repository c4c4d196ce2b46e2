import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ConfigIndex } from "./config-index.ts";
import type { JsonPath } from "./json-file.ts";
import { parseJsonFile, positionOf } from "./json-file.ts";
import { isJsonObject, type Layer } from "./layer.ts";
import { type MergeOptions, mergeLayers, traceLayers } from "./merge-layers.ts";
import { addressPath, isNodePath } from "./node-address.ts";
import { PAGE_MERGE } from "./page-reader.ts";
import type { ConfigRecords } from "./read-records.ts";
import type { Provenance } from "./release.ts";
import { followRef, memberSchema, type SchemaNode } from "./schema-node.ts";
import { siteLayers } from "./site-layers.ts";
import { provenanceOf } from "./trace.ts";
import type { WidgetCatalogue } from "./widget-catalogue.ts";

export interface ExplainInput {
  readonly index: ConfigIndex;
  readonly records: ConfigRecords;
  readonly widgets: WidgetCatalogue;
  readonly root: string;
}

/**
 * Answers where a value came from, strongest first. Paths start with `brand`, `country`, `limits`, `domain` or
 * `pages.<page>`, then go on with names: `pages.home.main.hero.props.title`. Empty when nothing stands there.
 */
export function createExplain(input: ExplainInput): (siteId: string, path: string) => readonly Provenance[] {
  return (siteId, path) => {
    const domain = input.records.domains.get(siteId);
    if (!domain) return [];
    const layers = siteLayers(input.index, siteId, domain);
    const [head = "", ...rest] = path.split(".");
    if (head === "brand" || head === "country" || head === "limits" || head === "domain") {
      return stackOf(layers[head], (value) => greedyPath(value, rest));
    }
    const [page = "", ...address] = rest;
    const stack = layers.pages.get(page);
    if (head !== "pages" || !stack) return [];
    const merged = mergeLayers(stack, PAGE_MERGE).value;
    const at = addressPath(merged, address);
    const said = stackOf(stack, () => at, PAGE_MERGE);
    const byDefault = widgetDefault(input, merged, at);
    return byDefault ? [...said, { ...byDefault, winner: said.length === 0 }] : said;
  };
}

function stackOf(
  layers: readonly Layer[],
  pathIn: (value: unknown) => JsonPath,
  options: MergeOptions = {},
): readonly Provenance[] {
  const path = pathIn(mergeLayers(layers, options).value);
  return provenanceOf(traceLayers(layers, options), path);
}

/** Keys may hold dots themselves, so the longest key that exists wins at every step. */
function greedyPath(value: unknown, segments: readonly string[]): JsonPath {
  if (segments.length === 0) return [];
  for (let length = segments.length; isJsonObject(value) && length > 1; length--) {
    const key = segments.slice(0, length).join(".");
    if (key in value) return [key, ...greedyPath(value[key], segments.slice(length))];
  }
  const [key = "", ...rest] = segments;
  const member = (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  return [key, ...greedyPath(member, rest)];
}

/** What the widget's own schema says about a prop nobody set. */
function widgetDefault(
  { widgets, root }: ExplainInput,
  page: unknown,
  path: JsonPath,
): Provenance | undefined {
  const at = path.lastIndexOf("props");
  const nodePath = path.slice(0, at);
  if (at === -1 || !isNodePath(nodePath)) return undefined;
  const node = nodePath.reduce<unknown>(
    (value, key) => (isJsonObject(value) ? value[String(key)] : undefined),
    page,
  );
  const widget = widgets.get(String(isJsonObject(node) ? node.widget : ""));
  if (!widget) return undefined;
  const props: SchemaNode = widget.manifest.props;
  const schemaPath: (string | number)[] = ["props"];
  let schema: SchemaNode | undefined = props;
  for (const key of path.slice(at + 1)) {
    schema = schema && memberSchema(schema, props, key);
    schemaPath.push("properties", key);
  }
  const file = `widgets/${widget.manifest.name}/widget.json`;
  const resolved = schema && { ...followRef(schema, props), ...schema };
  if (!resolved || !("default" in resolved) || !existsSync(join(root, file))) return undefined;
  const source = parseJsonFile(file, readFileSync(join(root, file), "utf8"));
  const position = positionOf(source, [...schemaPath, "default"]);
  return { layer: "widget default", file, ...position, value: resolved.default, winner: true };
}
