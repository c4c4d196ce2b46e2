import type { RequestOutcome } from "../data/run-requests.ts";
import type { PlannedNode } from "../plan/page-plan.ts";
import { isEmptyAt } from "../ssr/json-pointer.ts";
import type { WidgetExample, WidgetManifest } from "../view/widget-registry.ts";

/** Answers to what a node asks, as the examples of its widget have them; what no example has stays unanswered. */
export function fixtureAnswers({ node, requests }: PlannedNode): ReadonlyMap<string, RequestOutcome> {
  const { manifest } = node;
  const names = Object.keys(requests);
  const whole = manifest.examples.find((example) => names.every((name) => has(example, name, manifest)));
  return new Map(
    names.flatMap((name): [string, RequestOutcome][] => {
      const example = whole ?? manifest.examples.find((each) => has(each, name, manifest));
      return example ? [[requests[name] ?? name, { ok: true, value: example.data?.[name] }]] : [];
    }),
  );
}

function has(example: WidgetExample, name: string, { data }: WidgetManifest): boolean {
  const value = example.data?.[name];
  return value !== undefined && !isEmptyAt(value, data?.[name]?.empty ?? "");
}
