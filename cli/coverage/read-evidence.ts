import { isProof } from "./doors.ts";
import { createDoorReader } from "./reached-doors.ts";
import type { Evidence } from "./row-states.ts";
import { idsIn, testsIn } from "./tests-in.ts";

/**
 * What the tests of a project prove, by the ids in their titles; a file is a proof of an id, or a test of its
 * rule, never both.
 */
export function readEvidence(
  files: readonly string[],
  project: Parameters<typeof createDoorReader>[0],
): ReadonlyMap<string, Evidence> {
  const doors = createDoorReader(project);
  const found = new Map<string, { proofs: Set<string>; rules: Set<string> }>();
  for (const file of files) {
    const module = doors.module(file);
    for (const { title, runs } of testsIn(module.source)) {
      const ids = idsIn(title);
      if (ids.length === 0) continue;
      const kind = isProof(doors.reachedFrom(module, runs)) ? "proofs" : "rules";
      for (const id of ids) {
        const own = found.get(id) ?? { proofs: new Set(), rules: new Set() };
        own[kind].add(file);
        found.set(id, own);
      }
    }
  }
  return new Map(
    [...found].map(([id, { proofs, rules }]) => [
      id,
      { proofs: [...proofs].sort(), rules: [...rules].filter((file) => !proofs.has(file)).sort() },
    ]),
  );
}
