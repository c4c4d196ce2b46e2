import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfigSource } from "#renderer/release";
import { createWholeProject } from "../fixtures/temporary-project.ts";

const timeout = 240_000;

describe("remove assertion", () => {
  const project = createWholeProject();
  afterAll(() => project.remove());
  const own = "config/assertions/site-languages.json";
  const waiving = "config/domains/solvanta-in.json";
  /** It, and whatever else was added that waives the assertion. */
  const waivers = [...readConfigSource(project.root).texts].flatMap(([file, text]) =>
    /"waives": \{[\s\S]*"site-languages": \{/.test(text) ? [file] : [],
  );
  const before = { own: project.read(own), waiving: project.read(waiving) };
  const expectUntouched = () =>
    expect({ own: project.read(own), waiving: project.read(waiving) }).toEqual(before);

  it("shows the file and every waiver first, and writes nothing where nobody can be asked", {
    timeout,
  }, async () => {
    const dry = await project.run("remove", "assertion", "site-languages", "--dry-run", "--json");
    const plan = JSON.parse(dry.stdout);
    expect([dry.code, plan.written, plan.removed]).toEqual([0, false, [own]]);
    expect(waivers).toContain(waiving);
    expect(plan.places.map((place: string) => place.replace(/:\d+ waives\..*$/, "")).sort()).toEqual(
      waivers.sort(),
    );
    expect(Object.keys(plan.texts).sort()).toEqual(waivers);
    expect(JSON.parse(plan.texts[waiving])).not.toHaveProperty("waives");
    expectUntouched();

    const shown = await project.run("remove", "assertion", "site-languages", "--dry-run");
    expect(shown.code).toBe(0);
    expect(shown.stdout).toContain(`remove ${own}`);
    expect(shown.stdout).toMatch(/^- +"waives": \{$/m);
    expect(shown.stdout).toContain("Nothing was written.");

    const asked = await project.run("remove", "assertion", "site-languages");
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain("--yes writes it");
    expectUntouched();
  });

  it("refuses one that is not there with the nearest name", { timeout }, async () => {
    const { code, stdout, stderr } = await project.run("remove", "assertion", "site-langauges", "--yes");
    expect(code).not.toBe(0);
    expect(stdout + stderr).toContain('"site-langauges"');
    expect(stdout + stderr).toContain('Did you mean "site-languages"?');
    expectUntouched();
  });

  it("takes it away with the waiver that it alone had, after which all is valid", { timeout }, async () => {
    const domain = JSON.parse(before.waiving);
    const kept = { "legal-links": { why: "Its links stand in the text of the page." } };
    project.write(waiving, JSON.stringify({ ...domain, waives: { ...domain.waives, ...kept } }, null, 2));
    const beside = await project.run("remove", "assertion", "site-languages", "--dry-run", "--json");
    expect(JSON.parse(JSON.parse(beside.stdout).texts[waiving]).waives).toEqual(kept);

    project.write(waiving, before.waiving);
    const { code, stdout, stderr } = await project.run("remove", "assertion", "site-languages", "--yes");
    expect(`${code} ${stderr}`).toBe("0 ");
    const { length } = waivers;
    expect(stdout).toContain(`1 file removed, ${length} file${length === 1 ? "" : "s"} edited`);
    expect(existsSync(join(project.root, own))).toBe(false);
    expect(project.read(waiving)).not.toContain("waives");
    const checked = await project.run("validate", "--no-render", "--json", "--severity", "warning");
    expect([checked.code, JSON.parse(checked.stdout).findings]).toEqual([0, []]);
  });
});
