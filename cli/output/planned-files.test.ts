import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { showPlan, writePlan } from "./planned-files.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "staywright-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("planned files", () => {
  it("are all written, folders too, and leave nothing else behind", () => {
    writeFileSync(join(root, "a.json"), "old");
    writePlan(
      root,
      new Map([
        ["a.json", "new"],
        ["deep/er/b.json", "b"],
      ]),
    );
    expect(readFileSync(join(root, "a.json"), "utf8")).toBe("new");
    expect(readdirSync(join(root, "deep/er"))).toEqual(["b.json"]);
    expect(readdirSync(root).sort()).toEqual(["a.json", "deep"]);
  });

  it("are not written at all when one of them cannot be", () => {
    writeFileSync(join(root, "a.json"), "old");
    mkdirSync(join(root, "taken"));
    const files = new Map([
      ["a.json", "new"],
      ["deep/b.json", "b"],
      ["taken", "a folder is in the way"],
    ]);
    expect(() => writePlan(root, files)).toThrow();
    expect(readFileSync(join(root, "a.json"), "utf8")).toBe("old");
    expect(existsSync(join(root, "deep"))).toBe(false);
    expect(readdirSync(root).sort()).toEqual(["a.json", "taken"]);
  });

  it("are shown whole when new, by their lines when changed", () => {
    writeFileSync(join(root, "a.json"), '{\n  "one": 1\n}\n');
    const shown = showPlan(
      root,
      new Map([
        ["a.json", '{\n  "one": 1,\n  "two": 2\n}\n'],
        ["b.json", "{}\n"],
      ]),
    );
    expect(shown).toContain("edit a.json");
    expect(shown).toContain('+   "two": 2');
    expect(shown).not.toContain('"one"');
    expect(shown).toContain("new  b.json");
  });
});
