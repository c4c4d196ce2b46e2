import { describe, expect, it } from "vitest";
import { createFindingsCollector } from "../../../cli/validate/collect-findings.ts";
import { projectRoot } from "../../support/real-release.ts";
import { filesOf, source } from "./slip.ts";

const collect = createFindingsCollector(projectRoot);

describe("a folder whose files were all lost", () => {
  it.each(["cancellation-reasons", "help-topics", "inquiry-topics"])(
    "is told once where guests choose from what is in it: %s",
    async (folder) => {
      const lost = new Set(filesOf(folder));
      expect(lost.size).toBeGreaterThan(0);
      const texts = new Map([...source.texts].filter(([file]) => !lost.has(file)));
      const { findings, release } = await collect({ ...source, texts });
      const told = findings.filter(({ severity }) => severity !== "info");
      expect(told.map(({ code, file }) => [code, file])).toEqual([["no-records", `config/${folder}`]]);
      expect(told[0]?.suggestion).toContain(`git checkout config/${folder}`);
      expect(release).toBeNull();
    },
    60_000,
  );
});
