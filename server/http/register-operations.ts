import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type OperationId, type OperationRow, operationTable } from "#schemas";
import { ApiError } from "../platform/api-error.ts";
import type { Contracts } from "../platform/operations/contracts.ts";
import type { OperationContext } from "../platform/operations/operation.ts";
import type { OperationSet } from "../platform/operations/operations.ts";
import type { Session } from "../platform/session/session.ts";
import { RELEASE_HEADER } from "../releases/request-release.ts";
import { hasBadText } from "./bad-text.ts";
import { guardChange, guardOrigin } from "./change-guard.ts";
import { toApiError } from "./map-error.ts";
import type { Metrics } from "./metrics.ts";
import { openApiDocument } from "./openapi.ts";
import type { RateGuard } from "./rate-limit.ts";
import { breakAnswer, type TestScenarios } from "./test-scenario.ts";

export interface OperationRoutes {
  readonly operations: OperationSet;
  readonly contracts: Contracts;
  readonly metrics: Metrics;
  readonly guardRate: RateGuard;
  /** True while nothing may be changed, since the database could not keep it. */
  readonly isReadOnly: () => boolean;
  readonly scenarios: TestScenarios;
  readonly sessionOf: (request: FastifyRequest) => Promise<Session | null>;
  /** Whether a request is answered with a release that only a share of the guests see. */
  readonly isCanary: (request: FastifyRequest) => boolean;
  readonly contextOf: (
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session | null,
  ) => OperationContext;
}

/** Adds the routes of every operation: its path and aliases, by its methods. */
export function registerOperations(api: FastifyInstance, routes: OperationRoutes): void {
  for (const document of routes.contracts.documents) api.addSchema(document);
  api.addHook("onSend", async (_, reply) => {
    reply.header("x-content-type-options", "nosniff");
  });
  const description = openApiDocument(routes.contracts.documents, routes.operations.ids);
  api.get("/api/pwa/openapi.json", () => description);
  for (const id of routes.operations.ids) {
    const row = operationTable[id];
    for (const path of [row.path, ...row.aliases]) {
      api.route({
        method: methodsOf(row),
        url: path.replace(/\{(\w+)\}/g, ":$1"),
        // HEAD of an answer that starts a session would start one too.
        exposeHeadRoute: false,
        schema: {
          response: { "2xx": { $ref: routes.contracts.of(id).outputRef }, "4xx": ERROR, "5xx": ERROR },
        },
        handler: (request, reply) => answer(id, row, routes, request, reply),
      });
    }
  }
}

/** @throws ApiError `unavailable` with the wait while nothing may be changed. */
export function demandWritable(isReadOnly: () => boolean): void {
  if (isReadOnly()) throw new ApiError("unavailable", { details: { retry_after: 30 } });
}

async function answer(
  id: OperationId,
  row: OperationRow,
  routes: OperationRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { operations, metrics } = routes;
  try {
    await routes.guardRate(request, row.changes ? "changes" : "reads");
    const broken = routes.scenarios.before(request, id);
    if (row.changes) demandWritable(routes.isReadOnly);
    const session = row.scope === "user" ? await routes.sessionOf(request) : null;
    // Anybody may ask for a session without end; those that are there go on.
    if (id === "session" && !session) demandWritable(routes.isReadOnly);
    if (row.changes) guardChange(request, session);
    else if (request.method !== "GET" && row.scope === "user") guardOrigin(request);
    const input = inputOf(request, id);
    const context = routes.contextOf(request, reply, session);
    const output = await operations.run(id, input, context, request.method === "GET" ? "text" : "json");
    const caching = cacheControl(row, request.method);
    if (caching === "no-store") reply.header("cache-control", caching);
    else
      reply
        .header("cache-control", routes.isCanary(request) ? caching.replace("public", "private") : caching)
        // What a page of one release was answered is not for a page of another.
        .header("vary", RELEASE_HEADER);
    metrics.operations.inc({ operation: id, outcome: "ok" });
    return broken ? breakAnswer(broken, reply) : output;
  } catch (error) {
    metrics.operations.inc({ operation: id, outcome: toApiError(error).code });
    throw error;
  }
}

/** One object of query, body and path, later ones winning; the locale belongs to the context (API-01). */
function inputOf(request: FastifyRequest, id: OperationId): Record<string, unknown> {
  const { locale: _, ...query } = request.query as Record<string, unknown>;
  const body = request.body ?? {};
  if (typeof body !== "object" || Array.isArray(body))
    throw new ApiError("validation_failed", { statusCode: 400 });
  const params = request.params as Record<string, string>;
  const input = { ...keyOf(request, id), ...query, ...body, ...params };
  if (hasBadText(input)) throw new ApiError("validation_failed", { statusCode: 400 });
  return input;
}

/** The key may come as a header too; the body's own wins. */
function keyOf(request: FastifyRequest, id: OperationId): { readonly idempotency_key?: string } {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && KEYED.has(id) ? { idempotency_key: key } : {};
}

function methodsOf({ method, alsoGet, alsoPost }: OperationRow): string[] {
  return [...new Set([method, ...(alsoGet ? ["GET"] : []), ...(alsoPost ? ["POST"] : [])])];
}

function cacheControl({ scope, cacheSeconds }: OperationRow, method: string): string {
  return scope === "user" || cacheSeconds === 0 || method !== "GET"
    ? "no-store"
    : `public, max-age=${cacheSeconds}`;
}

/** Operations whose input has `idempotency_key`. */
const KEYED: ReadonlySet<OperationId> = new Set([
  "createBooking",
  "payAtHotel",
  "updateBooking",
  "partnerInquiry",
]);
const ERROR = { $ref: "staywright:api/error#/$defs/ErrorBody" };
