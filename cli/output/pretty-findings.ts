import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import colours from "picocolors";
import type { Finding } from "#renderer/release";

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
  if (findings.length <= MOST_IN_FULL)
    return findings.map((finding) => prettyFinding(finding, linesOf(finding.file))).join("\n\n");
  return groupsOf(findings)
    .map((group) => {
      const shown = group.slice(0, EXAMPLES).map((finding) => prettyFinding(finding, linesOf(finding.file)));
      return [...shown, ...rest(group)].join("\n\n");
    })
    .join("\n\n");
}

/** Columns shown of a line. */
const LONGEST = 200;

/** More than this are told by groups: the same kind of mistake, worst and largest group first. */
const MOST_IN_FULL = 40;
const EXAMPLES = 3;
const RANK = { error: 0, warning: 1, info: 2 } as const;

function groupsOf(findings: readonly Finding[]): (readonly Finding[])[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${RANK[finding.severity]} ${finding.code}`;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  const rankOf = ([first]: readonly Finding[]) => (first ? RANK[first.severity] : 0);
  return [...groups.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.length - a.length);
}

function rest(group: readonly Finding[]): string[] {
  const [first] = group;
  const others = group.slice(EXAMPLES);
  if (!first || others.length === 0) return [];
  const files = new Map<string, number>();
  for (const { file } of others) files.set(file, (files.get(file) ?? 0) + 1);
  const largest = [...files].sort((a, b) => b[1] - a[1]).map(([file, count]) => `${file} (${count})`);
  const words = `… and ${others.length.toLocaleString("en")} more ${first.code} in ${shortList(largest)}; --json lists all.`;
  return [`  ${colours.dim(words)}`];
}

const PAINT = { error: colours.red, warning: colours.yellow, info: colours.cyan } as const;

function prettyFinding(finding: Finding, lines: readonly string[]): string {
  const { severity, code, file, line, column, message, suggestion, sites } = finding;
  const head = `${PAINT[severity](severity)} ${colours.dim(code)}  ${colours.underline(`${file}:${line}:${column}`)}`;
  const touches = sites.length > 0 ? colours.dim(`  touches ${shortList(sites)}`) : "";
  const parts = [
    head,
    `  ${message}${suggestion ? ` ${colours.green(suggestion)}` : ""}`,
    codeFrame(lines, line, column),
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

function shortList(names: readonly string[]): string {
  return names.length > 5 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : names.join(", ");
}
