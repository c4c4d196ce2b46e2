import picocolors from "picocolors";
import type { Change, ReleaseDiff } from "#renderer/release";
import type { ComparedRelease } from "./load-compared.ts";
import { changeWords, countChanges, createSitesPhrase } from "./words.ts";

/** Safe changes of one file that are told together. */
const MANY = 5;
const CLASSES = ["breaking", "risky", "safe"] as const;

/**
 * A comparison for people: worst first, each cause with its place, values, sites and why it is what it is.
 */
export function prettyDiff(
  diff: ReleaseDiff,
  before: ComparedRelease,
  after: ComparedRelease,
  isTerminal: boolean,
): string {
  const colours = picocolors.createColors(isTerminal);
  const paint = { breaking: colours.red, risky: colours.yellow, safe: colours.green };
  const sitesPhrase = createSitesPhrase(before, after);
  const head = `${before.name} ${colours.dim(diff.before)} → ${after.name} ${colours.dim(diff.after)}: ${countChanges(diff)}`;
  const parts = CLASSES.flatMap((name) => {
    const changes = diff.changes.filter((change) => change.class === name);
    return changes.length === 0 ? [] : [paint[name](colours.bold(name)), ...byFile(name, changes)];
  });
  return [head, ...parts].join("\n\n");

  function byFile(name: Change["class"], changes: readonly Change[]): string[] {
    const files = new Map<string, Change[]>();
    for (const change of changes) files.set(change.file, [...(files.get(change.file) ?? []), change]);
    return [...files].flatMap(([file, own]) =>
      name === "safe" && own.length > MANY ? [manyOf(file, own)] : own.map(one),
    );
  }

  function one({ file, line, column, layer, side, reason, sites, touches }: Change): string {
    const [first, ...others] = touches;
    const gone = side === "before" ? " (gone now)" : "";
    const more =
      others.length > 0
        ? [
            colours.dim(
              `    and ${others
                .map(({ path }) => path)
                .slice(0, 3)
                .join(", ")}${others.length > 3 ? ` and ${others.length - 3} more` : ""}`,
            ),
          ]
        : [];
    const words = changeWords(first);
    return [
      `  ${colours.underline(`${file}:${line}:${column}`)}  ${colours.dim(`${layer}${gone}`)}`,
      `    ${first?.path}  ${words.before} → ${colours.bold(words.after)}`,
      ...more,
      `    ${reason}  ${colours.cyan(sitesPhrase(sites))}`,
    ].join("\n");
  }

  function manyOf(file: string, changes: readonly Change[]): string {
    const sites = [...new Set(changes.flatMap((change) => change.sites))].sort();
    const reasons = [...new Set(changes.map(({ reason }) => reason))];
    const paths = changes.slice(0, MANY).map(({ line, touches }) => `    ${line}: ${touches[0]?.path}`);
    return [
      `  ${colours.underline(file)}  ${changes.length} lines`,
      ...paths,
      colours.dim(`    and ${changes.length - MANY} more (--json lists them all)`),
      `    ${reasons.join(" ")}  ${colours.cyan(sitesPhrase(sites))}`,
    ].join("\n");
  }
}
