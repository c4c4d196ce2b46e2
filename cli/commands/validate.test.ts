import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { readConfigSource } from "#renderer/release";
import { createProject, repositoryProject, spawnCommand } from "../fixtures/temporary-project.ts";
import { githubFindings } from "../output/github-findings.ts";
import { ruleText } from "../output/rule-texts.ts";
import { createSchemaLinks } from "../validate/schema-links.ts";
import { codesInSource } from "../validate/testing/codes-in-source.ts";

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
    expect(stdout).toMatch(/valid: \d+ sites, release [0-9a-f]{16}/);
    expect(code).toBe(0);
  });

  it("says one thing of a file that is no document, and nothing of what follows from it", {
    timeout,
  }, async () => {
    const project = createProject();
    project.write("config/amenities.json", "[]");
    const { findings } = JSON.parse((await project.run("validate", "--json")).stdout);
    project.remove();
    expect(findings).toMatchObject([
      {
        code: "wrong-type",
        file: "config/amenities.json",
        line: 1,
        message: "Got a list, expected an object in { }.",
      },
    ]);
  });

  it("[CONF-18] finds no error in the repository's own configuration", { timeout }, async () => {
    // That its pages render is asked in server/check.
    const { stdout } = await repositoryProject().run("validate", "--no-render", "--json");
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

  it("[CONST-08] takes no number of unknown meaning: a limit nobody reads is refused", {
    timeout,
  }, async () => {
    const project = createProject();
    project.edit("config/limits.json", '"pageSize": 20,', '"pageSize": 20, "unknown1440": 1440,');
    const { code, stdout } = await project.run("validate");
    project.remove();
    expect(code).toBe(1);
    expect(stdout).toMatch(/config\/limits\.json:\d+:\d+/);
    expect(stdout).toContain("unknown1440");
  });

  it.each([
    [
      "[CONF-13] an article at the address of a city's stays",
      '"4x4-vakantie",',
      '"hotels-in-amsterdam",',
      "shadowed-route",
    ],
    [
      "a policy under the title of another",
      "static.policy.privacyPolicy.title",
      "static.policy.terms.title",
      "already-taken",
    ],
  ])("tells %s, at its line", { timeout }, async (_, was, is, code) => {
    const project = createProject();
    const file = "config/routes.json";
    const before = project.read(file);
    project.edit(file, was, is);
    const { findings } = JSON.parse((await project.run("validate", "--no-render", "--json")).stdout);
    project.remove();
    const line = before.slice(0, before.indexOf(was)).split("\n").length;
    expect(findings).toMatchObject([{ code, file, line, suggestion: expect.stringMatching(/\S/) }]);
  });

  it("speaks JSON, SARIF and the workflow commands of GitHub", { timeout }, async () => {
    const json = JSON.parse((await wrong.run("validate", "--format", "json")).stdout);
    const errors = json.findings.filter(({ severity }: { severity: string }) => severity === "error");
    expect(errors).toMatchObject([
      { code: "unknown-brand", file: "config/domains/wrenhollow-nl.json", sites: ["wrenhollow-nl"] },
      { code: "unknown-property", file: "config/limits.json", line: 3, column: 3, sites: [] },
    ]);
    const sarif = JSON.parse((await wrong.run("validate", "--format", "sarif")).stdout);
    expect(sarif.runs[0].results).toContainEqual(
      expect.objectContaining({ ruleId: "unknown-brand", level: "error" }),
    );
    const github = (await wrong.run("validate", "--format", "github")).stdout;
    expect(github).toMatch(/^::error file=config\/limits\.json,line=3,col=3,title=unknown-property::/m);
  });

  it("tells one misspelling of many files once with its places, and lists each for machines", {
    timeout,
  }, async () => {
    const project = createProject();
    const { texts } = readConfigSource(project.root);
    const countries = [...texts.keys()].filter((file) => /^config\/countries\/[A-Z]{2}\.json$/.test(file));
    for (const file of countries) project.edit(file, '"timeZone":', '"timeZoen":');
    project.edit("config/limits.json", '"rooms"', '"romos"');
    const [github, pretty, json, sarif] = [
      (await project.run("validate", "--format", "github")).stdout,
      (await project.run("validate")).stdout,
      JSON.parse((await project.run("validate", "--json")).stdout),
      JSON.parse((await project.run("validate", "--format", "sarif")).stdout),
    ];
    project.remove();
    const said = github.split("\n").filter((line) => line.includes("timeZoen"));
    expect(said).toHaveLength(1);
    const [first, second] = countries.sort();
    expect(said[0]).toMatch(new RegExp(`^::error file=${first},line=\\d+,col=\\d+,title=unknown-property::`));
    expect(said[0]).toMatch(
      new RegExp(`The same at ${second}:\\d+:\\d+, .* and ${countries.length - 6} more\\.$`),
    );
    expect(github).toMatch(/^::error file=config\/limits\.json,line=3/m);
    expect(pretty.match(/timeZoen" is/g)?.length ?? pretty.match(/> +\d+ \| .*"timeZoen"/g)?.length).toBe(1);
    expect(pretty).toMatch(new RegExp(`not valid, 2 errors in ${countries.length + 1} places`));
    const places = json.findings.filter(({ message }: { message: string }) => message.includes("timeZoen"));
    expect(places.map(({ file }: { file: string }) => file)).toEqual(countries);
    expect(sarif.runs[0].results).toHaveLength(json.findings.length);
  });

  it("tells thousands of findings to GitHub by groups: worst first, examples, the rest counted", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      code: index < 2 ? "bad-name" : "unused-message",
      severity: index < 2 ? ("error" as const) : ("warning" as const),
      file: `config/messages/en/${index % 2 === 0 ? "a" : "b"}.json`,
      line: index,
      column: 3,
      message: `"a.m${index}" is read by nobody.`,
      sites: [],
    }));
    const lines = githubFindings([...many].reverse()).split("\n");
    expect(lines).toHaveLength(6);
    expect(lines.slice(0, 2).every((line) => line.startsWith("::error "))).toBe(true);
    expect(lines[5]).toBe(
      "::warning title=unused-message::… and 9,995 more unused-message in config/messages/en/a.json (4998), config/messages/en/b.json (4997); --json lists all.",
    );
  });

  it("prints findings as JSON with exactly the named fields", { timeout }, async () => {
    const report = JSON.parse((await wrong.run("validate", "--json")).stdout);
    expect(Object.keys(report).sort()).toEqual(["findings", "hash", "milliseconds"]);
    expect(report.hash).toBeNull();
    for (const finding of report.findings) {
      expect(Object.keys(finding)).toEqual([
        "code",
        "severity",
        "file",
        "line",
        "column",
        "message",
        "suggestion",
        "sites",
      ]);
      expect(typeof finding.suggestion === "string" || finding.suggestion === null).toBe(true);
    }
  });

  it("keeps the rules of SARIF 2.1.0", { timeout }, async () => {
    const sarif = JSON.parse((await wrong.run("validate", "--format", "sarif")).stdout);
    expect(sarif).toMatchObject({
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
    });
    const [{ tool, results, columnKind }] = sarif.runs;
    expect(columnKind).toBe("utf16CodeUnits");
    expect(tool.driver.name).toBe("staywright");
    const fingerprints = new Set<string>();
    for (const result of results) {
      expect(tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(tool.driver.rules[result.ruleIndex].shortDescription.text).toMatch(/^[A-Z].+\.$/);
      expect(["error", "warning", "note"]).toContain(result.level);
      expect(result.message.text).not.toBe("");
      const { artifactLocation, region } = result.locations[0].physicalLocation;
      expect(artifactLocation.uri).toMatch(/^(?!\/)[\x21-\x7e]+$/);
      expect(region.startLine).toBeGreaterThan(0);
      expect(region.startColumn).toBeGreaterThan(0);
      fingerprints.add(result.partialFingerprints["staywrightFinding/v1"]);
    }
    expect(fingerprints.size).toBe(results.length);
  });

  it("has a sentence for every code that a finding may have", () => {
    const codes = codesInSource();
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => ruleText(code).toLowerCase() === `${code.replaceAll("-", " ")}.`)).toEqual(
      [],
    );
  });

  it("shows and counts from the severity on that is asked for", { timeout }, async () => {
    const project = createProject();
    project.edit("config/limits.json", '"$schema": "../schemas/config/limits.schema.json",', "");
    const warned = await project.run("validate");
    expect(warned.code).toBe(1);
    expect(warned.stdout).toContain("warning missing-schema  config/limits.json:1:1");
    const calm = await project.run("validate", "--severity", "error");
    expect(calm.code).toBe(0);
    expect(calm.stdout).toMatch(/valid: \d+ sites, release [0-9a-f]{16}, \d+ less severe not shown/);
    project.remove();
  });

  it("narrows findings to one site, and knows which sites there are", { timeout }, async () => {
    const here = JSON.parse((await wrong.run("validate", "--json", "--site", "wrenhollow-nl")).stdout);
    expect(here.findings.map(({ code }: { code: string }) => code)).toContain("unknown-brand");
    const elsewhere = JSON.parse((await wrong.run("validate", "--json", "--site", "solvanta-in")).stdout);
    expect(elsewhere.findings.map(({ code }: { code: string }) => code)).not.toContain("unknown-brand");
    const { code, stderr } = await clean.run("validate", "--site", "wrenhollow-ln");
    expect(code).toBe(2);
    expect(stderr).toContain('There is no site "wrenhollow-ln". Did you mean');
  });

  it("one mistake is one error, however many sites it touches", { timeout }, async () => {
    const project = createProject();
    project.edit("config/brands/solvanta/brand.json", '"name"', '"nmae"');
    const { findings } = JSON.parse((await project.run("validate", "--json")).stdout);
    const errors = findings.filter(({ severity }: { severity: string }) => severity === "error");
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ code: "unknown-property", suggestion: 'Did you mean "name"?' });
    project.remove();
  });

  it("works as a command of its own, without colours when nobody looks", { timeout }, async () => {
    const { code, stdout } = await spawnCommand("--root", wrong.root, "validate", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout).findings.length).toBeGreaterThan(1);
  });

  it("names the schema that a file lacks, and puts it there", { timeout }, async () => {
    const project = createProject();
    const path = "config/domains/wrenhollow-nl.json";
    const whole = project.read(path);
    project.edit(path, '  "$schema": "../../schemas/config/domain.schema.json",\n', "");
    project.edit("config/limits.json", "limits.schema.json", "routes.schema.json");
    const { code } = await project.run("validate", "--fix");
    expect(code).toBe(0);
    expect(project.read(path)).toBe(whole);
    expect(JSON.parse(project.read("config/limits.json")).$schema).toBe(
      "../schemas/config/limits.schema.json",
    );
    project.remove();
  });

  it("mends what has one answer, shows it, and never makes another country of one", { timeout }, async () => {
    const project = createProject();
    const uk = "config/domains/wrenhollow-uk.json";
    project.edit(uk, '"country": "GB"', '"country": "UK"');
    project.edit("config/domains/wrenhollow-nl.json", '"defaultLocale"', '"defaultLocael"');
    const { code, stdout } = await project.run("validate", "--fix");
    expect(code).toBe(1);
    expect(stdout).toContain('-   "defaultLocael": "nl",');
    expect(stdout).toContain('+   "defaultLocale": "nl",');
    expect(stdout).toContain('There is no country "UK".');
    expect(stdout).toContain('Did you mean "GB"?');
    expect(JSON.parse(project.read(uk)).country).toBe("UK");
    project.remove();
  });

  it("every file of the configuration names its own schema", () => {
    const { root } = repositoryProject();
    expect(createSchemaLinks(root)(readConfigSource(root).texts).map(({ file }) => file)).toEqual([]);
    const cities = JSON.parse(readFileSync(`${root}/config/cities.json`, "utf8"));
    // A list has no place for it.
    expect(Array.isArray(cities)).toBe(true);
  });

  it("answers 2 when it cannot work at all", { timeout }, async () => {
    const { code, stderr } = await clean.run("--root", "/nowhere-at-all", "validate");
    expect(code).toBe(2);
    expect(stderr).toContain("There is no config folder");
    expect((await clean.run("validate", "--format", "xml")).code).toBe(2);
  });
});
