import { describe, expect, it } from "vitest";
import { registry } from "#widgets/registry";
import { projectRoot } from "../../support/real-release.ts";
import { sample } from "../random.ts";
import { blindTable, helpedShare } from "./bench-blind.ts";
import { blindMutations } from "./blind-mutations.ts";
import { createBlindTrials } from "./try-blind.ts";

/**
 * How many of the two thousand kinds are tried here, of meaning and of all others; the benchmark tries all of
 * them and renders what passes.
 */
const TRIED = 200;

describe("changes made by schema and by meaning, without looking at the rules", () => {
  it("[CONF-18] never crash, are told at the right line, and nearly always with a way out", {
    timeout: 480_000,
  }, () => {
    const widgets = Object.values(registry).map(({ manifest }) => manifest);
    const { source, attempt } = createBlindTrials(projectRoot, widgets);
    const all = blindMutations(source, widgets, `${projectRoot}/schemas/config`, 1);
    expect(all.length).toBeGreaterThan(1500);
    const byMeaning = all.filter(({ family }) => family === "meaning");
    const others = all.filter(({ family }) => family !== "meaning");
    expect(byMeaning.length).toBeGreaterThan(100);
    const trials = [byMeaning, others].flatMap((of) => sample(of, TRIED, "blind")).map(attempt);
    const wrong = trials.filter(
      ({ verdict, answer }) =>
        answer === "crash" ||
        (verdict === "mistake" && answer !== "right") ||
        (verdict === "equal" && answer === "told"),
    );
    const words = wrong.map(
      ({ mutation, answer, error = "", findings }) =>
        `${answer}: ${mutation.kind}, ${mutation.what} ${error} ${findings.map(({ file, line, code }) => `${file}:${line} ${code}`).join(" ")}`,
    );
    expect(words, blindTable(trials)).toEqual([]);
    expect(helpedShare(trials)).toBeGreaterThan(0.75);
  });
});
