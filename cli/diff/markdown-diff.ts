import type { Change, ReleaseDiff } from "#renderer/release";
import type { ComparedRelease } from "./load-compared.ts";
import { changeWords, countChanges, createSitesPhrase } from "./words.ts";

const TITLES = { breaking: "Breaking", risky: "Risky", safe: "Safe" } as const;

/** A comparison for a pull request: a table per class, the safe one folded away. */
export function markdownDiff(diff: ReleaseDiff, before: ComparedRelease, after: ComparedRelease): string {
  const sitesPhrase = createSitesPhrase(before, after);
  const row = ({ file, line, reason, sites, touches }: Change) => {
    const [first] = touches;
    const more = touches.length > 1 ? ` and ${touches.length - 1} more` : "";
    const words = changeWords(first, 40);
    const cells = [
      code(`${file}:${line}`),
      `${code(first?.path ?? "")}${more}`,
      `${code(words.before)} → ${code(words.after)}`,
      sitesPhrase(sites),
      reason,
    ];
    return `| ${cells.join(" | ")} |`;
  };
  const table = (changes: readonly Change[]) =>
    ["| place | value | change | sites | why |", "| --- | --- | --- | --- | --- |", ...changes.map(row)].join(
      "\n",
    );
  const parts = (["breaking", "risky", "safe"] as const).flatMap((name) => {
    const changes = diff.changes.filter((change) => change.class === name);
    if (changes.length === 0) return [];
    if (name !== "safe") return [`### ${TITLES[name]}\n\n${table(changes)}`];
    return [
      `<details><summary>${TITLES[name]}: ${changes.length}</summary>\n\n${table(changes)}\n\n</details>`,
    ];
  });
  const head = `## Configuration: ${countChanges(diff)}\n\n${code(before.name)} → ${code(after.name)}`;
  return [head, ...parts].join("\n\n");
}

/** A code span in a table cell, whatever the text holds. */
function code(text: string): string {
  const fence = text.includes("`") ? "``" : "`";
  const pad = text.includes("`") ? " " : "";
  return `${fence}${pad}${text.replaceAll("|", "\\|").replace(/\s+/g, " ")}${pad}${fence}`;
}
