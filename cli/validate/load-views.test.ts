import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { renderedWidgets } from "#server/check";
import { codeFingerprint } from "./code-fingerprint.ts";
import { loadViews } from "./load-views.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fileOf = (code: string) =>
  join(root, "node_modules/.cache/staywright-views", `${code.slice(0, 32)}.mjs`);

describe("views", { timeout: 120_000 }, () => {
  it("come from one file that is made of all their code, with every widget", async () => {
    const code = codeFingerprint(root) ?? expect.fail();
    rmSync(fileOf(code), { force: true });
    for (const _time of ["made", "found"]) {
      const loaded = await loadViews(root, code);
      expect(loaded.code).toBe(code);
      expect([...loaded.views.renderedWidgets]).toEqual([...renderedWidgets]);
      expect(existsSync(fileOf(code))).toBe(true);
    }
  });

  it("come from their own files when the code is no longer what it was called", async () => {
    const before = "0".repeat(64);
    const loaded = await loadViews(root, before);
    expect(loaded.code).toBeUndefined();
    expect([...loaded.views.renderedWidgets]).toEqual([...renderedWidgets]);
    expect(existsSync(fileOf(before))).toBe(false);
  });
});
