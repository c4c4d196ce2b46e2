import type { Finding } from "#renderer/release";
import { writeGenerated } from "../generate/generated-file.ts";
import { planGenerated } from "../generate/plan-generated.ts";
import type { Usage } from "../usage/usage.d.ts";

export interface GenerateOptions {
  readonly root: string;
  readonly json: boolean;
  /** Write nothing; answer 1 when something would be written. */
  readonly check?: boolean;
  /** Say only what is wrong. */
  readonly quiet?: boolean;
  /** The commands, for their page in docs/; that page is left alone without them. */
  readonly usages?: readonly Usage[];
}

/**
 * `staywright generate`: types, the operation table and the widget registries, written only where something
 * changed. Prints one error per broken file and leaves that file's older output alone. Returns the exit code.
 */
export async function generate({
  root,
  json,
  check = false,
  quiet = false,
  usages,
}: GenerateOptions): Promise<number> {
  const started = performance.now();
  const plan = await planGenerated(root, usages);
  const findings: Finding[] = [...plan.findings];
  const result = await writeGenerated(root, plan.files, plan.owned, check);
  for (const { path, error } of result.failed) findings.push(failure(path, error));

  const milliseconds = Math.round(performance.now() - started);
  if (json) console.log(JSON.stringify({ ...result, failed: undefined, findings, milliseconds }, null, 2));
  else {
    for (const f of findings) console.error(`${f.file}:${f.line}:${f.column}  ${f.code}  ${f.message}`);
    if (!quiet) {
      const [wrote, removed] = check ? ["stale  ", "extra  "] : ["wrote  ", "removed"];
      for (const path of result.written) console.log(`${wrote}  ${path}`);
      for (const path of result.removed) console.log(`${removed}  ${path}`);
      console.log(
        `${result.written.length} ${check ? "stale" : "written"}, ${result.unchanged} unchanged, ${milliseconds} ms`,
      );
    }
  }
  const isStale = check && result.written.length + result.removed.length > 0;
  return findings.length > 0 || isStale ? 1 : 0;
}

function failure(path: string, error: Error): Finding {
  const [, kind, file = ""] = /^schemas\/generated\/(config|api|widgets)\/(.+)\.ts$/.exec(path) ?? [];
  const source = kind === "widgets" ? `widgets/${file}/widget.json` : `schemas/${kind}/${file}.schema.json`;
  const position = { file: kind ? source : path, line: 1, column: 1 };
  return { code: "schema-error", severity: "error", ...position, message: error.message, sites: [] };
}
