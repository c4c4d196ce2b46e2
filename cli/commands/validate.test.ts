import { afterAll, describe, expect, it } from "vitest";
import { createProject, repositoryProject, spawnCommand } from "../fixtures/temporary-project.ts";

const clean = createProject();
const wrong = createProject();
wrong.edit("config/limits.json", '"rooms"', '"romos"');
wrong.edit("config/domains/wrenhollow-nl.json", '"brand": "wrenhollow"', '"brand": "wrenholow"');
afterAll(() => {
  clean.remove();
  wrong.remove();
});

const timeout = 60_000;

describe("staywright validate", () => {
  it("answers 0 and the release's hash when there is no mistake", { timeout }, async () => {
    const { code, stdout } = await clean.run("validate");
    expect(stdout).toMatch(/valid: 13 sites, release [0-9a-f]{16}/);
    expect(code).toBe(0);
  });

  it("[CONF-18] finds no error in the repository's own configuration", { timeout }, async () => {
    const { stdout } = await repositoryProject().run("validate", "--json");
    const { findings } = JSON.parse(stdout) as { findings: readonly { severity: string }[] };
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("answers 1 and shows each mistake once with its line and a suggestion", { timeout }, async () => {
    const { code, stdout } = await wrong.run("validate");
    expect(code).toBe(1);
    expect(stdout).toContain("config/limits.json:3:3");
    expect(stdout).toContain('Did you mean "rooms"?');
    expect(stdout).toContain('> 3 |   "romos": {');
    expect(stdout).toContain('There is no brand "wrenholow". Did you mean "wrenhollow"?');
    expect(stdout).toContain("touches wrenhollow-nl");
    expect(stdout).toMatch(/2 errors/);
  });

  it("speaks JSON, SARIF and the workflow commands of GitHub", { timeout }, async () => {
    const json = JSON.parse((await wrong.run("validate", "--format", "json")).stdout);
    const errors = json.findings.filter(({ severity }: { severity: string }) => severity === "error");
    expect(errors).toMatchObject([
      { code: "unknown-brand", file: "config/domains/wrenhollow-nl.json", sites: ["wrenhollow-nl"] },
      { code: "unknown-property", file: "config/limits.json", line: 3, column: 3, sites: [] },
    ]);
    const sarif = JSON.parse((await wrong.run("validate", "--format", "sarif")).stdout);
    expect(sarif.version).toBe("2.1.0");
    expect(sarif.runs[0].results).toContainEqual(
      expect.objectContaining({ ruleId: "unknown-brand", level: "error" }),
    );
    const github = (await wrong.run("validate", "--format", "github")).stdout;
    expect(github).toMatch(/^::error file=config\/limits\.json,line=3,col=3,title=unknown-property::/m);
  });

  it("works as a command of its own, and answers --help at once", { timeout }, async () => {
    const { code, stdout } = await spawnCommand("--root", wrong.root, "validate", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout).findings.length).toBeGreaterThan(1);
    const help = await spawnCommand("--help");
    expect(help).toMatchObject({ code: 0, stderr: "" });
    expect(help.stdout).toContain("explain");
  });

  it("answers 2 when it cannot work at all", { timeout }, async () => {
    const { code, stderr } = await clean.run("--root", "/nowhere-at-all", "validate");
    expect(code).toBe(2);
    expect(stderr).toContain("There is no config folder");
    expect((await clean.run("validate", "--format", "xml")).code).toBe(2);
  });
});
