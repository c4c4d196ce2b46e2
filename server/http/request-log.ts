import type { FastifyInstance } from "fastify";

/** One line per request: route pattern, status and time. No address, query, header or body: those may be personal. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    if (request.routeOptions.logLevel === "silent") return;
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(facts, "API server side error");
    else request.log.info(facts, "answered");
  });
}
