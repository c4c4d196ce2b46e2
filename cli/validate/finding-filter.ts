import type { Finding } from "#renderer/release";

const RANK = { error: 2, warning: 1, info: 0 } as const;

export type Severity = Finding["severity"];

/** Whether a finding is at least this bad. */
export function isAtLeast(severity: Severity): (finding: Finding) => boolean {
  return (finding) => RANK[finding.severity] >= RANK[severity];
}

/** Whether a finding touches a site; one that touches all sites names none. */
export function touches(site: string): (finding: Finding) => boolean {
  return ({ sites }) => sites.length === 0 || sites.includes(site);
}

/** Findings in changed files, and those elsewhere that were not there before: the change brought them. */
export function broughtBy(
  changed: ReadonlySet<string>,
  before: readonly Finding[],
): (finding: Finding) => boolean {
  const known = new Set(before.map(identityOf));
  return (finding) => changed.has(finding.file) || !known.has(identityOf(finding));
}

/** Two findings with the same identity are the same mistake. */
export function identityOf({ code, file, line, column, message }: Finding): string {
  return [code, file, line, column, message].join("\u001f");
}
