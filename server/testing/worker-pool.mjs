// A pool of workers that serve next to nothing, for worker-pool.test.ts: the primary process prints what
// happens as lines of JSON.
import cluster from "node:cluster";
import { createServer } from "node:http";
import { register } from "node:module";
import { fileURLToPath } from "node:url";

process.env.TS_NODE_TRANSPILE_ONLY = "true";
process.env.TS_NODE_PROJECT = fileURLToPath(new URL("../../tsconfig.node.json", import.meta.url));
register("ts-node/esm", import.meta.url);

const say = (facts) => process.stdout.write(`${JSON.stringify(facts)}\n`);

if (cluster.isPrimary) await keep();
else await serve();

async function keep() {
  const [{ startWorkers }, { RateLimiterClusterMaster }] = await Promise.all([
    import("../workers/worker-pool.ts"),
    import("rate-limiter-flexible"),
  ]);
  new RateLimiterClusterMaster();
  cluster.setupPrimary({ execArgv: [] });
  const log = {
    warn: (facts, message) => say({ ...facts, message }),
    error: (facts, message) => say({ ...facts, message }),
  };
  const pool = startWorkers({
    count: 2,
    start: (place) => cluster.fork({ PLACE: String(place) }),
    isReady: (message) => message === "serves",
    log,
    patienceMs: 3000,
    firstWaitMs: 50,
    longestWaitMs: 400,
  });
  process.on("SIGTERM", () => pool.stop().then(() => process.exit(0)));
  await pool.ready.then(
    () => say({ ready: pool.serving().map((worker) => worker.process.pid) }),
    (error) => {
      say({ failed: error.message });
      process.exit(1);
    },
  );
}

async function serve() {
  const { PLACE: place, FAILS: fails = "", PORT: port } = process.env;
  if (fails === `start ${place}`) process.exit(3);
  const { createRateGuard } = await import("../http/rate-limit.ts");
  const guard = createRateGuard({ reads: 10 }, { countInPrimary: true });
  const server = createServer(async ({ url }, reply) => {
    if (url === "/slow") await new Promise((resolve) => setTimeout(resolve, 1000));
    if (url === "/counted")
      reply.statusCode = await guard({ ip: "192.0.2.1" }, "reads").then(
        () => 200,
        () => 429,
      );
    reply.end(String(process.pid));
  });
  process.on("SIGTERM", () => {
    if (fails === `stop ${place}`) return;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
  await new Promise((resolve) => server.listen(Number(port), "127.0.0.1", resolve));
  process.send("serves");
  if (fails === `later ${place}`) setTimeout(() => process.exit(4), 20);
}
