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
    "| id | requirement | resolution |\n|---|---|---|\n| AA-01 ★ | x | |\n| AA-02 | y | |\n| BB-01 ★ | z | Parts: (a) one, (b) two. |\n",
  );
  const call = 'import { buildApp } from "../server/app.ts";';
  writeFileSync(
    join(root, "domain/a.test.ts"),
    `${call} it("[AA-01] [BB-01a] is asked", () => buildApp({})); it("[AA-02] counts", () => 1);`,
  );
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
  it("writes which rows are proven, which are rule only and which are open", async () => {
    expect(await quietly(false)).toEqual({
      code: 0,
      said: [
        "1 of 3 rows proven, 1 rule only, 1 open; of 2 starred 1 proven, 0 rule only, 1 open.",
        "wrote docs/coverage.md",
      ],
    });
    const report = readFileSync(join(root, "docs/coverage.md"), "utf8");
    expect(report).toContain("**1 of 3** rows are proven");
    expect(report).toContain("- AA-01 ★: `domain/a.test.ts`\n\nRule only:\n\n- AA-02: `domain/a.test.ts`");
    expect(report).toContain("Open: BB-01 ★ (not proven: BB-01b two)");
    expect(report).toContain("| [BB](#bb) | 0 of 1 | 0 | 1 | 0 of 1 | 0 | 1 |");
  });

  it("fails the check when the report is not up to date", async () => {
    expect((await quietly(true)).code).toBe(0);
    writeFileSync(join(root, "domain/b.test.ts"), 'it("[BB-01b] works too", () => {});');
    expect(await quietly(true)).toMatchObject({
      code: 1,
      said: expect.arrayContaining([expect.stringContaining("not up to date")]),
    });
    expect((await quietly(false)).code).toBe(0);
  });

  it("says so when a test names a row that does not exist, or no part of a row that has some", async () => {
    writeFileSync(join(root, "domain/c.test.ts"), 'it("[ZZ-01] [BB-01] [BB-01c] what", () => {});');
    expect(await quietly(true)).toMatchObject({
      code: 1,
      said: expect.arrayContaining([
        "domain/c.test.ts: [ZZ-01] is no row.",
        "domain/c.test.ts: [BB-01] is a row with parts; name the part, as in [BB-01a].",
        "domain/c.test.ts: [BB-01c] is no row.",
      ]),
    });
    rmSync(join(root, "domain/c.test.ts"));
  });

  it("works without the checklist, from the rows it kept", async () => {
    rmSync(join(parent, "shared"), { recursive: true });
    expect(await quietly(true)).toMatchObject({
      code: 0,
      said: ["1 of 3 rows proven, 2 rule only, 0 open; of 2 starred 1 proven, 1 rule only, 0 open."],
    });
  });
});
