import { existsSync } from "node:fs";
import { join } from "node:path";
import { endWell } from "./end-well.ts";
import { createHost, type Host } from "./host.ts";
import { SettingError } from "./platform/setting-error.ts";
import { ConfigurationError } from "./releases/configuration-error.ts";
import { readSettings } from "./settings.ts";
import { siteTable } from "./site-table.ts";
import { builtAssets } from "./web/assets/built-assets.ts";
import { createRenderer, migrations, registry, themeCss } from "./web/entry-ssr.tsx";

const root = process.cwd();
const clientFolder = join(root, "dist/client");

async function main(): Promise<void> {
  const settings = readSettings(process.env, root);
  let serving: Host | null = null;
  endWell({ stop: () => serving?.stop ?? null, patienceMs: settings.drainMs + 15_000 });
  if (!existsSync(clientFolder)) throw new Error("There is no build in dist/: start with npm start.");
  const host = await createHost({
    settings,
    widgets: registry,
    migrations,
    assets: builtAssets(join(root, "dist"), { themeCss }),
    createRenderer,
    clientFolder,
    workerFile: join(root, "dist/server/release-worker.js"),
    pictureWorkerFile: join(root, "dist/server/picture-worker.js"),
    development: false,
    onProgress: showProgress,
  });
  serving = host;
  await host.app.listen({ port: settings.port, host: settings.host });
  const address = host.app.server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  showProgress("Ready", 1);
  process.stdout.write(`\n\n${siteTable(host.releases.current(), port)}\n`);
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
  const isTheirs = error instanceof ConfigurationError || error instanceof SettingError;
  const message = isTheirs ? error.message : (error as Error).stack;
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
});
