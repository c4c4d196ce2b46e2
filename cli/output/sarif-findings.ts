import type { Finding } from "#renderer/release";

const LEVELS = { error: "error", warning: "warning", info: "note" } as const;

/** Findings as SARIF 2.1.0, which code-scanning services read. */
export function sarifFindings(findings: readonly Finding[]): string {
  const rules = [...new Set(findings.map(({ code }) => code))].sort().map((id) => ({ id }));
  const results = findings.map(({ code, severity, message, suggestion, file, line, column }) => ({
    ruleId: code,
    level: LEVELS[severity],
    message: { text: suggestion ? `${message} ${suggestion}` : message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  }));
  const run = { tool: { driver: { name: "staywright", rules } }, results };
  return JSON.stringify(
    { version: "2.1.0", $schema: "https://json.schemastore.org/sarif-2.1.0.json", runs: [run] },
    null,
    2,
  );
}
