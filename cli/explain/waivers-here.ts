import type { Provenance, Release, ReleaseResult } from "#renderer/release";

/** An assertion that need not hold on a site, or on a page of it, why, and the line that says so. */
export interface WaiverHere {
  readonly assertion: string;
  readonly why: string;
  readonly place: Provenance | null;
}

/** What the domain, brand, country and language of a site waive, on one page when that is given. */
export function waiversHere(
  { explain, release }: Pick<ReleaseResult, "explain" | "release">,
  site: Release["sites"][string],
  locale: string,
  page: string | undefined,
): readonly WaiverHere[] {
  const here = (record: string, assertion: string, why: string): WaiverHere => {
    const [place = null] = explain(site.id, `${record}.waives.${assertion}.why`);
    return { assertion, why, place };
  };
  const isHere = (pages: readonly string[] | undefined) =>
    pages === undefined || page === undefined || pages.includes(page);
  const ofDomain = Object.entries(site.domain.waives ?? {}).flatMap(([id, { why, pages }]) =>
    isHere(pages) ? [here("domain", id, why)] : [],
  );
  const ofBrand = Object.entries(site.brand.waives ?? {}).flatMap(([id, { why, pages }]) =>
    isHere(pages) ? [here("brand", id, why)] : [],
  );
  const ofCountry = Object.entries(site.country.waives ?? {}).flatMap(([id, { why, pages }]) =>
    isHere(pages) ? [here("country", id, why)] : [],
  );
  const ofLanguage = Object.entries(release?.languages[locale]?.waives ?? {});
  return [
    ...ofDomain,
    ...ofBrand,
    ...ofCountry,
    ...ofLanguage.map(([rule, { why }]) => here(`languages.${locale}`, rule, why)),
  ];
}
