import type { WidgetScript } from "#renderer";
import { dismissAround } from "../shared/shell/dismissed.ts";

/** The button appears once it can take its card away; one that was taken away before goes at once. */
export const start: WidgetScript = (place) => {
  const button = place.querySelector("button");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => dismissAround(button, true));
  dismissAround(button, false);
};
