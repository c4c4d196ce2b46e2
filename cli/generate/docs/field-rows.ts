import { isSchemaNode, type SchemaNode, schemasIn } from "../schema-node.ts";
import { code } from "./markdown.ts";
import { typeText } from "./type-text.ts";

/**
 * A field of a record: name, type with bounds, whether it must be there or what it is without, what it means.
 */
export type FieldRow = readonly [field: string, type: string, absent: string, meaning: string];

export const FIELD_HEADS = ["field", "type", "when absent", "meaning"] as const;

/**
 * Every field of an object schema, those of nested objects as `parent.child`; what has a section of its own
 * is linked.
 */
export function fieldRows(schema: SchemaNode, root: SchemaNode, prefix = ""): FieldRow[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const rows = Object.entries(schemasIn(schema, "properties"))
    .filter(([name]) => name !== "$schema")
    .flatMap(([name, field]): FieldRow[] => {
      const path = `${prefix}${name}`;
      const absent = required.includes(name)
        ? "required"
        : "default" in field
          ? code(JSON.stringify(field.default))
          : "–";
      const own: FieldRow = [code(path), typeText(field, root), absent, meaningOf(field)];
      const inner = nestedIn(field);
      return inner ? [own, ...fieldRows(inner.schema, root, `${path}${inner.step}`)] : [own];
    });
  const free = schema.additionalProperties;
  if (!isSchemaNode(free) || prefix !== "") return rows;
  const names = isSchemaNode(schema.propertyNames) ? schema.propertyNames.pattern : undefined;
  const key = typeof names === "string" ? `any name like ${code(names)}` : "any name";
  return [...rows, [key, typeText(free, root), "–", meaningOf(free)]];
}

/** The object whose fields are listed below a field: itself, what its list holds, or what its map holds. */
function nestedIn(field: SchemaNode): { readonly schema: SchemaNode; readonly step: string } | undefined {
  if (isSchemaNode(field.properties)) return { schema: field, step: "." };
  if (isSchemaNode(field.items) && isSchemaNode(field.items.properties))
    return { schema: field.items, step: "[]." };
  const free = field.additionalProperties;
  return isSchemaNode(free) && isSchemaNode(free.properties) ? { schema: free, step: ".*." } : undefined;
}

function meaningOf(field: SchemaNode): string {
  return typeof field.description === "string" ? field.description : "";
}
