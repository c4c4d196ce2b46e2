import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { expect, it } from "vitest";
import { chunkFiles } from "./chunk-groups.ts";

const root = resolve(import.meta.dirname, "../../..");

it("puts into chunks what there is, each file once", () => {
  const paths = Object.values(chunkFiles).flat();
  expect(new Set(paths).size).toBe(paths.length);
  const missing = paths.filter((path) => {
    const folder = resolve(root, dirname(path));
    const starts = [basename(path), `${basename(path)}.`];
    const isNamed = (name: string) => name === starts[0] || name.startsWith(starts[1] ?? "");
    return !existsSync(folder) || !readdirSync(folder).some(isNamed);
  });
  expect(missing).toEqual([]);
});
