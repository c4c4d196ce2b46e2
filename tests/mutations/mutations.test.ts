import { describe, expect, it } from "vitest";
import { registry } from "#widgets/registry";
import { projectRoot } from "../support/real-release.ts";
import { allMutations } from "./all-mutations.ts";
import { createTrials, samplePerKind, trialTable } from "./try-mutations.ts";

/** How many mistakes of each kind are tried; the benchmark tries more. */
const PER_KIND = 3;

describe("mistakes in the real configuration", () => {
  it("[CONF-18] are each one finding at the right place, with the name that was meant, and never a release", {
    timeout: 480_000,
  }, () => {
    const widgets = Object.values(registry).map(({ manifest }) => manifest);
    const { source, attempt } = createTrials(projectRoot, widgets);
    const all = allMutations(source, widgets, `${projectRoot}/schemas/config`);
    const trials = samplePerKind(all, PER_KIND).map(attempt);
    const complaints = trials.flatMap(({ mutation, findings, complaint }) => {
      const said = findings.map(
        ({ file, line, column, code, message }) => `  ${file}:${line}:${column} ${code} ${message}`,
      );
      return complaint === undefined
        ? []
        : [`${mutation.kind}: ${mutation.file}, ${mutation.what}: ${complaint}`, ...said];
    });
    expect(trials.length).toBeGreaterThan(450);
    expect(new Set(trials.map(({ mutation }) => mutation.kind)).size).toBeGreaterThanOrEqual(200);
    expect(complaints, `${trialTable(trials)}\n`).toEqual([]);
  });
});
