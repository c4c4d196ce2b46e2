import type { FastifyInstance, FastifyRequest } from "fastify";
import { classifyStatus } from "#domain/shell";

/**
 * One line per request: route pattern, status and time; a failed call says on whose side it failed (ERR-05),
 * and every call which arms of running experiments its guest is in (EXP-01). No address, query, header or
 * body: those may be personal.
 */
export function registerRequestLog(
  app: FastifyInstance,
  armsOf: (request: FastifyRequest) => Readonly<Record<string, string>>,
): void {
  app.addHook("onResponse", async (request, reply) => {
    if (request.routeOptions.logLevel === "silent") return;
    const route = request.routeOptions.url ?? "none";
    const isCall = route.startsWith("/api/");
    const arms = isCall ? armsOf(request) : {};
    const facts = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(Object.keys(arms).length > 0 && { experiments: arms }),
    };
    const failure = isCall ? classifyStatus(reply.statusCode) : null;
    if (reply.statusCode >= 500) request.log.error(facts, failure ?? "request failed");
    else request.log.info(facts, failure ?? "answered");
  });
}
