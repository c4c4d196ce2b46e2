import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { loadSamplePolicies } from "./load-sample-policies.ts";

it("makes samples in the languages that have words for them, whatever language was added since", async () => {
  const folder = mkdtempSync(join(tmpdir(), "staywright-"));
  try {
    cpSync(fileURLToPath(new URL("../../config", import.meta.url)), folder, { recursive: true });
    const config = pathToFileURL(`${folder}/`);
    const before = await loadSamplePolicies(config);
    expect(before.length).toBeGreaterThan(0);
    mkdirSync(join(folder, "messages/x-new"));
    expect(await loadSamplePolicies(config)).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
