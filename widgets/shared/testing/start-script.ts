import type { PageContext, WidgetScript } from "#renderer";
import { buildPage } from "./build-page.ts";

/** Starts a widget's script as the browser does, in the place that holds what its view wrote. */
export function startScript(start: WidgetScript, place: HTMLElement, page?: Partial<PageContext>): void {
  start(place, buildPage(page));
}
