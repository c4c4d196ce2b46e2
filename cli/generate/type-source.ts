import { compile, type JSONSchema } from "json-schema-to-typescript";
import { isSchemaNode, pascalCase, type SchemaNode, schemasIn } from "./schema-node.ts";

/** Where a `$ref` leads: the type's name, and the module that exports it when it is another file. */
export interface TypeTarget {
  readonly name: string;
  readonly module?: string;
}

export interface TypeSourceOptions {
  /** Names what a `$ref` leads to; throws with a clear message when it leads nowhere. */
  readonly resolve: (ref: string) => TypeTarget;
  /** Makes properties with a `default` required: the type of a value after defaults were applied. */
  readonly defaultsApplied: boolean;
}

/** A compiled schema: its TypeScript without imports, and what it needs imported (module → names). */
export interface TypeSource {
  readonly code: string;
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Compiles one schema to an exported type of the given name. References become names instead of being
 * inlined, so every definition is written once.
 */
export async function compileType(
  name: string,
  schema: SchemaNode,
  options: TypeSourceOptions,
): Promise<TypeSource> {
  const imports = new Map<string, Set<string>>();
  const prepared = prepare(schema, options, imports, true);
  const code = await compile({ ...prepared, title: name } as JSONSchema, name, {
    bannerComment: "",
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    declareExternallyReferenced: true,
    unreachableDefinitions: false,
  });
  return { code: code.trim(), imports };
}

/** Exported name of a definition: its title, else its key. */
export function typeName(key: string, schema: SchemaNode): string {
  return pascalCase(typeof schema.title === "string" ? schema.title : key);
}

const ANNOTATIONS = new Set([
  "$ref",
  "description",
  "title",
  "default",
  "examples",
  "deprecated",
  "$comment",
]);
const SCHEMA_MAPS = new Set(["properties", "patternProperties"]);
const SCHEMA_LISTS = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const SCHEMAS = new Set(["items", "additionalProperties", "not", "contains"]);
/** Keywords that constrain values but not their TypeScript type. */
const UNTYPED = new Set([
  "$defs",
  "$id",
  "$schema",
  "$comment",
  "definitions",
  "if",
  "then",
  "else",
  "dependentRequired",
]);
const UNTYPED_MORE = new Set([
  "dependentSchemas",
  "propertyNames",
  "unevaluatedProperties",
  "not",
  "contains",
]);

function prepare(
  node: SchemaNode,
  options: TypeSourceOptions,
  imports: Map<string, Set<string>>,
  isTop: boolean,
): SchemaNode {
  if (typeof node.$ref === "string") return reference(node, node.$ref, options, imports);
  // Its alternatives say all of it: the type is their union.
  if (isSchemaNode(node.discriminator)) {
    const { type: _, discriminator: __, ...union } = node;
    return prepare(union, options, imports, isTop);
  }
  if (node.type === "object" && !node.properties && !node.patternProperties && !isClosedOrTyped(node)) {
    return { ...described(node), tsType: "{ readonly [key: string]: unknown }" };
  }
  const group = groupType(node);
  if (group) return { ...described(node), tsType: group };
  const next = (value: unknown) => (isSchemaNode(value) ? prepare(value, options, imports, false) : value);
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (UNTYPED.has(key) || UNTYPED_MORE.has(key) || key.startsWith("x-")) continue;
    if (key === "title" && !isTop) continue;
    if (SCHEMA_MAPS.has(key) && isSchemaNode(value)) {
      result[key] = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, next(child)]));
    } else if (SCHEMA_LISTS.has(key) && Array.isArray(value)) {
      result[key] = value.map(next);
    } else if (SCHEMAS.has(key)) {
      result[key] = next(value);
    } else result[key] = value;
  }
  // A constraint next to the properties (`anyOf: [{ required: […] }]`) says nothing about the type.
  for (const key of ["allOf", "anyOf", "oneOf"]) {
    if (node.properties && Array.isArray(result[key])) delete result[key];
  }
  if (options.defaultsApplied && isSchemaNode(result.properties)) {
    const given = Array.isArray(node.required) ? node.required : [];
    const defaulted = Object.entries(schemasIn(node, "properties")).filter(([, child]) => "default" in child);
    result.required = [...new Set([...given, ...defaulted.map(([name]) => name)])];
  }
  return result;
}

/** The type of an operand that starts with a group's name: any name may follow it. */
function groupType(node: SchemaNode): string | undefined {
  if (!isSchemaNode(node["x-operand"]) || typeof node.pattern !== "string") return undefined;
  const start = /^\^((?:\w+\\\.)+)/.exec(node.pattern)?.[1]?.replaceAll("\\.", ".");
  return start && `\`${start}\${string}\``;
}

function reference(
  node: SchemaNode,
  ref: string,
  options: TypeSourceOptions,
  imports: Map<string, Set<string>>,
): SchemaNode {
  const other = Object.keys(node).find((key) => !ANNOTATIONS.has(key) && !key.startsWith("x-"));
  if (other)
    throw new Error(
      `"$ref" to ${ref} stands beside "${other}"; put the constraint into the referenced schema`,
    );
  const target = options.resolve(ref);
  if (target.module) imports.set(target.module, (imports.get(target.module) ?? new Set()).add(target.name));
  return { ...described(node), tsType: target.name };
}

/** An object without declared properties may hold anything, unless it says what. */
function isClosedOrTyped(node: SchemaNode): boolean {
  return node.additionalProperties === false || isSchemaNode(node.additionalProperties);
}

function described(node: SchemaNode): SchemaNode {
  return typeof node.description === "string" ? { description: node.description } : {};
}
