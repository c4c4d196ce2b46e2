import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { createHost, type Host, type HostOptions } from "./host.ts";
import type { Settings } from "./settings.ts";
import { siteTable } from "./site-table.ts";
import { builtAssets } from "./web/assets/built-assets.ts";
import { createRenderer, migrations, registry, themeCss } from "./web/entry-ssr.tsx";
import { HEAP_GROWING_PERCENT } from "./workers/worker-flags.ts";
import { joinPrimary } from "./workers/worker-link.ts";

/** What serves, until it is stopped. */
export interface Serving {
  readonly stop: () => Promise<void>;
}

export interface ServingSites {
  /** What is served, for the terminal: a line for each domain. */
  readonly sites: string;
}

/** Serves from this process alone. */
export async function serveAlone(
  settings: Settings,
  buildFolder: string,
  { onProgress, onBegin }: Pick<HostOptions, "onProgress"> & { readonly onBegin: (serving: Serving) => void },
): Promise<ServingSites> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);
  const { host, port } = await listen(settings, buildFolder, { onProgress });
  onBegin({ stop: host.stop });
  return { sites: siteTable(host.releases.current(), port) };
}

/** Serves as one of several workers on a port. */
export async function serveShare(settings: Settings, buildFolder: string): Promise<Serving> {
  const link = await joinPrimary();
  const { host, port } = await listen(settings, buildFolder, { link, onProgress: () => {} });
  link.serves(port, siteTable(host.releases.current(), port));
  return { stop: host.stop };
}

async function listen(
  settings: Settings,
  buildFolder: string,
  options: Pick<HostOptions, "link" | "onProgress">,
): Promise<{ readonly host: Host; readonly port: number }> {
  const host = await createHost({
    ...options,
    settings,
    widgets: registry,
    migrations,
    assets: builtAssets(buildFolder, { themeCss }),
    createRenderer,
    clientFolder: join(buildFolder, "client"),
    workerFile: join(buildFolder, "server/release-worker.js"),
    pictureWorkerFile: join(buildFolder, "server/picture-worker.js"),
    development: false,
  });
  await host.app.listen({ port: settings.port, host: settings.host });
  const address = host.app.server.address();
  return { host, port: typeof address === "object" && address ? address.port : settings.port };
}
