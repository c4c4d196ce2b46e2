import colours from "picocolors";
import { didYouMean, type Finding, type Release } from "#renderer/release";
import { githubFindings } from "../output/github-findings.ts";
import { jsonFindings } from "../output/json-findings.ts";
import { writePlan } from "../output/planned-files.ts";
import { prettyFindings } from "../output/pretty-findings.ts";
import { createProgress } from "../output/progress.ts";
import { sarifFindings } from "../output/sarif-findings.ts";
import { toldOnce } from "../output/told-findings.ts";
import { type FixPlan, planFixes } from "../validate/apply-fixes.ts";
import { loadChange } from "../validate/changed-files.ts";
import { collectFindings, type ProjectFindings } from "../validate/collect-findings.ts";
import { broughtBy, isAtLeast, type Severity, touches } from "../validate/finding-filter.ts";
import { showFixes } from "../validate/show-fixes.ts";
import { validateVendor } from "../validate/vendor-view.ts";

export type Format = "pretty" | "json" | "sarif" | "github";

export interface ValidateOptions {
  readonly root: string;
  readonly format: Format;
  /** Lowest severity that is shown and counted. */
  readonly severity?: Severity;
  /** Only what differs from a commit, or was brought by that. */
  readonly changed?: boolean;
  readonly since?: string;
  /** Only what touches this domain. */
  readonly site?: string;
  /** Whether every page is rendered; true when absent. */
  readonly render?: boolean;
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  /** `vendor:NAME`: what is open to a vendor, and what is wrong in its file. */
  readonly as?: string;
}

/**
 * `staywright validate`: builds the release and prints every mistake once. Returns 0 clean, 1 findings.
 * `--fix` writes only what leaves fewer findings behind.
 */
export async function validate(options: ValidateOptions): Promise<number> {
  const { root, format, severity = "warning", site, fix = false, dryRun = false, render = true } = options;
  if (options.as !== undefined) return validateVendor({ ...options, as: options.as, severity });
  const started = performance.now();
  const progress = createProgress();
  progress.say("Building the release …");
  let { release, findings } = await collectFindings(root, { render: render && !fix });
  if (site !== undefined) checkSite(release, findings, site);
  const filters = [await changeFilter(options, progress.say), site === undefined ? undefined : touches(site)];
  const isScoped = (finding: Finding) => filters.every((accepts) => accepts?.(finding) ?? true);

  let plan: FixPlan | undefined;
  let done = "";
  if (fix) {
    plan = await planFixes({
      root,
      findings,
      isWanted: isScoped,
      check: async (overlay) => (await collectFindings(root, { overlay })).findings,
      onRound: (fixes) => progress.say(`Fixing … ${fixes} so far`),
    });
    done = showFixes(root, plan, dryRun);
    if (!dryRun) writePlan(root, plan.texts);
    ({ release, findings } = await collectFindings(root, { overlay: plan.texts, render }));
  }
  progress.end();
  const scoped = findings.filter(isScoped);
  const shown = scoped.filter(isAtLeast(severity));
  const milliseconds = Math.round(performance.now() - started);
  if (format === "json") {
    const fixed = plan && { fixed: plan.fixed };
    const report = { hash: release?.hash ?? null, findings: jsonFindings(shown), ...fixed, milliseconds };
    console.log(JSON.stringify(report, null, 2));
  } else if (format === "sarif") console.log(sarifFindings(shown));
  else if (format === "github") {
    if (shown.length > 0) console.log(githubFindings(shown));
  } else {
    if (done) console.log(done);
    if (shown.length > 0) console.log(`${prettyFindings(root, shown)}\n`);
    console.log(summary({ release, shown, hidden: scoped.length - shown.length, milliseconds }));
    for (const { message } of scoped.filter((finding) => isUnderWay(finding) && !shown.includes(finding)))
      console.log(`${colours.yellow("under way")}: ${message}`);
  }
  return shown.length > 0 ? 1 : 0;
}

/**
 * A language that is not whole yet, and words that wait for translators, are no mistake, and are never kept
 * quiet about either.
 */
function isUnderWay({ code }: Finding): boolean {
  return code === "incomplete-language" || code === "untranslated-message";
}

async function changeFilter(
  { root, changed = false, since }: ValidateOptions,
  say: (text: string) => void,
): Promise<((finding: Finding) => boolean) | undefined> {
  if (!changed && since === undefined) return undefined;
  const change = await loadChange(root, since ?? "HEAD");
  try {
    say("Building the release as it was …");
    const before = await collectFindings(change.before, { code: root });
    return broughtBy(change.files, before.findings);
  } finally {
    await change.remove();
  }
}

/** With mistakes there is no release, so the sites that findings name count too. */
function checkSite(release: Release | null, findings: readonly Finding[], site: string): void {
  const known = release ? Object.keys(release.sites) : findings.flatMap(({ sites }) => sites);
  if (known.includes(site) || !release) return;
  throw new Error(`There is no site "${site}". ${didYouMean(site, known) ?? ""}`.trim());
}

function summary({
  release,
  shown,
  hidden,
  milliseconds,
}: Pick<ProjectFindings, "release"> & {
  readonly shown: readonly Finding[];
  readonly hidden: number;
  readonly milliseconds: number;
}): string {
  const count = (severity: Severity, name: string) => {
    const places = shown.filter((finding) => finding.severity === severity);
    const { length } = toldOnce(places);
    const where = length < places.length ? ` in ${places.length} places` : "";
    return length === 0 ? [] : [`${length} ${name}${length === 1 ? "" : "s"}${where}`];
  };
  const counts = [
    ...count("error", "error"),
    ...count("warning", "warning"),
    ...count("info", "note"),
    ...(hidden > 0 ? [`${hidden} less severe not shown`] : []),
  ];
  const verdict = release
    ? `${colours.green("valid")}: ${Object.keys(release.sites).length} sites, release ${release.hash}`
    : colours.red("not valid");
  return `${[verdict, ...counts].join(", ")} ${colours.dim(`(${milliseconds} ms)`)}`;
}
