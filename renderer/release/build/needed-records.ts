import { widgetsOn } from "../../page/widgets-on.ts";
import type { Site } from "../../site/site.ts";
import type { Finding } from "../json/finding.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import { CONFIG_KINDS, type ConfigKind } from "../read/config-kinds.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";

/**
 * Kinds of records of which there is none, although a widget on a page lets guests choose among them. Told
 * once for each kind, at its folder.
 */
export function neededRecords(
  sites: Iterable<Pick<Site, "pages">>,
  index: ConfigIndex,
  widgets: WidgetCatalogue,
): readonly Finding[] {
  // A page of one site may show what that of another one leaves out.
  const pages = [...sites].flatMap((site) => Object.entries(site.pages));
  const missing = new Map<ConfigKind, Finding>();
  for (const [page, document] of pages)
    for (const widget of widgetsOn(document))
      for (const kind of widgets.get(widget)?.manifest.needs ?? []) {
        // A record that cannot be read is one, and told of by itself.
        const isThere = index.byKind(kind).size > 0 || index.broken.some((place) => place.kind === kind);
        if (!isThere && !missing.has(kind)) missing.set(kind, noneOf(kind, widget, page));
      }
  return [...missing.values()];
}

function noneOf(kind: ConfigKind, widget: string, page: string): Finding {
  const [place = ""] = CONFIG_KINDS[kind].files;
  const folder = place.slice(0, place.lastIndexOf("/"));
  const message = `There is no ${kind.replaceAll("-", " ")}, and "${widget}" on the page "${page}" lets guests choose one.`;
  const suggestion = `Write ${place}; git checkout ${folder} brings lost ones back.`;
  const start = { file: folder, line: 1, column: 1 };
  return { code: "no-records", severity: "error", ...start, message, suggestion, sites: [] };
}
