import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type SchemaNode, schemaAt } from "../json/schema-node.ts";
import { AT_MOST, exceedsBound } from "./bound-beside.ts";
import { knownFormats } from "./known-formats.ts";
import { fitsPlainly, type PlainSchemas } from "./plain-fit.ts";
import { type Mistake, mistakesIn } from "./schema-mistakes.ts";

/** The schema of a kind, with what checks a value against it or against one of its definitions. */
export interface ConfigSchema {
  readonly root: SchemaNode;
  readonly validate: (pointer?: string) => ValidateFunction;
  /** What is wrong with a value; what plainly fits has nothing compiled for it. */
  readonly mistakes: (value: unknown, pointer?: string) => readonly Mistake[];
}

export type ConfigSchemas = ReadonlyMap<string, ConfigSchema>;

/** Schemas read last from a folder: compiling them takes longer than everything else in a release. */
const loaded = new Map<string, { readonly texts: readonly string[]; readonly schemas: ConfigSchemas }>();

/**
 * Reads `schemas/config`; each schema is compiled when it is first used, and not again while its folder says
 * the same. `validate` throws when the schema itself is wrong.
 */
export function loadConfigSchemas(folder: string): ConfigSchemas {
  if (!existsSync(folder)) throw new Error(`There are no configuration schemas in ${folder}.`);
  const names = readdirSync(folder).filter((file) => file.endsWith(".schema.json"));
  const texts = names.map((name) => readFileSync(join(folder, name), "utf8"));
  const known = loaded.get(folder);
  const isSame =
    known?.texts.length === texts.length && texts.every((text, index) => text === known.texts[index]);
  if (known && isSame) return known.schemas;
  const schemas = compileLazily(names, texts);
  loaded.set(folder, { texts, schemas });
  return schemas;
}

function compileLazily(names: readonly string[], texts: readonly string[]): ConfigSchemas {
  const ajv = createAjv();
  const schemas = new Map<string, ConfigSchema>();
  const plain: PlainSchemas = {
    formats: ajv.formats,
    follow: (ref, document) => {
      const target = ref.startsWith("#") ? schemaAt(document, ref.slice(1)) : undefined;
      return target && [target, document];
    },
  };
  for (const [index, name] of names.entries()) {
    const root = JSON.parse(texts[index] ?? "") as SchemaNode;
    const id = String(root.$id ?? name);
    registerAnnotations(ajv, root);
    // Checking a schema takes longer than walking what plainly fits it, so that waits until ajv is asked.
    ajv.addSchema({ ...root, $id: id }, undefined, undefined, false);
    let isChecked = false;
    const compiled = (pointer = "") => {
      if (!isChecked) ajv.validateSchema(root, true);
      isChecked = true;
      const validate = ajv.getSchema(`${id}#${pointer}`);
      if (!validate) throw new Error(`${name} has nothing at #${pointer}.`);
      return validate;
    };
    const mistakes = (value: unknown, pointer = "") =>
      fitsPlainly(value, schemaAt(root, pointer), root, plain) ? [] : mistakesIn(compiled(pointer), value);
    schemas.set(name.replace(".schema.json", ""), { root, validate: compiled, mistakes });
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
    code: { optimize: false },
  });
  addFormats.default(ajv);
  for (const [name, { is }] of Object.entries(knownFormats)) ajv.addFormat(name, is);
  ajv.addKeyword({
    keyword: AT_MOST,
    type: "number",
    schemaType: "string",
    validate: isAtMost,
    errors: false,
  });
  return ajv;
}

function isAtMost(
  bound: string,
  value: number,
  _schema?: unknown,
  place?: { readonly parentData: unknown },
): boolean {
  return !exceedsBound(value, bound, place?.parentData);
}

/**
 * Makes the annotations of a schema (`x-message`, `x-ref`, …) known, whatever they are; other unknown
 * keywords stay errors.
 */
export function registerAnnotations(ajv: Ajv2020, schema: unknown): void {
  for (const [, keyword] of JSON.stringify(schema).matchAll(/"(x-[a-z-]+)":/g)) {
    if (keyword && !ajv.RULES.keywords[keyword]) ajv.addKeyword(keyword);
  }
}
