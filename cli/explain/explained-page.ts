import {
  type ConditionInsight,
  decideCondition,
  type LayerPlace,
  type NodeInsight,
  type Provenance,
  type Release,
} from "#renderer/release";
import type { RouteResult } from "#renderer/route";
import type { WaiverHere } from "./waivers-here.ts";

/** What `explain <url>` answers, and prints as JSON. */
export interface ExplainedPage {
  readonly host: string;
  readonly site: string;
  readonly brand: string;
  readonly country: string;
  readonly locale: string;
  /** The domain's file. */
  readonly domain: string;
  readonly vendor?: string;
  readonly route: RouteResult;
  /** The member of routes.json that decides the address. */
  readonly rule: {
    readonly path: string;
    readonly file: string;
    readonly line: number;
    readonly isClosed: boolean;
  };
  /** The layers that make the page, weakest first. */
  readonly layers: readonly LayerPlace[];
  /** Assertions that need not hold here. */
  readonly waived: readonly WaiverHere[];
  readonly nodes: readonly ExplainedNode[];
}

/** One node in the order it shows; children follow their parent, one deeper. */
export interface ExplainedNode
  extends Pick<NodeInsight, "address" | "widget" | "v" | "hydrate" | "when" | "requests"> {
  readonly depth: number;
  readonly placedBy: Provenance | null;
  readonly shown: ConditionInsight;
}

export interface AskedAddress {
  readonly site: Release["sites"][string];
  readonly locale: string;
  readonly route: RouteResult;
  readonly query: Readonly<Record<string, string>>;
}

/** Nodes of a page as a list, with what the address decides about each. */
export function explainNodes(
  slots: NodeInsight["slots"],
  asked: AskedAddress,
  depth = 1,
): readonly ExplainedNode[] {
  return Object.values(slots).flatMap((nodes) =>
    nodes.flatMap((node) => {
      const { address, widget, v, hydrate, when, requests, placedBy } = node;
      const own = { address, widget, v, hydrate, requests, placedBy, depth, shown: shownFor(node, asked) };
      return [{ ...own, ...(when && { when }) }, ...explainNodes(node.slots, asked, depth + 1)];
    }),
  );
}

/** What the address decides about one node. */
export function shownFor(
  { when, shows }: NodeInsight,
  { site, locale, route, query }: AskedAddress,
): ConditionInsight {
  if (shows === "never") return { answer: "hidden", open: [] };
  if (!when) return { answer: "shown", open: [] };
  const names = route.kind === "page" ? { name: route.name, page: route.page, ...route.params } : {};
  return decideCondition(when, site, locale, { route: names, query });
}
