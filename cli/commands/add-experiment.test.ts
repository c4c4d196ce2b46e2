import { afterAll, describe, expect, it } from "vitest";
import { findSite } from "#renderer/release";
import { createProject } from "../fixtures/temporary-project.ts";
import { buildProject } from "../project.ts";

const project = createProject();
afterAll(() => project.remove());
const timeout = 90_000;

describe("staywright add experiment", () => {
  it("[EXP-01] adds an experiment that is off, with its condition, for the sites asked", {
    timeout,
  }, async () => {
    const { code, stdout } = await project.run(
      ...["add", "experiment", "paleHero", "--arm", "new=30", "--arm", "bold=20"],
      ...["--brand", "wrenhollow", "--country", "nl", "--yes"],
    );
    expect(code).toBe(0);
    expect(stdout).toContain('"when": { "eq": ["flag.paleHero", "new"] }');
    expect(stdout).toContain('"when": { "eq": ["flag.paleHero", "bold"] }');
    const { release } = await buildProject(project.root);
    if (!release) throw new Error("There is no release.");
    expect(findSite(release, "nl.wrenhollow.example").experiments.paleHero).toMatchObject({
      enabled: false,
      control: "control",
      arms: { control: { weight: 50 }, new: { weight: 30 }, bold: { weight: 20 } },
    });
    expect(findSite(release, "de.wrenhollow.example").experiments.paleHero).toBeUndefined();
  });

  it("works with nothing but a name, and changes nothing the second time", { timeout }, async () => {
    const first = await project.run("add", "experiment", "shortFooter", "--json", "--yes");
    expect(JSON.parse(first.stdout).written).toEqual(["config/experiments/shortFooter.json"]);
    const second = await project.run("add", "experiment", "shortFooter", "--yes");
    expect(second.stdout).toContain("The experiment shortFooter is there already; nothing changed.");
    const other = await project.run("add", "experiment", "shortFooter", "--arm", "new=10", "--yes");
    expect(other.stderr).toContain("is there already and says something else");
  });

  it("says what is wrong with the request", { timeout }, async () => {
    const said = async (...args: string[]) =>
      (await project.run("add", "experiment", ...args, "--yes")).stderr;
    expect(await said("pale-hero")).toContain("write it like paleHero");
    expect(await said("x", "--arm", "new")).toContain("such as new=50");
    expect(await said("x", "--arm", "a=70", "--arm", "b=60")).toContain("make 130 (a 70 + b 60)");
    expect(await said("x", "--control", "old", "--arm", "old=40", "--arm", "new=40")).toContain("make 80");
    expect(await said("x", "--arm", "a=10", "--arm", "a=20")).toContain("given twice");
    expect(await said("x", "--brand", "wrenholow")).toContain('Did you mean "wrenhollow"?');
  });
});
