import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  /** Operations by id and outcome (`ok` or an error code). */
  readonly operations: Counter<"operation" | "outcome">;
}

/** Counts requests by route pattern, never by address: ids stay out of the metrics. */
export function registerMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time to answer a request.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const operations = new Counter({
    name: "operations_total",
    help: "Calls of operations by outcome.",
    labelNames: ["operation", "outcome"],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", { logLevel: "silent" }, async (request, reply) => {
    // For the collector beside the server: whoever comes through the edge sees nothing.
    if (!LOOPBACK.has(request.socket.remoteAddress ?? "") || request.headers["x-forwarded-for"] !== undefined)
      return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return { registry, operations };
}

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
