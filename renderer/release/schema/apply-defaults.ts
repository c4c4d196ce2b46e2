import { isJsonObject } from "../json/layer.ts";
import { followRef, memberSchema, type SchemaNode } from "../json/schema-node.ts";

/**
 * Fills in what the schema says about absent properties, at every depth. Returns the same value when nothing
 * was absent.
 */
export function applyDefaults(value: unknown, schema: SchemaNode, root: SchemaNode): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => {
      const member = memberSchema(schema, root, index);
      return member ? applyDefaults(item, member, root) : item;
    });
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isJsonObject(value)) return value;
  let result: Record<string, unknown> | undefined;
  const properties = followRef(schema, root).properties;
  for (const [key, property] of isJsonObject(properties) ? Object.entries(properties) : []) {
    if (key in value || !isJsonObject(property) || !("default" in property)) continue;
    result ??= { ...value };
    result[key] = property.default;
  }
  for (const [key, member] of Object.entries(result ?? value)) {
    const of = typeof member === "object" && member !== null ? memberSchema(schema, root, key) : undefined;
    const filled = of ? applyDefaults(member, of, root) : member;
    if (filled === member) continue;
    result ??= { ...value };
    result[key] = filled;
  }
  return result ?? value;
}
