import { readFileSync } from "node:fs";
import { join } from "node:path";
import colours from "picocolors";
import { type MigrationPlan, planMigration, readConfigSource, readManifests } from "#renderer/release";
import { writePlan } from "../output/planned-files.ts";
import { createProgress } from "../output/progress.ts";
import { textDiff } from "../output/text-diff.ts";
import { buildProject, isError, loadMigrations } from "../project.ts";

export interface MigrateOptions {
  readonly root: string;
  readonly json: boolean;
  readonly dryRun?: boolean;
  /** Write nothing; answer 1 when something is behind. */
  readonly check?: boolean;
}

/**
 * `staywright migrate`: rewrites what is written for older versions of widgets and documents, only when every
 * site resolves to the same release afterwards. Returns 1 when something stays behind.
 */
export async function migrate(options: MigrateOptions): Promise<number> {
  const { root, json, dryRun = false, check = false } = options;
  const progress = createProgress();
  progress.say("Reading versions …");
  const { manifests } = readManifests(root);
  const plan = planMigration({
    source: readConfigSource(root),
    widgets: manifests,
    migrations: await loadMigrations(root, manifests),
  });
  progress.say("Comparing releases …");
  const hash = plan.texts.size > 0 ? await provenHash(root, plan) : undefined;
  progress.end();
  const isWritten = !dryRun && !check && plan.texts.size > 0;
  if (isWritten) writePlan(root, plan.texts);
  const { migrated, stuck } = plan;
  const written = isWritten ? [...plan.texts.keys()] : [];
  if (json) console.log(JSON.stringify({ migrated, stuck, written, hash: hash ?? null }, null, 2));
  else print(root, plan, { dryRun, isWritten, hash });
  if (check) return migrated.length + stuck.length > 0 ? 1 : 0;
  return stuck.length > 0 ? 1 : 0;
}

/** The release's hash, the same before and after. @throws when the rewritten files say something else. */
async function provenHash(root: string, { texts }: MigrationPlan): Promise<string | undefined> {
  const before = await buildProject(root);
  const after = await buildProject(root, texts);
  const errors = (findings: typeof before.findings) => findings.filter(isError).length;
  if (before.release && before.release.hash !== after.release?.hash)
    throw new Error("The migrated files would change what the sites show. Nothing was written.");
  if (errors(after.findings) > errors(before.findings))
    throw new Error("The migrated files would have more mistakes than before. Nothing was written.");
  return after.release?.hash;
}

function print(
  root: string,
  { migrated, stuck, texts }: MigrationPlan,
  { dryRun, isWritten, hash }: { dryRun: boolean; isWritten: boolean; hash: string | undefined },
): void {
  const word = isWritten ? colours.green("migrated") : colours.yellow("behind  ");
  for (const { file, line, what, from, to } of migrated)
    console.log(`${word}  ${file}:${line}  ${what}  ${from} → ${to}`);
  for (const { file, line, what, message } of stuck)
    console.log(`${colours.red("by hand ")}  ${file}:${line}  ${what}  ${message}`);
  if (dryRun) {
    for (const [file, text] of texts)
      console.log(`\n${textDiff(file, readFileSync(join(root, file), "utf8"), text)}`);
  }
  if (migrated.length + stuck.length === 0) console.log("Everything is up to date.");
  else if (hash) console.log(`${isWritten ? "Written" : "Nothing was written"}; the release stays ${hash}.`);
}
