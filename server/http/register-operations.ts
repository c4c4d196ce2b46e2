import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type OperationId, type OperationRow, operationTable } from "#schemas";
import { DOOR_SCHEMES } from "#schemas/auth-schemes.ts";
import { ApiError } from "../platform/api-error.ts";
import { UPLOAD_MS } from "../platform/body-deadline.ts";
import type { Contracts } from "../platform/operations/contracts.ts";
import { isForNobody } from "../platform/operations/for-nobody.ts";
import type { OperationCallContext } from "../platform/operations/operation.ts";
import type { OperationSet } from "../platform/operations/operations.ts";
import { changeGuestMark, dropGuestMark } from "../platform/session/guest-mark.ts";
import { isStranger, type SeenAs, STRANGER } from "../platform/session/seen-as.ts";
import type { Session } from "../platform/session/session.ts";
import { clearSessionCookie, sessionToken } from "../platform/session/session-cookie.ts";
import { RELEASE_HEADER } from "../releases/request-release.ts";
import { guardAccessToken } from "./access-token-guard.ts";
import { hasBadText } from "./bad-text.ts";
import { guardOrigin, guardToken } from "./change-guard.ts";
import { type FormPostDoor, registerFormPostDoor } from "./form-post-door.ts";
import { toApiError } from "./map-error.ts";
import type { Metrics } from "./metrics.ts";
import { openApiDocument } from "./openapi.ts";
import type { RateGuard } from "./rate-limit.ts";
import type { TestScenarios } from "./test-scenario.ts";
import { registerWebhookDoor, type WebhookDoor } from "./webhook-door.ts";

export interface OperationRoutes {
  readonly operations: OperationSet;
  readonly contracts: Contracts;
  readonly metrics: Metrics;
  readonly guardRate: RateGuard;
  /** True while nothing may be changed, since the database could not keep it. */
  readonly isReadOnly: () => boolean;
  readonly scenarios: TestScenarios;
  readonly sessionOf: (request: FastifyRequest) => Promise<Session | null>;
  /** Whether the secret of a request was good a moment ago. */
  readonly isSpent: (request: FastifyRequest) => Promise<boolean>;
  readonly seenAs: (request: FastifyRequest) => Promise<SeenAs>;
  /** Whether a request is answered with a release that only a share of the guests see. */
  readonly isCanary: (request: FastifyRequest) => boolean;
  readonly contextOf: (
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session | null,
  ) => OperationCallContext;
  readonly webhooks: Pick<WebhookDoor, "verifiers" | "db" | "clock">;
  readonly formPosts: Pick<FormPostDoor, "parties" | "states">;
}

/** Adds the routes of every operation: its path and aliases, by its methods. */
export function registerOperations(api: FastifyInstance, routes: OperationRoutes): void {
  const { serializer } = routes.contracts;
  api.setSerializerCompiler<{ readonly $ref: string }>(({ schema }) => serializer(schema.$ref));
  api.addHook("onSend", async (_, reply) => {
    reply.header("x-content-type-options", "nosniff");
  });
  const ids = [...routes.operations.ids, ...DOORS];
  const description = openApiDocument(routes.contracts.documents, ids);
  api.get("/api/pwa/openapi.json", () => description);
  for (const id of DOORS) {
    const { auth, path: own, aliases } = operationTable[id];
    const [path = own, ...others] = [own, ...aliases].map((each) => each.replace(/\{(\w+)\}/g, ":$1"));
    if (auth === "webhook") registerWebhookDoor(api, { ...routes, ...routes.webhooks, path });
    else registerFormPostDoor(api, { ...routes, ...routes.formPosts, paths: [path, ...others] });
  }
  for (const id of routes.operations.ids) {
    const row = operationTable[id];
    for (const path of [row.path, ...row.aliases]) {
      api.route({
        method: methodsOf(row),
        url: path.replace(/\{(\w+)\}/g, ":$1"),
        // HEAD of an answer that starts a session would start one too.
        exposeHeadRoute: false,
        ...(row.bodyKilobytes === undefined
          ? {}
          : { bodyLimit: row.bodyKilobytes * 1024, handlerTimeout: UPLOAD_MS }),
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
    guardAccessToken(request);
    const broken = routes.scenarios.before(request, id);
    if (row.changes) demandWritable(routes.isReadOnly);
    if (row.changes || (request.method !== "GET" && row.scope === "user")) guardOrigin(request);
    const needsSession = row.scope === "user" || row.auth !== "none";
    const session = needsSession ? await routes.sessionOf(request) : null;
    // Anybody may ask for a session without end; those that are there go on.
    if (id === "session" && !session) demandWritable(routes.isReadOnly);
    if (row.changes) guardToken(request, session);
    const input = inputOf(request, row);
    const seen = row.scope === "audience" ? await routes.seenAs(request) : STRANGER;
    const context = { ...routes.contextOf(request, reply, session), ...(session ? {} : seen) };
    const output = await operations.run(id, input, context, request.method === "GET" ? "text" : "json");
    // Of who the guest is by now: the call may have signed them in, or out.
    const after = row.changes && needsSession ? await routes.sessionOf(request) : null;
    if (after) changeGuestMark(request, reply, after);
    const caching = isForNobody(request) ? "no-store" : cacheControl(row, request.method);
    const isOwn = routes.isCanary(request) || !isStranger(seen);
    if (caching === "no-store") reply.header("cache-control", caching);
    else
      reply
        .header("cache-control", isOwn ? caching.replace("public", "private") : caching)
        // What a page of one release was answered is not for a page of another, nor what a stranger was for a
        // guest who is known.
        .header("vary", row.scope === "audience" ? `${RELEASE_HEADER}, cookie` : RELEASE_HEADER);
    metrics.operations.inc({ operation: id, outcome: "ok" });
    return broken ? routes.scenarios.spoil(broken, reply) : output;
  } catch (error) {
    const { code } = toApiError(error);
    metrics.operations.inc({ operation: id, outcome: code });
    // A cookie that opens nothing is not to be sent again; one that opens too little stays, and so does the
    // one that another answer has given this browser since it asked.
    if (
      code === "unauthenticated" &&
      !(await routes.sessionOf(request)) &&
      !(await isSpent(routes, request))
    ) {
      if (sessionToken(request)) clearSessionCookie(request, reply);
      // Nor do pages go on as if they knew somebody.
      dropGuestMark(request, reply);
    }
    throw error;
  }
}

/** Without a word of the database the cookie is as good as over. */
function isSpent(routes: OperationRoutes, request: FastifyRequest): Promise<boolean> {
  return routes.isSpent(request).catch(() => false);
}

/** One object of query, body and path, later ones winning; the locale belongs to the context (API-01). */
function inputOf(request: FastifyRequest, row: OperationRow): Record<string, unknown> {
  const { locale: _, ...query } = request.query as Record<string, unknown>;
  const body = request.body ?? {};
  if (typeof body !== "object" || Array.isArray(body))
    throw new ApiError("validation_failed", { statusCode: 400 });
  const params = request.params as Record<string, string>;
  const input = { ...keyOf(request, row), ...query, ...body, ...params };
  if (hasBadText(input)) throw new ApiError("validation_failed", { statusCode: 400 });
  return input;
}

/** The key may come as a header too; the body's own wins. */
function keyOf(request: FastifyRequest, { idempotent }: OperationRow): { readonly idempotency_key?: string } {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && idempotent ? { idempotency_key: key } : {};
}

function methodsOf({ method, alsoGet, alsoPost }: OperationRow): string[] {
  return [...new Set([method, ...(alsoGet ? ["GET"] : []), ...(alsoPost ? ["POST"] : [])])];
}

function cacheControl({ scope, cacheSeconds }: OperationRow, method: string): string {
  return scope === "user" || cacheSeconds === 0 || method !== "GET"
    ? "no-store"
    : `public, max-age=${cacheSeconds}`;
}

/** Calls that come from other sites: each kind proves itself at a door of its own. */
const DOORS = (Object.keys(operationTable) as OperationId[]).filter((id) =>
  DOOR_SCHEMES.includes(operationTable[id].auth),
);
const ERROR = { $ref: "staywright:api/error#/$defs/ErrorBody" };
