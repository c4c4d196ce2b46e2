import type { WidgetManifest } from "#renderer";
import { allMutations } from "./all-mutations.ts";
import { createTrials, samplePerKind, trialTable } from "./try-mutations.ts";

/** What many mistakes in the real configuration are answered with. */
export interface MutationFigures {
  readonly tried: number;
  /** Findings per mistake, without those where one deed is several mistakes; 1 is the goal. */
  readonly findingsPerMistake: number;
  /** Share of mistakes answered with one finding at the right place with the name that was meant. */
  readonly right: number;
  /** Milliseconds to build the release again after a change of one file. */
  readonly rebuildMs: number;
  /** The same by kind of mistake, as a Markdown table. */
  readonly table: string;
}

/** Breaks the configuration in up to `perKind` ways of every kind. */
export function measureMutations(
  root: string,
  widgets: readonly WidgetManifest[],
  perKind: number,
): MutationFigures {
  const { source, attempt } = createTrials(root, widgets);
  const mutations = samplePerKind(allMutations(source, widgets, `${root}/schemas/config`), perKind);
  const started = performance.now();
  const trials = mutations.map(attempt);
  const rebuildMs = (performance.now() - started) / trials.length;
  const single = trials.filter(({ mutation }) => !mutation.isGroup);
  const findings = single.reduce((sum, { findings: found }) => sum + found.length, 0);
  return {
    tried: trials.length,
    findingsPerMistake: findings / single.length,
    right: trials.filter(({ complaint }) => complaint === undefined).length / trials.length,
    rebuildMs,
    table: trialTable(trials),
  };
}
