import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { operationTable } from "#schemas";
import { ApiError } from "../api/api-error.ts";
import { toApiError } from "./map-error.ts";
import { redirectTo } from "./redirect.ts";

/** Answers failures of calls, unknown calls and wrong methods under `/api`. Must run inside a plugin of its own. */
export function registerErrors(api: FastifyInstance): void {
  api.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  // Whatever no operation answers: a wrong method on a known path, or nothing at all.
  api.all("/api/*", { exposeHeadRoute: false }, (request) => {
    const path = request.url.split("?")[0] ?? "";
    throw new ApiError(PATHS.some((pattern) => pattern.test(path)) ? "method_not_allowed" : "not_found");
  });
}

/** Failures before a route is found, such as a path that cannot be decoded: a call gets its error, a guest the not-found page. */
export function frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (request.method === "GET" && !request.url.startsWith("/api/")) void redirectTo(reply, "/404", 302);
  else void sendError(error, request, reply);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error);
  if (known.statusCode >= 500)
    request.log.error({ err: error, route: request.routeOptions?.url }, "call failed");
  const { retry_after } = known.details ?? {};
  if (retry_after !== undefined) reply.header("retry-after", retry_after);
  const body = known.toBody();
  return reply
    .code(known.statusCode)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(known.statusCode < 500 ? body : { ...body, details: { ...body.details, request_id: request.id } });
}

const PATHS: readonly RegExp[] = Object.values(operationTable)
  .flatMap(({ path, aliases }) => [path, ...aliases])
  .map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]{1,200}")}$`));
