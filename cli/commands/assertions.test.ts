import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createWholeProject } from "../fixtures/temporary-project.ts";

const timeout = 120_000;

describe("assertions", () => {
  const project = createWholeProject();
  afterAll(() => project.remove());
  cpSync(join(project.root, "config"), join(project.root, "before/config"), { recursive: true });
  const checkout = "config/pages/checkout.json";
  const whole = project.read(checkout);
  const waive = (waives: unknown) => {
    const domain = JSON.parse(project.read(plain));
    project.write(plain, JSON.stringify({ ...domain, waives }, null, 2));
  };
  const findings = async () => {
    const { stdout } = await project.run("validate", "--no-render", "--json", "--severity", "warning");
    return (JSON.parse(stdout) as { findings: readonly Record<string, unknown>[] }).findings;
  };
  /** A site that waives nothing. */
  const plain =
    readdirSync(join(project.root, "config/domains"))
      .map((name) => `config/domains/${name}`)
      .find((file) => JSON.parse(project.read(file)).waives === undefined) ?? "";

  it("tell of a checkout that is not there once, at the line that leaves it out, with why and a way out", {
    timeout,
  }, async () => {
    const page = JSON.parse(whole);
    page.slots.main = { order: [], nodes: {} };
    project.write(checkout, JSON.stringify(page, null, 2));
    const { code, stdout } = await project.run("validate");
    expect(code).toBe(1);
    expect(stdout).toContain("assertion-failed");
    expect(stdout).toContain("1 error");
    expect(await findings()).toEqual([
      expect.objectContaining({
        code: "assertion-failed",
        file: checkout,
        message: expect.stringContaining("Nobody can book where the form is missing."),
        suggestion: expect.stringContaining('"waives": { "page.checkout.form"'),
      }),
    ]);
    project.write(checkout, whole);
  });

  it("are waived with a reason, which explain and diff show; a waiver that nothing needs is told", {
    timeout,
  }, async () => {
    const file = plain;
    const before = project.read(file);
    waive({ "legal-links": { why: "Its links stand in the text of the page." } });
    expect(await findings()).toMatchObject([{ code: "unused-waiver", severity: "warning", file }]);
    const { stdout: explained } = await project.run("explain", `${JSON.parse(before).id}.localhost/checkout`);
    expect(explained).toMatch(/waived +legal-links: Its links stand in the text.*\.json:\d+/);
    expect(explained).toContain(`${plain}:`);
    const { stdout: said } = await project.run("diff", join(project.root, "before"));
    expect(said).toContain("risky");
    expect(said).toContain("domain.waives");
    expect(said).toContain("What an assertion asks for need not hold here any more.");
    project.write(file, before);
  });

  it("hold the real configuration: what a waiver there lets through is told without it", {
    timeout,
  }, async () => {
    const file = "config/domains/solvanta-in.json";
    const before = project.read(file);
    const { waives: _, ...domain } = JSON.parse(before);
    expect(await findings()).toEqual([]);
    project.write(file, JSON.stringify(domain, null, 2));
    expect(await findings()).toMatchObject([
      { code: "assertion-failed", file, message: expect.stringContaining('"site-languages"') },
    ]);
    project.write(file, before);
  });
});
