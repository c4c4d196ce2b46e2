import colours from "picocolors";
import type { Finding } from "#renderer/release";
import { githubFindings } from "../output/github-findings.ts";
import { prettyFindings } from "../output/pretty-findings.ts";
import { sarifFindings } from "../output/sarif-findings.ts";
import { buildProject, exitCode } from "../project.ts";

export type Format = "pretty" | "json" | "sarif" | "github";

/** `staywright validate`: builds the release and prints every mistake once. Returns 0 clean, 1 findings. */
export async function validate({ root, format }: { root: string; format: Format }): Promise<number> {
  const started = performance.now();
  const { findings, release } = await buildProject(root);
  const milliseconds = Math.round(performance.now() - started);
  if (format === "json")
    console.log(JSON.stringify({ hash: release?.hash ?? null, findings, milliseconds }, null, 2));
  else if (format === "sarif") console.log(sarifFindings(findings));
  else if (format === "github") console.log(githubFindings(findings));
  else {
    if (findings.length > 0) console.log(`${prettyFindings(root, findings)}\n`);
    console.log(
      summary(findings, release ? Object.keys(release.sites).length : 0, release?.hash, milliseconds),
    );
  }
  return exitCode(findings);
}

function summary(
  findings: readonly Finding[],
  sites: number,
  hash: string | undefined,
  milliseconds: number,
): string {
  const count = (severity: Finding["severity"], name: string) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number === 0 ? [] : [`${number} ${name}${number === 1 ? "" : "s"}`];
  };
  const counts = [...count("error", "error"), ...count("warning", "warning"), ...count("info", "note")].join(
    ", ",
  );
  const verdict = hash
    ? `${colours.green("valid")}: ${sites} sites, release ${hash}`
    : colours.red("not valid");
  return `${verdict}${counts ? `, ${counts}` : ""} ${colours.dim(`(${milliseconds} ms)`)}`;
}
