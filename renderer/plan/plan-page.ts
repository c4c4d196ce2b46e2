import { requestKey } from "../data/request-key.ts";
import { shortHash } from "../memory/content-hash.ts";
import { type ConditionContext, evaluate, operandsOf } from "../page/conditions.ts";
import type { CompiledNode, CompiledPage, PagePlan, PageRequest, PlannedNode } from "./page-plan.ts";
import { type ReferenceContext, resolveArgs, resolveReference } from "./resolve-args.ts";

export interface PlanInput {
  /** Operand groups the request knows. */
  readonly conditions: ConditionContext;
  /** `route`, `query`, `site` and `context` for request arguments. */
  readonly references: ReferenceContext;
  /**
   * Plan client-filled nodes for the guest: for private pages and for the node filler. Else they are what
   * somebody sees whom we do not know.
   */
  readonly withGuest: boolean;
  /** Names site and language, for the places of the guest. */
  readonly placedOn?: string;
  /** Only those of these addresses that depend on the guest (and what stands in them); all when absent. */
  readonly only?: ReadonlySet<string>;
  /** What nodes asked with these references before: who plans a page for many guests hands it on. */
  readonly asked?: Map<CompiledNode, readonly NodeRequest[]>;
}

/** A request that a node makes, with its arguments filled. */
interface NodeRequest {
  readonly name: string;
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly request: DataRequest;
}

type DataRequest = NonNullable<CompiledNode["manifest"]["data"]>[string];

/** Longest wait for an answer when a manifest names none, in milliseconds. */
export const defaultTimeoutMs = 2000;

/**
 * Decides which nodes a request shows and which calls it needs, before anything is rendered: depth adds no
 * latency.
 */
export function planPage(page: CompiledPage, input: PlanInput): PagePlan {
  const requests = new Map<string, PageRequest>();

  const planNode = (node: CompiledNode, inPlace = false): PlannedNode | null => {
    if (node.clientFilled && !input.withGuest && !inPlace) {
      const planned = planNode(node, true);
      return planned && { ...planned, streams: false, place: placeKey(node, input) };
    }
    if (node.when && evaluate(node.when, input.conditions) === false) return null;
    const keys: Record<string, string> = {};
    let streams = false;
    const asked = input.asked?.get(node) ?? requestsOf(node, input.references);
    input.asked?.set(node, asked);
    for (const { name, key, args, request } of asked) {
      keys[name] = key;
      streams ||= request.stream ?? false;
      requests.set(
        key,
        strictest(requests.get(key), {
          key,
          source: request.source,
          input: args,
          critical: !inPlace && (request.critical ?? false),
          timeoutMs: request.timeoutMs ?? defaultTimeoutMs,
        }),
      );
    }
    const slots: Record<string, readonly PlannedNode[]> = {};
    for (const [slot, children] of Object.entries(node.slots))
      slots[slot] = children.flatMap((child) => planNode(child, inPlace) ?? []);
    return { node, requests: keys, slots, streams };
  };

  const regions: Record<string, readonly PlannedNode[]> = {};
  for (const [region, nodes] of Object.entries(page.regions)) {
    regions[region] = pick(nodes, input.only).flatMap((node) => planNode(node) ?? []);
  }
  return { page, regions, requests };
}

/**
 * Whether anything that this request may show (slots included) reaches the browser as an island: a page
 * without is sent no script.
 */
export function showsIslands({ regions }: Pick<PagePlan, "regions">): boolean {
  const reaches = ({ node, slots }: PlannedNode): boolean =>
    node.clientFilled || node.hydrate !== "none" || Object.values(slots).flat().some(reaches);
  return Object.values(regions).flat().some(reaches);
}

/** The requests of a node whose needs are met. */
function requestsOf(node: CompiledNode, of: ReferenceContext): readonly NodeRequest[] {
  const references = withProps(of, node.props);
  return Object.entries(node.manifest.data ?? {}).flatMap(([name, request]): readonly NodeRequest[] => {
    if (request.when?.some((reference) => isAbsent(resolveReference(reference, references)))) return [];
    const args = resolveArgs(request.args, references) as NodeRequest["args"];
    return [{ name, key: requestKey(request.source, args), args, request }];
  });
}

/**
 * One call serves several nodes: it is critical if one of them says so, and waits as long as the most
 * patient.
 */
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
    only.has(node.address) && node.clientFilled ? [node] : pick(Object.values(node.slots).flat(), only),
  );
}

/** References of a node. What they are of is not read before a request refers to it. */
function withProps(references: ReferenceContext, props: CompiledNode["props"]): ReferenceContext {
  return Object.assign(Object.create(references) as Record<string, unknown>, { props });
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/**
 * Two pages with the same key fill a place from the same: its nodes, their arguments, and what their
 * conditions read but for the guest.
 */
function placeKey(node: CompiledNode, { references, conditions, placedOn }: PlanInput): string {
  const facts = (at: CompiledNode): unknown => [
    at.address,
    at.manifest.name,
    at.props,
    Object.values(at.manifest.data ?? {}).map((request) => [
      resolveArgs(request.args, withProps(references, at.props)),
      request.when?.map((reference) =>
        isAbsent(resolveReference(reference, withProps(references, at.props))),
      ),
    ]),
    at.when && operandsOf(at.when).map((operand) => resolveReference(`$${operand}`, conditions)),
    Object.values(at.slots).flat().map(facts),
  ];
  return shortHash([placedOn, facts(node)]).slice(0, 10);
}
