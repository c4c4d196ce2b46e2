import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import colours from "picocolors";
import type { Finding } from "#renderer/release";
import { elsewhereWords, shortList, type ToldFinding, toldGroups } from "./told-findings.ts";

/** Findings for people: place, what is wrong, the lines around it and what to do. */
export function prettyFindings(root: string, findings: readonly Finding[]): string {
  const texts = new Map<string, readonly string[]>();
  const linesOf = (file: string) => {
    const known = texts.get(file);
    if (known) return known;
    const path = join(root, file);
    const isText = file.endsWith(".json") && statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    const lines = isText ? readFileSync(path, "utf8").split("\n") : [];
    texts.set(file, lines);
    return lines;
  };
  return toldGroups(findings)
    .flatMap(({ shown, rest }) => [
      ...shown.map((finding) => prettyFinding(finding, linesOf(finding.file))),
      ...(rest ? [`  ${colours.dim(rest.words)}`] : []),
    ])
    .join("\n\n");
}

/** Columns shown of a line. */
const LONGEST = 200;

const PAINT = { error: colours.red, warning: colours.yellow, info: colours.cyan } as const;

function prettyFinding(finding: ToldFinding, lines: readonly string[]): string {
  const { severity, code, file, line, column, message, suggestion, sites } = finding;
  const head = `${PAINT[severity](severity)} ${colours.dim(code)}  ${colours.underline(`${file}:${line}:${column}`)}`;
  const touches = sites.length > 0 ? colours.dim(`  touches ${shortList(sites)}`) : "";
  const elsewhere = elsewhereWords(finding);
  const parts = [
    head,
    `  ${message}${suggestion ? ` ${colours.green(suggestion)}` : ""}`,
    codeFrame(lines, line, column),
    elsewhere === undefined ? "" : colours.dim(`  the same at ${elsewhere}`),
    touches,
  ];
  return parts.filter(Boolean).join("\n");
}

function codeFrame(lines: readonly string[], line: number, column: number): string {
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const mark = number === line ? ">" : " ";
    // Of a file that is one long line, what stands around the place is enough.
    const from = Math.max(0, column - LONGEST / 2);
    const text = (lines[number - 1] ?? "").slice(from, from + LONGEST);
    frame.push(`  ${mark} ${String(number).padStart(width)} | ${text}`);
    if (number === line)
      frame.push(`    ${" ".repeat(width)} | ${" ".repeat(column - 1 - from)}${colours.red("^")}`);
  }
  return frame.join("\n");
}
