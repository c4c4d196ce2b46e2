import type { WidgetManifest } from "../../view/widget-registry.ts";
import type { JsonFile, JsonPath } from "../json/json-file.ts";
import { isJsonObject, type JsonObject } from "../json/layer.ts";
import { isListPatch } from "../json/list-operators.ts";
import { followRef, memberSchema, type SchemaNode } from "../json/schema-node.ts";
import { type ConfigSource, createConfigParser } from "../read/config-files.ts";
import { configPlace } from "../read/config-place.ts";
import { type ConfigSchemas, loadConfigSchemas } from "../schema/config-schemas.ts";
import { operandCatalogue } from "../schema/operand-catalogue.ts";

/**
 * A place of the configuration that names something, whether the name wins or a stronger layer says
 * otherwise.
 */
export interface NamePlace {
  readonly source: JsonFile;
  readonly path: JsonPath;
  /** Whether the name is a key of an object or a value. */
  readonly part: "key" | "value";
  /**
   * `message`, or what `x-ref` and the catalogue of operands say: `country`, `page`, `widget`, `experiment`,
   * …
   */
  readonly kind: string;
  readonly name: string;
  /** What holds it: a list, an object whose keys are the author's, or a field of its schema. */
  readonly holder: "item" | "entry" | "member";
}

export interface NamePlacesInput {
  readonly source: ConfigSource;
  /** Folder of the configuration schemas. */
  readonly schemas: string;
  readonly widgets: readonly Pick<WidgetManifest, "name" | "props">[];
}

/**
 * Every place of every layer that names something, as the schemas mark them (`x-ref`, `x-message`), as
 * conditions read them and as vendors say them. Files that are not JSON have none.
 */
export function namePlaces({ source, schemas: folder, widgets }: NamePlacesInput): NamePlace[] {
  const schemas = loadConfigSchemas(folder);
  const files = [...createConfigParser()(source).values()].filter(({ value }) => value !== undefined);
  const reader: Reader = {
    schemas,
    props: new Map(widgets.map(({ name, props }) => [name, props as SchemaNode])),
    widgetAt: widgetsByNode(files),
  };
  return files.flatMap((file) => {
    const place = configPlace(file.file.replace(/^config\//, ""));
    if (place?.kind === "cities") return languagesOfNames(file);
    const schema = place && place.kind !== "messages" ? schemas.get(place.kind)?.root : undefined;
    if (!place || !schema) return [];
    const look: Look = { ...reader, source: file, root: schema, page: place.id, found: [] };
    visit(look, file.value, wholeSchema(place.kind, schema), [], "member");
    if (place.kind === "domain") overrides(look);
    if (place.kind === "microsite") vendorNames(look);
    return look.found;
  });
}

/** Languages that a city has a name in: keys, which no schema marks. */
function languagesOfNames(source: JsonFile): NamePlace[] {
  const cities = Array.isArray(source.value) ? source.value : [];
  return cities.flatMap((city: unknown, index) => {
    const names = isJsonObject(city) && isJsonObject(city.names) ? city.names : {};
    return Object.keys(names).map(
      (name): NamePlace => ({
        source,
        path: [index, "names", name],
        part: "key",
        kind: "language",
        name,
        holder: "entry",
      }),
    );
  });
}

/**
 * The schema of a kind as merged records have it: that of a page's layers leaves open what its nodes name.
 */
function wholeSchema(kind: string, root: SchemaNode): SchemaNode {
  return kind === "page" ? followRef({ $ref: "#/$defs/Page" }, root) : root;
}

interface Reader {
  readonly schemas: ConfigSchemas;
  readonly props: ReadonlyMap<string, SchemaNode>;
  /** Widget of a node by page and path, as any layer says it. */
  readonly widgetAt: ReadonlyMap<string, string>;
}

interface Look extends Reader {
  readonly source: JsonFile;
  readonly root: SchemaNode;
  /** Page whose layer is read. */
  readonly page: string;
  readonly found: NamePlace[];
}

type Holder = NamePlace["holder"];

function visit(look: Look, value: unknown, schema: SchemaNode, path: JsonPath, holder: Holder): void {
  if (typeof value === "string") {
    if (schema["x-message"] === true) add(look, path, "message", value, holder);
    if (typeof schema["x-ref"] === "string") add(look, path, schema["x-ref"], value, holder);
    return;
  }
  if (Array.isArray(value)) {
    const items = memberSchema(schema, look.root, 0);
    if (items)
      for (const [index, item] of value.entries()) visit(look, item, items, [...path, index], "item");
    return;
  }
  if (!isJsonObject(value)) return;
  if ("$value" in value) visit(look, value.$value, schema, [...path, "$value"], holder);
  if (isListPatch(value)) {
    patched(look, value, schema, path);
    return;
  }
  const { propertyNames } = followRef(schema, look.root);
  const keyKind = isJsonObject(propertyNames) ? propertyNames["x-ref"] : undefined;
  for (const [key, member] of Object.entries(value)) {
    if (key.startsWith("$")) continue;
    const at = [...path, key];
    if (typeof keyKind === "string") add(look, at, keyKind, key, "entry", "key");
    if (key === "when") condition(look, member, at);
    else if (key === "props" && visitProps(look, value, member, path)) continue;
    const of = memberSchema(schema, look.root, key);
    if (of) visit(look, member, of, at, isDeclared(schema, look.root, key) ? "member" : "entry");
  }
}

/** Lists that a layer changes: what it takes out, adds, and what it adds that to. */
function patched(look: Look, patch: JsonObject, schema: SchemaNode, path: JsonPath): void {
  const items = memberSchema(schema, look.root, 0);
  if (!items) return;
  for (const operator of ["$remove", "$prepend", "$append"])
    if (Array.isArray(patch[operator])) visit(look, patch[operator], schema, [...path, operator], "member");
  for (const operator of ["$before", "$after"]) {
    const anchors = patch[operator];
    for (const [anchor, list] of Object.entries(isJsonObject(anchors) ? anchors : {})) {
      const at = [...path, operator, anchor];
      if (typeof items["x-ref"] === "string") add(look, at, items["x-ref"], anchor, "entry", "key");
      visit(look, list, schema, at, "member");
    }
  }
}

/** Props of a node or a popup, by the schema of its widget. */
function visitProps(look: Look, node: JsonObject, props: unknown, path: JsonPath): boolean {
  const widget = typeof node.widget === "string" ? node.widget : look.widgetAt.get(nodeKey(look.page, path));
  const schema = widget === undefined ? undefined : look.props.get(widget);
  if (schema) visit({ ...look, root: schema }, props, schema, [...path, "props"], "member");
  return schema !== undefined;
}

function condition(look: Look, value: unknown, path: JsonPath): void {
  if (!isJsonObject(value)) return;
  condition(look, value.not, [...path, "not"]);
  for (const key of ["all", "any"] as const) {
    const parts = value[key];
    for (const [index, part] of (Array.isArray(parts) ? parts : []).entries())
      condition(look, part, [...path, key, index]);
  }
  if (typeof value.exists === "string") operand(look, value.exists, [...path, "exists"]);
  for (const key of ["eq", "in"] as const) {
    const [name, other]: unknown[] = Array.isArray(value[key]) ? value[key] : [];
    if (typeof name !== "string") continue;
    const kind = operand(look, name, [...path, key, 0]);
    if (kind === undefined) continue;
    const at = [...path, key, 1];
    if (typeof other === "string") add(look, at, kind, other, "member");
    for (const [index, item] of (Array.isArray(other) ? other : []).entries())
      if (typeof item === "string") add(look, [...at, index], kind, item, "item");
  }
}

/** Notes the experiment that an operand names; answers the kind of name it is compared with. */
function operand(look: Look, name: string, path: JsonPath): string | undefined {
  const pages = look.schemas.get("page");
  const found = pages && operandCatalogue(pages.root)(name);
  if (found?.rule.group === "flag") add(look, path, "experiment", found.rest, "member");
  return found?.rule.names;
}

/** Layers inside of a domain, which its own schema leaves open. */
function overrides(look: Look): void {
  const { value } = look.source;
  const layers = isJsonObject(value) && isJsonObject(value.overrides) ? value.overrides : {};
  const inside = (kind: string, layer: unknown, path: JsonPath, page = "") => {
    const schema = look.schemas.get(kind)?.root;
    if (schema) visit({ ...look, root: schema, page }, layer, wholeSchema(kind, schema), path, "member");
  };
  for (const kind of ["brand", "country", "limits"]) inside(kind, layers[kind], ["overrides", kind]);
  for (const [page, layer] of Object.entries(isJsonObject(layers.pages) ? layers.pages : {})) {
    const path = ["overrides", "pages", page];
    add(look, path, "page", page, "entry", "key");
    inside("page", layer, path, page);
  }
}

/** Widgets that a vendor leaves out or sets props of. */
function vendorNames(look: Look): void {
  const { value } = look.source;
  if (!isJsonObject(value)) return;
  for (const [index, name] of (Array.isArray(value.hideWidgets) ? value.hideWidgets : []).entries())
    add(look, ["hideWidgets", index], "widget", String(name), "item");
  for (const [name, props] of Object.entries(isJsonObject(value.settings) ? value.settings : {})) {
    add(look, ["settings", name], "widget", name, "entry", "key");
    const schema = look.props.get(name);
    if (schema) visit({ ...look, root: schema }, props, schema, ["settings", name], "member");
  }
}

function add(
  { found, source }: Look,
  path: JsonPath,
  kind: string,
  name: string,
  holder: Holder,
  part: NamePlace["part"] = "value",
): void {
  found.push({ source, path, part, kind, name, holder });
}

/** Whether a schema names a member itself, rather than leaving its name to the author. */
function isDeclared(node: SchemaNode, root: SchemaNode, key: string): boolean {
  const schema = followRef(node, root);
  if (isJsonObject(schema.properties) && key in schema.properties) return true;
  return (["allOf", "anyOf", "oneOf"] as const).some((keyword) => {
    const alternatives = schema[keyword];
    return (
      Array.isArray(alternatives) &&
      alternatives.some((each) => isJsonObject(each) && isDeclared(each, root, key))
    );
  });
}

/** Widgets of nodes by page and path: a layer that only changes props does not repeat the widget. */
function widgetsByNode(files: readonly JsonFile[]): ReadonlyMap<string, string> {
  const widgets = new Map<string, string>();
  const walk = (page: string, value: unknown, path: JsonPath): void => {
    if (!isJsonObject(value)) return;
    if (typeof value.widget === "string") widgets.set(nodeKey(page, path), value.widget);
    for (const [key, member] of Object.entries(value))
      if (key !== "props") walk(page, member, [...path, key]);
  };
  for (const { file, value } of files) {
    const place = configPlace(file.replace(/^config\//, ""));
    if (place?.kind === "page") walk(place.id, value, []);
    if (place?.kind !== "domain" || !isJsonObject(value) || !isJsonObject(value.overrides)) continue;
    const { pages } = value.overrides;
    for (const [page, layer] of Object.entries(isJsonObject(pages) ? pages : {})) walk(page, layer, []);
  }
  return widgets;
}

/** A node's place inside of its page, whichever file the layer stands in. */
function nodeKey(page: string, path: JsonPath): string {
  const inPage = path[0] === "overrides" ? path.slice(3) : path;
  return [page, ...inPage].join("\u001f");
}
