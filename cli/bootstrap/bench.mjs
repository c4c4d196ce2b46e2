import { build } from "./build.mjs";
import { installPackages, run } from "./install.mjs";

installPackages();
build();
run(process.execPath, [
  "node_modules/vite/bin/vite.js",
  "build",
  "--ssr",
  "--mode",
  "bench",
  "--logLevel",
  "warn",
]);
run(process.execPath, ["dist/bench/main.js", ...process.argv.slice(2)], { NODE_ENV: "production" });
