import type { HiddenPart } from "../site/hidden-parts.ts";
import type { PageContext } from "./page-context.ts";

/** Whether a part is left out here: in a web view, by a vendor or by the domain (MODE-04). */
export function isHidden(page: Pick<PageContext, "hidden">, part: HiddenPart): boolean {
  return page.hidden.includes(part);
}
