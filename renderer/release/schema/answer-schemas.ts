import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { isJsonObject } from "../json/layer.ts";
import { followRef, type SchemaNode, schemaAt } from "../json/schema-node.ts";
import { registerAnnotations } from "./config-schemas.ts";
import { fitsPlainly, type PlainSchemas } from "./plain-fit.ts";
import { type Mistake, mistakesIn } from "./schema-mistakes.ts";

/** The calls of `schemas/api`, by id. */
export interface CallSchemas {
  /** Arguments of each operation; undefined where its input may have any. */
  readonly operations: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** What is wrong in an answer of an operation; nothing where it does not say what it answers. */
  readonly mistakesInAnswer: (operation: string, answer: unknown) => readonly Mistake[];
}

/** Reads `schemas/api` of a project; none is fine. */
export function readCallSchemas(root: string, ajv: Ajv2020): CallSchemas {
  const folder = join(root, "schemas/api");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".schema.json")) : [];
  const documents = names.flatMap((name): readonly SchemaNode[] => {
    const value = readJson(join(folder, name));
    return isJsonObject(value)
      ? [{ $id: `staywright:api/${name.replace(".schema.json", "")}`, ...value }]
      : [];
  });
  const byId = new Map(documents.map((document) => [String(document.$id), document]));
  const operations = new Map<string, ReadonlySet<string> | undefined>();
  const answers = new Map<string, readonly [schema: SchemaNode, document: SchemaNode]>();
  for (const document of documents)
    for (const [id, operation] of Object.entries(membersOf(document["x-operations"]))) {
      const { input, output } = membersOf(operation);
      operations.set(id, argumentsOf(input, document));
      if (isJsonObject(output)) answers.set(id, [output, document]);
    }
  const schemas: PlainSchemas = {
    formats: ajv.formats,
    follow: (ref, document) => {
      const [id = "", pointer = ""] = ref.split("#");
      const target = id === "" ? document : byId.get(id);
      const schema = target && schemaAt(target, pointer);
      return schema && [schema, target];
    },
  };
  const compile = createAnswerCompiler(documents, ajv);
  return {
    operations,
    mistakesInAnswer(operation, answer) {
      const [schema, document] = answers.get(operation) ?? [];
      if (!schema || !document || fitsPlainly(answer, schema, document, schemas)) return [];
      return mistakesIn(compile(operation, schema, document), answer);
    },
  };
}

/** Undefined where it is none: the contract's own tests tell of that. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Compiles what operations answer, when it is first asked for. */
function createAnswerCompiler(documents: readonly SchemaNode[], ajv: Ajv2020) {
  let isReady = false;
  return (operation: string, schema: SchemaNode, document: SchemaNode) => {
    if (!isReady) for (const each of documents) ajv.addSchema(withAnnotations(each, ajv));
    isReady = true;
    const id = `staywright:answer/${operation}`;
    const known = ajv.getSchema(id);
    if (known) return known;
    const { $ref } = schema;
    const whole =
      typeof $ref === "string" && $ref.startsWith("#") ? { $ref: `${document.$id}${$ref}` } : schema;
    return ajv.compile({ $id: id, ...whole });
  };
}

function withAnnotations(schema: SchemaNode, ajv: Ajv2020): SchemaNode {
  registerAnnotations(ajv, schema);
  return schema;
}

function argumentsOf(input: unknown, file: SchemaNode): ReadonlySet<string> | undefined {
  if (!isJsonObject(input)) return undefined;
  const { properties, additionalProperties, allOf } = followRef(input, file);
  const isClosed = additionalProperties === false && allOf === undefined && isJsonObject(properties);
  return isClosed ? new Set(Object.keys(properties)) : undefined;
}

function membersOf(value: unknown): SchemaNode {
  return isJsonObject(value) ? value : {};
}
