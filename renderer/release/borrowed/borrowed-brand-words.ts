import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import { type MarkedValue, markedValues } from "../schema/marked-values.ts";

interface Named extends MarkedValue {
  readonly source: JsonFile;
}

/**
 * Fields of brands that say a message which other fields are named for, while one that is named for the field
 * itself is there: the label of a link under the tagline.
 */
export function borrowedBrandWords(
  brands: ReadonlyMap<string, JsonFile>,
  schema: SchemaNode | undefined,
  messages: ReadonlySet<string>,
): readonly Finding[] {
  if (!schema) return [];
  const named = [...brands.values()].flatMap((source) =>
    markedValues(source.value, schema, schema)
      .filter(({ kind }) => kind === "message")
      .map((each): Named => ({ ...each, source })),
  );
  return named.flatMap(({ source, path, value }): Finding[] => {
    const field = String(path.at(-1));
    const own = `${value.split(".", 1)[0]}.${field}`;
    if (own === value || !messages.has(own) || !messages.has(value) || isNamedFor(value, path)) return [];
    const owner = named.find((each) => each.value === value && isNamedFor(value, each.path));
    if (!owner) return [];
    const message = `"${value}" is what "${owner.path.join(".")}" says, and this is "${path.join(".")}".`;
    const words = { code: "other-words", message, suggestion: `Write "${own}".` } as const;
    return [createFinding(source, path, { ...words, severity: "warning" })];
  });
}

/** Whether a message ends with the name of its field, or of what that stands in. */
function isNamedFor(value: string, path: MarkedValue["path"]): boolean {
  return path.includes(value.slice(value.lastIndexOf(".") + 1));
}
