import { generate, installPackages, run } from "./install.mjs";

installPackages();
generate();
run(process.execPath, ["node_modules/vite/bin/vite.js", "--version"]);
await import("../../server/dev-host.mjs");
