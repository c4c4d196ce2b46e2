import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import type { JsonFile } from "../../json/json-file.ts";
import { isJsonObject } from "../../json/layer.ts";
import { nearName } from "../../json/nearest-name.ts";
import type { SchemaNode } from "../../json/schema-node.ts";

/**
 * Values a slip of the hand away from one that their field usually has (`"x-usual": ["Consumer_Guest"]`), in
 * fields that take others too. Members of the record itself are looked at.
 */
export function mistypedUsual(
  records: ReadonlyMap<string, JsonFile>,
  schema: SchemaNode | undefined,
): readonly Finding[] {
  const members = isJsonObject(schema?.properties) ? Object.entries(schema.properties) : [];
  return members.flatMap(([field, member]) => {
    const usual = isJsonObject(member) && Array.isArray(member["x-usual"]) ? member["x-usual"] : [];
    return [...records.values()].flatMap((source): Finding[] => {
      const value = isJsonObject(source.value) ? source.value[field] : undefined;
      if (typeof value !== "string" || usual.includes(value)) return [];
      const { meant, suggestion } = nearName(value, usual.map(String));
      if (meant === undefined) return [];
      const message = `"${value}" is a slip of the hand away from "${meant}", which "${field}" usually has.`;
      const words = { code: "unusual-value", message, suggestion, severity: "warning" } as const;
      return [createFinding(source, [field], words)];
    });
  });
}
