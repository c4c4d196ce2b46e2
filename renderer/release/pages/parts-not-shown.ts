import type { NodeDocument, NodeList, PageDocument } from "../../page/page-document.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";

interface Placed {
  readonly node: NodeDocument;
  readonly path: JsonPath;
}

/**
 * Links to parts of a page that it does not show. `"x-shows": { "reviews": ["reviews"] }` says, by an item of
 * a list among the props, which widgets show what it leads to; without any of them on the page the link is a
 * dead one.
 */
export function partsNotShown(page: PageDocument, widgets: WidgetCatalogue): PathProblem[] {
  const placed = shownNodes(page.slots, ["slots"]);
  const shown = new Set(placed.map(({ node }) => node.widget));
  return placed.flatMap(({ node, path }) => {
    const { properties } = widgets.get(node.widget)?.manifest.props ?? {};
    return Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([prop, member]) => {
      const shows = isJsonObject(member) && isJsonObject(member["x-shows"]) ? member["x-shows"] : {};
      const items = node.props[prop];
      if (!Array.isArray(items)) return [];
      const left = items.map(String).filter((item) => {
        const by = shows[item];
        return Array.isArray(by) && !by.some((widget) => shown.has(String(widget)));
      });
      if (left.length === 0) return [];
      const message = `"${prop}" leads to ${quoted(left)}, and nothing on the page shows it.`;
      const suggestion = `Write ${JSON.stringify(items.filter((item) => !left.includes(String(item))))} in "${prop}", or show what is missing.`;
      const at = [...path, "props", prop];
      return [{ path: at, code: "dead-link", message, suggestion, severity: "warning" } as const];
    });
  });
}

function quoted(items: readonly string[]): string {
  return items.map((item) => `"${item}"`).join(" and ");
}

/** Nodes that the order of their list names, wherever they are nested. */
function shownNodes(slots: Readonly<Record<string, NodeList>>, path: JsonPath): Placed[] {
  return Object.entries(slots).flatMap(([slot, { order, nodes }]) =>
    order.flatMap((id): Placed[] => {
      const node = nodes[id];
      if (!node) return [];
      const at = [...path, slot, "nodes", id];
      return [{ node, path: at }, ...shownNodes(node.slots ?? {}, [...at, "slots"])];
    }),
  );
}
