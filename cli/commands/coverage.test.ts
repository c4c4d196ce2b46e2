import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { coverage } from "./coverage.ts";

const parent = mkdtempSync(join(tmpdir(), "coverage-"));
const root = join(parent, "project");
afterAll(() => rmSync(parent, { recursive: true }));
beforeAll(() => {
  for (const folder of ["project/docs", "project/domain", "shared/spec"])
    mkdirSync(join(parent, folder), { recursive: true });
  writeFileSync(
    join(parent, "shared/spec/checklist.md"),
    "| id | requirement |\n|---|---|\n| AA-01 ★ | x |\n| AA-02 | y |\n| BB-01 ★ | z |\n",
  );
  writeFileSync(join(root, "domain/a.test.ts"), 'it("[AA-01] works", () => {});');
});

const quietly = async (check: boolean) => {
  const said: string[] = [];
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line)),
  );
  const code = await coverage({ root, check, json: false });
  for (const spy of spies) spy.mockRestore();
  return { code, said };
};

describe("staywright coverage", () => {
  it("lists the rows that a test names, and the open ones", async () => {
    expect(await quietly(false)).toEqual({
      code: 0,
      said: ["1 of 3 rows covered, 1 of 2 starred.", "wrote docs/coverage.md"],
    });
    const report = readFileSync(join(root, "docs/coverage.md"), "utf8");
    expect(report).toContain("- AA-01 ★: `domain/a.test.ts`");
    expect(report).toContain("Open: AA-02");
    expect(report).toContain("| [BB](#bb) | 0 of 1 | 0 of 1 |");
  });

  it("fails the check when the report is not up to date", async () => {
    expect((await quietly(true)).code).toBe(0);
    writeFileSync(join(root, "domain/b.test.ts"), 'it("[BB-01] works too", () => {});');
    expect(await quietly(true)).toMatchObject({
      code: 1,
      said: expect.arrayContaining([expect.stringContaining("not up to date")]),
    });
    expect((await quietly(false)).code).toBe(0);
  });

  it("says so when a test names a row that does not exist", async () => {
    writeFileSync(join(root, "domain/c.test.ts"), 'it("[ZZ-01] what", () => {});');
    expect(await quietly(false)).toMatchObject({
      code: 1,
      said: expect.arrayContaining(["domain/c.test.ts: no row has the id ZZ-01"]),
    });
    rmSync(join(root, "domain/c.test.ts"));
  });

  it("works without the checklist, from the ids it kept", async () => {
    rmSync(join(parent, "shared"), { recursive: true });
    expect(await quietly(true)).toMatchObject({ code: 0, said: ["2 of 3 rows covered, 2 of 2 starred."] });
  });
});
