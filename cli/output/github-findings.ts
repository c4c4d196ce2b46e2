import type { Finding } from "#renderer/release";
import { elsewhereWords, type ToldFinding, toldGroups } from "./told-findings.ts";

const COMMANDS = { error: "error", warning: "warning", info: "notice" } as const;

/**
 * Findings as workflow commands, which GitHub shows on the changed lines: few enough to be read there, the
 * worst first.
 */
export function githubFindings(findings: readonly Finding[]): string {
  return toldGroups(findings)
    .flatMap(({ shown, rest }) => [
      ...shown.map(annotation),
      ...(rest ? [`::${COMMANDS[rest.severity]} title=${property(rest.code)}::${escaped(rest.words)}`] : []),
    ])
    .join("\n");
}

function annotation(finding: ToldFinding): string {
  const { severity, file, line, column, code, message, suggestion } = finding;
  const elsewhere = elsewhereWords(finding);
  const text = [message, suggestion, elsewhere && `The same at ${elsewhere}.`].filter(Boolean).join(" ");
  return `::${COMMANDS[severity]} file=${property(file)},line=${line},col=${column},title=${property(code)}::${escaped(text)}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
