import type { WidgetScript } from "#renderer";
import { dismissAround } from "../shared/shell/dismissed.ts";

/** A card that was taken away before goes at once. */
export const start: WidgetScript = (place) => {
  const button = place.querySelector("button");
  button?.addEventListener("click", () => dismissAround(button, true));
  dismissAround(button, false);
};
