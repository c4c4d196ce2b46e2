import { existsSync } from "node:fs";
import { join } from "node:path";
import { isError } from "../project.ts";
import { collectFindings } from "../validate/collect-findings.ts";
import { type Check, ok, problem, warning } from "./check.ts";

/**
 * The release of the configuration folder with the languages that are under way, and a site of it to ask for.
 */
export async function checkConfiguration(
  root: string,
): Promise<{ readonly checks: readonly Check[]; readonly site: string | undefined }> {
  if (!existsSync(join(root, "config")))
    return {
      checks: [problem("Configuration", `there is no config folder in ${root}`, "Name one with --root.")],
      site: undefined,
    };
  const { release, findings } = await collectFindings(root);
  const site = release ? Object.keys(release.sites)[0] : undefined;
  const errors = findings.filter(isError).length;
  const warnings = findings.filter(({ severity }) => severity === "warning").length;
  const advice = "Run npx staywright validate.";
  if (!release) return { checks: [problem("Configuration", `${errors} errors`, advice)], site };
  const says = `${Object.keys(release.sites).length} sites, release ${release.hash}`;
  const whole =
    warnings > 0
      ? warning("Configuration", `${says}, ${warnings} warnings`, advice)
      : ok("Configuration", says);
  const underWay = findings
    .filter(({ code }) => code === "incomplete-language")
    .map(({ message }) =>
      warning("Translation", message, "staywright messages export gives it to translators."),
    );
  return { checks: [whole, ...underWay], site };
}
