import type { JsonFile } from "#renderer/release";
import type { GeneratedFile } from "./generated-file.ts";
import { isSchemaNode, pascalCase, type SchemaNode, schemasIn } from "./schema-node.ts";
import { joinTypes } from "./schema-types.ts";
import { compileType, typeName } from "./type-source.ts";

/** `widgets/<name>.ts`: the props after defaults, and the answers by request name. */
export function widgetTypes(name: string, source: JsonFile, operations: ReadonlySet<string>): GeneratedFile {
  return {
    path: `schemas/generated/widgets/${name}.ts`,
    inputs: [source.text, [...operations].join()],
    build: () => buildWidgetTypes(name, source, operations),
  };
}

async function buildWidgetTypes(
  name: string,
  source: JsonFile,
  operations: ReadonlySet<string>,
): Promise<string> {
  const manifest = isSchemaNode(source.value) ? source.value : {};
  const props = isSchemaNode(manifest.props) ? manifest.props : { type: "object", properties: {} };
  const definitions = schemasIn(props, "$defs");
  const prefix = pascalCase(name);
  const nameOf = (key: string, schema: SchemaNode) => `${prefix}${typeName(key, schema)}`;
  const resolve = (ref: string) => {
    const key = /^#\/\$defs\/([^/]+)$/.exec(ref)?.[1] ?? "";
    const schema = definitions[key];
    if (!schema)
      throw new Error(`"$ref": "${ref}" leads nowhere; definitions of the props are named as #/$defs/<Name>`);
    return { name: nameOf(key, schema) };
  };
  const options = { resolve, defaultsApplied: true };
  const types = await Promise.all([
    ...Object.entries(definitions).map(([key, schema]) => compileType(nameOf(key, schema), schema, options)),
    compileType(`${prefix}Props`, { type: "object", properties: {}, ...props }, options),
  ]);
  return `${dataTypes(prefix, schemasIn(manifest, "data"), operations)}${joinTypes(types)}`;
}

function dataTypes(
  prefix: string,
  data: Readonly<Record<string, SchemaNode>>,
  operations: ReadonlySet<string>,
): string {
  const rows = Object.entries(data).map(([request, { source }]) => {
    // An operation that does not exist is `unknown` here and a finding in `validate`.
    const type = operations.has(String(source))
      ? `Operations[${JSON.stringify(source)}]["output"]`
      : "unknown";
    return `  ${JSON.stringify(request)}: ${type};`;
  });
  if (rows.length === 0) return `export type ${prefix}Data = Record<string, never>;\n\n`;
  const usesOperations = rows.some((row) => row.includes("Operations["));
  const head = usesOperations ? 'import type { Operations } from "../api/index.ts";\n\n' : "";
  return `${head}/** Answers by request name. */\nexport interface ${prefix}Data {\n${rows.join("\n")}\n}\n\n`;
}
