import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { installPackages, run, say } from "./install.mjs";

const quick = process.argv.includes("--quick");
const node = process.execPath;

const steps = [
  [
    "format and lint",
    () => run(node, ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
  ],
  ["types", () => run(node, ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."])],
  ["configuration", () => run(node, ["cli/bin.mjs", "validate"])],
  ["spec coverage", () => run(node, ["cli/bin.mjs", "coverage", "--check"])],
  ["unused code", () => run(node, ["node_modules/knip/bin/knip.js"])],
  ["sizes", () => run(node, ["cli/bootstrap/sizes.mjs"])],
  [
    "tests",
    () =>
      run(node, ["node_modules/vitest/vitest.mjs", "run", ...(quick ? ["--project", "unit"] : [])], {
        CHROMIUM: quick ? "" : findChromium(),
      }),
  ],
];

installPackages();
build();
for (const [name, step] of steps) {
  say(`\n▸ ${name}`);
  step();
}
say("\nAll checks passed.");
