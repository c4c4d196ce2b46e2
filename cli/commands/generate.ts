import { join } from "node:path";
import type { Finding, JsonFile } from "#renderer/release";
import { type GeneratedFile, writeGenerated } from "../generate/generated-file.ts";
import { operationCalls, operationIndex, operationsOf } from "../generate/operations.ts";
import { loadSchemaLibrary } from "../generate/schema-library.ts";
import { schemaTypes } from "../generate/schema-types.ts";
import { loadManifests, namesIn } from "../generate/source-json.ts";
import { widgetRegistries } from "../generate/widget-registries.ts";
import { widgetTypes } from "../generate/widget-types.ts";

export interface GenerateOptions {
  readonly root: string;
  readonly json: boolean;
  /** Write nothing; answer 1 when something would be written. */
  readonly check?: boolean;
  /** Say only what is wrong. */
  readonly quiet?: boolean;
}

/**
 * `staywright generate`: types, the operation table and the widget registries, written only where something changed.
 * Prints one error per broken file and leaves that file's older output alone. Returns the exit code.
 */
export async function generate({
  root,
  json,
  check = false,
  quiet = false,
}: GenerateOptions): Promise<number> {
  const started = performance.now();
  const library = await loadSchemaLibrary(root);
  const manifests = await loadManifests(root);
  const findings: Finding[] = [...library.findings, ...manifests.findings];
  const operations = new Set(operationsOf(library).map((operation) => operation.id));
  const views = await withView(root, manifests.files);

  const files: GeneratedFile[] = library.schemas.map((source) => schemaTypes(library, source));
  if (!library.broken.has("api")) files.push(operationIndex(library), operationCalls(library));
  for (const [name, source] of manifests.files) files.push(widgetTypes(name, source, operations));
  const manifestsWhole = manifests.findings.length === 0;
  if (manifestsWhole) files.push(...widgetRegistries(views));

  const owned = (["config", "api"] as const)
    .filter((family) => !library.broken.has(family))
    .map((family) => `schemas/generated/${family}`);
  if (manifestsWhole) owned.push("schemas/generated/widgets");
  const result = await writeGenerated(root, files, owned, check);
  for (const { path, error } of result.failed) findings.push(failure(path, error));

  const milliseconds = Math.round(performance.now() - started);
  if (json) console.log(JSON.stringify({ ...result, failed: undefined, findings, milliseconds }, null, 2));
  else {
    for (const f of findings) console.error(`${f.file}:${f.line}:${f.column}  ${f.code}  ${f.message}`);
    if (!quiet) {
      const [wrote, removed] = check ? ["stale  ", "extra  "] : ["wrote  ", "removed"];
      for (const path of result.written) console.log(`${wrote}  ${path}`);
      for (const path of result.removed) console.log(`${removed}  ${path}`);
      console.log(
        `${result.written.length} ${check ? "stale" : "written"}, ${result.unchanged} unchanged, ${milliseconds} ms`,
      );
    }
  }
  const isStale = check && result.written.length + result.removed.length > 0;
  return findings.length > 0 || isStale ? 1 : 0;
}

/** A folder whose view is not there yet is typed, but not registered: importing it would break every page. */
async function withView(
  root: string,
  manifests: ReadonlyMap<string, JsonFile>,
): Promise<Map<string, JsonFile>> {
  const views = new Map<string, JsonFile>();
  for (const [name, source] of manifests) {
    if ((await namesIn(join(root, "widgets", name))).includes(`${name}.tsx`)) views.set(name, source);
  }
  return views;
}

function failure(path: string, error: Error): Finding {
  const [, kind, file = ""] = /^schemas\/generated\/(config|api|widgets)\/(.+)\.ts$/.exec(path) ?? [];
  const source = kind === "widgets" ? `widgets/${file}/widget.json` : `schemas/${kind}/${file}.schema.json`;
  const position = { file: kind ? source : path, line: 1, column: 1 };
  return { code: "schema-error", severity: "error", ...position, message: error.message, sites: [] };
}
