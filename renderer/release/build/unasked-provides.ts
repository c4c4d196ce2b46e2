import type { Modal } from "#schemas";
import { widgetsOn } from "../../page/widgets-on.ts";
import type { Site } from "../../site/site.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";
import { needsOf, owedBy, shownPages } from "./check-popups.ts";

type Modals = Readonly<Record<string, Modal>>;

/**
 * What pages say they provide and nothing on them asks for on any site: no popup that their widgets open, no
 * part of a widget, no rule of the page. Popups opened by an address would open over what is not there.
 */
export function unaskedProvides(
  files: readonly { readonly source: JsonFile; readonly place: { readonly id: string } }[],
  sites: Iterable<Pick<Site, "pages">>,
  modals: Modals,
  widgets: WidgetCatalogue,
): readonly Finding[] {
  const asked = askedOfPages(sites, modals, widgets);
  return files.flatMap(({ source, place: { id } }) => {
    const provides = isJsonObject(source.value) ? source.value.provides : undefined;
    const names = asked.get(id);
    if (!Array.isArray(provides) || !names) return [];
    return provides.flatMap((name, index): Finding[] => {
      if (typeof name !== "string" || names.has(name)) return [];
      const message = `The page says that it provides a ${name}, and nothing on it asks for one.`;
      const words = { code: "unasked-provision", message, suggestion: `Take "${name}" out.` } as const;
      return [createFinding(source, ["provides", index], { ...words, severity: "warning" })];
    });
  });
}

/** What is asked of the pages that say what they provide, by page. */
function askedOfPages(
  sites: Iterable<Pick<Site, "pages">>,
  modals: Modals,
  widgets: WidgetCatalogue,
): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  for (const page of shownPages(sites)) {
    if (!page.provides?.length) continue;
    const names = asked.get(page.id) ?? new Set();
    asked.set(page.id, names);
    for (const name of [...owedBy(page), ...(page.head.structuredData ?? [])]) names.add(name);
    for (const widget of widgetsOn(page)) {
      const known = widgets.get(widget);
      for (const popup of known?.manifest.opens ?? [])
        for (const name of modals[popup]?.requires ?? []) names.add(name);
      for (const needs of Object.values(needsOf(known)))
        for (const name of Object.values(needs).flat()) names.add(String(name));
    }
  }
  return asked;
}
