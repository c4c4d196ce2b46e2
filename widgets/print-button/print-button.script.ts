import type { WidgetScript } from "#renderer";

/** Without JavaScript there is nothing to press. */
export const start: WidgetScript = (place) => {
  const button = place.querySelector("button");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => window.print());
};
