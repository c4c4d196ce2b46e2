import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import colours from "picocolors";
import {
  didYouMean,
  type Finding,
  parseJsonFile,
  readManifests,
  type VendorReport,
  validateAsVendor,
} from "#renderer/release";
import type { Format } from "../commands/validate.ts";
import { githubFindings } from "../output/github-findings.ts";
import { jsonFindings } from "../output/json-findings.ts";
import { prettyFindings } from "../output/pretty-findings.ts";
import { sarifFindings } from "../output/sarif-findings.ts";
import { collectFindings } from "./collect-findings.ts";
import { isAtLeast, type Severity } from "./finding-filter.ts";

interface VendorViewOptions {
  readonly root: string;
  readonly format: Format;
  readonly severity: Severity;
  readonly as: string;
}

/**
 * `staywright validate --as vendor:NAME`: what a vendor may change, and only its own mistakes. Returns 0
 * clean, 1 findings.
 */
export async function validateVendor({ root, format, severity, as }: VendorViewOptions): Promise<number> {
  const started = performance.now();
  const vendor = vendorName(root, as);
  const file = `config/microsites/${vendor}.json`;
  const report = validateAsVendor({
    vendor,
    result: await collectFindings(root),
    widgets: readManifests(root).manifests,
    value: parseJsonFile(file, readFileSync(join(root, file), "utf8")).value,
  });
  const shown = report.findings.filter(isAtLeast(severity));
  const milliseconds = Math.round(performance.now() - started);
  if (format === "json") {
    const { open } = report;
    console.log(JSON.stringify({ vendor, file, open, findings: jsonFindings(shown), milliseconds }, null, 2));
  } else if (format === "sarif") console.log(sarifFindings(shown));
  else if (format === "github") {
    if (shown.length > 0) console.log(githubFindings(shown));
  } else printReport(root, report, shown);
  return shown.length > 0 ? 1 : 0;
}

function vendorName(root: string, as: string): string {
  const [, vendor] = /^vendor:(.+)$/.exec(as) ?? [];
  if (vendor === undefined) throw new Error(`--as takes vendor:NAME, not "${as}".`);
  const folder = join(root, "config/microsites");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  const known = files.map((name) => name.slice(0, -".json".length));
  if (known.includes(vendor)) return vendor;
  const meant = didYouMean(vendor, known) ?? `Known: ${known.join(", ") || "none"}.`;
  throw new Error(`There is no vendor "${vendor}". ${meant}`);
}

function printReport(root: string, { vendor, file, open }: VendorReport, shown: readonly Finding[]): void {
  console.log(`Open to ${colours.bold(vendor)} in ${file}:\n`);
  for (const { widget, description, props, hideable, hidden } of open) {
    const hide = hidden ? ", left out" : hideable ? ", may be left out" : "";
    console.log(`${colours.cyan(widget)}${colours.dim(`  ${description}${hide}`)}`);
    const names = Object.keys(props);
    const width = Math.max(0, ...names.map((name) => name.length));
    for (const [name, { type, description: says, value }] of Object.entries(props)) {
      const now = value === undefined ? "" : colours.green(`  = ${JSON.stringify(value)}`);
      console.log(`  ${name.padEnd(width)}  ${type}${now}${colours.dim(`  ${says}`)}`);
    }
  }
  if (shown.length > 0) console.log(`\n${prettyFindings(root, shown)}`);
  const count = `${shown.length} ${shown.length === 1 ? "finding" : "findings"}`;
  console.log(`\n${shown.length > 0 ? colours.red(count) : colours.green("valid")}`);
}
