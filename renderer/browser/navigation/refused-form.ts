import { guestMark, isKnown } from "../guest-mark.ts";

/**
 * Has what follows from signing out follow where a plain form was refused because nobody knows any more who
 * the guest is, and led to where one signs in (ACC-06): the page there says so in words. Once, not when it is
 * loaded anew or gone back to.
 */
export function tellRefusedForm(): void {
  if (!location.search.includes("problem=signed_out")) return;
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load && load.type !== "navigate") return;
  if (!isKnown(guestMark())) document.dispatchEvent(new Event("staywright:logout"));
}
