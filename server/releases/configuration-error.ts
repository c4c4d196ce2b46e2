import type { Finding } from "#renderer/release";

/** The configuration has errors, so there is nothing to serve. */
export class ConfigurationError extends Error {
  constructor(findings: readonly Finding[]) {
    const lines = findings
      .filter((finding) => finding.severity === "error")
      .map(
        (finding) =>
          `  ${finding.file}:${finding.line}:${finding.column} ${finding.message}${finding.suggestion ? ` (${finding.suggestion})` : ""}`,
      );
    super(
      `The configuration has errors; run npx staywright validate for the whole picture.\n${lines.join("\n")}`,
    );
    this.name = "ConfigurationError";
  }
}
