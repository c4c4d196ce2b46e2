import { CallFailure } from "../data/call-failure.ts";
import type { PlannedNode } from "../plan/page-plan.ts";
import type { RequestOutcome } from "../plan/run-requests.ts";
import { isEmptyAt } from "../ssr/json-pointer.ts";
import type { WidgetExample, WidgetManifest } from "../view/widget-registry.ts";

/** Answers by request key. */
export type Outcomes = ReadonlyMap<string, RequestOutcome>;

/** Statuses that calls are refused with: what was asked for is not there, or the server failed. */
const REFUSALS = [404, 500].map((status) => ({
  status,
  outcome: { ok: false, failure: new CallFailure(status) } as const,
}));

/**
 * Answers to what a node asks, as the examples of its widget have them; what no example has stays unanswered.
 */
export function fixtureAnswers({ node, requests }: PlannedNode): Outcomes {
  const { manifest } = node;
  return new Map(
    Object.entries(requests).flatMap(([name, key]): [string, RequestOutcome][] => {
      const example =
        wholeExample(manifest, requests) ?? manifest.examples.find((each) => has(each, name, manifest));
      return example ? [[key, { ok: true, value: example.data?.[name] }]] : [];
    }),
  );
}

/**
 * Everything else a node may be answered, by name: as each other example of its widget has it (nothing found,
 * sold out, another kind of place), and with each of its calls refused.
 */
export function otherAnswers(planned: PlannedNode): readonly (readonly [name: string, Outcomes])[] {
  const { node, requests } = planned;
  const { manifest } = node;
  const names = Object.keys(requests);
  if (names.length === 0) return [];
  const usual = fixtureAnswers(planned);
  const whole = wholeExample(manifest, requests);
  const examples = manifest.examples.flatMap((example, index) => {
    if (example === whole) return [];
    const outcomes = names.flatMap((name) => {
      const outcome = outcomeOf(example, name);
      return outcome ? [[requests[name] ?? name, outcome] as const] : [];
    });
    return outcomes.length === 0 ? [] : [[`example ${index}`, new Map([...usual, ...outcomes])] as const];
  });
  // A widget that is hidden then shows nothing that could be wrong.
  if ((manifest.render.onError ?? "hide") === "hide") return examples;
  const refused = names.flatMap((name) =>
    REFUSALS.map(
      ({ status, outcome }) =>
        [`${name} ${status}`, new Map([...usual, [requests[name] ?? name, outcome]])] as const,
    ),
  );
  return [...examples, ...refused];
}

function outcomeOf({ data, errors }: WidgetExample, name: string): RequestOutcome | undefined {
  if (data?.[name] !== undefined) return { ok: true, value: data[name] };
  const failure = errors?.[name];
  // An example's failure has the form of an answer, which the schema of manifests checks.
  return failure === undefined ? undefined : failed(failure as WrittenFailure);
}

interface WrittenFailure {
  readonly statusCode: number;
  readonly code?: string;
  readonly message?: string;
}

/** Failures of examples, made once: an error looks up where it was made. */
const failures = new WeakMap<WrittenFailure, RequestOutcome>();

function failed(written: WrittenFailure): RequestOutcome {
  const { statusCode, ...body } = written;
  const outcome = failures.get(written) ?? { ok: false, failure: new CallFailure(statusCode, body) };
  failures.set(written, outcome);
  return outcome;
}

function wholeExample(
  manifest: WidgetManifest,
  requests: PlannedNode["requests"],
): WidgetExample | undefined {
  const names = Object.keys(requests);
  return manifest.examples.find((example) => names.every((name) => has(example, name, manifest)));
}

function has(example: WidgetExample, name: string, { data }: WidgetManifest): boolean {
  const value = example.data?.[name];
  return value !== undefined && !isEmptyAt(value, data?.[name]?.empty ?? "");
}
