import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { endWell } from "./end-well.ts";
import { mapStacks } from "./platform/mapped-stacks.ts";
import { SettingError } from "./platform/setting-error.ts";
import { ConfigurationError } from "./releases/configuration-error.ts";
import type { Serving } from "./serve.ts";
import { readSettings } from "./settings.ts";
import { WorkerFailed } from "./workers/worker-pool.ts";

const root = process.cwd();
const buildFolder = join(root, "dist");

async function main(): Promise<void> {
  mapStacks();
  const settings = readSettings(process.env, root);
  let serving: Serving | null = null;
  const isPrimary = cluster.isPrimary && settings.workers > 1;
  // Whoever keeps workers waits until they had their time.
  const patienceMs = settings.drainMs + (isPrimary ? 20_000 : 15_000);
  endWell({ stop: () => serving?.stop ?? null, patienceMs });
  if (!existsSync(join(buildFolder, "client")))
    throw new Error("There is no build in dist/: start with npm start.");
  if (cluster.isWorker) {
    // A primary process has nothing to do with pages, and a worker nothing with others: each loads its part.
    const { serveShare } = await import("./serve.ts");
    serving = await serveShare(settings, buildFolder);
    return;
  }
  const events = {
    onProgress: showProgress,
    onBegin: (begun: Serving) => {
      serving = begun;
    },
  };
  const { sites } = isPrimary
    ? await (await import("./serve-many.ts")).serveMany(settings, buildFolder, events)
    : await (await import("./serve.ts")).serveAlone(settings, buildFolder, events);
  showProgress("Ready", 1);
  process.stdout.write(`\n\n${sites}\n`);
}

const started = performance.now();
let lastStep = "";

function showProgress(step: string, done?: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const percent = done === undefined || done >= 1 ? "" : ` ${Math.round(done * 100)} %`;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${step}${percent} (${seconds} s)`);
  else if (step !== lastStep) process.stdout.write(`${step} (${seconds} s)\n`);
  lastStep = step;
}

main().catch((error: unknown) => {
  // A worker has said itself what kept it from serving.
  if (error instanceof WorkerFailed) process.exit(1);
  const isTheirs = error instanceof ConfigurationError || error instanceof SettingError;
  const message = isTheirs ? error.message : (error as Error).stack;
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
});
