import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProject } from "../cli/fixtures/temporary-project.ts";
import { runAction } from "./support/action-steps.ts";
import { projectRoot } from "./support/real-release.ts";

const action = join(projectRoot, ".github/actions/validate");
const folder = mkdtempSync(join(tmpdir(), "staywright-action-"));
const upstream = join(folder, "upstream");
const checkout = join(folder, "checkout");
const commented = join(folder, "commented.json");
const timeout = 480_000;

const git = (where: string, ...args: string[]) =>
  execFileSync("git", ["-C", where, "-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
    stdio: "pipe",
    encoding: "utf8",
  }).trim();
const edit = (file: string, from: string, to: string) => {
  const path = join(checkout, "shop", file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
};

beforeAll(() => {
  const project = createProject();
  cpSync(project.root, join(upstream, "shop"), { recursive: true });
  project.remove();
  git(folder, "init", "--quiet", upstream);
  git(upstream, "config", "uploadpack.allowAnySHA1InWant", "true");
  git(upstream, "add", ".");
  git(upstream, "commit", "--quiet", "--message", "Base");
  git(upstream, "commit", "--quiet", "--allow-empty", "--message", "Pull request");
  // One commit deep, as a runner checks out: the base has to be fetched.
  git(folder, "clone", "--quiet", "--depth", "1", `file://${upstream}`, checkout);
  const bin = join(checkout, "shop/node_modules/.bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(
    join(bin, "staywright"),
    `#!/bin/sh\nexec "${process.execPath}" "${join(projectRoot, "cli/bin.mjs")}" --root "$PWD" "$@"\n`,
    { mode: 0o755 },
  );
  // Stands for GitHub's command: it keeps what would be sent, and knows one comment once one is written.
  mkdirSync(join(folder, "bin"));
  writeFileSync(
    join(folder, "bin/gh"),
    `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const given = process.argv.slice(2);
const at = given.indexOf("--method");
if (at === -1) { if (existsSync(${JSON.stringify(commented)})) console.log("77"); }
else {
  const body = readFileSync(given.at(-1).replace(/^body=@/, ""), "utf8");
  writeFileSync(${JSON.stringify(commented)}, JSON.stringify({ method: given[at + 1], path: given[at + 2], body }));
}
`,
    { mode: 0o755 },
  );
}, timeout);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(inputs: Readonly<Record<string, string>> = {}) {
  const base = git(upstream, "rev-parse", "HEAD~1");
  return runAction(action, {
    checkout,
    temporary: folder,
    inputs: { root: "shop", install: "false", ...inputs },
    github: { "event.pull_request.base.sha": base, "event.pull_request.number": "12", token: "t" },
    env: {
      PATH: `${join(folder, "bin")}:${process.env.PATH}`,
      GITHUB_REPOSITORY: "owner/sites",
      npm_config_cache: join(folder, "npm"),
      NO_COLOR: "1",
    },
  });
}

describe("the action that validates a pull request", () => {
  it("comments what the checkout changes on which site, and fails only where it is told to", {
    timeout,
  }, () => {
    edit("config/countries/IN.json", '"currencySymbol": "₹"', '"currencySymbol": "Rs"');
    const { code, log, outputs, summary } = run({ "fail-on": "breaking" });
    expect([code, outputs], log).toMatchObject([0, { "findings.count": "0", "changes.worst": "risky" }]);
    expect(summary).toContain("**Valid**");
    expect(summary).toMatch(
      /### Risky[\s\S]*`config\/countries\/IN\.json:\d+`[\s\S]*Prices read differently/,
    );
    const body = readFileSync(outputs["changes.report"] ?? "", "utf8");
    const first = { method: "POST", path: "repos/owner/sites/issues/12/comments", body };
    expect(JSON.parse(readFileSync(commented, "utf8"))).toEqual(first);

    const second = run({ "fail-on": "risky" });
    expect(second.code).toBe(1);
    expect(second.log).toContain("The worst change is risky");
    const again = { method: "PATCH", path: "repos/owner/sites/issues/comments/77", body };
    expect(JSON.parse(readFileSync(commented, "utf8"))).toEqual(again);
  });

  it("marks mistakes on their lines in the repository, says so in the comment, and fails", {
    timeout,
  }, () => {
    edit("config/limits.json", '"rooms"', '"romos"');
    const { code, log, outputs, summary } = run();
    expect(code).toBe(1);
    expect(outputs["changes.worst"]).toBe("unknown");
    expect(log).toMatch(/^::error file=shop\/config\/limits\.json,line=\d+,col=\d+,title=[\w-]+::/m);
    expect(Number(outputs["findings.count"])).toBeGreaterThan(0);
    expect(summary).toMatch(/\*\*\d+ findings?\*\*, marked on/);
    expect(summary).toContain("config/limits.json");
    expect(JSON.parse(readFileSync(commented, "utf8"))).toMatchObject({
      method: "PATCH",
      body: expect.stringContaining("## Configuration: not compared"),
    });
  });
});
