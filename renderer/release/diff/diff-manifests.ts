import type { NodeList } from "../../page/page-document.ts";
import { defaultTimeoutMs } from "../../plan/plan-page.ts";
import type { Site } from "../../site/site.ts";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import type { Cause, Sides } from "./change-cause.ts";
import { type BuiltRelease, type DiffCollector, under } from "./diff-collector.ts";
import { differencesOf } from "./diff-values.ts";

/**
 * What manifests say about widgets beyond values of configuration: when the browser takes over, what data is
 * asked for, what titles and vendors may use. Sites are those that show the widget before and after, on a
 * page or in a popup.
 */
export function collectManifestDifferences(sides: Sides<BuiltRelease>, collector: DiffCollector): void {
  const { before, after } = sides;
  const shows = createWidgetFinder();
  for (const name of before.provenance.widgetNames) {
    const was = before.provenance.widget(name);
    const is = after.provenance.widget(name);
    if (!was || !is || was === is) continue;
    const differences = differencesOf(behaviourOf(was), behaviourOf(is));
    if (differences.length === 0) continue;
    const sites = Object.entries(before.release.sites).flatMap(([id, site]) =>
      shows(site, name) && shows(after.release.sites[id], name) ? [id] : [],
    );
    if (sites.length === 0) continue;
    const file = `widgets/${name}/widget.json`;
    for (const difference of differences) {
      const isGone = after.provenance.rawAt(file, difference.path) === undefined;
      const cause: Cause = { layer: "widget", file, at: difference.path, side: isGone ? "before" : "after" };
      collector.add(cause, under(["widgets", name], difference), sites);
    }
  }
}

/**
 * The members of a manifest that pages depend on, as `schemas/widget.schema.json` reads absent ones; the
 * order of names says nothing.
 */
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

/**
 * Tells whether a site has a widget on a page or in a popup; pages that sites share are looked through once.
 */
function createWidgetFinder(): (site: Site | undefined, widget: string) => boolean {
  const known = new WeakMap<Site["pages"], ReadonlySet<string>>();
  const onPages = (pages: Site["pages"]) => {
    const widgets =
      known.get(pages) ?? new Set(Object.values(pages).flatMap(({ slots }) => widgetsIn(slots)));
    known.set(pages, widgets);
    return widgets;
  };
  return (site, widget) =>
    site !== undefined &&
    (onPages(site.pages).has(widget) || Object.values(site.modals).some((modal) => modal.widget === widget));
}

function widgetsIn(slots: Readonly<Record<string, NodeList>>): readonly string[] {
  return Object.values(slots).flatMap(({ nodes }) =>
    Object.values(nodes).flatMap(({ widget, slots: inner = {} }) => [widget, ...widgetsIn(inner)]),
  );
}
