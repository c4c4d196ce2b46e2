import type { Provenance, Release, ReleaseResult } from "#renderer/release";

/** An assertion that need not hold on a site, or on a page of it, why, and the line that says so. */
export interface WaiverHere {
  readonly assertion: string;
  readonly why: string;
  readonly place: Provenance | null;
}

type Waives = Readonly<Record<string, { readonly why: string; readonly pages?: readonly string[] }>>;

/** What the domain, brand, country and language of a site waive, on one page when that is given. */
export function waiversHere(
  { explain, release }: Pick<ReleaseResult, "explain" | "release">,
  site: Release["sites"][string],
  locale: string,
  page: string | undefined,
): readonly WaiverHere[] {
  const records: readonly (readonly [path: string, waives: Waives | undefined])[] = [
    ...(["domain", "brand", "country"] as const).map((name) => [name, site[name].waives] as const),
    [`languages.${locale}`, release?.languages[locale]?.waives],
  ];
  return records.flatMap(([path, waives = {}]) =>
    Object.entries(waives).flatMap(([assertion, { why, pages }]): readonly WaiverHere[] => {
      if (pages !== undefined && page !== undefined && !pages.includes(page)) return [];
      const [place = null] = explain(site.id, `${path}.waives.${assertion}.why`);
      return [{ assertion, why, place }];
    }),
  );
}
