import { createHash } from "node:crypto";
import type { Finding } from "#renderer/release";
import { ruleText } from "./rule-texts.ts";

const LEVELS = { error: "error", warning: "warning", info: "note" } as const;

/** Findings as SARIF 2.1.0, which code-scanning services read. */
export function sarifFindings(findings: readonly Finding[]): string {
  const ids = [...new Set(findings.map(({ code }) => code))].sort();
  const rules = ids.map((id) => ({
    id,
    shortDescription: { text: ruleText(id) },
  }));
  const seen = new Map<string, number>();
  const results = findings.map((finding) => ({
    ruleId: finding.code,
    ruleIndex: ids.indexOf(finding.code),
    level: LEVELS[finding.severity],
    message: {
      text: finding.suggestion ? `${finding.message} ${finding.suggestion}` : finding.message,
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(finding.file), uriBaseId: "%SRCROOT%" },
          region: { startLine: finding.line, startColumn: finding.column },
        },
      },
    ],
    partialFingerprints: { "staywrightFinding/v1": fingerprint(finding, seen) },
    properties: { sites: finding.sites },
  }));
  const driver = { name: "staywright", rules };
  const run = { tool: { driver }, columnKind: "utf16CodeUnits", results };
  return JSON.stringify(
    { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] },
    null,
    2,
  );
}

/**
 * The same mistake keeps its fingerprint when lines above it move; the same words twice in a file are
 * counted.
 */
function fingerprint({ code, file, message }: Finding, seen: Map<string, number>): string {
  const words = [code, file, message].join("\u001f");
  const nth = (seen.get(words) ?? 0) + 1;
  seen.set(words, nth);
  return createHash("sha256").update(`${words}\u001f${nth}`).digest("hex").slice(0, 32);
}
