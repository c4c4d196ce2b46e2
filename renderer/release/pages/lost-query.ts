import type { PageDocument } from "../../page/page-document.ts";
import { widgetsOn } from "../../page/widgets-on.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";

/**
 * Parameters that a page's widgets ask for and that the page does not declare: they are taken out of the
 * address before a widget sees it, so a link of a mail opens nothing.
 */
export function lostQuery(page: PageDocument, widgets: WidgetCatalogue): PathProblem[] {
  const declared = new Set(page.cache.query);
  const askedBy = new Map<string, string>();
  for (const widget of widgetsOn(page))
    for (const name of queryOf(widgets, widget)) if (!declared.has(name)) askedBy.set(name, widget);
  return [...askedBy].map(([name, widget]): PathProblem => {
    const message = `"${widget}" asks for "${name}" of the address, which this page does not let through.`;
    const suggestion = `Write "${name}" in "query".`;
    return { path: ["cache", "query"], code: "lost-query", message, suggestion, severity: "warning" };
  });
}

function queryOf(widgets: WidgetCatalogue, widget: string): readonly string[] {
  const { data = {} } = widgets.get(widget)?.manifest ?? {};
  const args = JSON.stringify(Object.values(data).map(({ args }) => args));
  return [...args.matchAll(/"\$query\.(\w+)"/g)].map(([, name = ""]) => name);
}
