import colours from "picocolors";
import type { Finding } from "#renderer/release";
import { showPlan, writePlan } from "../output/planned-files.ts";
import { prettyFindings } from "../output/pretty-findings.ts";
import { buildProject, isError } from "../project.ts";
import type { AddOptions, AddPlan } from "./add-plan.ts";
import { asks, confirmed, NOBODY_TO_ASK } from "./questions.ts";

/** Tries a plan before it is written; answers what would be wrong. */
type Check = (root: string, files: ReadonlyMap<string, string>) => Promise<readonly Finding[]>;

/**
 * Checks a plan against the whole configuration, shows it, asks, writes all of it or nothing, and says what
 * to do next. Answers the exit code: 0 written, shown or there already; 1 the configuration would not be
 * valid; 2 the person said no, or nobody is there to ask and `--yes` was not given.
 */
export async function carryOut(
  options: AddOptions,
  plan: AddPlan,
  check: Check = checkRelease,
): Promise<number> {
  const { root, dryRun = false, json = false } = options;
  const { files, notes, url, domain } = plan;
  const errors = files.size > 0 ? await check(root, files) : [];
  if (json) {
    const isAllowed = dryRun || options.yes === true || files.size === 0;
    const willWrite = errors.length === 0 && !dryRun && isAllowed;
    if (willWrite) writePlan(root, files);
    const written = willWrite ? [...files.keys()] : [];
    const answer =
      errors.length > 0 ? { findings: errors } : { files: Object.fromEntries(files), notes, url, domain };
    console.log(JSON.stringify({ written, ...answer }, null, 2));
    if (errors.length > 0) return 1;
    if (!isAllowed) console.error(NOBODY_TO_ASK);
    return isAllowed ? 0 : 2;
  }
  if (errors.length > 0) {
    console.log(`${prettyFindings(root, errors)}\n\nNothing was written.`);
    return 1;
  }
  if (files.size === 0) {
    console.log(`${plan.what} is there already; nothing changed.`);
    for (const note of notes) console.log(`${colours.yellow("note")} ${note}`);
    say(plan, "answers");
    return 0;
  }
  console.log(`${showPlan(root, files)}\n`);
  for (const note of notes) console.log(`${colours.yellow("note")} ${note}`);
  if (dryRun) {
    console.log("Nothing was written.");
    say(plan, "would answer");
    return 0;
  }
  const count = `${files.size} ${files.size === 1 ? "file" : "files"}`;
  if (!(await confirmed(options, `Write ${count}?`))) {
    if (asks(options)) console.log("Nothing was written.");
    else console.error(NOBODY_TO_ASK);
    return 2;
  }
  writePlan(root, files);
  console.log(`${colours.green("valid")}, ${count} written.`);
  say(plan, "answers");
  return 0;
}

async function checkRelease(root: string, files: ReadonlyMap<string, string>): Promise<readonly Finding[]> {
  return (await buildProject(root, files)).findings.filter(isError);
}

function say({ next = [], url }: AddPlan, answers: string): void {
  for (const line of next) console.log(`${colours.cyan("next")} ${line}`);
  if (url) console.log(`It ${answers} at ${url}`);
}
