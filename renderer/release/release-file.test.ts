import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { releaseOf } from "./fixtures/small-config.ts";
import { loadRelease, saveRelease } from "./release-file.ts";

const folder = mkdtempSync(join(tmpdir(), "release-"));
const file = join(folder, "release.json");
afterAll(() => rmSync(folder, { recursive: true }));

describe("a stored release", () => {
  it("comes back the same, frozen, with its shared parts still shared", () => {
    const release = releaseOf();
    saveRelease(file, release);
    const loaded = loadRelease(file);
    expect(loaded).toEqual(release);
    expect(Object.isFrozen(loaded.sites["alba-nl"]?.pages.home)).toBe(true);
    expect(loaded.sites["alba-nl"]?.pages.home).toBe(loaded.sites["brio-nl"]?.pages.home);
  });

  it("is refused when somebody changed it", () => {
    saveRelease(file, releaseOf());
    writeFileSync(file, readFileSync(file, "utf8").replace("Goedemorgen", "Goedenavond"));
    expect(() => loadRelease(file)).toThrow("does not match its hash");
  });
});
