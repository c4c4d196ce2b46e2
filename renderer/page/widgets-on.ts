import type { NodeList, PageDocument } from "./page-document.ts";

const known = new WeakMap<PageDocument, ReadonlySet<string>>();

/** Names of the widgets that stand anywhere on a page. */
export function widgetsOn(page: PageDocument): ReadonlySet<string> {
  const before = known.get(page);
  if (before) return before;
  const names = new Set<string>();
  const visit = (lists: Readonly<Record<string, NodeList>>): void => {
    for (const node of Object.values(lists).flatMap(({ nodes }) => Object.values(nodes))) {
      names.add(node.widget);
      visit(node.slots ?? {});
    }
  };
  visit(page.slots);
  known.set(page, names);
  return names;
}
