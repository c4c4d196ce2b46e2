import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createProject } from "../fixtures/temporary-project.ts";
import { buildProject } from "../project.ts";
import { type DiffAnswer, type DiffOptions, diff } from "./diff.ts";

const project = createProject();
const timeout = 60_000;
const git = (...args: string[]) => execFileSync("git", ["-C", project.root, ...args], { stdio: "pipe" });

beforeAll(() => {
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "Before");
  cpSync(join(project.root, "config"), join(project.root, "other/config"), { recursive: true });
  project.edit("config/countries/IN.json", '"currencySymbol": "₹"', '"currencySymbol": "Rs"');
  project.edit(
    "config/domains/wrenhollow-in.json",
    '"apiBaseHost": "/"',
    '"apiBaseHost": "https://api.example"',
  );
  project.edit("config/brands/wrenhollow/brand.json", '"name": "Wrenhollow"', '"name": "Wren|hollow"');
});
afterAll(() => project.remove());

async function run(options: Partial<DiffOptions> = {}): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  try {
    const code = await diff({ root: project.root, format: "pretty", ...options });
    return { code, text: lines.join("\n") };
  } finally {
    log.mockRestore();
  }
}

describe("staywright diff", () => {
  it("compares the folder with what git has, worst first, each cause with its sites", {
    timeout,
  }, async () => {
    const { code, text } = await run();
    expect(code).toBe(0);
    expect(text).toBe(stripVTControlCharacters(text));
    expect(
      text.replace(/[0-9a-f]{16}/g, "<hash>").replace(/all \d+ sites/, "all <n> sites"),
    ).toMatchInlineSnapshot(`
      "git:HEAD <hash> → folder <hash>: 1 breaking, 1 risky, 1 safe

      breaking

        config/domains/wrenhollow-in.json:17:18  domain wrenhollow-in
          domain.apiBaseHost  "/" → "https://api.example"
          Calls go to another backend.  wrenhollow-in

      risky

        config/countries/IN.json:19:21  country IN
          country.currencySymbol  "₹" → "Rs"
          Prices read differently.  solvanta-in, wrenhollow-in

      safe

        config/brands/wrenhollow/brand.json:4:11  brand wrenhollow
          brand.name  "Wrenhollow" → "Wren|hollow"
          Names, pictures and words of the brand.  all <n> sites of wrenhollow"
    `);
  });

  it("answers 1 when there is something as bad as it was told to fail on", { timeout }, async () => {
    expect((await run({ failOn: "breaking" })).code).toBe(1);
    expect((await run({ failOn: "risky" })).code).toBe(1);
    expect((await run({ before: "folder", failOn: "risky" })).code).toBe(0);
  });

  it("prints JSON with every value and site", { timeout }, async () => {
    const { text } = await run({ before: "other", format: "json" });
    const answer = JSON.parse(text) as DiffAnswer;
    expect([answer.from, answer.to, answer.changes.length]).toEqual(["other", "folder", 3]);
    expect(answer.changes[0]).toMatchObject({
      class: "breaking",
      file: "config/domains/wrenhollow-in.json",
      layer: "domain wrenhollow-in",
      at: "apiBaseHost",
      sites: ["wrenhollow-in"],
      touches: [{ path: "domain.apiBaseHost", before: "/", after: "https://api.example" }],
    });
  });

  it("prints Markdown that a table can hold", { timeout }, async () => {
    const { text } = await run({ format: "markdown" });
    expect(text).toContain("## Configuration: 1 breaking, 1 risky, 1 safe");
    expect(text).toContain('`"Wren\\|hollow"`');
    expect(text).toMatch(/<details><summary>Safe: 1<\/summary>/);
  });

  it("compares stored releases, the live one first", { timeout }, async () => {
    const stored = await buildProject(project.root);
    const loadStored = async (name: string) =>
      name === "live" || "abc123".startsWith(name) ? stored : undefined;
    expect((await run({ loadStored })).text).toMatch(
      /^live [0-9a-f]{16} → folder [0-9a-f]{16}: nothing changes$/,
    );
    expect((await run({ loadStored, before: "git:HEAD", after: "abc1" })).text).toContain("1 breaking");
  });

  it("says what it cannot compare", { timeout }, async () => {
    await expect(run({ before: "git:nowhere" })).rejects.toThrow('git knows no revision "nowhere".');
    await expect(run({ before: "nothing" })).rejects.toThrow(/nothing called "nothing".*git:<revision>/);
    project.write("other/config/limits.json", "{}");
    await expect(run({ before: "other" })).rejects.toThrow(/other has errors.*config\/limits\.json:1:1/);
  });
});
