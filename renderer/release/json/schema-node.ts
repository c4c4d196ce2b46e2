import { isJsonObject, type JsonObject } from "./layer.ts";

/** A JSON Schema read as plain data. */
export type SchemaNode = JsonObject;

/** The schema a `$ref` leads to; the node itself when it has none, an empty schema when it leads nowhere. */
export function followRef(node: SchemaNode, root: SchemaNode): SchemaNode {
  let current = node;
  for (let hops = 0; typeof current.$ref === "string" && hops < 20; hops++) {
    const [, pointer = ""] = current.$ref.split("#");
    current = schemaAt(root, pointer) ?? {};
  }
  return current;
}

/**
 * What stands at a pointer of a document, its own `$ref` not followed; undefined where that is no object. A
 * pointer is empty or begins with `/`, and no name in it has a slash.
 */
export function schemaAt(document: SchemaNode, pointer: string): SchemaNode | undefined {
  let target: unknown = document;
  for (const segment of pointer.split("/").slice(1))
    target = isJsonObject(target) && Object.hasOwn(target, segment) ? target[segment] : undefined;
  return isJsonObject(target) ? target : undefined;
}

/** Schema of a member of an object or a list; undefined when nothing is said about it. */
export function memberSchema(
  node: SchemaNode,
  root: SchemaNode,
  key: string | number,
): SchemaNode | undefined {
  const schema = followRef(node, root);
  const candidates = [
    typeof key === "number" ? schema.items : undefined,
    isJsonObject(schema.properties) ? schema.properties[String(key)] : undefined,
    schema.additionalProperties,
  ];
  const found = candidates.find(isJsonObject);
  if (found) return found;
  // The first alternative that knows the member speaks for it.
  for (const keyword of ["allOf", "anyOf", "oneOf"] as const) {
    for (const alternative of Array.isArray(schema[keyword]) ? schema[keyword] : []) {
      const member = isJsonObject(alternative) ? memberSchema(alternative, root, key) : undefined;
      if (member) return member;
    }
  }
  return undefined;
}
