import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type OperationId, operationTable } from "#schemas";
import type { FieldError } from "#schemas/generated/api/error.ts";
import { createSerializers, type Serializer } from "./serializers.ts";

/**
 * Checks of one operation. `coerce` reads texts as numbers and flags, for queries; `strict` takes JSON as it
 * is.
 */
export interface Contract {
  /** Reference of the output's schema, for the serialiser. */
  readonly outputRef: string;
  readonly coerce: (input: unknown) => readonly FieldError[];
  readonly strict: (input: unknown) => readonly FieldError[];
  readonly output: (output: unknown) => readonly FieldError[];
}

export interface Contracts {
  /** The schema documents, for the description of the calls. */
  readonly documents: readonly AnySchemaObject[];
  readonly of: (id: OperationId) => Contract;
  /** Writes answers, by the reference of their schema. */
  readonly serializer: (ref: string) => Serializer;
  /** Checks of the body of a failed call. */
  readonly failure: (body: unknown) => readonly FieldError[];
}

/**
 * Reads `schemas/api`, once in a process, and compiles each operation's checks and serialiser when first
 * used.
 */
export function loadContracts(): Contracts {
  contracts ??= readContracts(FOLDER);
  return contracts;
}

let contracts: Contracts | undefined;

function readContracts(folder: string): Contracts {
  const documents = readDocuments(folder);
  const coercing = compiler(documents, { coerceTypes: "array" });
  const strict = compiler(documents, {});
  const made = new Map<OperationId, Contract>();
  const idOf = new Map(
    documents.map((document) => [String(document.$id).split("/")[1], String(document.$id)]),
  );
  const make = (id: OperationId): Contract => {
    const { file, input, output } = operationTable[id];
    const base = idOf.get(file.split("/").at(-1)?.replace(".schema.json", "")) ?? "";
    return {
      outputRef: base + output,
      coerce: onlyFinite(checker(coercing, base + input)),
      strict: checker(strict, base + input),
      output: checker(strict, base + output),
    };
  };
  const of = (id: OperationId): Contract => {
    const contract = made.get(id) ?? make(id);
    made.set(id, contract);
    return contract;
  };
  return {
    documents,
    of,
    serializer: createSerializers(documents),
    failure: checker(strict, "staywright:api/error#/$defs/ErrorBody"),
  };
}

/** Checks of a value by a schema of its own, which may refer to those of `schemas/api`. */
export function compileSchema(schema: AnySchemaObject): (value: unknown) => boolean {
  own ??= compiler(readDocuments(FOLDER), {});
  return own.compile(schema);
}

let own: Ajv2020 | undefined;

function readDocuments(folder: string): readonly AnySchemaObject[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".schema.json"))
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as AnySchemaObject);
}

function compiler(documents: readonly AnySchemaObject[], options: object): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    discriminator: true,
    keywords: ["x-operations"],
    ...options,
  });
  addFormats.default(ajv);
  for (const document of documents) ajv.addSchema(document);
  return ajv;
}

function checker(ajv: Ajv2020, ref: string): (value: unknown) => readonly FieldError[] {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.getSchema(ref) as ValidateFunction;
    return validate(value) ? [] : (validate.errors ?? []).slice(0, MOST_ERRORS).map(toFieldError);
  };
}

/**
 * Texts such as `1e309` become endless numbers, which no maximum of a schema looks at: they are refused here.
 */
function onlyFinite(check: Contract["coerce"]): Contract["coerce"] {
  return (value) => {
    const problems = check(value);
    return problems.length > 0 ? problems : endlessNumbers(value, []);
  };
}

function endlessNumbers(value: unknown, path: readonly string[]): readonly FieldError[] {
  if (typeof value === "number" && !Number.isFinite(value))
    return [{ field: path.join("."), code: "type", message: "must be a finite number" }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => endlessNumbers(item, [...path, name]));
}

function toFieldError({ instancePath, keyword, params, message }: ErrorObject): FieldError {
  const path = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const own =
    keyword === "required"
      ? params.missingProperty
      : keyword === "additionalProperties"
        ? params.additionalProperty
        : keyword === "discriminator"
          ? params.tag
          : undefined;
  return {
    field: [...path, ...(own === undefined ? [] : [own])].join("."),
    code: keyword,
    message: message ?? keyword,
  };
}

const MOST_ERRORS = 20;
/**
 * Below the project this file is in, as a source or bundled to `dist/server`; else below the one it is
 * started in.
 */
const FOLDER =
  [
    ...["../../../schemas/api/", "../../schemas/api/"].map((up) =>
      fileURLToPath(new URL(up, import.meta.url)),
    ),
    resolve("schemas/api"),
  ].find((folder) => existsSync(folder)) ?? "schemas/api";
