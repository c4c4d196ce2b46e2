import type { WidgetScript } from "#renderer";

/** Started by the first press. */
export const start: WidgetScript = (place) => {
  place.querySelector("button")?.addEventListener("click", () => window.print());
};
