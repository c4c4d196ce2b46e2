import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { sameSecret } from "../platform/hash.ts";

export interface Metrics {
  readonly registry: Registry;
  /** Operations by id and outcome (`ok` or an error code). */
  readonly operations: Counter<"operation" | "outcome">;
}

export interface MetricsOptions {
  /** What a collector shows as `authorization: Bearer …`; without one only this machine is answered. */
  readonly token?: string | undefined;
  readonly isEdge: (address: string | undefined) => boolean;
  /** Metrics of all workers on this port; null when they cannot be had. Those of this process when absent. */
  readonly gather?: (() => Promise<string | null>) | undefined;
}

/** Counts requests by route pattern, never by address: ids stay out of the metrics. */
export function registerMetrics(app: FastifyInstance, { token, isEdge, gather }: MetricsOptions): Metrics {
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
    // To anybody else there is no such page.
    if (!(token === undefined ? isBeside(request, isEdge) : shows(request, token)))
      return reply.callNotFound();
    return reply.type(registry.contentType).send((await gather?.()) ?? (await registry.metrics()));
  });
  return { registry, operations };
}

/**
 * A collector on this very machine, that asks this machine by its own name. A proxy on the same machine may
 * pass requests on without saying so; where one is trusted, a token is needed.
 */
function isBeside({ socket, headers }: FastifyRequest, isEdge: MetricsOptions["isEdge"]): boolean {
  const name = (headers.host ?? "").replace(/:\d+$/, "");
  const isPassedOn = FORWARDED.some((header) => headers[header] !== undefined);
  const address = socket.remoteAddress;
  return LOOPBACK.has(address ?? "") && LOCAL_NAMES.has(name) && !isPassedOn && !isEdge(address);
}

function shows({ headers }: FastifyRequest, token: string): boolean {
  return sameSecret(headers.authorization ?? "", `Bearer ${token}`);
}

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const LOCAL_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
const FORWARDED = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];
