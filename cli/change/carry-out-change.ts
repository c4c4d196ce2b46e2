import colours from "picocolors";
import { asks, confirmed, NOBODY_TO_ASK } from "../add/questions.ts";
import { prettyFindings } from "../output/pretty-findings.ts";
import { textDiff } from "../output/text-diff.ts";
import { type ChangePlan, ChangeRefused } from "./change-plan.ts";
import { checkChange, textOf } from "./check-change.ts";
import type { ProjectText } from "./project-text.ts";
import type { Kind } from "./thing.ts";
import { writeChange } from "./write-change.ts";

export interface ChangeOptions {
  readonly root: string;
  readonly json: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

interface Change {
  readonly project: ProjectText;
  readonly kind: Kind;
  readonly name: string;
  /** The new name; absent when the thing goes. */
  readonly to?: string;
  /** Called first, because it may refuse. */
  readonly plan: () => ChangePlan;
  /** Called once it is written. */
  readonly after: () => Promise<number>;
}

/**
 * Tries a change against the whole configuration, shows every file and place of it, asks, and writes all or
 * nothing. Answers the exit code: 0 written or shown, 1 refused, 2 the person said no, or nobody is there to
 * ask and `--yes` was not given.
 */
export async function carryOutChange(options: ChangeOptions, change: Change): Promise<number> {
  const { root, json, dryRun = false } = options;
  const plan = planned(change);
  if (typeof plan === "string") return refuse(json, plan, []);
  const findings = await checkChange(change.project, plan, change);
  if (findings.length > 0) return refuse(json, prettyFindings(root, findings), findings);
  const { texts, removed, moved, places, notes } = plan;
  const isAllowed = dryRun || options.yes === true;
  if (json) {
    if (isAllowed && !dryRun) writeChange(root, plan);
    const written = isAllowed && !dryRun;
    const answer = { written, removed: [...removed], moved: Object.fromEntries(moved), places, notes };
    console.log(JSON.stringify({ ...answer, texts: Object.fromEntries(texts) }, null, 2));
    if (!isAllowed) console.error(NOBODY_TO_ASK);
    return !isAllowed ? 2 : written ? change.after() : 0;
  }
  console.log(`${shown(root, plan)}\n`);
  for (const note of notes) console.log(`${colours.yellow("note")} ${note}`);
  if (dryRun) {
    console.log("Nothing was written.");
    return 0;
  }
  const counts = countsOf(plan);
  if (!(await confirmed(options, `Write this (${counts})?`))) {
    if (asks(options)) console.log("Nothing was written.");
    else console.error(NOBODY_TO_ASK);
    return 2;
  }
  writeChange(root, plan);
  console.log(`${colours.green("valid")}, ${counts}. git checkout takes it back.`);
  return change.after();
}

function planned({ plan }: Change): ChangePlan | string {
  try {
    return plan();
  } catch (error) {
    if (error instanceof ChangeRefused) return error.message;
    throw error;
  }
}

function refuse(json: boolean, said: string, findings: Awaited<ReturnType<typeof checkChange>>): number {
  if (json)
    console.log(JSON.stringify({ written: false, refused: findings.length > 0 ? findings : said }, null, 2));
  else if (findings.length === 0) console.error(`${said}\nNothing was written.`);
  else console.log(`${said}\n\nIt would break this, so nothing was written.`);
  return 1;
}

function shown(root: string, { texts, removed, moved }: ChangePlan): string {
  const before = new Map([...moved].map(([from, to]) => [to, from]));
  return [
    ...[...removed].map((file) => colours.red(`remove ${file}`)),
    ...[...moved].map(([from, to]) => colours.yellow(`rename ${from} to ${to}`)),
    ...[...texts].map(([file, text]) => textDiff(file, textOf(root, before.get(file) ?? file), text)),
  ].join("\n");
}

function countsOf({ texts, removed, moved }: ChangePlan): string {
  const parts = [
    [removed.size, "removed"],
    [moved.size, "renamed"],
    [[...texts.keys()].filter((file) => ![...moved.values()].includes(file)).length, "edited"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, done]) => `${count} ${count === 1 ? "file" : "files"} ${done}`)
    .join(", ");
}
