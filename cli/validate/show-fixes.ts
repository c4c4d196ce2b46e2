import { readFileSync } from "node:fs";
import { join } from "node:path";
import colours from "picocolors";
import { textDiff } from "../output/text-diff.ts";
import type { FixPlan } from "./apply-fixes.ts";

/**
 * What `--fix` does, or with `dryRun` would do, and the lines that change; asked before anything is written.
 */
export function showFixes(root: string, { fixed, texts }: FixPlan, dryRun: boolean): string {
  if (fixed.length === 0) return "Nothing can be fixed safely.\n";
  const word = dryRun ? colours.yellow("would fix") : colours.green("fixed");
  const lines = fixed.map(
    ({ file, line, column, code, title }) =>
      `${word}  ${file}:${line}:${column}  ${colours.dim(code)}  ${title}`,
  );
  const diffs = [...texts].map(
    ([file, text]) => `\n${textDiff(file, readFileSync(join(root, file), "utf8"), text)}`,
  );
  return `${[...lines, ...diffs].join("\n")}\n`;
}
