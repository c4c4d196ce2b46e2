import cluster, { type Worker } from "node:cluster";
import { join } from "node:path";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { startDatabase } from "./db/start-database.ts";
import { ensureSupply } from "./demo/ensure-supply.ts";
import { systemClock } from "./platform/clock.ts";
import { createLog } from "./platform/log.ts";
import { fillSearch } from "./search/fill-search.ts";
import type { Serving, ServingSites } from "./serve.ts";
import type { Settings } from "./settings.ts";
import { createPrimaryMetrics } from "./workers/primary-metrics.ts";
import { WORKER_FLAGS } from "./workers/worker-flags.ts";
import { isAbout, type ToPrimary, type ToWorker, type WorkerOrders } from "./workers/worker-messages.ts";
import { startWorkers, type WorkerPool } from "./workers/worker-pool.ts";

/**
 * Serves from several processes on one port. This one keeps the database and the counts of what each address
 * asked, gives connections to the workers in turn and replaces those that end. The worker of the first place
 * runs the jobs too: there is one at a time, and a dead one only delays them.
 * @throws WorkerFailed when a worker cannot serve, which has said why.
 */
export async function serveMany(
  settings: Settings,
  buildFolder: string,
  {
    onProgress,
    onBegin,
  }: {
    readonly onProgress: (step: string, done?: number) => void;
    /** Given what ends the workers, as soon as one of them may serve. */
    readonly onBegin: (serving: Serving) => void;
  },
): Promise<ServingSites> {
  const log = createLog(settings.logLevel);
  onProgress("Starting the database");
  let restarted: string | undefined;
  const database = await startDatabase({
    url: settings.databaseUrl,
    dataFolder: settings.dataFolder,
    maxConnections: 2,
    sharedConnections: settings.databaseConnections,
    log,
    onRestart: (url) => {
      restarted = url;
      for (const worker of Object.values(cluster.workers ?? {})) tell(worker, { about: "database", url });
    },
  });
  let pool: WorkerPool<Worker> | undefined;
  try {
    await ensureSupply(database.db, settings.demoProperties, onProgress);
    await fillSearch(database.db, systemClock());
    onProgress(`Starting ${settings.workers} workers`);
    new RateLimiterClusterMaster();
    const metrics = createPrimaryMetrics({
      serving: () => pool?.serving().length ?? 0,
      replaced: () => pool?.replaced() ?? 0,
    });
    let sites = "";
    const hear = async (worker: Worker, orders: WorkerOrders, message: ToPrimary) => {
      if (isAbout(message, "hello")) tell(worker, { about: "orders", orders });
      else if (isAbout(message, "ready")) sites ||= message.sites;
      else if (isAbout(message, "metrics"))
        tell(worker, { about: "metrics", id: message.id, text: await metrics() });
    };
    cluster.setupPrimary({
      exec: join(buildFolder, "server/main.js"),
      args: [],
      execArgv: [...WORKER_FLAGS],
    });
    pool = startWorkers<Worker>({
      count: settings.workers,
      start(place) {
        const worker = cluster.fork({ MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1" });
        const orders = {
          workers: settings.workers,
          runsJobs: place === 0,
          databaseUrl: restarted ?? database.url,
          diskFolder: database.diskFolder,
        };
        worker.on("message", (message: ToPrimary) => void hear(worker, orders, message));
        return worker;
      },
      isReady: (message) => isAbout(message, "ready"),
      log,
      patienceMs: settings.drainMs + 16_000,
    });
    const stop = async () => {
      await pool?.stop();
      await database.stop();
    };
    onBegin({ stop });
    await pool.ready;
    return { sites };
  } catch (error) {
    await pool?.stop();
    await database.stop();
    throw error;
  }
}

/** A worker that has just gone hears nothing, which is no failure of this process. */
function tell(worker: Worker | undefined, message: ToWorker): void {
  if (worker?.isConnected()) worker.send(message, () => undefined);
}
