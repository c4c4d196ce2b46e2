import { relative } from "node:path";
import { generate, installPackages, root, say } from "./install.mjs";

installPackages();
generate();
const { createServer } = await import("vite");
const port = Number(process.env.PORT) || 3000;
const vite = await createServer({
  root,
  appType: "custom",
  // Its socket has a port of its own, so that two projects can be worked on at once.
  server: { middlewareMode: true, allowedHosts: [".localhost"], hmr: { port: 20_000 + (port % 40_000) } },
  clearScreen: false,
});

const start = async () => (await vite.ssrLoadModule("/server/development.ts")).startDevelopment(vite);
let host = await start();
let restarting = Promise.resolve();

/**
 * Views are reloaded by the module server; a change below them needs the backend anew, a change of a contract
 * new types.
 */
vite.watcher.on("change", (path) => {
  const file = relative(root, path);
  if (/(^|\/)widget\.json$|^schemas\/(config|api)\//.test(file)) generate();
  if (!/^(server|domain)\/.*\.ts$/.test(file) || /\.test\.ts$/.test(file)) return;
  restarting = restarting
    .then(async () => {
      say(`\n${file} changed, restarting …`);
      await host.stop();
      host = await start();
    })
    .catch((error) => say(error.stack));
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await host.stop();
    await vite.close();
    process.exit(0);
  });
}
