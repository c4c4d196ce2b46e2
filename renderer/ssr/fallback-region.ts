/** Region of a page whose nodes stand in when too little of it could be shown (CMS-02). */
export const fallbackRegion = "fallback";

/**
 * Whether the stand-ins are needed: something failed, and fewer than `below` of the page's own nodes have
 * anything to show.
 */
export function needsFallback(
  shown: readonly string[],
  { failed, below }: { readonly failed: boolean; readonly below: number },
): boolean {
  return failed && shown.filter((html) => html !== "" && !emptyIsland.test(html)).length < below;
}

/** An island that shows nothing until the browser has something of its own to show. */
const emptyIsland = /^<div data-island="[^"]*" data-hydrate="[a-z]*"><\/div>$/;
