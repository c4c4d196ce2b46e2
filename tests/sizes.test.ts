import { beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { pageScripts } from "./support/page-scripts.ts";
import { realRelease } from "./support/real-release.ts";

const kilobyte = 1024;

/**
 * Most JavaScript that travels for a page of this kind by itself, by the encoding the browser takes: brotli,
 * gzip.
 */
const budgets: Readonly<Record<string, readonly [br: number, gzip: number]>> = {
  static: [0, 0],
  policy: [0, 0],
  home: [94 * kilobyte, 107.5 * kilobyte],
  listing: [96.5 * kilobyte, 110.25 * kilobyte],
  hotel: [99.25 * kilobyte, 113.25 * kilobyte],
  checkout: [106 * kilobyte, 121 * kilobyte],
};

let release: Release;
beforeAll(async () => {
  release = await realRelease();
});

describe("script budgets", () => {
  it.each(Object.entries(budgets))("keeps %s within %j bytes on every site", (page, [br, gzip]) => {
    for (const site of Object.values(release.sites)) {
      const { total, files } = pageScripts(site, page);
      const what = `${site.id} ${page}\n${files.join("\n")}`;
      expect(total.br, what).toBeLessThanOrEqual(br);
      expect(total.gzip, what).toBeLessThanOrEqual(gzip);
    }
  });

  it("runs at most 5 KB before the page is painted", () => {
    for (const site of Object.values(release.sites))
      expect(pageScripts(site, "home").beforePaint.gzip).toBeLessThanOrEqual(5 * kilobyte);
  });
});
