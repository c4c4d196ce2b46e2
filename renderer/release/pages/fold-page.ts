import { operandsOf } from "../../page/conditions.ts";
import type { NodeDocument, NodeList, PageDocument } from "../../page/page-document.ts";
import { foldCondition, type StaticSite, staticOperand } from "./fold-condition.ts";

/** Folds the site's own conditions of pages; sites for which they come out the same share the result. */
export function createPageFolder(): (page: PageDocument, site: StaticSite) => PageDocument {
  const known = new WeakMap<
    PageDocument,
    { operands: readonly string[]; results: Map<string, PageDocument> }
  >();
  return (page, site) => {
    let entry = known.get(page);
    if (!entry) {
      entry = { operands: siteOperands(page), results: new Map() };
      known.set(page, entry);
    }
    if (entry.operands.length === 0) return page;
    const key = JSON.stringify(entry.operands.map((operand) => staticOperand(operand, site)));
    let result = entry.results.get(key);
    if (!result) {
      result = { ...page, slots: foldSlots(page.slots, site) };
      entry.results.set(key, result);
    }
    return result;
  };
}

function siteOperands(page: PageDocument): string[] {
  const operands = new Set<string>();
  const visit = (slots: Readonly<Record<string, NodeList>>): void => {
    for (const node of Object.values(slots).flatMap((list) => Object.values(list.nodes))) {
      for (const operand of node.when ? operandsOf(node.when) : []) {
        if (operand.startsWith("site.") && operand !== "site.locale") operands.add(operand);
      }
      visit(node.slots ?? {});
    }
  };
  visit(page.slots);
  return [...operands].sort();
}

function foldSlots(
  slots: Readonly<Record<string, NodeList>>,
  site: StaticSite,
): Readonly<Record<string, NodeList>> {
  return Object.fromEntries(Object.entries(slots).map(([name, list]) => [name, foldList(list, site)]));
}

function foldList(list: NodeList, site: StaticSite): NodeList {
  const nodes: Record<string, NodeDocument> = {};
  for (const id of list.order) {
    const node = list.nodes[id];
    const folded = node && foldNode(node, site);
    if (folded) nodes[id] = folded;
  }
  return { order: list.order.filter((id) => id in nodes), nodes };
}

function foldNode(node: NodeDocument, site: StaticSite): NodeDocument | undefined {
  const { when, slots, ...rest } = node;
  const folded = when ? foldCondition(when, site) : true;
  if (folded === false) return undefined;
  return {
    ...rest,
    ...(slots && { slots: foldSlots(slots, site) }),
    ...(folded !== true && { when: folded }),
  };
}
