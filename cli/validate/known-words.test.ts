import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createWholeProject, spawnCommand, type TemporaryProject } from "../fixtures/temporary-project.ts";

const timeout = 120_000;
let project: TemporaryProject;
let folder = "";
beforeAll(() => {
  project = createWholeProject();
});
afterAll(() => project.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "staywright-words-"));
  vi.stubEnv("STAYWRIGHT_MEMORY", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** What a command of its own says of the project's words. */
async function validate(): Promise<readonly { readonly code: string; readonly file: string }[]> {
  const { stdout } = await spawnCommand("--root", project.root, "validate", "--no-render", "--json");
  return (
    JSON.parse(stdout) as { findings: { code: string; file: string; severity: string }[] }
  ).findings.filter(({ severity }) => severity !== "info");
}

function wordsFile(): string {
  const [name = expect.fail("No words were kept.")] = readdirSync(folder).filter((each) =>
    each.endsWith(".words"),
  );
  return join(folder, name);
}

describe("words that commands compared", () => {
  it("are kept, not believed of other words, and compared again when what was kept is damaged", {
    timeout,
  }, async () => {
    expect(await validate()).toEqual([]);
    const kept = readFileSync(wordsFile(), "utf8");
    expect(kept.split("\n").length).toBeGreaterThan(20);

    const file = "config/messages/nl/listing.json";
    const before = project.read(file);
    const english = JSON.parse(project.read(file.replace("/nl/", "/en/"))) as Record<string, string>;
    const [id, text] =
      Object.entries(english).find(([, each]) => /^\w+( [a-z]+){4,}\.?$/.test(each)) ?? expect.fail();
    project.write(file, before.replace(new RegExp(`("${id}": )"[^"]*"`), `$1${JSON.stringify(text)}`));
    expect(await validate()).toMatchObject([{ file }]);

    project.write(file, before);
    writeFileSync(wordsFile(), readFileSync(wordsFile(), "utf8").slice(0, -3));
    expect(await validate()).toEqual([]);
    expect(readFileSync(wordsFile(), "utf8")).toBe(kept);
  });
});
