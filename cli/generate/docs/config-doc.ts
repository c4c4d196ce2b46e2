import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONFIG_KINDS, configKinds } from "#renderer/release";
import { AUDIENCES } from "#schemas/audiences.ts";
import type { LibrarySchema, SchemaLibrary } from "../schema-library.ts";
import { isSchemaNode, type SchemaNode, schemasIn } from "../schema-node.ts";
import { FIELD_HEADS, fieldRows } from "./field-rows.ts";
import { anchor, code, jsonBlock, markdownPage, markdownTable } from "./markdown.ts";

/** Where the page is. */
export const CONFIG_PAGE = "docs/config.md";

/** Where files of a kind stand, weakest layer first; the first one is the example. */
function placesOf(name: string): readonly string[] {
  const kind = configKinds.find((each) => each === name);
  if (kind === undefined) return [];
  const { files, overrides } = CONFIG_KINDS[kind];
  return overrides === undefined ? files : [...files, `\`overrides.${overrides}\` of a domain`];
}

/**
 * `docs/config.md`: every kind of file, field by field, from its schema and from the real configuration. What
 * it shows stays the example while it is there, whatever is added.
 */
export function configDoc(root: string, { schemas }: SchemaLibrary): string {
  const shown = shownExamples(root);
  const kinds = schemas.filter(({ family }) => family === "config");
  const list = markdownTable(
    ["kind", "what it is", "where"],
    kinds.map(({ name, schema }) => [
      `[${titleOf(name)}](#${anchor(titleOf(name))})`,
      firstSentence(schema),
      code(placesOf(name)[0] ?? ""),
    ]),
  );
  return markdownPage("Configuration, field by field", [
    "Made from `schemas/config`. Files name their schema in `$schema`, so an editor completes and checks them while you type; " +
      "`npx staywright validate` says the rest. What layers are: [config/README.md](../config/README.md).",
    list,
    ...kinds.map((kind) => kindSection(root, kind, shown)),
  ]);
}

function kindSection(
  root: string,
  { name, schema, source }: LibrarySchema,
  shown: readonly string[],
): string {
  const places = placesOf(name);
  const [first, ...layers] = places.map((place) => (place.startsWith("`") ? place : code(place)));
  // A page is checked once its layers are merged, so its fields are those of the whole page.
  const whole = name === "page" ? (schemasIn(schema, "$defs").Page ?? schema) : schema;
  const definitions = Object.entries(schemasIn(schema, "$defs")).filter(
    ([key]) => !/Layer$/.test(key) && key !== "Page",
  );
  return [
    `## ${titleOf(name)}`,
    text(schema).replace(/ Files?: .*$/, ""),
    `File: ${first ?? ""}${layers.length > 0 ? `; sparse layers over it, weakest first: ${layers.join(", ")}` : ""}. Schema: [${source.file}](../${source.file}).`,
    markdownTable(FIELD_HEADS, fieldRows(whole, schema)),
    ...definitions.map(([key, definition]) => definitionSection(key, definition, schema)),
    exampleOf(root, places[0], shown),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function definitionSection(key: string, definition: SchemaNode, root: SchemaNode): string {
  const rows = fieldRows(definition, root);
  const values = Array.isArray(definition.enum)
    ? `One of ${definition.enum.map((value) => code(String(value))).join(", ")}.`
    : "";
  return [
    `### ${key}`,
    text(definition),
    markdownTable(FIELD_HEADS, rows) || values || operandTable(definition),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** What conditions may read, with the values it can have. */
function operandTable({ anyOf }: SchemaNode): string {
  const entries = (Array.isArray(anyOf) ? anyOf : []).filter(isSchemaNode);
  const rows = entries.flatMap((entry) => {
    const { const: name, pattern, "x-operand": rule } = entry;
    if (!isSchemaNode(rule)) return [];
    const group = /^\^((?:\w+\\\.)+)/.exec(String(pattern))?.[1]?.replaceAll("\\.", ".");
    return [[code(group === undefined ? String(name) : `${group}<name>`), operandValues(rule), text(entry)]];
  });
  return rows.length === 0 ? "" : markdownTable(["operand", "values", "meaning"], rows);
}

const NAME_KINDS: Readonly<Record<string, string>> = {
  routeName: "name of a route",
  routeParameter: "text",
};

function operandValues({ names, list, values: own, format, record, group }: SchemaNode): string {
  const values = list === "audiences" ? AUDIENCES : own;
  if (Array.isArray(values)) return values.map((value) => code(JSON.stringify(value))).join(", ");
  if (typeof names === "string") return NAME_KINDS[names] ?? `${names} that exists`;
  if (typeof record === "string") return `what the field of the ${record} may be`;
  if (group === "flag") return "arm of the experiment";
  return typeof format === "string" ? format : "text";
}

/** The files that the page shows now. */
function shownExamples(root: string): readonly string[] {
  const page = join(root, CONFIG_PAGE);
  if (!existsSync(page)) return [];
  return [...readFileSync(page, "utf8").matchAll(/<summary>Example: ([^<]+)</g)].map(([, path = ""]) => path);
}

/** A real file, cut where it goes on and on. */
function exampleOf(root: string, place: string | undefined, shown: readonly string[]): string {
  const isOfPlace = new RegExp(`^${place?.replaceAll(".", "\\.").replace(/<[^>]+>/g, "[^/]+")}$`);
  const known = shown.find((path) => isOfPlace.test(path) && existsSync(join(root, path)));
  const path = known ?? (place && firstMatch(root, place.split("/")));
  if (!path) return "";
  const value: unknown = JSON.parse(readFileSync(join(root, path), "utf8"));
  return [`<details><summary>Example: ${path}</summary>`, jsonBlock(shortened(value, 0)), "</details>"].join(
    "\n\n",
  );
}

/** First file, by name, at a place with `<…>` for any one name. */
function firstMatch(root: string, [step = "", ...rest]: readonly string[], at = ""): string | undefined {
  const pattern = new RegExp(`^${step.replace(".", "\\.").replace(/<[^>]+>/, "[^/]+")}$`);
  for (const name of readdirSync(join(root, at))
    .filter((found) => pattern.test(found))
    .sort()) {
    const path = at ? `${at}/${name}` : name;
    const found = rest.length === 0 ? path : firstMatch(root, rest, path);
    if (found) return found;
  }
  return undefined;
}

const MOST_MEMBERS = [40, 4, 4, 3, 2] as const;

function shortened(value: unknown, depth: number): unknown {
  const most = MOST_MEMBERS[Math.min(depth, MOST_MEMBERS.length - 1)] ?? 2;
  if (Array.isArray(value)) {
    const items = value.slice(0, most).map((item) => shortened(item, depth + 1));
    return value.length > most ? [...items, "…"] : items;
  }
  if (!isSchemaNode(value)) return value;
  const members = Object.entries(value);
  const kept = isFields(members) ? members.length : most;
  const shown = members.slice(0, kept).map(([key, member]) => [key, shortened(member, depth + 1)]);
  return Object.fromEntries(members.length > kept ? [...shown, ["…", "…"]] : shown);
}

/** Fields of a record are shown whole; entries of a map are all alike. */
function isFields(members: readonly (readonly [string, unknown])[]): boolean {
  return members.length <= 8 || members.some(([key]) => key === "$schema");
}

function firstSentence(schema: SchemaNode): string {
  return /^.*?\.(?= |$)/.exec(text(schema))?.[0] ?? "";
}

function text(schema: SchemaNode): string {
  return typeof schema.description === "string" ? schema.description : "";
}

function titleOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
