import { build } from "./build.mjs";
import { needChromium } from "./chromium.mjs";
import { installPackages, run } from "./install.mjs";

// The one gate: format, lint, types, architecture, configuration, generated files, sizes and all tests.
// They are all tests, so that this, `npm test` and CI can never differ. `--quick` leaves the browser out.
const quick = process.argv.includes("--quick");

installPackages();
if (!quick) needChromium();
build();
run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...(quick ? ["--project", "!e2e"] : [])]);
