import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Release } from "#renderer";
import type { Db } from "../db/pool.ts";

/** `/healthz`: 200 while the database answers, else 503. Names the release, so that a roll-out can be watched. */
export function registerHealth(app: FastifyInstance, db: Db, release: () => Release): void {
  app.get("/healthz", { logLevel: "silent" }, async (_, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await sql`SELECT 1`.execute(db);
      return { status: "ok", release: release().hash };
    } catch {
      return reply.code(503).send({ status: "unavailable", release: release().hash });
    }
  });
}
