import type { AnySchemaObject } from "ajv";
import { COOKIES } from "#domain/shell";
import { type OperationId, type OperationRow, operationTable } from "#schemas";
import { DOOR_SCHEMES } from "#schemas/auth-schemes.ts";

type Json = { readonly [key: string]: unknown };

/** The OpenAPI 3.1 document of the calls (API-03), made from `schemas/api` alone. */
export function openApiDocument(documents: readonly AnySchemaObject[], ids: readonly OperationId[]): Json {
  const definitions = Object.fromEntries(
    documents.flatMap(({ $defs }) => Object.entries($defs as Json)),
  ) as Record<string, Json>;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const id of ids) {
    const row = operationTable[id];
    for (const path of [row.path, ...row.aliases])
      for (const method of methodsOf(row))
        paths[path] = {
          ...paths[path],
          [method.toLowerCase()]: operation(id, row, method, path, definitions),
        };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Staywright calls",
      version: "1",
      description: "Amounts are minor units, nights civil dates, moments RFC 3339.",
    },
    paths,
    components: { schemas: local(definitions), securitySchemes: SECURITY },
  };
}

function operation(
  id: OperationId,
  row: OperationRow,
  method: string,
  path: string,
  definitions: Readonly<Record<string, Json>>,
): Json {
  const [input, output] = [row.input, row.output].map((ref) => ref.split("/").at(-1) ?? "");
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const properties = Object.entries((definitions[input ?? ""]?.properties ?? {}) as Json);
  const inQuery = method === "GET" ? properties : properties.filter(([name]) => inPath.includes(name));
  return {
    operationId: operationId(id, row, method, path),
    ...(path === row.path ? {} : { summary: `The same as ${row.path}.` }),
    parameters: [
      ...inQuery.map(([name, schema]) => ({
        name,
        in: inPath.includes(name) ? "path" : "query",
        required:
          inPath.includes(name) || ((definitions[input ?? ""]?.required ?? []) as string[]).includes(name),
        style: inPath.includes(name) ? "simple" : "deepObject",
        schema: local(schema),
      })),
      ...(row.idempotent && !isDoor(row) ? [KEY_HEADER] : []),
    ],
    ...(method === "GET" ? {} : { requestBody: requestBody(row, input ?? "") }),
    security: securityOf(row),
    ...(row.changes && !isDoor(row) ? { "x-needs": ["Origin", "x-csrf-token"] } : {}),
    "x-auth": row.auth,
    "x-scope": row.scope,
    "x-budget": row.budget,
    ...(row.changes ? { "x-idempotent": row.idempotent } : {}),
    responses: {
      ...(row.auth === "state"
        ? { 303: { description: "On, within the site." } }
        : { 200: { description: "Done.", content: json(output ?? "") } }),
      ...(row.auth === "none"
        ? {}
        : { 401: { description: "Nobody knows who asks.", content: json("ErrorBody") } }),
      429: {
        description: "Too often.",
        headers: { "retry-after": { description: "Seconds to wait.", schema: { type: "integer" } } },
        content: json("ErrorBody"),
      },
      default: { description: "Not done.", content: json("ErrorBody") },
    },
  };
}

/** What a provider sends is its own; its bytes are what it signs. */
function requestBody({ auth }: OperationRow, input: string): Json {
  if (auth === "webhook") return { required: true, content: { "*/*": { schema: {} } } };
  const content = json(input);
  if (auth !== "state") return { required: true, content };
  return { required: true, content: { "application/x-www-form-urlencoded": content["application/json"] } };
}

/** Whether callers of other sites prove themselves at a door of its own. */
const isDoor = ({ auth }: OperationRow) => DOOR_SCHEMES.includes(auth);

/**
 * A change needs the session's cookie and its token; a call for anybody takes the cookie where there is one.
 */
function securityOf({ auth, changes, scope }: OperationRow): readonly Json[] {
  if (auth === "webhook") return [{ signature: [] }];
  if (auth === "state") return [{ state: [] }];
  if (auth === "none") return scope === "static" || scope === "variant" ? [{}] : [{}, { session: [] }];
  return [changes ? { session: [], token: [] } : { session: [] }];
}

const SECURITY: Json = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: COOKIES.session.name,
    description: "Secret of the session; behind https the name starts with __Host-.",
  },
  token: { type: "apiKey", in: "header", name: "x-csrf-token", description: "Token of the call `session`." },
  signature: {
    type: "http",
    scheme: "signature",
    description: "Signature of the provider over the bytes of the body, not older than five minutes.",
  },
  state: {
    type: "http",
    scheme: "state",
    description: "One-time state that this server gave, as a field of the form or of the query.",
  },
};

const KEY_HEADER: Json = {
  name: "idempotency-key",
  in: "header",
  required: false,
  description: "The key, where the body has none: the same key and body get the same answer, byte for byte.",
  schema: { type: "string" },
};

/**
 * One name for each method and path, as the document has to have: the operation's own at its own path by its
 * own method.
 */
function operationId(id: OperationId, row: OperationRow, method: string, path: string): string {
  const alias = path === row.path ? "" : `At_${path.split("/").slice(3).join("_")}`;
  return `${id}${method === row.method ? "" : `By${method}`}${alias}`;
}

function json(name: string): Json {
  return { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } };
}

/** References between files become references within the document: titles are unique over all files. */
function local(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(local);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === "$ref" && typeof item === "string"
        ? item.replace(/^.*#\/\$defs\//, "#/components/schemas/")
        : local(item),
    ]),
  );
}

function methodsOf({ method, alsoGet, alsoPost }: OperationRow): readonly string[] {
  return [...new Set([method, ...(alsoGet ? ["GET"] : []), ...(alsoPost ? ["POST"] : [])])];
}
