import { join } from "node:path";
import type { Finding, JsonFile } from "#renderer/release";
import { isSchemaNode, type SchemaNode, schemasIn } from "./schema-node.ts";
import { loadJsonFiles, loadJsonFolder, namesIn } from "./source-json.ts";
import { type TypeTarget, typeName } from "./type-source.ts";

/** Folder of generated modules a schema belongs to. */
type SchemaFamily = "config" | "api" | "widget";

export interface LibrarySchema {
  readonly family: SchemaFamily;
  /** `brand` of `brand.schema.json`. */
  readonly name: string;
  readonly source: JsonFile;
  readonly schema: SchemaNode;
}

/** Every schema of the project, and what the references between them mean. */
export interface SchemaLibrary {
  readonly schemas: readonly LibrarySchema[];
  readonly findings: readonly Finding[];
  /** Families with a broken file: their old generated files must stay. */
  readonly broken: ReadonlySet<SchemaFamily>;
  /** What `ref`, written in `from`, leads to; throws when it leads nowhere. */
  readonly resolve: (from: LibrarySchema, ref: string) => TypeTarget;
}

/** Reads every schema below a project folder; one that is no JSON is a finding, and its family is broken. */
export async function loadSchemaLibrary(root: string): Promise<SchemaLibrary> {
  const hasWidget = (await namesIn(join(root, "schemas"))).includes("widget.schema.json");
  const widget = new Map(hasWidget ? [["widget", "schemas/widget.schema.json"]] : []);
  const families = {
    config: await loadJsonFolder(root, "schemas/config", ".schema.json"),
    api: await loadJsonFolder(root, "schemas/api", ".schema.json"),
    widget: await loadJsonFiles(root, widget),
  };
  const schemas: LibrarySchema[] = [];
  const findings: Finding[] = [];
  const broken = new Set<SchemaFamily>();
  for (const [family, folder] of Object.entries(families) as [SchemaFamily, (typeof families)["api"]][]) {
    if (folder.findings.length > 0) broken.add(family);
    findings.push(...folder.findings);
    for (const [name, source] of folder.files) {
      if (isSchemaNode(source.value)) schemas.push({ family, name, source, schema: source.value });
    }
  }
  const find = (family: SchemaFamily, name: string) =>
    schemas.find((schema) => schema.family === family && schema.name === name);
  return { schemas, findings, broken, resolve: (from, ref) => resolveRef(from, ref, find) };
}

function resolveRef(
  from: LibrarySchema,
  ref: string,
  find: (family: SchemaFamily, name: string) => LibrarySchema | undefined,
): TypeTarget {
  const [document = "", pointer = ""] = ref.split("#");
  const family = /(?:^|[:/])(config|api)\//.exec(document)?.[1] as SchemaFamily | undefined;
  const name =
    document
      .replace(/\.schema\.json$/, "")
      .split(/[/:]/)
      .at(-1) ?? "";
  const target = document === "" ? from : find(family ?? from.family, name);
  if (!target) throw new Error(`"$ref": "${ref}" names a schema file that does not exist`);
  const module = target === from ? undefined : modulePath(from, target);
  if (pointer === "" || pointer === "/") return { name: typeName(target.name, target.schema), module };
  const definition = /^\/\$defs\/([^/]+)$/.exec(pointer)?.[1] ?? "";
  const schema = schemasIn(target.schema, "$defs")[definition];
  if (!schema) throw new Error(`"$ref": "${ref}" leads nowhere; definitions are named as #/$defs/<Name>`);
  return { name: typeName(definition, schema), module };
}

function modulePath(from: LibrarySchema, target: LibrarySchema): string {
  if (target.family === "widget") return "../widget.ts";
  return from.family === target.family ? `./${target.name}.ts` : `../${target.family}/${target.name}.ts`;
}
