import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { SchemaNode } from "./schema-node.ts";

/** The schema of a kind, with what checks a value against it or against one of its definitions. */
export interface ConfigSchema {
  readonly root: SchemaNode;
  readonly validate: (pointer?: string) => ValidateFunction;
}

export type ConfigSchemas = ReadonlyMap<string, ConfigSchema>;

/** Reads `schemas/config`; each schema is compiled when it is first used. Throws when a schema itself is wrong. */
export function loadConfigSchemas(folder: string): ConfigSchemas {
  const ajv = createAjv();
  const schemas = new Map<string, ConfigSchema>();
  if (!existsSync(folder)) throw new Error(`There are no configuration schemas in ${folder}.`);
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".schema.json"))) {
    const root = JSON.parse(readFileSync(join(folder, name), "utf8")) as SchemaNode;
    const id = String(root.$id ?? name);
    registerAnnotations(ajv, root);
    ajv.addSchema({ ...root, $id: id });
    const compiled = (pointer = "") => {
      const validate = ajv.getSchema(`${id}#${pointer}`);
      if (!validate) throw new Error(`${name} has nothing at #${pointer}.`);
      return validate;
    };
    schemas.set(name.replace(".schema.json", ""), { root, validate: compiled });
  }
  return schemas;
}

/** Compiles the schema of a widget's props. Throws when it is not a schema. */
export function compileProps(ajv: Ajv2020, widget: string, schema: SchemaNode): ValidateFunction {
  registerAnnotations(ajv, schema);
  return ajv.compile({ $id: `staywright:props/${widget}`, ...schema });
}

/** An ajv that reports every error with its schema. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    allowUnionTypes: true,
  });
  addFormats.default(ajv);
  return ajv;
}

/** Makes the annotations of a schema (`x-message`, `x-ref`, …) known, whatever they are; other unknown keywords stay errors. */
function registerAnnotations(ajv: Ajv2020, schema: unknown): void {
  for (const [, keyword] of JSON.stringify(schema).matchAll(/"(x-[a-z-]+)":/g)) {
    if (keyword && !ajv.RULES.keywords[keyword]) ajv.addKeyword(keyword);
  }
}
