import type { NodeList } from "../plan/page-document.ts";
import { defaultTimeoutMs } from "../plan/plan-page.ts";
import type { Site } from "../site/site.ts";
import type { WidgetManifest } from "../view/widget-registry.ts";
import type { Cause, Sides } from "./change-cause.ts";
import { type BuiltRelease, type DiffCollector, under } from "./diff-collector.ts";
import { differencesOf } from "./diff-values.ts";

/**
 * What manifests say about widgets beyond values of configuration: when the browser takes over, what data is asked for, what titles and
 * vendors may use. Sites are those that show the widget before and after, on a page or in a popup.
 */
export function collectManifestDifferences(sides: Sides<BuiltRelease>, collector: DiffCollector): void {
  const { before, after } = sides;
  for (const [name, sites] of widgetSites(sides)) {
    const was = before.provenance.widget(name);
    const is = after.provenance.widget(name);
    if (!was || !is || was === is) continue;
    const file = `widgets/${name}/widget.json`;
    for (const difference of differencesOf(behaviourOf(was), behaviourOf(is))) {
      const isGone = after.provenance.rawAt(file, difference.path) === undefined;
      const cause: Cause = { layer: "widget", file, at: difference.path, side: isGone ? "before" : "after" };
      collector.add(cause, under(["widgets", name], difference), sites);
    }
  }
}

/** The members of a manifest that pages depend on, as `schemas/widget.schema.json` reads absent ones; the order of names says nothing. */
function behaviourOf({
  render,
  data = {},
  messages = [],
  publishes = {},
  overridable = [],
  ...own
}: WidgetManifest) {
  const requests = Object.entries(data).map(([name, { source, args, when, empty, ...how }]) => [
    name,
    {
      source,
      args,
      ...(when && { when: when.toSorted() }),
      ...(empty !== undefined && { empty }),
      critical: how.critical ?? false,
      timeoutMs: how.timeoutMs ?? defaultTimeoutMs,
      stream: how.stream ?? false,
    },
  ]);
  return {
    render: { onError: "hide", onEmpty: "fallback", ...render },
    data: Object.fromEntries(requests),
    messages: messages.toSorted(),
    publishes,
    overridable: overridable.toSorted(),
    hideable: own.hideable ?? false,
  };
}

/** Sites by the widgets that they show in both releases. */
function widgetSites({ before, after }: Sides<BuiltRelease>): ReadonlyMap<string, readonly string[]> {
  const known = new WeakMap<object, ReadonlySet<string>>();
  const sites = new Map<string, string[]>();
  for (const [id, site] of Object.entries(before.release.sites)) {
    const now = after.release.sites[id];
    if (!now) continue;
    const still = widgetsOf(now, known);
    for (const widget of widgetsOf(site, known)) {
      if (!still.has(widget)) continue;
      const own = sites.get(widget) ?? [];
      own.push(id);
      sites.set(widget, own);
    }
  }
  return sites;
}

/** Widgets on pages and in popups of a site; `known` keeps those of pages that sites share. */
function widgetsOf(
  { pages, modals }: Site,
  known: WeakMap<object, ReadonlySet<string>>,
): ReadonlySet<string> {
  let onPages = known.get(pages);
  if (!onPages) {
    onPages = new Set(Object.values(pages).flatMap(({ slots }) => widgetsIn(slots)));
    known.set(pages, onPages);
  }
  return new Set([...onPages, ...Object.values(modals).flatMap(({ widget }) => widget ?? [])]);
}

function widgetsIn(slots: Readonly<Record<string, NodeList>>): readonly string[] {
  return Object.values(slots).flatMap(({ nodes }) =>
    Object.values(nodes).flatMap(({ widget, slots: inner = {} }) => [widget, ...widgetsIn(inner)]),
  );
}
