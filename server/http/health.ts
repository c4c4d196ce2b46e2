import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Release } from "#renderer";
import type { Db } from "../db/pool.ts";

export interface HealthOptions {
  /** A pool of its own, so that the answer never waits behind calls. */
  readonly db: Db;
  readonly release: () => Release;
  /** True once the server was told to stop. */
  readonly isDraining: () => boolean;
}

/**
 * `/livez`: 200 while the process answers at all; restart it when it does not. `/readyz`, also `/healthz`:
 * 200 while it can serve, else 503, so that an edge sends guests elsewhere: the database answers, and the
 * server was not told to stop. Names the release, so that a roll-out can be watched.
 */
export function registerHealth(app: FastifyInstance, { db, release, isDraining }: HealthOptions): void {
  const answers = createProbe(db);
  app.get("/livez", { logLevel: "silent" }, async (_, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  for (const path of ["/readyz", "/healthz"]) {
    app.get(path, { logLevel: "silent" }, async (_, reply) => {
      reply.header("cache-control", "no-store");
      const status = isDraining() ? "draining" : (await answers()) ? "ok" : "unavailable";
      if (status !== "ok") reply.code(503).header("retry-after", "2");
      return { status, release: release().hash };
    });
  }
}

/** Asks the database, one question at a time however many want to know; no within a second at most. */
function createProbe(db: Db): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= ask(db).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function ask(db: Db): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), 1000);
  });
  const answer = sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
