import type { Modal } from "#schemas";
import type { PageDocument } from "../../page/page-document.ts";
import { widgetsOn } from "../../page/widgets-on.ts";
import type { Site } from "../../site/site.ts";
import { isJsonObject, type JsonObject } from "../json/layer.ts";
import { nearName } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { KnownWidget, WidgetCatalogue } from "../schema/widget-catalogue.ts";
import { OF_GUEST } from "../truths/check-relations.ts";

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

/**
 * Popups that want something of the page, such as its booking, which no page provides that opens them: they
 * never open.
 */
export function unmetPopups(
  sites: Iterable<Pick<Site, "pages">>,
  modals: Readonly<Record<string, Modal>>,
  widgets: WidgetCatalogue,
): PathProblem[] {
  const provided = new Map<string, Set<string>>();
  for (const page of shownPages(sites))
    for (const widget of widgetsOn(page))
      for (const popup of widgets.get(widget)?.manifest.opens ?? []) {
        const known = provided.get(popup) ?? new Set();
        // What the page must provide and does not is told of the page.
        for (const name of [...(page.provides ?? []), ...owedBy(page)]) known.add(name);
        provided.set(popup, known);
      }
  const told = new Set<string>();
  return Object.entries(modals).flatMap(([name, { enabled, requires = [] }]): PathProblem[] => {
    const given = provided.get(name);
    if (!enabled || !given) return [];
    return requires.flatMap((wanted, index): PathProblem[] => {
      // What no page provides that several popups want, a page has lost: that is one mistake.
      if (OF_GUEST.has(wanted) || given.has(wanted) || told.has(wanted)) return [];
      told.add(wanted);
      const message = `"${name}" opens where a page provides "${wanted}", and no page with its button does.`;
      const names = [...given].map((each) => `"${each}"`).join(" or ");
      const suggestion = names === "" ? `Take "${wanted}" out.` : `Write ${names}, or take it out.`;
      const path = ["modals", name, "requires", index];
      return [{ path, code: "never-met", message, suggestion, severity: "warning" }];
    });
  });
}

/**
 * Popups that lost what their part of the widget needs (`"x-provided"` of its prop): they open over pages
 * that have nothing to show in them. One that wants something else of the page is told as that.
 */
export function needyPopups(
  modals: Readonly<Record<string, Modal>>,
  widgets: WidgetCatalogue,
): PathProblem[] {
  return Object.entries(modals).flatMap(
    ([name, { enabled, widget, props, requires = [] }]): PathProblem[] => {
      const needs = enabled && widget !== undefined ? neededBy(widgets.get(widget), props) : [];
      if (needs.length === 0 || requires.some((each) => !OF_GUEST.has(each))) return [];
      const wanted = needs.map((each) => `"${each}"`).join(" or ");
      const message = `"${name}" shows something of a ${needs.join(" or ")}, and opens over pages without one.`;
      const list = JSON.stringify([...requires, needs[0]]);
      const suggestion = `Write "requires": ${list}${needs.length > 1 ? `, or another of ${wanted}` : ""}.`;
      const path = ["modals", name, ...(requires.length > 0 ? ["requires"] : [])];
      const part = requires.length > 0 ? "value" : "key";
      return [{ path, part, code: "not-provided", message, suggestion, severity: "warning" }];
    },
  );
}

/** What a page must provide one of for a widget with these props; nothing where the widget does not say. */
function neededBy(widget: KnownWidget | undefined, props: unknown): readonly string[] {
  if (!isJsonObject(props)) return [];
  return Object.entries(needsOf(widget)).flatMap(([prop, needs]) => {
    const wanted = needs[String(props[prop])];
    return Array.isArray(wanted) ? wanted.map(String) : [];
  });
}

/** By prop and value, what a page must provide one of. */
export function needsOf(widget: KnownWidget | undefined): Readonly<Record<string, JsonObject>> {
  const members = isJsonObject(widget?.manifest.props.properties) ? widget.manifest.props.properties : {};
  return Object.fromEntries(
    Object.entries(members).flatMap(([prop, member]) => {
      const needs = isJsonObject(member) ? member["x-provided"] : undefined;
      return isJsonObject(needs) ? [[prop, needs] as const] : [];
    }),
  );
}

/** What a page says itself that it must provide (`requires`). */
export function owedBy({ requires = {} }: PageDocument): readonly string[] {
  return Object.values(requires).flatMap(({ that }) => {
    const [operand, names]: readonly unknown[] = Array.isArray(that.includes) ? that.includes : [];
    return operand === "page.provides" && Array.isArray(names) ? names.map(String) : [];
  });
}

/** Popups under the title that another is named for: one was copied, and its title stayed. */
export function strangeTitles(modals: Readonly<Record<string, Modal>>): PathProblem[] {
  const told = new Set<string>();
  return Object.entries(modals).flatMap(([name, { title }]): PathProblem[] => {
    // A small project may leave titles out.
    const owner = title?.startsWith(OF_POPUPS) ? title.slice(OF_POPUPS.length) : name;
    if (owner === name || !Object.hasOwn(modals, owner) || told.has(name)) return [];
    // Two that changed places are told once.
    if (modals[owner]?.title === `${OF_POPUPS}${name}`) told.add(owner);
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
  return new Set(shownPages(sites).flatMap((page) => [...widgetsOn(page)]));
}

/** Every page of the sites once. */
export function shownPages(sites: Iterable<Pick<Site, "pages">>): readonly PageDocument[] {
  // Ten thousand sites share a handful of sets of pages.
  const sets = new Set([...sites].map(({ pages }) => pages));
  return [...new Set([...sets].flatMap((pages) => Object.values(pages)))];
}
