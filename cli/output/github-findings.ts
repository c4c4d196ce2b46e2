import type { Finding } from "#renderer/release";

const COMMANDS = { error: "error", warning: "warning", info: "notice" } as const;

/** Findings as workflow commands, which GitHub shows on the changed lines. */
export function githubFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ severity, file, line, column, code, message, suggestion }) => {
      const text = suggestion ? `${message} ${suggestion}` : message;
      return `::${COMMANDS[severity]} file=${property(file)},line=${line},col=${column},title=${property(code)}::${escaped(text)}`;
    })
    .join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
