import type { Limits } from "#schemas";

/**
 * True once a session has made as many open searches as `limits.search.openSearchThreshold` says, the latest
 * included (SRCH-14).
 */
export function reachedOpenSearchThreshold(
  openSearches: number,
  threshold: Limits["search"]["openSearchThreshold"],
): boolean {
  return openSearches >= threshold;
}
