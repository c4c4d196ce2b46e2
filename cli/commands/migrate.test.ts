import { afterEach, describe, expect, it } from "vitest";
import {
  createWholeProject,
  repositoryProject,
  type TemporaryProject,
} from "../fixtures/temporary-project.ts";

const timeout = 240_000;
let project: TemporaryProject | undefined;
afterEach(() => project?.remove());

/** The repository's configuration with its stories written as version 1 did. */
function olderProject(): TemporaryProject {
  project = createWholeProject();
  const page = "config/pages/home.json";
  project.write(
    page,
    project
      .read(page)
      .replace(/("widget": "story",\s+"v": )3/g, "$11")
      .replaceAll('"imageSide"', '"picture"'),
  );
  const layer = "config/brands/solvanta/pages/home.json";
  project.write(layer, project.read(layer).replaceAll('"imageSide"', '"picture"'));
  return project;
}

describe("staywright migrate", () => {
  it("finds nothing behind in the repository", { timeout }, async () => {
    const { code, stdout } = await repositoryProject().run("migrate", "--check");
    expect([code, stdout]).toEqual([0, "Everything is up to date."]);
  });

  it("rewrites every layer, and only the lines that have to", { timeout }, async () => {
    const older = olderProject();
    const whole = repositoryProject();
    const hashOf = async () => JSON.parse((await older.run("validate", "--json")).stdout).hash;
    const hash = await hashOf();
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect((await older.run("migrate", "--check")).code).toBe(1);

    const shown = await older.run("migrate", "--dry-run");
    expect(shown.code).toBe(0);
    expect(shown.stdout).toContain('-             "picture": "end",\n+             "imageSide": "end",');
    expect(older.read("config/pages/home.json")).toContain('"picture": "end"');

    const { code, stdout } = await older.run("migrate", "--json");
    expect(code).toBe(0);
    const report = JSON.parse(stdout);
    expect(report.written.sort()).toEqual([
      "config/brands/solvanta/pages/home.json",
      "config/pages/home.json",
    ]);
    expect(report.hash).toBe(hash);
    for (const path of report.written) expect(older.read(path)).toBe(whole.read(path));
    expect(await hashOf()).toBe(hash);
    expect((await older.run("migrate", "--check")).code).toBe(0);
  });
});
