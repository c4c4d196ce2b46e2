import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Release } from "#renderer/release";
import { createWholeProject } from "../fixtures/temporary-project.ts";
import { buildProject } from "../project.ts";

const project = createWholeProject();
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "staywright-memory-"));
  vi.stubEnv("STAYWRIGHT_MEMORY", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
afterAll(() => project.remove());

/** The release of the project with one of its sites. */
async function built() {
  const { release, explain } = await buildProject(project.root);
  const id = "wrenhollow-nl";
  const site = release?.sites[id] ?? expect.fail();
  const one: Release = { ...(release ?? expect.fail()), sites: { [id]: site }, fallbackSite: id };
  return { release: one, explain };
}

/** What a process of its own finds: nothing is known but what is written down. */
async function foundAnew(result: Awaited<ReturnType<typeof built>>) {
  vi.resetModules();
  const { renderFindings } = await import("./render-findings.ts");
  return renderFindings(project.root, result);
}

function fileOf(ending: string): string {
  return join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? expect.fail());
}

describe("what rendering finds", { timeout: 240_000 }, () => {
  it("is the same with and without the memory of earlier commands, whole, spoilt or gone", async () => {
    const valid = await built();
    expect(await foundAnew(valid)).toEqual([]);
    const memory = fileOf(".memory");
    const text = readFileSync(memory, "utf8");
    const { mtimeMs } = statSync(fileOf(".clean"));
    expect(await foundAnew(valid)).toEqual([]);
    expect(statSync(fileOf(".clean")).mtimeMs).toBeGreaterThanOrEqual(mtimeMs);

    // With every page known nothing is new, so nothing is written.
    rmSync(fileOf(".clean"));
    expect(await foundAnew(valid)).toEqual([]);
    expect(readFileSync(memory, "utf8")).toBe(text);

    project.edit("config/pages/safety.json", '"order": ["article"]', '"order": []');
    const broken = await built();
    const known = await foundAnew(broken);
    expect(known).toMatchObject([{ code: "empty-region", file: "config/pages/safety.json" }]);
    writeFileSync(memory, text.slice(0, text.length / 2));
    expect(await foundAnew(broken)).toEqual(known);
    expect(readFileSync(memory, "utf8").length).toBeGreaterThan(text.length / 2);
    vi.stubEnv("STAYWRIGHT_MEMORY", "off");
    expect(await foundAnew(broken)).toEqual(known);
    expect(await foundAnew(valid)).toEqual([]);
  });
});
