import type { Finding } from "../json/finding.ts";

/** How many other places are written out; the rest are counted. */
const MOST_PLACES = 6;

/**
 * Findings, those of one name that nothing has told as one: what was renamed or removed while others point at
 * it is one mistake, however many they are. It stands at the first place that is an error and names the
 * others; a fix mends all of them. Messages are told each by each, for the words at a place say which one was
 * meant.
 */
export function namedOnce(findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const name = unknownName(finding);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.push(finding);
    else groups.set(name, [finding]);
  }
  return findings.flatMap((finding): readonly Finding[] => {
    const group = groups.get(unknownName(finding) ?? "") ?? [finding];
    if (group.length === 1) return [finding];
    return group[0] === finding ? [together(group)] : [];
  });
}

/** The name that a finding says there is not, with its kind. */
function unknownName({ code, message }: Finding): string | undefined {
  if (!code.startsWith("unknown-") || code === "unknown-message") return undefined;
  return /^There is no [a-z]+ "[^"]+"(?=\.$|, so nobody )/.exec(message)?.[0];
}

function together(group: readonly Finding[]): Finding {
  const first = group.find(({ severity }) => severity === "error") ?? (group[0] as Finding); // never empty
  const others = group.filter((finding) => finding !== first).map(({ file, line }) => `${file}:${line}`);
  const more = others.length - MOST_PLACES;
  const places = others.slice(0, MOST_PLACES).join(", ") + (more > 0 ? ` and ${more} more` : "");
  const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
  const isKnown = first.suggestion?.startsWith("Did you mean");
  return {
    ...first,
    message: `${first.message} It is named in ${others.length === 1 ? "another place" : `${others.length} other places`} too: ${places}.`,
    suggestion: isKnown
      ? first.suggestion
      : "Put it back; or write its new name, or take it out, wherever it is named.",
    ...(first.fix && { fix: { ...first.fix, edits } }),
    sites: group.some(({ sites }) => sites.length === 0)
      ? []
      : [...new Set(group.flatMap(({ sites }) => sites))].sort(),
  };
}
