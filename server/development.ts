import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { createHost, type Host } from "./host.ts";
import { readSettings } from "./settings.ts";
import { showFindings } from "./show-findings.ts";
import { siteTable } from "./site-table.ts";
import { createStudio } from "./studio/studio.ts";
import { devAssets } from "./web/assets/dev-assets.ts";

type Entry = typeof import("./web/entry-ssr.tsx");

const entryFile = "/server/web/entry-ssr.tsx";
const modulePaths = /^\/(?:@|widgets\/|renderer\/|server\/|domain\/|schemas\/|node_modules\/)/;

/** Runs the product on the module server: views reload without a restart, configuration as in production. */
export async function startDevelopment(vite: ViteDevServer): Promise<Host> {
  const settings = readSettings(process.env, vite.config.root);
  let entry = (await vite.ssrLoadModule(entryFile)) as Entry;
  let renewWorker = () => {};
  const reload = async (path: string) => {
    // Pages are rendered before they are shown by the views as they are now.
    if (/\.tsx?$|widget\.json$/.test(path)) renewWorker();
    try {
      entry = (await vite.ssrLoadModule(entryFile)) as Entry;
    } catch (error) {
      process.stderr.write(`${(error as Error).stack}\nThe last working views stay up.\n`);
    }
  };
  vite.watcher.on("change", reload);
  const studio = createStudio({
    root: settings.root,
    widgets: () => Object.values(entry.registry).map(({ manifest }) => manifest),
    migrations: entry.migrations,
    now: () => new Date(),
  });
  const refresh = (_event: string, path: string) => {
    if (/\/widgets\/[^/]+\/widget\.json$/.test(path)) studio.refresh("widgets");
    else if (/\/config\/.*\.json$/.test(path)) studio.refresh("config");
  };
  vite.watcher.on("all", refresh);
  const host = await createHost({
    settings,
    widgets: entry.registry,
    migrations: entry.migrations,
    assets: devAssets(vite, { themeCss: (theme, locale) => entry.themeCss(theme, locale) }),
    createRenderer: (...args) => entry.createRenderer(...args),
    workerFile: join(settings.root, "server/development-worker.mjs"),
    onWorker: (renew) => {
      renewWorker = renew;
    },
    development: true,
    studio,
    onProgress: (step, done) =>
      process.stdout.write(`\r\x1b[K${step}${done ? ` ${Math.round(done * 100)} %` : ""}`),
  });
  const hideFindings = showFindings(vite, host.releases);
  host.app.addHook("onRequest", (request, reply, next) => {
    if (!modulePaths.test(request.raw.url ?? "")) return next();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  await host.app.listen({ port: settings.port, host: settings.host });
  process.stdout.write(
    `\r\x1b[K${siteTable(host.releases.current(), settings.port)}\n\nStudio: http://localhost:${settings.port}/_studio\n`,
  );
  return {
    ...host,
    stop: async () => {
      vite.watcher.off("change", reload);
      vite.watcher.off("all", refresh);
      hideFindings();
      await host.stop();
    },
  };
}
