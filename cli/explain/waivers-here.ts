import type { Provenance, Release, ReleaseResult } from "#renderer/release";

/** An assertion that need not hold on a site, or on a page of it, why, and the line that says so. */
export interface WaiverHere {
  readonly assertion: string;
  readonly why: string;
  readonly place: Provenance | null;
}

/** What the domain, brand and country of a site waive, on one page when that is given. */
export function waiversHere(
  { explain }: Pick<ReleaseResult, "explain">,
  site: Release["sites"][string],
  page: string | undefined,
): readonly WaiverHere[] {
  return (["domain", "brand", "country"] as const).flatMap((record) =>
    Object.entries(site[record].waives ?? {}).flatMap(
      ([assertion, { why, pages }]): readonly WaiverHere[] => {
        if (pages !== undefined && page !== undefined && !pages.includes(page)) return [];
        const [place = null] = explain(site.id, `${record}.waives.${assertion}.why`);
        return [{ assertion, why, place }];
      },
    ),
  );
}
