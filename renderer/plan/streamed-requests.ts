import type { PagePlan, PlannedNode } from "./page-plan.ts";

/** Keys of the calls a node and what stands in it wait for. */
export function requestKeys(node: PlannedNode): readonly string[] {
  return [...Object.values(node.requests), ...Object.values(node.slots).flat().flatMap(requestKeys)];
}

/** Requests that only streamed nodes wait for. */
export function streamedRequests(plan: PagePlan): ReadonlySet<string> {
  const nodes = Object.values(plan.regions).flat();
  const waited = new Set(nodes.filter((node) => !node.streams).flatMap(requestKeys));
  return new Set(
    nodes
      .filter((node) => node.streams)
      .flatMap(requestKeys)
      .filter((key) => !waited.has(key)),
  );
}
