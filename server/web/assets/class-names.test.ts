import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { shortClassNames } from "./class-names.ts";

const root = mkdtempSync(join(tmpdir(), "classes-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));
const write = (widget: string, classes: readonly string[]) => {
  for (const folder of ["renderer", "server", `widgets/${widget}`])
    mkdirSync(join(root, folder), { recursive: true });
  const rules = classes.map((name) => `.${name} { color: red }`);
  writeFileSync(join(root, "widgets", widget, `${widget}.module.css`), rules.join("\n"));
};
const numbered = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word}${at}`);

it("gives each class two signs of its own, the same in every build, and hardly another when one comes", () => {
  write("first", numbered(400, "left"));
  write("second", numbered(400, "right"));
  const before = shortClassNames(root);
  expect(before.size).toBe(800);
  expect(new Set(before.values()).size).toBe(800);
  for (const short of before.values()) expect(short).toMatch(/^(?!ad$)[a-z][a-z0-9]$/i);
  expect([...shortClassNames(root)].sort()).toEqual([...before].sort());

  write("first", [...numbered(400, "left"), "extra"]);
  const after = shortClassNames(root);
  expect(after.size).toBe(801);
  const moved = [...before].filter(([name, short]) => after.get(name) !== short);
  expect(moved.length).toBeLessThan(8);
});

it("refuses more classes than there are names", () => {
  write("first", numbered(3300, "left"));
  expect(() => shortClassNames(root)).toThrow("have no room");
});
