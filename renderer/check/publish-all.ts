import type { PlannedNode } from "../plan/page-plan.ts";
import { publish } from "../ssr/render-node.tsx";
import { fixtureAnswers } from "./fixture-data.ts";

/** Adds what a node and those in its slots publish with the answers of their examples. */
export function publishAll(planned: PlannedNode, published: Record<string, unknown>): void {
  const answers = fixtureAnswers(planned);
  const data = Object.fromEntries(
    Object.entries(planned.requests).flatMap(([name, key]) => {
      const outcome = answers.get(key);
      return outcome?.ok ? [[name, outcome.value]] : [];
    }),
  );
  publish(planned, data, { published });
  for (const name of Object.keys(planned.node.manifest.publishes ?? {})) published[name] ??= "…";
  for (const child of Object.values(planned.slots).flat()) publishAll(child, published);
}
