import type { GeneratedFile } from "./generated-file.ts";
import type { LibrarySchema, SchemaLibrary } from "./schema-library.ts";
import { type SchemaNode, schemasIn } from "./schema-node.ts";
import { compileType, type TypeSource, typeName } from "./type-source.ts";

/** Types of a schema file: every definition, then the root (an api file has no root of its own). */
export function schemaTypes(library: SchemaLibrary, source: LibrarySchema): GeneratedFile {
  const path = source.family === "widget" ? "schemas/generated/widget.ts" : generatedPath(source);
  // References are checked by name only, so a change of another file matters when its names change.
  const names = library.schemas.map((schema) => Object.keys(schemasIn(schema.schema, "$defs")).join());
  return { path, inputs: [source.source.text, ...names], build: () => buildTypes(library, source) };
}

async function buildTypes(library: SchemaLibrary, source: LibrarySchema): Promise<string> {
  const options = {
    resolve: (ref: string) => library.resolve(source, ref),
    defaultsApplied: source.family === "config",
  };
  const definitions = Object.entries(schemasIn(source.schema, "$defs"));
  const hasRoot = source.schema.type !== undefined || source.schema.$ref !== undefined;
  const roots: [string, SchemaNode][] = hasRoot ? [[source.name, source.schema]] : [];
  const types = await Promise.all(
    [...definitions, ...roots].map(([key, schema]) => compileType(typeName(key, schema), schema, options)),
  );
  return joinTypes(types);
}

/** Imports first, then the declarations. */
export function joinTypes(types: readonly TypeSource[]): string {
  const imports = new Map<string, Set<string>>();
  for (const type of types) {
    for (const [module, names] of type.imports) {
      imports.set(module, new Set([...(imports.get(module) ?? []), ...names]));
    }
  }
  const lines = [...imports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, names]) => `import type { ${[...names].sort().join(", ")} } from "${module}";`);
  return `${[...lines, ...types.map((type) => type.code)].join("\n")}\n`;
}

function generatedPath(source: LibrarySchema): string {
  return `schemas/generated/${source.family}/${source.name}.ts`;
}
