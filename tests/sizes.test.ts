import { beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { frameworkFiles, pageScripts } from "./support/page-scripts.ts";
import { realRelease } from "./support/real-release.ts";
import { executedBudgets, fileBudgets, scriptBudgets } from "./support/script-budgets.ts";

const kilobyte = 1024;

let release: Release;
beforeAll(async () => {
  release = await realRelease();
});

describe("script budgets", () => {
  it.each(Object.entries(scriptBudgets))(
    "fetches at most %j KB for %s on every site, in few files",
    (page, { br, gzip }) => {
      for (const site of Object.values(release.sites)) {
        const { total, files, ahead } = pageScripts(site, page);
        const what = `${site.id} ${page}\n${[...files, ...ahead].join("\n")}`;
        expect(total.br, what).toBeLessThanOrEqual(br * kilobyte);
        expect(total.gzip, what).toBeLessThanOrEqual(gzip * kilobyte);
        expect(new Set([...files, ...ahead]).size, what).toBeLessThanOrEqual(fileBudgets[page] ?? 0);
      }
    },
  );

  it.each(Object.entries(executedBudgets))(
    "runs no framework for %s, and at most %j KB, before a guest touches anything",
    (page, { br, gzip }) => {
      const framework = frameworkFiles();
      expect(framework.size).toBeGreaterThan(0);
      for (const site of Object.values(release.sites)) {
        const { executed, files } = pageScripts(site, page);
        const what = `${site.id} ${page}\n${files.join("\n")}`;
        expect(
          files.filter((file) => framework.has(file)),
          what,
        ).toEqual([]);
        expect(executed.br, what).toBeLessThanOrEqual(br * kilobyte);
        expect(executed.gzip, what).toBeLessThanOrEqual(gzip * kilobyte);
      }
    },
  );

  it.each(["home", "listing", "hotel"])("fetches no code of accounts and bookings for %s", (page) => {
    for (const site of Object.values(release.sites)) {
      const { files, ahead } = pageScripts(site, page);
      const ofAccounts = /\/(account|passkey|sign-in|asked-code|booking|cancel|use-cancelling|checkout)/;
      expect([...files, ...ahead].filter((file) => ofAccounts.test(file))).toEqual([]);
    }
  });

  it("runs at most 4 KB before the page is painted", () => {
    for (const site of Object.values(release.sites))
      expect(pageScripts(site, "home").beforePaint.gzip).toBeLessThanOrEqual(4 * kilobyte);
  });
});
