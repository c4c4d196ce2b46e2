import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesToTouch } from "./architecture-table.ts";

it("lists nothing that is not added here, so that each row is found to be true", () => {
  const tests = ["data.test.ts", "code.test.ts"]
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
    .join("\n");
  const added = [...tests.matchAll(/expectTouched\("([^"]+)"\)|\["([^"]+)", additions\./g)];
  const names = added.map(([, data, code]) => data ?? code ?? "").sort();
  expect([...filesToTouch().keys()].sort()).toEqual(names);
});
