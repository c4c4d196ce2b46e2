import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProject } from "../fixtures/temporary-project.ts";

const timeout = 60_000;
const project = createProject();
const git = (...args: string[]) => execFileSync("git", ["-C", project.root, ...args], { stdio: "pipe" });
const found = async (...more: string[]) => {
  const { code, stdout } = await project.run("validate", "--changed", "--json", ...more);
  const { findings } = JSON.parse(stdout) as { findings: readonly { code: string; file: string }[] };
  return { code, findings: findings.map((finding) => `${finding.file} ${finding.code}`) };
};

beforeAll(() => {
  // A mistake that was there before and is none of our business.
  project.edit("config/limits.json", '"$schema": "../schemas/config/limits.schema.json",', "");
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "Before");
}, timeout);
afterAll(() => project.remove());

describe("staywright validate --changed", () => {
  it("says nothing while nothing changed", { timeout }, async () => {
    expect(await found()).toEqual({ code: 0, findings: [] });
  });

  it("shows what is in changed files and what the change brings elsewhere", { timeout }, async () => {
    project.edit("config/brands/solvanta/brand.json", '"id": "solvanta"', '"id": "solvanta2"');
    project.write("config/countries/XX.txt.json", "{}");
    const { code, findings } = await found();
    expect(code).toBe(1);
    expect(findings).toContain("config/brands/solvanta/brand.json id-mismatch");
    expect(findings).toContain("config/countries/XX.txt.json missing-property");
    expect(findings.join()).not.toContain("limits.json");
    git("checkout", "--quiet", "--", ".");
    git("clean", "--quiet", "--force");
  });

  it("knows a finding in an untouched file that a deleted file brought", { timeout }, async () => {
    execFileSync("rm", [`${project.root}/config/countries/NL.json`]);
    const { findings } = await found();
    expect(findings.join("\n")).toMatch(/^config\/domains\/\S+\.json unknown-country$/m);
    expect(findings.join()).not.toContain("limits.json");
    git("checkout", "--quiet", "--", ".");
  });

  it("compares with any commit and says when there is none", { timeout }, async () => {
    const { code, stderr } = await project.run("validate", "--since", "no-such-branch");
    expect(code).toBe(2);
    expect(stderr).toContain('there is no commit "no-such-branch"');
  });

  it("says so outside of a repository", { timeout }, async () => {
    const other = createProject();
    const { code, stderr } = await other.run("validate", "--changed");
    expect([code, stderr]).toEqual([2, expect.stringContaining("in no git repository")]);
    other.remove();
  });
});
