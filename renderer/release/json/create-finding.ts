import type { Finding, FindingFix } from "./finding.ts";
import { renameFix } from "./finding-fix.ts";
import { type JsonFile, type JsonPath, positionOf } from "./json-file.ts";

export interface FindingWords {
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
  /** The only name that can have been meant: mends the finding by standing at its place. */
  readonly meant?: string;
  readonly fix?: FindingFix;
  readonly severity?: Finding["severity"];
}

/** A finding at a place in a file; an error unless it says otherwise. */
export function createFinding(
  source: JsonFile,
  path: JsonPath,
  { code, message, suggestion, meant, severity = "error", ...words }: FindingWords,
  part: "key" | "value" = "value",
): Finding {
  const position = positionOf(source, path, part);
  const fix = words.fix ?? (meant === undefined ? undefined : renameFix(source, path, part, meant));
  return {
    code,
    severity,
    file: source.file,
    ...position,
    message,
    ...(suggestion && { suggestion }),
    ...(fix && { fix }),
    sites: [],
  };
}

/** Worst first within a file's order: by file, line, column, code. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
