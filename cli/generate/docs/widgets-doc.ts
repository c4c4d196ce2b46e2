import type { JsonFile } from "#renderer/release";
import type { WidgetManifest } from "#schemas";
import { isSchemaNode, type SchemaNode, schemasIn } from "../schema-node.ts";
import { FIELD_HEADS, fieldRows } from "./field-rows.ts";
import { code, jsonBlock, link, markdownPage, markdownTable } from "./markdown.ts";

const HYDRATE: Readonly<Record<string, string>> = {
  none: "plain HTML, no JavaScript",
  script: "a script of its own, no framework",
  touch: "interactive once it is touched",
  visible: "interactive once it is seen",
  idle: "interactive once the browser is idle",
  load: "interactive at once",
};

/** `docs/widgets.md`: every widget, from its manifest. */
export function widgetsDoc(sources: ReadonlyMap<string, JsonFile>): string {
  const manifests = [...sources.values()].map(({ value }) => value as WidgetManifest);
  const categories = [...new Set(manifests.map(categoryOf))].sort();
  return markdownPage("Widgets", [
    "Made from `widgets/*/widget.json`. `npm run dev` shows each of them, in every brand and direction, at `/_gallery`.",
    ...categories.map((category) => categoryTable(category, manifests)),
    ...manifests.map(widgetSection),
  ]);
}

function categoryOf({ category }: WidgetManifest): string {
  return category ?? "other";
}

function categoryTable(category: string, manifests: readonly WidgetManifest[]): string {
  const own = manifests.filter((manifest) => categoryOf(manifest) === category);
  const rows = own.map(({ name, description }) => [link(name), description]);
  return `**${category.charAt(0).toUpperCase()}${category.slice(1)}**\n\n${markdownTable(["widget", "what a guest sees"], rows)}`;
}

function widgetSection(manifest: WidgetManifest): string {
  const { name, version, description, props, render, slots = {}, data = {}, messages = [] } = manifest;
  const { overridable = [], hideable = false, publishes = {}, migrations = [], examples } = manifest;
  const schema: SchemaNode = isSchemaNode(props) ? props : {};
  const facts = [
    `Version ${version}`,
    HYDRATE[render.hydrate] ?? render.hydrate,
    ...(render.hydrateReason ? [render.hydrateReason] : []),
    `on an error: ${render.onError ?? "hide"}`,
    ...(Object.keys(data).length > 0 ? [`without data: ${render.onEmpty ?? "fallback"}`] : []),
    ...(messages.length > 0 ? [`words: ${messages.map(code).join(", ")}`] : []),
  ];
  const open = [
    ...(overridable.length > 0 ? [`may set ${overridable.map(code).join(", ")}`] : []),
    ...(hideable ? ["may leave it out"] : []),
  ];
  const slotRows = Object.entries(slots).map(([slot, { description: says, allow, max }]) => [
    code(slot),
    allow ? allow.map((widget) => link(widget)).join(", ") : "any widget",
    max === undefined ? "–" : String(max),
    says,
  ]);
  const dataRows = Object.entries(data).map(([request, { source, args, critical, stream, when }]) => [
    code(request),
    code(source),
    code(JSON.stringify(args)),
    [
      ...(critical ? ["critical"] : []),
      ...(stream ? ["streamed"] : []),
      ...(when ? [`only with ${when.map(code).join(", ")}`] : []),
    ].join(", ") || "–",
  ]);
  const headRows = Object.entries(publishes).map(([value, path]) => [code(value), code(path)]);
  const [example] = examples;
  return [
    `## ${name}`,
    description,
    `${facts.join(" · ")}.`,
    markdownTable(FIELD_HEADS, fieldRows(schema, schema)) || "It has no props.",
    ...Object.entries(schemasIn(schema, "$defs")).map(
      ([key, definition]) => `**${key}**\n\n${markdownTable(FIELD_HEADS, fieldRows(definition, schema))}`,
    ),
    slotRows.length > 0 && `**Slots**\n\n${markdownTable(["slot", "takes", "most", "meaning"], slotRows)}`,
    dataRows.length > 0 &&
      `**Data**\n\n${markdownTable(["request", "operation", "arguments", "notes"], dataRows)}`,
    headRows.length > 0 && `**Values for the page's head**\n\n${markdownTable(["value", "from"], headRows)}`,
    open.length > 0 && `Vendors ${open.join(" and ")}.`,
    migrations.length > 0 &&
      migrations.map(({ from, description: says }) => `Version ${from} to ${from + 1}: ${says}`).join("\n\n"),
    example && jsonBlock({ widget: name, v: version, props: example.props }),
  ]
    .filter(Boolean)
    .join("\n\n");
}
