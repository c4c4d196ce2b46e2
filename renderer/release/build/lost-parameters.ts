import type { RouteTable } from "#schemas";
import { widgetsOn } from "../../page/widgets-on.ts";
import type { Site } from "../../site/site.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";

/**
 * Paths that lead to a page whose widgets ask for a part of the path that this one does not have, such as the
 * number of a booking: the page would have nothing to show.
 */
export function lostParameters(
  sites: Iterable<Pick<Site, "pages">>,
  { static: routes }: Pick<RouteTable, "static">,
  widgets: WidgetCatalogue,
): PathProblem[] {
  const asked = askedByPages(sites, widgets);
  return Object.entries(routes).flatMap(([path, { page = "" }]): PathProblem[] => {
    const own = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
    const [lost, widget] = [...(asked.get(page) ?? [])].find(([name]) => !own.has(name)) ?? [];
    if (lost === undefined) return [];
    const message = `"${path}" leads to "${page}", where "${widget}" asks for "${lost}" of the path.`;
    const suggestion = `Write ":${lost}" into the path, or name another page.`;
    const at = ["static", path, "page"];
    return [{ path: at, code: "lost-parameter", message, suggestion, severity: "warning" }];
  });
}

/** By page: parts of the path that a widget on it cannot do without, and the widget. */
function askedByPages(
  sites: Iterable<Pick<Site, "pages">>,
  widgets: WidgetCatalogue,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  // Ten thousand sites share a handful of sets of pages.
  for (const pages of new Set([...sites].map((site) => site.pages)))
    for (const [page, document] of Object.entries(pages))
      for (const widget of widgetsOn(document))
        for (const name of neededBy(widgets, widget))
          found.set(page, (found.get(page) ?? new Map()).set(name, widget));
  return found;
}

function neededBy(widgets: WidgetCatalogue, widget: string): readonly string[] {
  const { data = {} } = widgets.get(widget)?.manifest ?? {};
  return Object.values(data).flatMap(({ args, when = [] }) =>
    [...JSON.stringify(args ?? {}).matchAll(/"\$route\.(\w+)"/g)].flatMap(([, name = ""]) =>
      when.length > 0 ? [] : [name],
    ),
  );
}
