import type { GeneratedFile } from "./generated-file.ts";
import type { LibrarySchema } from "./schema-library.ts";
import { isSchemaNode, type SchemaNode } from "./schema-node.ts";

/** The schema that sparse files of a kind name: nothing has to be there, and any value may be an operator. */
export function layerSchemaFile({ name, schema, source }: LibrarySchema): GeneratedFile {
  return {
    path: `schemas/generated/config/${name}.layer.schema.json`,
    inputs: [source.text],
    build: () => `${JSON.stringify(layerSchema(schema), null, 2)}\n`,
  };
}

function layerSchema(schema: SchemaNode): SchemaNode {
  const definitions = { ...((schema.$defs ?? {}) as Record<string, SchemaNode>) };
  return {
    ...sparse(schema),
    $id: `${String(schema.$id)}-layer`,
    title: `${String(schema.title)}Layer`,
    description: `Sparse layer. ${String(schema.description)}`,
    $defs: {
      ...Object.fromEntries(Object.entries(definitions).map(([key, value]) => [key, sparse(value)])),
      Operator: OPERATOR,
    },
  };
}

const OPERATOR: SchemaNode = {
  type: "object",
  minProperties: 1,
  additionalProperties: false,
  description: "What a layer does to the value below it, instead of a value.",
  properties: {
    $unset: { const: true, description: "Takes the value away." },
    $value: { description: "The value, beside a lock." },
    $lock: { type: "boolean", description: "Closes the value to later layers." },
    $append: { type: "array", description: "Puts items at the end of the list." },
    $prepend: { type: "array", description: "Puts items at the start of the list." },
    $before: { type: "object", description: "Puts items before another one, by its name." },
    $after: { type: "object", description: "Puts items after another one, by its name." },
    $remove: { type: "array", description: "Takes items out of the list." },
  },
};

/** An object without what it needs to be whole, every member or an operator. */
function sparse(schema: SchemaNode): SchemaNode {
  // Conditions between members hold for the whole record only.
  const whole = [
    "required",
    "minProperties",
    "dependentRequired",
    "anyOf",
    "oneOf",
    "allOf",
    "propertyNames",
  ];
  const rest: SchemaNode = Object.fromEntries(Object.entries(schema).filter(([key]) => !whole.includes(key)));
  const properties = isSchemaNode(rest.properties) ? rest.properties : undefined;
  const free = rest.additionalProperties;
  if (!properties && !isSchemaNode(free)) return schema;
  const members = Object.entries(properties ?? {}).map(([name, member]) => [
    name,
    name.startsWith("$") || !isSchemaNode(member) ? member : orOperator(member),
  ]);
  return {
    ...rest,
    properties: {
      ...Object.fromEntries(members),
      $lock: { type: "boolean", description: "Closes the object to later layers." },
    },
    ...(isSchemaNode(free) && { additionalProperties: orOperator(free) }),
  };
}

function orOperator(member: SchemaNode): SchemaNode {
  const { description } = member;
  return {
    ...(description !== undefined && { description }),
    anyOf: [sparse(member), { $ref: "#/$defs/Operator" }],
  };
}
