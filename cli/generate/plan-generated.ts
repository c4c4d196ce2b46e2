import { join } from "node:path";
import { CONFIG_KINDS, configKinds, type Finding, type JsonFile } from "#renderer/release";
import type { Usage } from "../usage/usage.d.ts";
import { operationFindings } from "./check-operations.ts";
import { docsFiles } from "./docs/docs-files.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { layerSchemaFile } from "./layer-schema.ts";
import { operationCalls, operationIndex, operationsOf } from "./operations.ts";
import { loadSchemaLibrary } from "./schema-library.ts";
import { schemaTypes } from "./schema-types.ts";
import { loadManifests, namesIn } from "./source-json.ts";
import { vendorSchemaFile } from "./vendor-schema-file.ts";
import { widgetRegistries } from "./widget-registries.ts";
import { widgetTypes } from "./widget-types.ts";

/** Everything that is generated from the sources as they are. */
export interface GeneratedPlan {
  readonly files: readonly GeneratedFile[];
  /** Folders in which nothing else may stand. */
  readonly owned: readonly string[];
  /** Sources that cannot be read; what they would make is not in the plan, so its older output stays. */
  readonly findings: readonly Finding[];
}

/** The plan of a project; `usages` are the commands, for their page in docs/. */
export async function planGenerated(root: string, usages?: readonly Usage[]): Promise<GeneratedPlan> {
  const library = await loadSchemaLibrary(root);
  const manifests = await loadManifests(root);
  const declared = operationsOf(library);
  const operations = new Set(declared.map((operation) => operation.id));
  const open = operationFindings(library, declared);
  const hasContracts = !library.broken.has("api") && open.length === 0;
  const views = await withView(root, manifests.files);

  const files: GeneratedFile[] = library.schemas.map((source) => schemaTypes(library, source));
  if (hasContracts) files.push(operationIndex(library), operationCalls(library));
  for (const [name, source] of manifests.files) files.push(widgetTypes(name, source, operations));
  const manifestsWhole = manifests.findings.length === 0;
  if (manifestsWhole) files.push(...widgetRegistries(views));

  const vendors = library.schemas.find(({ family, name }) => family === "config" && name === "microsite");
  if (vendors && manifestsWhole) files.push(await vendorSchemaFile(root, vendors, manifests.files));

  // Kinds that are laid over by sparse files; pages have a sparse schema of their own.
  const sparse: readonly string[] = configKinds.filter((kind) => CONFIG_KINDS[kind].layerSchema);
  for (const schema of library.schemas)
    if (schema.family === "config" && sparse.includes(schema.name)) files.push(layerSchemaFile(schema));
  if (manifestsWhole && library.broken.size === 0)
    files.push(...docsFiles(root, library, manifests.files, usages));

  const owned = (["config", "api"] as const)
    .filter((family) => (family === "api" ? hasContracts : !library.broken.has(family)))
    .map((family) => `schemas/generated/${family}`);
  if (manifestsWhole) owned.push("schemas/generated/widgets");
  return { files, owned, findings: [...library.findings, ...open, ...manifests.findings] };
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
