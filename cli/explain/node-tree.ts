import type { NodeList, PageDocument } from "#renderer/release";

export interface TreeRow {
  /** `main.hero`, `main.hero.actions.book`, … */
  readonly address: string;
  readonly widget: string;
  /** 1 for a node of a region. */
  readonly depth: number;
  readonly when: boolean;
}

/** Nodes of a page in the order they show, children after their parent. */
export function nodeTree(page: PageDocument): TreeRow[] {
  return Object.entries(page.slots).flatMap(([slot, list]) => rowsOf(list, slot, 1));
}

function rowsOf(list: NodeList, address: string, depth: number): TreeRow[] {
  return list.order.flatMap((id) => {
    const node = list.nodes[id];
    if (!node) return [];
    const own = `${address}.${id}`;
    const children = Object.entries(node.slots ?? {}).flatMap(([slot, nested]) =>
      rowsOf(nested, `${own}.${slot}`, depth + 1),
    );
    return [{ address: own, widget: node.widget, depth, when: node.when !== undefined }, ...children];
  });
}
