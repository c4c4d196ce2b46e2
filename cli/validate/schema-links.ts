import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import {
  CONFIG_KINDS,
  type ConfigPlace,
  configPlace,
  type Finding,
  isJsonObject,
  type JsonFile,
  parseJsonFile,
  positionOf,
} from "#renderer/release";

/**
 * Finds files an editor can check that do not name the schema that says what they may hold, again and again:
 * a text that did not change is not read again. A list (config/cities.json) has no place to name one.
 */
export function createSchemaLinks(root: string): (texts: ReadonlyMap<string, string>) => Finding[] {
  const known = new Map<string, { readonly text: string; readonly finding: Finding | undefined }>();
  return (texts) =>
    [...texts].flatMap(([file, text]) => {
      let entry = known.get(file);
      if (entry?.text !== text) {
        const place = configPlace(file.replace(/^config\//, ""));
        const hasSchema = place && existsSync(join(root, `schemas/config/${place.kind}.schema.json`));
        entry = {
          text,
          finding: hasSchema ? linkFinding(parseJsonFile(file, text), schemaOf(place)) : undefined,
        };
        known.set(file, entry);
      }
      return entry.finding ?? [];
    });
}

/**
 * Vendors' files and sparse layers of some kinds name schemas that are made from the written ones; pages and
 * messages are sparse as they are.
 */
export function schemaOf({ kind, isSparse }: ConfigPlace): string {
  if (kind === "microsite") return "schemas/generated/config/microsite.vendor.schema.json";
  if (isSparse && CONFIG_KINDS[kind].layerSchema) return `schemas/generated/config/${kind}.layer.schema.json`;
  return `schemas/config/${kind}.schema.json`;
}

function linkFinding(source: JsonFile, schema: string): Finding | undefined {
  const { file, value } = source;
  if (!isJsonObject(value)) return undefined;
  const link = posix.relative(posix.dirname(file), schema);
  const written = value.$schema;
  if (written === link) return undefined;
  const members = source.tree?.children ?? [];
  const common = { file, severity: "warning", sites: [] } as const;
  if (written === undefined) {
    const message = "The file does not name its schema, so editors can neither complete nor check it.";
    const member = `"$schema": ${JSON.stringify(link)}`;
    const text = members.length > 0 ? `\n  ${member},` : member;
    return {
      ...common,
      ...positionOf(source, []),
      code: "missing-schema",
      message,
      suggestion: `Write "$schema": "${link}".`,
      fix: {
        title: `Write "$schema": "${link}"`,
        edits: [{ file, offset: (source.tree?.offset ?? 0) + 1, length: 0, text }],
      },
    };
  }
  const node = members.find(({ children }) => children?.[0]?.value === "$schema")?.children?.[1];
  return {
    ...common,
    ...positionOf(source, ["$schema"]),
    code: "wrong-schema",
    message: `"$schema" does not lead to the schema of this file.`,
    suggestion: `Write "${link}".`,
    ...(node && {
      fix: {
        title: `Write "$schema": "${link}"`,
        edits: [{ file, offset: node.offset, length: node.length, text: JSON.stringify(link) }],
      },
    }),
  };
}
