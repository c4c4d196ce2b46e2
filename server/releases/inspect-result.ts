import {
  inspectNode,
  inspectPage,
  type NodeInsight,
  type PageInsight,
  type ReleaseResult,
} from "#renderer/release";

/** A page of a site, or one node of it by its address (`main.hero`). */
export interface InspectQuestion {
  readonly site: string;
  readonly page: string;
  readonly address?: string;
}

/** The answer of a release; null for a page or node it does not have. */
export function inspectResult(
  result: ReleaseResult,
  { site, page, address }: InspectQuestion,
): PageInsight | NodeInsight | null {
  return (
    (address === undefined ? inspectPage(result, site, page) : inspectNode(result, site, page, address)) ??
    null
  );
}
