import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { usages } from "./usage/index.mjs";

const bin = fileURLToPath(new URL("bin.mjs", import.meta.url));
const timeout = 60_000;

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { CI: _, FORCE_COLOR: __, NO_COLOR: ___, ...clean } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    env: { ...clean, ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("the command line", () => {
  it("shows every command when asked nothing, for help and for --help", { timeout }, () => {
    const all = [run([]), run(["help"]), run(["--help"])];
    for (const { status, stdout, stderr } of all) {
      expect([status, stderr]).toEqual([0, ""]);
      for (const { path } of usages) expect(stdout).toMatch(new RegExp(`^  ${path[0]}\\b`, "m"));
    }
  });

  it("says the version of the package", () => {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    expect(run(["--version"]).stdout.trim()).toBe(version);
  });

  it("helps with every command, with examples that are that command", { timeout: 120_000 }, () => {
    for (const { path, examples } of usages) {
      const { status, stdout } = run([...path, "--help"]);
      expect(status, path.join(" ")).toBe(0);
      expect(stdout).toContain("Examples:");
      expect(stdout).toContain("--json");
      expect(examples.length, path.join(" ")).toBeGreaterThan(0);
      for (const { command } of examples) {
        expect(stdout).toContain(command);
        expect(command).toContain(`staywright ${path.join(" ")}`);
      }
    }
  });

  it("asks what was meant by an unknown command or option", () => {
    expect(run(["valdate"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("Did you mean validate?"),
    });
    expect(run(["validate", "--severty", "info"]).stderr).toContain("Did you mean --severity?");
  });

  it("loads no TypeScript, no schemas and no prompts for help, so that it is there at once", () => {
    const coverage = mkdtempSync(join(tmpdir(), "coverage-"));
    run(["--help"], { NODE_V8_COVERAGE: coverage });
    const [file = ""] = readdirSync(coverage);
    const { result } = JSON.parse(readFileSync(join(coverage, file), "utf8")) as {
      result: readonly { url: string }[];
    };
    const loaded = result.map(({ url }) => url).filter((url) => url.startsWith("file:"));
    expect(loaded.some((url) => url.endsWith("/cli/program.mjs"))).toBe(true);
    expect(loaded.filter((url) => !/\/cli\/[\w/-]+\.mjs$|\/node_modules\/commander\//.test(url))).toEqual([]);
    rmSync(coverage, { recursive: true });
  });

  it("is coloured on a terminal only, unless somebody asks for it", { timeout: 120_000 }, () => {
    const colour = "\u001b[";
    const args = ["completion", "fish"];
    const ask = ["resolve", "--help"];
    expect(run(args, { CI: "1" }).stderr).not.toContain(colour);
    expect(run(ask).stdout).not.toContain(colour);
    // Hardly any configuration: it is wrong at once.
    const root = mkdtempSync(join(tmpdir(), "colours-"));
    cpSync(new URL("../schemas/config", import.meta.url), join(root, "schemas/config"), { recursive: true });
    mkdirSync(join(root, "config"));
    writeFileSync(join(root, "config/limits.json"), "{}");
    const validate = (env: NodeJS.ProcessEnv) => run(["--root", root, "validate"], env).stdout;
    expect(validate({ CI: "1", FORCE_COLOR: "0" })).not.toContain(colour);
    expect(validate({ FORCE_COLOR: "1" })).toContain(colour);
    expect(validate({ FORCE_COLOR: "1", NO_COLOR: "1" })).not.toContain(colour);
    rmSync(root, { recursive: true });
  });
});
