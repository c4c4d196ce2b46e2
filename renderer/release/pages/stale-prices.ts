import type { PageDocument } from "../../page/page-document.ts";
import { widgetsOn } from "../../page/widgets-on.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";

/** Seconds after which nobody is to see a price any more (OFF-02). */
const OLDEST = 60;

/** A page that is kept for everybody for longer than a price of the guest's own stay may be shown. */
export function stalePrices(page: PageDocument, widgets: WidgetCatalogue): PathProblem[] {
  const { scope, maxAgeSeconds, staleSeconds } = page.cache;
  const seconds = maxAgeSeconds + staleSeconds;
  if (scope !== "public" || seconds <= OLDEST) return [];
  const priced = [...widgetsOn(page)].find((name) => isOfStay(widgets, name));
  if (priced === undefined) return [];
  const message = `"${priced}" shows prices of a stay, and the page is kept for ${seconds} seconds.`;
  const suggestion = `Write ${Math.max(0, OLDEST - staleSeconds)} or less: with "staleSeconds", a price may be ${OLDEST} seconds old.`;
  return [{ path: ["cache", "maxAgeSeconds"], code: "out-of-range", message, suggestion }];
}

/** Whether a widget asks for what depends on the dates and guests of the address. */
function isOfStay(widgets: WidgetCatalogue, name: string): boolean {
  const { data = {} } = widgets.get(name)?.manifest ?? {};
  return Object.values(data).some(({ args }) => /"\$search\./.test(JSON.stringify(args)));
}
