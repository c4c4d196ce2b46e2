import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { installPackages, run } from "./install.mjs";

installPackages();
const chromium = findChromium();
build();
run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...process.argv.slice(2)], {
  CHROMIUM: chromium,
});
