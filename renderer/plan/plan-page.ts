import { requestKey } from "../data/request-key.ts";
import { type ConditionContext, evaluate } from "../page/conditions.ts";
import type { CompiledNode, CompiledPage, PagePlan, PageRequest, PlannedNode } from "./page-plan.ts";
import { type ReferenceContext, resolveArgs, resolveReference } from "./resolve-args.ts";

export interface PlanInput {
  /** Operand groups the request knows; leave `user` out on public pages. */
  readonly conditions: ConditionContext;
  /** `route`, `query`, `site` and `context` for request arguments. */
  readonly references: ReferenceContext;
  /** Plan client-filled nodes too: for private pages and for the node filler. */
  readonly withGuest: boolean;
  /** Only these addresses (and what stands in them); all when absent. */
  readonly only?: ReadonlySet<string>;
}

/** Longest wait for an answer when a manifest names none, in milliseconds. */
export const defaultTimeoutMs = 2000;

/** Decides which nodes a request shows and which calls it needs, before anything is rendered: depth adds no latency. */
export function planPage(page: CompiledPage, input: PlanInput): PagePlan {
  const requests = new Map<string, PageRequest>();

  const planNode = (node: CompiledNode): PlannedNode | null => {
    if (node.clientFilled && !input.withGuest) return { node, requests: {}, slots: {}, streams: false };
    if (node.when && evaluate(node.when, input.conditions) === false) return null;
    const keys: Record<string, string> = {};
    let streams = false;
    for (const [name, request] of Object.entries(node.manifest.data ?? {})) {
      const references = { ...input.references, props: node.props };
      if (request.when?.some((reference) => isAbsent(resolveReference(reference, references)))) continue;
      const args = resolveArgs(request.args, references) as Readonly<Record<string, unknown>>;
      const key = requestKey(request.source, args);
      keys[name] = key;
      streams ||= request.stream ?? false;
      requests.set(
        key,
        strictest(requests.get(key), {
          key,
          source: request.source,
          input: args,
          critical: request.critical ?? false,
          timeoutMs: request.timeoutMs ?? defaultTimeoutMs,
        }),
      );
    }
    const slots: Record<string, readonly PlannedNode[]> = {};
    for (const [slot, children] of Object.entries(node.slots))
      slots[slot] = children.flatMap((child) => planNode(child) ?? []);
    return { node, requests: keys, slots, streams };
  };

  const regions: Record<string, readonly PlannedNode[]> = {};
  for (const [region, nodes] of Object.entries(page.regions)) {
    regions[region] = pick(nodes, input.only).flatMap((node) => planNode(node) ?? []);
  }
  return { page, regions, requests };
}

/** One call serves several nodes: it is critical if one of them says so, and waits as long as the most patient. */
function strictest(known: PageRequest | undefined, request: PageRequest): PageRequest {
  if (!known) return request;
  return {
    ...known,
    critical: known.critical || request.critical,
    timeoutMs: Math.max(known.timeoutMs, request.timeoutMs),
  };
}

function pick(
  nodes: readonly CompiledNode[],
  only: ReadonlySet<string> | undefined,
): readonly CompiledNode[] {
  if (!only) return nodes;
  return nodes.flatMap((node) =>
    only.has(node.address) ? [node] : pick(Object.values(node.slots).flat(), only),
  );
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
