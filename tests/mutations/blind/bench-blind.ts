import type { WidgetManifest } from "#renderer";
import type { BenchRow } from "../../bench/table.ts";
import { families } from "./blind-mutation.ts";
import { blindMutations } from "./blind-mutations.ts";
import { type BlindTrial, createBlindTrials, type RenderFindings } from "./try-blind.ts";

/**
 * What changes of every kind are answered with that were made without looking at the rules; every release
 * that passes is rendered.
 */
export function benchBlindMistakes(
  root: string,
  widgets: readonly WidgetManifest[],
  render: RenderFindings,
  perKind = 1,
): BenchRow[] {
  const { source, attempt } = createBlindTrials(root, widgets, render);
  const mutations = blindMutations(source, widgets, `${root}/schemas/config`, perKind);
  const started = performance.now();
  const trials = mutations.map(attempt);
  const each = (performance.now() - started) / trials.length;
  const mistakes = trials.filter(({ verdict }) => verdict === "mistake");
  const count = (answer: BlindTrial["answer"]) => mistakes.filter((trial) => trial.answer === answer).length;
  const share = (part: number) => `${((100 * part) / mistakes.length).toFixed(1)} %`;
  const silent = count("silent");
  const crashed = trials.filter(({ answer }) => answer === "crash").length;
  const helped = helpedShare(mistakes);
  const kinds = new Set(mutations.map(({ kind }) => kind)).size;
  return [
    {
      what: `mistakes made by schema and meaning, without looking at the rules: ${mistakes.length} of ${kinds} kinds; one finding at the right line`,
      result: `${share(count("right"))}, ${each.toFixed(0)} ms each`,
      goal: "99 %",
      met: count("right") >= 0.99 * mistakes.length,
    },
    {
      what: "of those nothing is said about",
      result: `${silent} (${share(silent)}); several findings ${count("many")}, another line ${count("wrong place")}`,
      goal: "0",
      met: silent === 0,
    },
    { what: "of all changes that end in a crash", result: String(crashed), goal: "0", met: crashed === 0 },
    {
      what: "findings about them with a suggestion or a fix",
      result: `${(100 * helped).toFixed(1)} %`,
      goal: "75 %",
      met: helped >= 0.75,
    },
    {
      what: "changes that a plain schema checker allows, or that say the same otherwise: passed",
      result: `${trials.filter(({ answer }) => answer === "as it should be").length} of ${trials.length - mistakes.length}; the rest are told by rules no schema has`,
    },
  ];
}

/** Share of findings that say what to do. */
export function helpedShare(trials: readonly BlindTrial[]): number {
  const findings = trials.flatMap((trial) => trial.findings);
  return findings.filter(({ suggestion, fix }) => suggestion || fix).length / Math.max(1, findings.length);
}

/** How each family of changes was answered, as a Markdown table. */
export function blindTable(trials: readonly BlindTrial[]): string {
  const rows = families.map((family) => {
    const own = trials.filter(({ mutation }) => mutation.family === family);
    const mistakes = own.filter(({ verdict }) => verdict === "mistake");
    const count = (answer: BlindTrial["answer"], of = mistakes) =>
      of.filter((trial) => trial.answer === answer).length;
    const others = own.filter(({ verdict }) => verdict !== "mistake");
    const cells = [
      own.length,
      mistakes.length,
      count("right"),
      count("wrong place"),
      count("many"),
      count("silent"),
      count("crash", own),
      count("as it should be", others),
      count("told", others),
    ];
    return `| ${family} | ${cells.join(" | ")} |`;
  });
  return [
    "| changed | tried | mistakes | one finding, right line | another line | several | silent | crash | allowed and passed | allowed and told |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
