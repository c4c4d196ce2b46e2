import { build } from "./build.mjs";
import { needChromium } from "./chromium.mjs";
import { installPackages, run } from "./install.mjs";

installPackages();
needChromium();
build();
run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...process.argv.slice(2)]);
