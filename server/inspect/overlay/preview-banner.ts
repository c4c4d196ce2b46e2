import type { PageExplanation } from "../page-explanation.ts";
import { element } from "./overlay-elements.ts";

/** Says that the page is a preview, of what and until when, with the way out. */
export function previewBanner({
  release,
  until,
  forced,
}: NonNullable<PageExplanation["preview"]>): HTMLElement {
  const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(until),
  );
  const conditions = forced.length > 0 ? `, forced: ${forced.join(", ")}` : "";
  return element(
    "div",
    { class: "banner", role: "status" },
    `Preview of release ${release}, until ${time}${conditions}`,
    element("a", { href: `/_preview/end?to=${encodeURIComponent(location.pathname)}` }, "End preview"),
  );
}
