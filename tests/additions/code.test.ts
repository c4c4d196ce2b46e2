import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { testServerUrl } from "../../server/testing/test-server.ts";
import { createGuideProjects } from "../support/guide-project.ts";
import * as additions from "./add-code.ts";
import { watchFiles } from "./changed-files.ts";

const timeout = 300_000;
const projects = createGuideProjects();
afterAll(() => projects.remove());
const root = projects.copy("additions");
const scratch = additions.scratchIn(root);
const files = watchFiles(root);

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the copy's own code in a process of its own. */
async function run(...words: readonly string[]): Promise<Ended> {
  const { NODE_OPTIONS: _, VITEST: __, FORCE_COLOR: ___, ...inherited } = process.env;
  const env = {
    ...inherited,
    NO_COLOR: "1",
    NODE_ENV: "development",
    TEST_DATABASE_URL: await testServerUrl(),
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      words,
      { cwd: root, env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : error ? 2 : 0, stdout, stderr }),
    );
  });
}

describe("what is added to the code", () => {
  it("is written into the files that ARCHITECTURE.md lists", { timeout }, async () => {
    const { code, stderr } = await run("cli/bin.mjs", "add", "widget", "guard-widget", "--yes");
    expect([code, stderr]).toEqual([0, ""]);
    files.expectTouched("widget");
    for (const [added, write] of [
      ["kind of config", additions.addKind],
      ["authentication scheme", additions.addScheme],
      ["role", additions.addRole],
      ["call", additions.addCall],
      ["listing filter", additions.addFilter],
      ["sign-in provider", additions.addProvider],
      ["gateway adapter", additions.addAdapter],
      ["tracking event", additions.addEvent],
    ] as const) {
      write(scratch);
      files.expectTouched(added);
    }
  });

  it("is generated, and the configuration is checked by it", { timeout }, async () => {
    const generated = await run("cli/bin.mjs", "generate");
    expect([generated.code, generated.stderr]).toEqual([0, ""]);
    const season = { $schema: "../../schemas/config/season.schema.json", id: "spring", from: "03-01" };
    scratch.write("config/seasons/spring.json", JSON.stringify(season));
    scratch.write("config/seasons/autumn.json", JSON.stringify({ ...season, id: "autumn", from: 9 }));
    const { stdout } = await run("cli/bin.mjs", "validate", "--no-render", "--json");
    const { findings } = JSON.parse(stdout) as {
      findings: readonly { file: string; code: string; severity: string }[];
    };
    expect(
      findings.filter(({ severity }) => severity !== "info").map(({ file, code }) => `${code} ${file}`),
    ).toEqual(["wrong-type config/seasons/autumn.json"]);
    rmSync(join(root, "config/seasons/autumn.json"));
  });

  it("works", { timeout }, async () => {
    const { code, stdout, stderr } = await run("tests/additions/probe.mjs");
    expect(code, stderr).toBe(0);
    const { filter, widget, provider, kind, ...found } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
    expect(found).toEqual({
      call: { said: "hello" },
      scheme: [401, 403, 200],
      role: "press",
      adapter: "+31612345678 123 456",
      event: [{ name: "guard_event", attributes: { rounds: 3 } }],
    });
    expect(kind).toMatchObject({ spring: { id: "spring", from: "03-01" } });
    expect(widget).toMatch(/<\w+/);
    expect(provider).toMatch(/^https:\/\/guard\.example\/authorize\?.*client_id=guard/);
    expect(filter.narrowed[1]).toBeGreaterThanOrEqual(4.5);
    expect(filter.all[1]).toBeLessThan(4.5);
    expect([filter.all[0], filter.narrowed[0]]).toEqual([true, true]);
    expect(filter.facet).toMatchObject([{ value: "true", name: "Top rated (nl)", selected: true }]);
    expect(filter.page).toContain("Rated (en)");
    expect(filter.page).toContain("Remove filter: Top rated (en)");
  });
});
