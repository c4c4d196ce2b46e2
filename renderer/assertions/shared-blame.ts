import type { Finding } from "../release/json/finding.ts";
import type { Site } from "../site/site.ts";
import type { Failure } from "./evaluate-requirement.ts";
import type { KnownAssertion } from "./requirement.ts";

/** One site on which something does not hold. */
export interface SiteFailure {
  readonly assertion: KnownAssertion;
  readonly failure: Failure;
  readonly site: Site;
  readonly finding: Finding;
}

/** One finding, and the sites it is true of. */
export interface BlamedFinding {
  readonly finding: Finding;
  readonly sites: readonly string[];
}

/**
 * Findings of site failures. Where a value is none of those that another record lists, and every site that
 * shares the list fails, the list is to blame and not each of the values: that is one mistake, at the line of
 * the list. So it is where several sites share one value that a site of another list has rightly.
 *
 * `placeOf` finds the line of an operand on a site; `asked` are all sites that the assertions were asked of.
 */
export function blamedOnce(
  failures: readonly SiteFailure[],
  asked: readonly Site[],
  placeOf: (site: Site, operand: string, failure: SiteFailure) => Finding | undefined,
): readonly BlamedFinding[] {
  const blamed: BlamedFinding[] = [];
  const told = new Set<SiteFailure>();
  for (const first of failures) {
    if (told.has(first)) continue;
    const group = groupOf(first);
    for (const failure of group?.of ?? [first]) told.add(failure);
    blamed.push(
      group
        ? { finding: group.finding, sites: group.of.map(({ site }) => site.id) }
        : { finding: first.finding, sites: [first.site.id] },
    );
  }
  return blamed;

  function groupOf(first: SiteFailure): { finding: Finding; of: readonly SiteFailure[] } | undefined {
    for (const operand of first.failure.among ?? []) {
      const finding = placeOf(first.site, operand, first);
      if (!finding) continue;
      const place = lineOf(finding);
      const sharers = asked.filter((site) => lineOf(placeOf(site, operand, first)) === place);
      const of = failures.filter(
        ({ assertion, site }) => assertion === first.assertion && sharers.includes(site),
      );
      if (of.length < sharers.length || of.length < 2) continue;
      const places = new Set(of.map((failure) => lineOf(failure.finding)));
      if (places.size > 1 || isRightElsewhere(first)) return { finding, of };
    }
    return undefined;
  }

  /** Whether a site that does not fail has its value from the very line that is told. */
  function isRightElsewhere(first: SiteFailure): boolean {
    const { assertion, failure, finding } = first;
    if (!("operand" in failure.blame)) return false;
    const { operand } = failure.blame;
    const failing = new Set(failures.flatMap((each) => (each.assertion === assertion ? [each.site] : [])));
    return asked.some(
      (site) => !failing.has(site) && lineOf(placeOf(site, operand, first)) === lineOf(finding),
    );
  }
}

function lineOf(finding: Finding | undefined): string {
  return finding ? `${finding.file}:${finding.line}:${finding.column}` : "";
}
