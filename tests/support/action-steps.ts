import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

interface ActionStep {
  readonly name: string;
  readonly id?: string;
  readonly if?: string;
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly "working-directory"?: string;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly steps: readonly ActionStep[] };
}

export interface ActionRun {
  /** Folder of the checkout. */
  readonly checkout: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** What GitHub knows: `event.pull_request.base.sha` and the like, by dotted name. */
  readonly github?: Readonly<Record<string, string>>;
  readonly env?: NodeJS.ProcessEnv;
  /** Folder for what a runner keeps beside the checkout. */
  readonly temporary: string;
}

export interface ActionResult {
  readonly code: number;
  /** What the steps printed, as the log shows it. */
  readonly log: string;
  readonly summary: string;
  /** Outputs by step and name: `findings.count`. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** Runs the steps of a composite action one after another, as a runner does: a step that fails ends it. */
export function runAction(folder: string, run: ActionRun): ActionResult {
  const action = parse(readFileSync(join(folder, "action.yml"), "utf8")) as Action;
  const values: Record<string, string> = {};
  for (const [name, { default: value = "" }] of Object.entries(action.inputs))
    values[`inputs.${name}`] = value;
  for (const [name, value] of Object.entries(run.inputs ?? {})) values[`inputs.${name}`] = value;
  for (const [name, value] of Object.entries(run.github ?? {})) values[`github.${name}`] = value;
  const summary = join(run.temporary, "summary.md");
  writeFileSync(summary, "");
  const outputs: Record<string, string> = {};
  let log = "";
  for (const step of action.runs.steps) {
    if (step.if !== undefined && !decided(step.if, values)) continue;
    const output = join(run.temporary, "output");
    writeFileSync(output, "");
    const own = Object.entries(step.env ?? {}).map(([name, text]) => [name, filled(text, values)]);
    const { status, stdout, stderr } = spawnSync(
      "bash",
      ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run],
      {
        cwd: join(run.checkout, filled(step["working-directory"] ?? ".", values)),
        encoding: "utf8",
        env: {
          ...process.env,
          ...run.env,
          ...Object.fromEntries(own),
          GITHUB_ACTION_PATH: folder,
          GITHUB_OUTPUT: output,
          GITHUB_STEP_SUMMARY: summary,
          RUNNER_TEMP: run.temporary,
        },
      },
    );
    log += stdout + stderr;
    for (const [, name, value] of readFileSync(output, "utf8").matchAll(/^(\w+)=(.*)$/gm)) {
      outputs[`${step.id}.${name}`] = value ?? "";
      values[`steps.${step.id}.outputs.${name}`] = value ?? "";
    }
    if (status !== 0) return { code: status ?? 2, log, summary: textOf(summary), outputs };
  }
  return { code: 0, log, summary: textOf(summary), outputs };
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => valueIn(expression, values));
}

/** The first name of `a || b` that has a value. */
function valueIn(expression: string, values: Readonly<Record<string, string>>): string {
  const names = expression.split("||").map((name) => name.trim());
  return names.map((name) => values[name] ?? "").find((value) => value !== "") ?? "";
}

/** `a == 'b' && c`: every part holds. */
function decided(condition: string, values: Readonly<Record<string, string>>): boolean {
  return condition.split("&&").every((part) => {
    const [, name = "", wanted = ""] = /^\s*(\S+)\s*==\s*'(.*)'\s*$/.exec(part) ?? [];
    return name === "" ? valueIn(part, values) !== "" : valueIn(name, values) === wanted;
  });
}
