import { configPlace, type Finding } from "#renderer/release";

/** A mistake as people are told of it: at its first place, with where else the very same was found. */
export interface ToldFinding extends Finding {
  readonly elsewhere: readonly Finding[];
}

/** Mistakes of one kind: some to show whole, and words on the rest when there are more. */
export interface ToldGroup {
  readonly shown: readonly ToldFinding[];
  readonly rest?: { readonly severity: Finding["severity"]; readonly code: string; readonly words: string };
}

/** More than this are told by groups: the same kind of mistake, worst and largest group first. */
const MOST_IN_FULL = 40;
const EXAMPLES = 3;
const RANK = { error: 0, warning: 1, info: 2 } as const;

/**
 * Findings as people read them: one misspelling that was written into many files is one mistake, and what is
 * too many to read is told by groups.
 */
export function toldGroups(findings: readonly Finding[]): readonly ToldGroup[] {
  const told = toldOnce(findings);
  if (told.length <= MOST_IN_FULL) return [{ shown: told }];
  return byKind(told).map((group) => ({
    shown: group.slice(0, EXAMPLES),
    ...restOf(group.slice(EXAMPLES)),
  }));
}

/**
 * The same words on the same kind of file, with the same way out, have one cause, whoever copied it; sites
 * are those that any of its places touches.
 */
export function toldOnce(findings: readonly Finding[]): readonly ToldFinding[] {
  const causes = new Map<string, Finding[]>();
  for (const [index, finding] of findings.entries()) {
    const { code, severity, file, message, suggestion } = finding;
    const kind = configPlace(file.replace(/^config\//, ""))?.kind ?? file;
    const cause = suggestion === undefined ? [index] : [code, severity, kind, message, suggestion];
    const key = cause.join("\u001f");
    const places = causes.get(key);
    if (places) places.push(finding);
    else causes.set(key, [finding]);
  }
  return [...causes.values()].flatMap(([first, ...elsewhere]) => {
    if (!first) return [];
    const places = [first, ...elsewhere];
    // A place that touches no site in particular touches all.
    const sites = places.some((place) => place.sites.length === 0)
      ? []
      : [...new Set(places.flatMap((place) => place.sites))];
    return [{ ...first, sites, elsewhere }];
  });
}

/** `config/a.json:3:5, config/b.json:3:5 and 26 more`: where else a mistake stands; undefined for nowhere. */
export function elsewhereWords({ elsewhere }: ToldFinding): string | undefined {
  if (elsewhere.length === 0) return undefined;
  return shortList(elsewhere.map(({ file, line, column }) => `${file}:${line}:${column}`));
}

/** The first five names, and how many there are beside them. */
export function shortList(names: readonly string[]): string {
  return names.length > 5 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : names.join(", ");
}

function byKind(told: readonly ToldFinding[]): (readonly ToldFinding[])[] {
  const groups = new Map<string, ToldFinding[]>();
  for (const finding of told) {
    const key = `${RANK[finding.severity]} ${finding.code}`;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  const rankOf = ([first]: readonly Finding[]) => (first ? RANK[first.severity] : 0);
  return [...groups.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.length - a.length);
}

function restOf(others: readonly ToldFinding[]): Pick<ToldGroup, "rest"> {
  const [first] = others;
  if (!first) return {};
  const places = others.flatMap((told) => [told, ...told.elsewhere]);
  const files = new Map<string, number>();
  for (const { file } of places) files.set(file, (files.get(file) ?? 0) + 1);
  const largest = [...files].sort((a, b) => b[1] - a[1]).map(([file, count]) => `${file} (${count})`);
  const { severity, code } = first;
  const count = places.length.toLocaleString("en");
  return {
    rest: {
      severity,
      code,
      words: `… and ${count} more ${code} in ${shortList(largest)}; --json lists all.`,
    },
  };
}
