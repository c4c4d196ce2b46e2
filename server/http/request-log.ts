import type { FastifyInstance } from "fastify";
import { classifyStatus } from "#domain/shell";

/** One line per request: route pattern, status and time; a failed call says on whose side it failed (ERR-05). No address, query, header or body: those may be personal. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    if (request.routeOptions.logLevel === "silent") return;
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const failure = facts.route.startsWith("/api/") ? classifyStatus(reply.statusCode) : null;
    if (reply.statusCode >= 500) request.log.error(facts, failure ?? "page failed");
    else request.log.info(facts, failure ?? "answered");
  });
}
