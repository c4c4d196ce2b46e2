import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Release } from "#renderer";
import { type AssetSource, findSite } from "#renderer/server";

interface ServiceWorkerOptions {
  readonly release: () => Release;
  readonly assets: Pick<AssetSource, "build" | "workerScript">;
  /** Whether the worker is to remove itself everywhere, with all it kept, whatever the release says. */
  readonly withoutWorker?: boolean | undefined;
  /** Folder of the client build; absent in development, which has no worker. */
  readonly clientFolder?: string | undefined;
}

/**
 * Serves the worker that shows pages without a connection (OFF-01), under one address for the whole site and
 * with its version in it: a browser that finds another text takes the new worker. A site that keeps no
 * bookings, and every site where the environment says so, gets one that removes itself.
 */
export function registerServiceWorker(
  app: FastifyInstance,
  { release, assets, clientFolder, withoutWorker = false }: ServiceWorkerOptions,
): void {
  let script: string | undefined;
  app.get("/service-worker.js", (request, reply) => {
    if (!clientFolder || !assets.workerScript)
      return reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(NO_WORKER);
    script ??= readFileSync(join(clientFolder, assets.workerScript), "utf8");
    const current = release();
    const { offline } = findSite(current, request.host).limits;
    const keptBookings = withoutWorker ? 0 : offline.keptBookings;
    const settings = JSON.stringify({ version: `${assets.build}-${current.hash}`, keptBookings });
    return reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("x-content-type-options", "nosniff")
      .send(`self.staywright=${settings};\n${script}`);
  });
}

/**
 * What development answers: a worker that an earlier visit left behind goes, and no page complains that there
 * is none.
 */
const NO_WORKER = "self.addEventListener('activate', () => self.registration.unregister());\n";
