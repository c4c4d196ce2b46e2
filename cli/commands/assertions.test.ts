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

  it("[CONF-15] hold of a site as its vendors show it too: a flag of one is told at its line", {
    timeout,
  }, async () => {
    const file = "config/microsites/lantern-ferries.json";
    const before = project.read(file);
    project.edit(file, '"hideGdprBanner": false', '"hideGdprBanner": true');
    const line = before.split("\n").findIndex((text) => text.includes("hideGdprBanner")) + 1;
    expect(await findings()).toEqual([
      expect.objectContaining({
        code: "assertion-failed",
        file,
        line,
        message: expect.stringContaining('"consent-asked"'),
        sites: expect.arrayContaining(["wrenhollow-uk", "wrenhollow-nl"]),
      }),
    ]);
    project.write(file, before);
  });

  it("[CONF-05] [PRICE-05] tell of prices that leave out taxes where the law wants them in, once, whatever the sentence says", {
    timeout,
  }, async () => {
    const file = "config/countries/DE.json";
    const before = project.read(file);
    const country = JSON.parse(before);
    const line = before.split("\n").findIndex((text) => text.includes('"taxDisplay"')) + 1;
    const told = { code: "assertion-failed", file, line, message: expect.stringContaining('"tax-by-law"') };
    const onTop = {
      hotelTaxLine: "country.tax.exclusive",
      shortHotelTaxLine: "country.tax.exclusiveShort",
    };
    for (const words of [{}, onTop]) {
      project.write(file, JSON.stringify({ ...country, ...words, taxDisplay: "exclusive" }, null, 2));
      expect(await findings()).toEqual([expect.objectContaining({ ...told, line: expect.any(Number) })]);
    }
    project.write(file, before.replace('"taxDisplay": "inclusive"', '"taxDisplay": "exclusive"'));
    expect(await findings()).toEqual([expect.objectContaining(told)]);
    project.write(file, before);
  });

  it.each([
    ["home", "checkin"],
    ["hotel", "rooms_config"],
  ])("tell of the page %s that is kept for others without %s", { timeout }, async (page, parameter) => {
    const file = `config/pages/${page}.json`;
    const before = project.read(file);
    project.edit(file, `"${parameter}",`, "");
    expect(await findings()).toMatchObject([{ code: "assertion-failed", file, line: 8 }]);
    project.write(file, before);
  });

  it.each(["home", "hotel", "listing"])(
    "tell of the page %s that asks nobody for consent",
    {
      timeout,
    },
    async (page) => {
      const file = `config/pages/${page}.json`;
      const before = project.read(file);
      const { slots, ...rest } = JSON.parse(before);
      project.write(file, JSON.stringify({ ...rest, slots: { ...slots, consent: undefined } }, null, 2));
      expect(await findings()).toMatchObject([
        { code: "assertion-failed", file, message: expect.stringContaining(`"page.${page}.consent"`) },
      ]);
      project.write(file, before);
    },
  );

  it("are waived with a reason, which explain and diff show; a waiver that nothing needs is told", {
    timeout,
  }, async () => {
    const file = plain;
    const before = project.read(file);
    const why =
      "Its links stand in the text of the page, where they were put by hand and are read by whoever signs up here.";
    waive({ "legal-links": { why } });
    expect(await findings()).toMatchObject([{ code: "unused-waiver", severity: "warning", file }]);
    const { stdout: explained } = await project.run("explain", `${JSON.parse(before).id}.localhost/checkout`);
    expect(explained).toMatch(/waived +legal-links: Its links stand in the text.*\.json:\d+/);
    expect(explained).toContain(`${plain}:`);
    const { stdout: said } = await project.run("diff", join(project.root, "before"));
    expect(said).toContain("risky");
    expect(said).toContain("domain.waives");
    const { stdout: table } = await project.run("diff", join(project.root, "before"), "--format", "markdown");
    expect(said).toContain(why);
    expect(table).toContain(why);
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
