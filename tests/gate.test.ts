import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { projectRoot } from "./support/real-release.ts";

/** Checks that are programs of their own; what they print is the message of the failing test. */
const checks: Readonly<Record<string, readonly string[]>> = {
  "is formatted and linted": [
    "node_modules/@biomejs/biome/bin/biome",
    "check",
    "--error-on-warnings",
    "--colors=off",
    ".",
  ],
  "has sound types": ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false", "-p", "."],
  "has a valid configuration": ["cli/bin.mjs", "validate"],
  "has pages at the versions of their widgets": ["cli/bin.mjs", "migrate", "--check"],
  "has generated files that are up to date": ["cli/bin.mjs", "generate", "--check"],
  "has a coverage list that says what the tests cover": ["cli/bin.mjs", "coverage", "--check"],
  "keeps no unused files, exports or packages": ["node_modules/knip/bin/knip.js", "--no-progress"],
  "exports nothing that only tests use": [
    "node_modules/knip/bin/knip.js",
    "--no-progress",
    "--config=knip.production.json",
    // The registry of widgets is generated, so git ignores it; it is what uses the widgets.
    "--no-gitignore",
    "--include=files,exports,nsExports",
  ],
};

describe("the repository", () => {
  it.each(Object.entries(checks))(
    "%s",
    (_name, args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
        cwd: projectRoot,
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
      });
      expect(status, `${stdout}\n${stderr}`.slice(-6000)).toBe(0);
    },
    480_000,
  );
});
