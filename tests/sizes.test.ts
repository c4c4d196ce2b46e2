import { beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { pageScripts } from "./support/page-scripts.ts";
import { realRelease } from "./support/real-release.ts";

const kilobyte = 1024;

/** Most JavaScript, gzip, that a page of this kind may run by itself. */
const budgets: Readonly<Record<string, number>> = {
  static: 0,
  policy: 0,
  home: 108 * kilobyte,
  listing: 110 * kilobyte,
  hotel: 118 * kilobyte,
  checkout: 125 * kilobyte,
};

let release: Release;
beforeAll(async () => {
  release = await realRelease();
});

describe("script budgets", () => {
  it.each(Object.entries(budgets))("keeps %s within %i bytes on every site", (page, budget) => {
    for (const site of Object.values(release.sites)) {
      const { total, files } = pageScripts(site, page);
      expect(total, `${site.id} ${page}\n${files.join("\n")}`).toBeLessThanOrEqual(budget);
    }
  });

  it("runs at most 5 KB before the page is painted", () => {
    for (const site of Object.values(release.sites))
      expect(pageScripts(site, "home").beforePaint).toBeLessThanOrEqual(5 * kilobyte);
  });
});
