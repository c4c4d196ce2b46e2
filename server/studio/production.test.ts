import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { projectRoot, realRelease } from "../../tests/support/real-release.ts";

import { readPageRequest } from "../web/pages/page-request.ts";

const doors = packageJson.imports as Readonly<Record<string, string>>;

/** Files a program loads when it runs, imports of types left out. */
function loadedBy(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry) || !/\.(?:tsx?|mjs)$/.test(entry)) return seen;
  seen.add(entry);
  const text = readFileSync(join(projectRoot, entry), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s(?!type)(?:[^;'"]*?from\s*)?["']([^"']+)["']|import\(\s*["']([^"']+)["']/g;
  for (const [, fixed, late] of text.matchAll(pattern)) {
    const target = fixed ?? late ?? "";
    const file = target.startsWith(".")
      ? relative(projectRoot, join(projectRoot, dirname(entry), target))
      : doors[target];
    if (file) loadedBy(file.replace(/^\.\//, ""), seen);
  }
  return seen;
}

describe("production", () => {
  it("loads nothing of the page editor: there is no code to answer /_studio", () => {
    const files = [...loadedBy("server/main.ts")];
    expect(files).toContain("server/host.ts");
    expect(files.filter((file) => file.startsWith("server/studio/"))).toEqual([]);
    expect([...loadedBy("server/development.ts")]).toContain("server/studio/studio.ts");
  });

  it("loads nothing of the inbox page: there is no code to answer /_inbox", () => {
    expect([...loadedBy("server/main.ts")].filter((file) => file.startsWith("server/inbox/"))).toEqual([]);
    expect([...loadedBy("server/development.ts")]).toContain("server/inbox/inbox-page.ts");
  });

  it("loads nothing that hears of unhappy answers asked for, of sandboxes or of ailing ports", () => {
    const files = [...loadedBy("server/main.ts")];
    const strange = /heard-scenarios|sandboxes|troubles/;
    expect(files.filter((file) => strange.test(file))).toEqual([]);
    expect(
      [...loadedBy("server/development.ts")].filter((file) => strange.test(file)).length,
    ).toBeGreaterThan(3);
  });

  it("takes the addresses of development for addresses that name nothing", async () => {
    const release = await realRelease();
    for (const path of ["/_studio", "/_studio/page", "/_studio/save", "/_inbox"]) {
      const { route } = readPageRequest(
        release,
        "wrenhollow-nl.localhost",
        path,
        new Date("2027-01-15T10:00:00Z"),
      );
      expect(route).toMatchObject({ kind: "page", status: 404 });
    }
  });

  it("gives guests nothing of the inspector", () => {
    const files = [...loadedBy("server/web/entry-browser.tsx")];
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => file.startsWith("server/inspect/"))).toEqual([]);
  });
});
