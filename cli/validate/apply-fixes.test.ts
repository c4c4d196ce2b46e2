import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Finding } from "#renderer/release";
import { planFixes } from "./apply-fixes.ts";

const root = mkdtempSync(join(tmpdir(), "fixes-"));
mkdirSync(join(root, "config"));
afterAll(() => rmSync(root, { recursive: true }));

const file = "config/words.json";

/** Every `x` is a mistake whose fix takes it away; a `b` is one whose fix writes two mistakes. */
function mistakesIn(text: string): Finding[] {
  return [...text].flatMap((letter, offset) =>
    letter === "x" || letter === "b"
      ? [
          {
            code: "bad-letter",
            severity: "error" as const,
            file,
            line: 1,
            column: offset + 1,
            message: letter,
            sites: [],
            fix: {
              title: "Mend",
              edits: [{ file, offset, length: 1, text: letter === "x" ? "" : "bb" }],
            },
          },
        ]
      : [],
  );
}

const fix = async (text: string, isWanted: (finding: Finding) => boolean = () => true) => {
  writeFileSync(join(root, file), text);
  const check = async (texts: ReadonlyMap<string, string>) => mistakesIn(texts.get(file) ?? text);
  const plan = await planFixes({ root, findings: mistakesIn(text), isWanted, check });
  return { ...plan, text: plan.texts.get(file) ?? text };
};

describe("fixes", () => {
  it("are all made, neighbours that overlap one after the other", async () => {
    const { text, fixed, findings } = await fix("oxxxox");
    expect([text, fixed.length, findings]).toEqual(["oo", 4, []]);
  });

  it("are refused when they make it worse, and the others still made", async () => {
    const { text, findings } = await fix("o-x-b-x");
    expect(text).toBe("o--b-");
    expect(findings).toHaveLength(1);
  });

  it("leave alone what was not asked for", async () => {
    const { text } = await fix("x-x", ({ column }) => column > 1);
    expect(text).toBe("x-");
  });

  it("never leave more mistakes behind than before", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("x", "b", "o", "-"), { maxLength: 12 }), async (letters) => {
        const before = letters.join("");
        const { text, findings } = await fix(before);
        expect(findings.length).toBeLessThanOrEqual(mistakesIn(before).length);
        expect(text.replace(/[^o]/g, "")).toBe(before.replace(/[^o]/g, ""));
      }),
      { numRuns: 60 },
    );
  });
});
