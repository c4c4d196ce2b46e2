import { existsSync } from "node:fs";
import { join } from "node:path";
import { isError } from "../project.ts";
import { collectFindings } from "../validate/collect-findings.ts";
import { type Check, ok, problem, warning } from "./check.ts";

/** The release of the configuration folder, and a site of it to ask for. */
export async function checkConfiguration(
  root: string,
): Promise<{ readonly check: Check; readonly site: string | undefined }> {
  if (!existsSync(join(root, "config")))
    return {
      check: problem("Configuration", `there is no config folder in ${root}`, "Name one with --root."),
      site: undefined,
    };
  const { release, findings } = await collectFindings(root);
  const site = release ? Object.keys(release.sites)[0] : undefined;
  const errors = findings.filter(isError).length;
  const warnings = findings.filter(({ severity }) => severity === "warning").length;
  const advice = "Run npx staywright validate.";
  if (!release) return { check: problem("Configuration", `${errors} errors`, advice), site };
  const says = `${Object.keys(release.sites).length} sites, release ${release.hash}`;
  if (warnings > 0) return { check: warning("Configuration", `${says}, ${warnings} warnings`, advice), site };
  return { check: ok("Configuration", says), site };
}
