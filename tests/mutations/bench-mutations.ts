import type { WidgetManifest } from "#renderer";
import type { BenchRow } from "../bench/table.ts";
import { allMutations } from "./all-mutations.ts";
import { createTrials, samplePerKind } from "./try-mutations.ts";

/** What up to `perKind` mistakes of every kind in the real configuration are answered with. */
export function benchMistakes(root: string, widgets: readonly WidgetManifest[], perKind = 30): BenchRow[] {
  const { source, attempt } = createTrials(root, widgets);
  const mutations = samplePerKind(allMutations(source, widgets, `${root}/schemas/config`), perKind);
  const started = performance.now();
  const trials = mutations.map(attempt);
  const each = (performance.now() - started) / trials.length;
  const single = trials.filter(({ mutation }) => !mutation.isGroup);
  const findings = single.reduce((sum, trial) => sum + trial.findings.length, 0);
  const right = trials.filter(({ complaint }) => complaint === undefined).length;
  const kinds = new Set(mutations.map(({ kind }) => kind)).size;
  return [
    {
      what: `findings for one mistake: ${trials.length} mistakes of ${kinds} kinds in the real configuration`,
      result: (findings / single.length).toFixed(3),
      goal: "1.000",
      met: findings === single.length,
    },
    {
      what: "answered with one finding, at its line and column, with the name that was meant, and no release",
      result: `${((100 * right) / trials.length).toFixed(1)} %, ${each.toFixed(0)} ms each`,
      goal: "100 %",
      met: right === trials.length,
    },
  ];
}
