import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { startSandboxes } from "./demo/sandboxes/start-sandboxes.ts";
import { openInboxFolder } from "./gateways/inbox-folder.ts";
import { createTroubleSwitches, troubled } from "./gateways/troubles.ts";
import { createHost, type Host } from "./host.ts";
import { heardScenarios } from "./http/heard-scenarios.ts";
import { createInboxPage } from "./inbox/inbox-page.ts";
import { registerMailPreview } from "./inbox/mail-preview.ts";
import { systemClock } from "./platform/clock.ts";
import { systemRandom } from "./platform/random.ts";
import { startAll } from "./platform/start-all.ts";
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
  const [host, stop] = await startAll((begun) => startOn(vite, begun));
  return { ...host, stop };
}

async function startOn(vite: ViteDevServer, begun: (end: () => unknown) => void): Promise<Host> {
  const asked = readSettings(process.env, vite.config.root);
  const sandboxes = await startSandboxes(asked.gateways, {
    port: asked.port,
    clock: systemClock,
    random: systemRandom,
  });
  begun(sandboxes.stop);
  const settings = { ...asked, gateways: sandboxes.settings };
  const switches = createTroubleSwitches(process.env.PORT_TROUBLES);
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
  begun(() => vite.watcher.off("change", reload));
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
  begun(() => vite.watcher.off("all", refresh));
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
    testScenarios: heardScenarios,
    studio,
    inbox: createInboxPage({
      inbox: openInboxFolder(join(settings.dataFolder, "inbox"), Date.now),
      switches,
      receiptSecret: settings.gateways.smsReceiptSecret,
    }),
    mailPreview: registerMailPreview,
    betweenGateways: (gateways) => troubled(gateways, switches),
    onProgress: (step, done) =>
      process.stdout.write(`\r\x1b[K${step}${done ? ` ${Math.round(done * 100)} %` : ""}`),
  });
  begun(host.stop);
  begun(showFindings(vite, host.releases));
  host.app.addHook("onRequest", (request, reply, next) => {
    if (!modulePaths.test(request.raw.url ?? "")) return next();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  await host.app.listen({ port: settings.port, host: settings.host });
  process.stdout.write(
    `\r\x1b[K${siteTable(host.releases.current(), settings.port)}\n\nStudio: http://localhost:${settings.port}/_studio\nInbox:  http://localhost:${settings.port}/_inbox\n${Object.entries(
      sandboxes.origins,
    )
      .map(([name, origin]) => `Sandbox of ${name}: ${origin}\n`)
      .join("")}`,
  );
  return host;
}
