import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { usages } from "../usage/index.mjs";
import { complete } from "./complete.mjs";

const project = fileURLToPath(new URL("../..", import.meta.url));
const bin = join(project, "cli/bin.mjs");

/** Names offered for the last word. */
const offered = (...typed: string[]) =>
  complete(typed, project)
    .split("\n")
    .map((line) => line.split("\t")[0] ?? "");

/** What bash offers at the end of a line, with the script sourced. */
function bash(line: string): readonly string[] {
  const script = `
    source <(node "$BIN" completion bash)
    COMP_LINE="$LINE" COMP_POINT=\${#LINE} COMP_CWORD=0 COMP_WORDS=()
    _staywright
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const env = { ...process.env, BIN: bin, LINE: line };
  return execFileSync("bash", ["-c", script], { env, encoding: "utf8" }).trim().split("\n");
}

const zsh = spawnSync("zsh", ["--version"]).status === 0;

describe("completion", () => {
  it("offers every command, word by word", () => {
    expect(offered("")).toEqual([...new Set(usages.map(({ path }) => path[0]))]);
    expect(offered("val")).toEqual(["validate"]);
    expect(offered("add", "co")).toEqual(["country"]);
    expect(offered("no-such-command", "")).toEqual([""]);
  });

  it("offers options, not those that are there already", () => {
    expect(offered("validate", "--s")).toEqual(["--severity", "--since", "--site"]);
    expect(offered("validate", "--site", "wrenhollow-nl", "--s")).toEqual(["--severity", "--since"]);
  });

  it("offers the values of an option", () => {
    expect(offered("validate", "--format", "")).toEqual(["pretty", "json", "sarif", "github"]);
    expect(offered("--root", project, "validate", "--severity", "w")).toEqual(["warning"]);
    expect(offered("completion", "z")).toEqual(["zsh"]);
  });

  it("reads the names of the project", () => {
    const domains = readdirSync(join(project, "config/domains")).map((name) => name.replace(".json", ""));
    expect(offered("validate", "--site", "").sort()).toEqual(domains.sort());
    expect(offered("add", "country", "PT", "--brand", "")).toEqual(
      readdirSync(join(project, "config/brands")),
    );
    expect(offered("validate", "--as", "")).toContain("vendor:tidepass");
  });

  it("reads the project that --root names", () => {
    const empty = mkdtempSync(join(tmpdir(), "empty-"));
    expect(offered("--root", empty, "validate", "--site", "")).toEqual([""]);
    rmSync(empty, { recursive: true });
  });

  it("works in bash", { timeout: 30_000 }, () => {
    expect(bash("staywright val")).toEqual(["validate"]);
    const sites = bash("staywright validate --site wrenhollow-n");
    expect(sites).toContain("wrenhollow-nl");
    expect(sites.filter((site) => !site.startsWith("wrenhollow-n"))).toEqual([]);
    // Bash starts a word at the colon, so only what follows it is put in.
    expect(bash("staywright validate --as vendor:tide")).toEqual(["tidepass"]);
    expect(bash("staywright validate --as ")).toContain("vendor:tidepass");
  });

  it.runIf(zsh)("works in zsh", { timeout: 30_000 }, () => {
    const script = `
      compdef() { :; }; compinit() { :; }; autoload() { :; }
      _describe() { print -l -- "\${(@P)2}"; }; _files() { :; }
      source <(node "$BIN" completion zsh)
      words=(staywright validate --site wrenhollow-n) CURRENT=4 _staywright`;
    const env = { ...process.env, BIN: bin };
    const out = execFileSync("zsh", ["-fc", script], { env, encoding: "utf8" });
    expect(out.trim().split("\n")).toContain("wrenhollow-nl");
  });

  it("answers a key press without loading commander or TypeScript", () => {
    const coverage = mkdtempSync(join(tmpdir(), "coverage-"));
    execFileSync(process.execPath, [bin, "__complete", "val"], {
      env: { ...process.env, NODE_V8_COVERAGE: coverage },
    });
    const [file = ""] = readdirSync(coverage);
    const { result } = JSON.parse(readFileSync(join(coverage, file), "utf8")) as {
      result: readonly { url: string }[];
    };
    const loaded = result.map(({ url }) => url).filter((url) => url.startsWith("file:"));
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.filter((url) => !/\/cli\/(bin|completion|usage)/.test(url))).toEqual([]);
    rmSync(coverage, { recursive: true });
  });

  it("says which shells there are", () => {
    const { status, stderr } = spawnSync(process.execPath, [bin, "completion", "fish"], { encoding: "utf8" });
    expect([status, stderr.trim()]).toEqual([2, 'Completion is there for bash and zsh, not for "fish".']);
  });
});
