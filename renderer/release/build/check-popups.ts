import type { Modal } from "#schemas";
import { widgetsOn } from "../../page/widgets-on.ts";
import type { Site } from "../../site/site.ts";
import { nearName } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";

/**
 * Popups that widgets on the sites' pages open and that are not there, or are switched off: their buttons
 * would do nothing (MODAL-01).
 */
export function missingPopups(
  sites: Iterable<Pick<Site, "pages">>,
  modals: Readonly<Record<string, Modal>>,
  widgets: WidgetCatalogue,
): PathProblem[] {
  const openers = new Map<string, string>();
  for (const widget of shownWidgets(sites))
    for (const popup of widgets.get(widget)?.manifest.opens ?? [])
      openers.set(popup, openers.get(popup) ?? widget);
  return [...openers].flatMap(([popup, widget]): PathProblem[] => {
    const known = Object.hasOwn(modals, popup) ? modals[popup] : undefined;
    if (known?.enabled) return [];
    if (known) {
      const message = `"${widget}" opens "${popup}", which is switched off: its button does nothing.`;
      const suggestion = `Write "enabled": true, or take ${widget} off the pages.`;
      return [
        {
          path: ["modals", popup, "enabled"],
          code: "closed-popup",
          message,
          suggestion,
          severity: "warning",
        },
      ];
    }
    const message = `There is no popup "${popup}", which "${widget}" opens: its button does nothing.`;
    const near = nearName(
      popup,
      Object.keys(modals).filter((name) => !openers.has(name)),
    ).meant;
    const suggestion =
      near === undefined ? `Write it, or take ${widget} off the pages.` : `Call "${near}" so again.`;
    const path = near === undefined ? ["modals"] : ["modals", near];
    return [{ path, part: "key", code: "unknown-popup", message, suggestion }];
  });
}

/** Popups under the title that another is named for: one was copied, and its title stayed. */
export function strangeTitles(modals: Readonly<Record<string, Modal>>): PathProblem[] {
  return Object.entries(modals).flatMap(([name, { title }]): PathProblem[] => {
    // A small project may leave titles out.
    const owner = title?.startsWith(OF_POPUPS) ? title.slice(OF_POPUPS.length) : name;
    if (owner === name || !Object.hasOwn(modals, owner)) return [];
    const message = `"${name}" has the title of another popup, "${owner}".`;
    const suggestion = `Write a title of its own, such as "${OF_POPUPS}${name}".`;
    return [
      { path: ["modals", name, "title"], code: "already-taken", message, suggestion, severity: "warning" },
    ];
  });
}

/** Messages that say the title of the popup after which they are named. */
const OF_POPUPS = "modals.";

function shownWidgets(sites: Iterable<Pick<Site, "pages">>): ReadonlySet<string> {
  const seen = new Set<object>();
  const shown = new Set<string>();
  for (const { pages } of sites) {
    // Ten thousand sites share a handful of sets of pages.
    if (seen.has(pages)) continue;
    seen.add(pages);
    for (const page of Object.values(pages)) for (const widget of widgetsOn(page)) shown.add(widget);
  }
  return shown;
}
