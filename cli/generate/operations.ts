import type { GeneratedFile } from "./generated-file.ts";
import type { LibrarySchema, SchemaLibrary } from "./schema-library.ts";
import { isSchemaNode, type SchemaNode } from "./schema-node.ts";

/** One call of the API as its schema file declares it. */
export interface DeclaredOperation {
  readonly id: string;
  readonly source: LibrarySchema;
  readonly entry: SchemaNode;
}

/** Every operation of every api schema, by id. */
export function operationsOf(library: SchemaLibrary): DeclaredOperation[] {
  return library.schemas
    .filter((schema) => schema.family === "api")
    .flatMap((source) => {
      const declared = source.schema["x-operations"];
      const entries = isSchemaNode(declared) ? Object.entries(declared) : [];
      return entries.flatMap(([id, entry]) => (isSchemaNode(entry) ? [{ id, source, entry }] : []));
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** `api/index.ts`: the types of every operation, and the table the client and the server read. */
export function operationIndex(library: SchemaLibrary): GeneratedFile {
  const operations = operationsOf(library);
  return {
    path: "schemas/generated/api/index.ts",
    inputs: operations.map(({ source, entry }) => source.name + JSON.stringify(entry)),
    build: () => buildIndex(library, operations),
  };
}

/**
 * `api/calls.ts`: what a browser needs to make a call, and nothing more. Most calls are alike: those travel
 * to no page.
 */
export function operationCalls(library: SchemaLibrary): GeneratedFile {
  const operations = operationsOf(library);
  const rows = operations.flatMap(({ id, entry }) => {
    const row = JSON.stringify([entry.method ?? "GET", entry.path, ...(entry.changes ? [true] : [])]);
    return row === JSON.stringify(["POST", `/api/pwa/${id}`, true]) ? [] : [`  ${id}: ${row},`];
  });
  return {
    path: "schemas/generated/api/calls.ts",
    inputs: rows,
    build: () => `import type { OperationId } from "./index.ts";

/** Method, path and, when it changes something, true. */
export type OperationCall = readonly [method: string, path: string, changes?: boolean];

/** Calls that are not a \`POST\` to \`/api/pwa/<id>\` which changes something. */
const others: Readonly<Partial<Record<OperationId, OperationCall>>> = {
${rows.join("\n")}
};

/** How a call is made. */
export function operationCall(id: OperationId): OperationCall {
  return others[id] ?? ["POST", \`/api/pwa/\${id}\`, true];
}
`,
  };
}

function buildIndex(library: SchemaLibrary, operations: readonly DeclaredOperation[]): string {
  const imports = new Map<string, Set<string>>();
  // Two resources may use one name, so every imported type is known by its resource here.
  const nameOf = (operation: DeclaredOperation, part: "input" | "output"): string => {
    const value = operation.entry[part];
    const ref = isSchemaNode(value) ? value.$ref : undefined;
    if (typeof ref !== "string")
      throw new Error(
        `${operation.source.source.file}: operation "${operation.id}" needs "${part}": { "$ref": … }`,
      );
    const target = library.resolve(operation.source, ref);
    const module = target.module ?? `./${operation.source.name}.ts`;
    const alias = `${module.replace(/\W+/g, "_").replace(/^_|_ts$/g, "")}_${target.name}`;
    imports.set(module, (imports.get(module) ?? new Set()).add(`${target.name} as ${alias}`));
    return alias;
  };
  const types = operations.map(({ id, entry, ...rest }) => {
    const operation = { id, entry, ...rest };
    const summary =
      typeof entry.summary === "string" ? `  /** ${entry.summary.replaceAll("*/", "* /")} */\n` : "";
    return `${summary}  ${id}: { input: ${nameOf(operation, "input")}; output: ${nameOf(operation, "output")} };`;
  });
  const lines = [...imports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, names]) => `import type { ${[...names].sort().join(", ")} } from "${module}";`);
  const rows = operations.map((operation) => `  ${operation.id}: ${JSON.stringify(tableRow(operation))},`);
  return `import type { AuthScheme } from "../../auth-schemes.ts";
${lines.join("\n")}

/** Input and output of every API operation, by id. */
export interface Operations {
${types.join("\n")}
}

export type OperationId = keyof Operations;

/**
 * Calls that one session, one address (a network of 64 bits where it is IPv6) or one value of an input field
 * may make.
 */
export interface OperationBudget {
  readonly per: "session" | "address" | "subject";
  readonly field?: string;
  /** A number, or the name of one in the site's limits under \`protection\`. */
  readonly limit: number | string;
  readonly minutes: number | string;
}

/** How an operation is called and cached, who may call it how often, and where its schemas are. */
export interface OperationRow {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly aliases: readonly string[];
  readonly alsoGet: boolean;
  readonly alsoPost: boolean;
  /**
   * Who may make it: anybody; who has a session, is signed in, has proven just now who they are, is a member
   * or has proven a contact with a code; a provider that signs.
   */
  readonly auth: AuthScheme;
  /**
   * Whom the answer depends on: nobody, the variant of the request, the audience of the session, the one
   * guest.
   */
  readonly scope: "static" | "variant" | "audience" | "user";
  readonly cacheSeconds: number;
  /** Changes something: needs the Origin check and the token header. */
  readonly changes: boolean;
  /** Needs a key, and happens once under it. */
  readonly idempotent: boolean;
  /**
   * How often it may be made: counted by each process for itself, or in the database for all of them
   * together.
   */
  readonly budget: "local" | readonly OperationBudget[];
  /** Most that its body weighs, in kilobytes (1,024 bytes); what the server allows all calls when absent. */
  readonly bodyKilobytes?: number;
  /** Schema file, relative to the project, and the references of input and output in it. */
  readonly file: string;
  readonly input: string;
  readonly output: string;
}

export const operationTable: Readonly<Record<OperationId, OperationRow>> = {
${rows.join("\n")}
};
`;
}

function tableRow({ source, entry }: DeclaredOperation): Readonly<Record<string, unknown>> {
  const refOf = (part: unknown) => (isSchemaNode(part) ? part.$ref : undefined);
  return {
    method: entry.method ?? "GET",
    path: entry.path,
    aliases: entry.aliases ?? [],
    alsoGet: entry.alsoGet ?? false,
    alsoPost: entry.alsoPost ?? false,
    auth: entry.auth,
    scope: entry.scope,
    cacheSeconds: entry.cacheSeconds ?? 0,
    changes: entry.changes ?? false,
    idempotent: entry.idempotent ?? false,
    budget: entry.budget,
    ...(entry.bodyKilobytes === undefined ? {} : { bodyKilobytes: entry.bodyKilobytes }),
    file: source.source.file,
    input: refOf(entry.input),
    output: refOf(entry.output),
  };
}
