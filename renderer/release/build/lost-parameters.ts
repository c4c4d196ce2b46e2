import type { RouteTable } from "#schemas";
import { widgetsOn } from "../../page/widgets-on.ts";
import type { Site } from "../../site/site.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";

/** A way to a page: an exact path or a rule behind these, and the parts of the path that it has. */
interface Way {
  readonly called: string;
  readonly page: string;
  readonly gives: ReadonlySet<string>;
  readonly path: JsonPath;
}

/**
 * Ways that do not suit their page: its widgets ask for a part of the path that this one does not have, such
 * as the number of a booking, so that the page would have nothing to show; or the path has a part that other
 * pages ask for and this one does not, so that nobody reads it. `schema` is that of routes, which says what
 * the rules have (`x-gives`).
 */
export function lostParameters(
  sites: Iterable<Pick<Site, "pages">>,
  routes: Pick<RouteTable, "static"> & Partial<Pick<RouteTable, "rules">>,
  widgets: WidgetCatalogue,
  schema?: SchemaNode,
): PathProblem[] {
  const asked = askedByPages(sites, widgets);
  return waysIn(routes, schema).flatMap(({ called, page, gives, path }): PathProblem[] => {
    const own = asked.get(page);
    const [lost, widget] = [...(own?.needed ?? [])].find(([name]) => !gives.has(name)) ?? [];
    if (lost !== undefined) {
      const message = `"${called}" leads to "${page}", where "${widget}" asks for "${lost}" of the path.`;
      const suggestion =
        path[0] === "rules" ? "Name another page." : `Write ":${lost}" into the path, or name another page.`;
      return [{ path, code: "lost-parameter", message, suggestion, severity: "warning" }];
    }
    if (own && !own.isSearch && path.at(-1) === "around") {
      const message = `"${page}" shows the same wherever the position is that the address holds.`;
      const searches = [...asked].flatMap(([name, { isSearch }]) => (isSearch ? [`"${name}"`] : []));
      const suggestion = `Write ${searches.join(" or ")}, or take it out.`;
      return [{ path, code: "unread-parameter", message, suggestion, severity: "warning" }];
    }
    // A page that no site has is told as that.
    const unread = own && [...gives].find((name) => !own.read.has(name) && isNeeded(asked, name));
    if (!unread) return [];
    const pages = [...asked].flatMap(([name, { needed }]) => (needed.has(unread) ? `"${name}"` : []));
    const message = `"${called}" leads to "${page}", where nothing reads "${unread}" of the path.`;
    const orWithout = path[0] === "rules" ? "" : ", or take it out of the path";
    const suggestion = `Write ${pages.join(" or ")}${orWithout}.`;
    return [{ path, code: "unread-parameter", message, suggestion, severity: "warning" }];
  });
}

function waysIn(
  { static: paths, rules = {} as RouteTable["rules"] }: Parameters<typeof lostParameters>[1],
  schema: SchemaNode | undefined,
): readonly Way[] {
  const said = memberOf(memberOf(schema, "properties"), "rules");
  return [
    ...Object.entries(paths).flatMap(([called, { page, around }]): Way[] => {
      const gives = new Set([...called.matchAll(/:(\w+)/g)].map(([, name = ""]) => name));
      const pages = { page, around };
      return Object.entries(pages).flatMap(([key, to]): Way[] =>
        to === undefined ? [] : [{ called, page: to, gives, path: ["static", called, key] }],
      );
    }),
    ...Object.entries(rules).flatMap(([called, { page }]): Way[] => {
      const gives = memberOf(memberOf(said, "properties"), called)?.["x-gives"];
      if (!Array.isArray(gives)) return [];
      return [{ called, page, gives: new Set(gives.map(String)), path: ["rules", called, "page"] }];
    }),
  ];
}

function memberOf(node: SchemaNode | undefined, key: string): SchemaNode | undefined {
  const member = node?.[key];
  return isJsonObject(member) ? member : undefined;
}

function isNeeded(asked: ReadonlyMap<string, Asked>, name: string): boolean {
  return [...asked.values()].some(({ needed }) => needed.has(name));
}

/** Parts of the path that widgets of a page ask for. */
interface Asked {
  /** Those that a widget cannot do without, and the widget. */
  readonly needed: Map<string, string>;
  readonly read: Set<string>;
  /** Whether the page is about what is searched for. */
  isSearch: boolean;
}

function askedByPages(
  sites: Iterable<Pick<Site, "pages">>,
  widgets: WidgetCatalogue,
): ReadonlyMap<string, Asked> {
  const found = new Map<string, Asked>();
  // Ten thousand sites share a handful of sets of pages.
  for (const pages of new Set([...sites].map((site) => site.pages)))
    for (const [page, document] of Object.entries(pages)) {
      const own: Asked = found.get(page) ?? { needed: new Map(), read: new Set(), isSearch: false };
      found.set(page, own);
      own.isSearch ||= document.provides?.includes("search") ?? false;
      for (const widget of widgetsOn(document))
        for (const { name, isNeeded } of readBy(widgets, widget)) {
          own.read.add(name);
          if (isNeeded) own.needed.set(name, widget);
        }
    }
  return found;
}

function readBy(widgets: WidgetCatalogue, widget: string) {
  const { data = {} } = widgets.get(widget)?.manifest ?? {};
  return Object.values(data).flatMap(({ args, when = [] }) =>
    [...JSON.stringify(args ?? {}).matchAll(/"\$route\.(\w+)"/g)].map(([, name = ""]) => ({
      name,
      isNeeded: when.length === 0,
    })),
  );
}
