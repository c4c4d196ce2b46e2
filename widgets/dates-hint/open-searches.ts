import { keep, readKeptList } from "../shared/shell/kept-list.ts";

/**
 * Counts a search without dates and returns how many of them this tab's session has made, this one included
 * (SRCH-14): the same place twice is two. Not a second one are a reload and the way back, where the page of
 * the history was counted, nor a filter or another page of results, where the guest never left it. Nobody
 * needs to know more than `enough` of them. Storage that is closed or damaged holds none.
 */
export function countOpenSearch(siteId: string, search: string, enough: number): number {
  const key = `staywright.open-searches.${siteId}` as const;
  const searches = readKeptList("sessionStorage", key, isSearch);
  const isKept = history.state?.openSearch === search && !isOpenedAnew();
  const isKnown = isKept || (shown === search && searches.length > 0);
  shown = search;
  isFirst = false;
  history.replaceState({ ...history.state, openSearch: search }, "");
  if (searches.length >= enough || isKnown) return searches.length;
  const counted = [...searches, search];
  keep("sessionStorage", key, counted);
  return counted.length;
}

/** Says that the guest went elsewhere, so that the same search counts again. */
export function leaveOpenSearch(): void {
  shown = null;
}

/**
 * Whether this is the page the browser was sent to, by an address that was typed, say, and not one it came
 * back to.
 */
function isOpenedAnew(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return isFirst && (visit as PerformanceNavigationTiming | undefined)?.type === "navigate";
}

/** Until an open search was counted in this document. */
let isFirst = true;

/** The open search whose results are on the page, through filters and pages of results. */
let shown: string | null = null;

function isSearch(value: unknown): value is string {
  return typeof value === "string";
}
