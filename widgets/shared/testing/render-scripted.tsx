import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageContext, WidgetScript } from "#renderer";
import { WidgetProviders } from "../../../renderer/view/widget-providers.tsx";
import { environmentOf } from "./render-widget.tsx";

/** Writes a view into a page as the server does, and starts its script there as the browser does. */
export function renderScripted(
  view: ReactElement,
  start: WidgetScript,
  page?: Partial<PageContext>,
): HTMLElement {
  const environment = environmentOf(page);
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(<WidgetProviders environment={environment}>{view}</WidgetProviders>);
  document.body.append(place);
  start(place, environment.page);
  return place;
}
