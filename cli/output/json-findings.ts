import type { Finding } from "#renderer/release";

/** A finding as `--json` prints it: always these eight fields, `suggestion` null when there is none. */
export type JsonFinding = Pick<
  Finding,
  "code" | "severity" | "file" | "line" | "column" | "message" | "sites"
> & { readonly suggestion: string | null };

/** Findings as `--json` prints them. */
export function jsonFindings(findings: readonly Finding[]): JsonFinding[] {
  return findings.map(({ code, severity, file, line, column, message, suggestion, sites }) => ({
    code,
    severity,
    file,
    line,
    column,
    message,
    suggestion: suggestion ?? null,
    sites,
  }));
}
