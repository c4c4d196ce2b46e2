import { beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { pageScripts } from "./support/page-scripts.ts";
import { realRelease } from "./support/real-release.ts";
import { scriptBudgets } from "./support/script-budgets.ts";

const kilobyte = 1024;

let release: Release;
beforeAll(async () => {
  release = await realRelease();
});

describe("script budgets", () => {
  it.each(Object.entries(scriptBudgets))("keeps %s within %j KB on every site", (page, { br, gzip }) => {
    for (const site of Object.values(release.sites)) {
      const { total, files } = pageScripts(site, page);
      const what = `${site.id} ${page}\n${files.join("\n")}`;
      expect(total.br, what).toBeLessThanOrEqual(br * kilobyte);
      expect(total.gzip, what).toBeLessThanOrEqual(gzip * kilobyte);
    }
  });

  it("runs at most 5 KB before the page is painted", () => {
    for (const site of Object.values(release.sites))
      expect(pageScripts(site, "home").beforePaint.gzip).toBeLessThanOrEqual(5 * kilobyte);
  });
});
