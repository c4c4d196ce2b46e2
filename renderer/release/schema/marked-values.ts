import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import { memberSchema, type SchemaNode } from "../json/schema-node.ts";

/** A value whose schema says that it names something. */
export interface MarkedValue {
  readonly path: JsonPath;
  readonly value: string;
  /** `message`, `asset`, or what `x-ref` says: `country`, `page`, `widget`, … */
  readonly kind: string;
  /** Values that a message may ask for, as ICU writes them (`{place}`, `<b>`); any when absent. */
  readonly gives?: readonly string[];
  /** Who gives them. */
  readonly giver?: string;
  /** What stands before the name in the text, such as `flag.`. */
  readonly prefix?: string;
  /** Whether it stands in something switched off. */
  readonly isOff?: boolean;
  /** Code of the finding when nothing has the name; `unknown-<kind>` when absent. */
  readonly code?: string;
}

/**
 * Every string of a value that its schema marks `x-message: true`, `x-asset: true` or `x-ref: "<kind>"`.
 * What stands in something switched off (`enabled` or `available` false) is marked as such.
 */
export function markedValues(value: unknown, schema: SchemaNode, root: SchemaNode): MarkedValue[] {
  const found: MarkedValue[] = [];
  visit(value, schema, root, [], false, found);
  return found;
}

function visit(
  value: unknown,
  schema: SchemaNode,
  root: SchemaNode,
  path: JsonPath,
  isOff: boolean,
  found: MarkedValue[],
): void {
  if (typeof value === "string") {
    if (schema["x-message"] === true) {
      const gives = schema["x-message-arguments"];
      found.push({ path, value, kind: "message", ...(Array.isArray(gives) && { gives: gives.map(String) }) });
    }
    if (schema["x-asset"] === true) found.push({ path, value, kind: "asset" });
    if (typeof schema["x-ref"] === "string") found.push({ path, value, kind: schema["x-ref"], isOff });
    return;
  }
  const off = isOff || (isJsonObject(value) && (value.enabled === false || value.available === false));
  const members: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  for (const [key, member] of members) {
    const of = memberSchema(schema, root, key);
    if (of) visit(member, of, root, [...path, key], off, found);
  }
}
