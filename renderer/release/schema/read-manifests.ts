import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ValidateFunction } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { parseJsonFile } from "../json/json-file.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import { readCallSchemas } from "./answer-schemas.ts";
import { checkManifest } from "./check-manifest.ts";
import { createAjv, loadConfigSchemas, registerAnnotations } from "./config-schemas.ts";
import { fitsPlainly } from "./plain-fit.ts";
import { mistakesIn } from "./schema-mistakes.ts";

export interface ReadManifests {
  /** Manifests without mistakes, in name order. */
  readonly manifests: readonly WidgetManifest[];
  readonly findings: readonly Finding[];
}

/**
 * Reads and checks every `widgets/<name>/widget.json` under `root`; their data sources must be operations of
 * schemas/api.
 */
export function readManifests(root: string): ReadManifests {
  const findings: Finding[] = [];
  const manifests: WidgetManifest[] = [];
  const schemaFile = join(root, "schemas/widget.schema.json");
  const names = widgetNames(root);
  if (names.length === 0 || !existsSync(schemaFile)) return { manifests, findings };
  const ajv = createAjv();
  const schema = JSON.parse(readFileSync(schemaFile, "utf8")) as SchemaNode;
  const plain = { formats: ajv.formats, follow: () => undefined };
  const mistakesOf = (manifest: unknown) =>
    fitsPlainly(manifest, schema, schema, plain) ? [] : mistakesIn(manifestCheck(ajv, schema), manifest);
  const namespaces = namespaceNames(root);
  const records = existsSync(join(root, "schemas/config"))
    ? loadConfigSchemas(join(root, "schemas/config"))
    : new Map();
  const known = { widgets: names, calls: readCallSchemas(root, ajv), namespaces, records, ajv };
  for (const name of names) {
    const file = `widgets/${name}/widget.json`;
    const source = parseJsonFile(file, readFileSync(join(root, file), "utf8"));
    const own: Finding[] = [...source.findings];
    if (source.value !== undefined) {
      const mistakes = mistakesOf(source.value);
      const problems =
        mistakes.length > 0 ? mistakes : checkManifest(source.value as WidgetManifest, name, known);
      own.push(...problems.map(({ path, part, ...words }) => createFinding(source, path, words, part)));
    }
    findings.push(...own);
    if (own.length === 0) manifests.push(source.value as WidgetManifest);
  }
  return { manifests, findings };
}

/** What ajv makes of the schema of manifests, when one of them does not plainly fit it. */
function manifestCheck(ajv: Ajv2020, schema: SchemaNode): ValidateFunction {
  registerAnnotations(ajv, schema);
  return ajv.getSchema(String(schema.$id)) ?? ajv.compile(schema);
}

function widgetNames(root: string): string[] {
  const folder = join(root, "widgets");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "widget.json")))
    .sort();
}

/** Namespaces of words; none where there are no English ones to look at. */
function namespaceNames(root: string): ReadonlySet<string> {
  const folder = join(root, "config/messages/en");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(
    files.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length)),
  );
}
