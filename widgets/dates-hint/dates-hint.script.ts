import { reachedOpenSearchThreshold } from "#domain/search";
import type { WidgetScript } from "#renderer";
import { countOpenSearch, leaveOpenSearch } from "./open-searches.ts";

/** Counts the search its line says (SRCH-14), and shows the hint once there were enough. */
export const start: WidgetScript = (place, page) => {
  const line = place.querySelector<HTMLElement>("[data-search]");
  const hint = line?.querySelector("template");
  if (!line || !hint) return;
  const enough = page.limits.search.openSearchThreshold;
  const searches = countOpenSearch(page.siteId, line.dataset.search ?? "", enough);
  if (reachedOpenSearchThreshold(searches, enough)) hint.replaceWith(hint.content);
  // Gone for good, or replaced by the same line of the next page?
  document.addEventListener("staywright:page", leaveWhenGone);
  function leaveWhenGone() {
    if (line?.isConnected) return;
    document.removeEventListener("staywright:page", leaveWhenGone);
    if (!document.getElementById(line?.id ?? "")) leaveOpenSearch();
  }
};
