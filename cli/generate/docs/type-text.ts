import { isSchemaNode, type SchemaNode } from "../schema-node.ts";
import { code, link } from "./markdown.ts";

/** What a field may hold, in words a config owner reads: type, bounds, names that must exist. */
export function typeText(schema: SchemaNode, root: SchemaNode): string {
  const ref = refOf(schema);
  if (ref) return link(ref.split("/").at(-1) ?? "");
  if (schema["x-message"] === true) return "message id";
  if (schema["x-asset"] === true) return "file of `assets/`";
  if (typeof schema["x-ref"] === "string") return `${schema["x-ref"]} that exists`;
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => code(JSON.stringify(one))).join(" · ");
  if ("const" in schema) return code(JSON.stringify(schema.const));
  for (const key of ["anyOf", "oneOf"] as const) {
    const parts = schema[key];
    if (!schema.type && Array.isArray(parts))
      return parts
        .filter(isSchemaNode)
        .map((part) => typeText(part, root))
        .join(" or ");
  }
  const types = [schema.type ?? "any"].flat().map(String);
  const named = types.map((type) => {
    if (type === "array") return listText(schema, root);
    if (type === "object" && isSchemaNode(schema.additionalProperties) && !schema.properties)
      return `map of ${typeText(schema.additionalProperties, root)}`;
    if (type === "integer") return "whole number";
    return type === "any" ? "see meaning" : type;
  });
  const bounds = boundsOf(schema);
  return `${named.join(" or ")}${bounds ? `, ${bounds}` : ""}`;
}

function listText({ items }: SchemaNode, root: SchemaNode): string {
  return isSchemaNode(items) ? `list of ${typeText(items, root)}` : "list";
}

function refOf(schema: SchemaNode): string | undefined {
  if (typeof schema.$ref === "string") return schema.$ref;
  const [first] = Array.isArray(schema.allOf) ? schema.allOf : [];
  return isSchemaNode(first) && typeof first.$ref === "string" ? first.$ref : undefined;
}

const BOUNDS: readonly (readonly [key: string, words: (value: unknown) => string])[] = [
  ["minimum", (value) => `at least ${value}`],
  ["exclusiveMinimum", (value) => `more than ${value}`],
  ["maximum", (value) => `at most ${value}`],
  ["exclusiveMaximum", (value) => `less than ${value}`],
  ["x-at-most", (value) => `at most ${String(value).replace(/\w+$/, code)}`],
  ["x-usual", (value) => `usually ${[value].flat().map(String).map(code).join(" or ")}`],
  ["minLength", (value) => (value === 1 ? "not empty" : `at least ${value} characters`)],
  ["maxLength", (value) => `at most ${value} characters`],
  ["minItems", (value) => (value === 1 ? "not empty" : `at least ${value}`)],
  ["maxItems", (value) => `at most ${value}`],
  ["uniqueItems", (value) => (value === true ? "no item twice" : "")],
  ["pattern", (value) => `like ${code(String(value))}`],
  ["format", (value) => (value === "words" ? "not blank" : String(value))],
];

function boundsOf(schema: SchemaNode): string {
  // What a text of words is like, its format says.
  const isTold = (key: string) => key in schema && !(key === "pattern" && schema.format === "words");
  return BOUNDS.flatMap(([key, words]) => (isTold(key) ? words(schema[key]) || [] : [])).join(", ");
}
