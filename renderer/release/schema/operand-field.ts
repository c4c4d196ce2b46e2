import { isJsonObject } from "../json/layer.ts";
import { followRef, memberSchema, type SchemaNode } from "../json/schema-node.ts";
import type { ConfigSchemas } from "./config-schemas.ts";

/** A field of a record that a condition reads, or what could have been named instead. */
export type RecordField =
  | {
      readonly ok: true;
      /** Why the field never has a value; undefined when it may. */
      readonly refuses: (value: unknown) => Refusal | undefined;
    }
  | {
      readonly ok: false;
      /** Whether the name leads to an object that has fields of its own. */
      readonly isRecord: boolean;
      /** What leads to the place that has no such field. */
      readonly before: readonly string[];
      readonly known: readonly string[];
    };

export interface Refusal {
  readonly expected: string;
  readonly known: readonly string[];
}

/**
 * Looks a dotted name up in the schema of a record. Flags of a brand stand among those of its domains
 * (CONF-15).
 */
export function recordField(kind: string, name: string, schemas: ConfigSchemas): RecordField {
  const root = schemas.get(kind)?.root ?? {};
  const parts = name.split(".");
  // A layer of a page leaves open what a whole page says.
  let node: SchemaNode = kind === "page" ? { $ref: "#/$defs/Page" } : root;
  for (const [index, part] of parts.entries()) {
    const member = memberSchema(node, root, part);
    if (!member) {
      const isFlag = kind === "domain" && index === 1 && parts[0] === "flags";
      if (isFlag && recordField("brand", name, schemas).ok) return { ok: true, refuses: () => undefined };
      const before = parts.slice(0, index);
      const known = fieldsOf(node, root);
      // A field whose members nobody declares may have any.
      if (known.length === 0 && isOpen(node, root)) return { ok: true, refuses: () => undefined };
      return { ok: false, isRecord: false, before, known };
    }
    node = member;
  }
  const whole = followRef(node, root);
  const fields = fieldsOf(whole, root);
  if (whole.type === "object" && fields.length > 0)
    return { ok: false, isRecord: true, before: parts, known: fields };
  return { ok: true, refuses: (value) => refusal(value, whole) };
}

function fieldsOf(node: SchemaNode, root: SchemaNode): string[] {
  const { properties } = followRef(node, root);
  return isJsonObject(properties) ? Object.keys(properties).filter((key) => !key.startsWith("$")) : [];
}

function isOpen(node: SchemaNode, root: SchemaNode): boolean {
  const { type, additionalProperties } = followRef(node, root);
  return type === "object" && additionalProperties !== false;
}

function refusal(value: unknown, schema: SchemaNode): Refusal | undefined {
  const { enum: values, type, pattern } = schema;
  if (Array.isArray(values) && !values.includes(value))
    return { expected: `it is one of ${values.join(", ")}`, known: values.map(String) };
  const types = [type ?? []].flat().map(String);
  const own = typeof value === "number" ? (Number.isInteger(value) ? "integer" : "number") : typeof value;
  const isAllowed =
    types.length === 0 || types.includes(own) || (own === "integer" && types.includes("number"));
  if (!isAllowed) return { expected: `it is a ${types.join(" or ")}`, known: [] };
  if (typeof pattern === "string" && typeof value === "string" && !new RegExp(pattern, "u").test(value))
    return { expected: `it matches /${pattern}/`, known: [] };
  return undefined;
}
