import { createMemory } from "../../memory/memory.ts";

export type MessageIds = ReadonlySet<string>;

/** Answers the ids of one set that another lacks, in their order. */
export type IdDifference = (ids: MessageIds, others: MessageIds) => readonly string[];

/** Differences of ids, each looked for once. */
export function createIdDifference(): IdDifference {
  const known = createMemory<readonly string[]>();
  return (ids, others) => known([ids, others], () => [...ids].filter((id) => !others.has(id)));
}
