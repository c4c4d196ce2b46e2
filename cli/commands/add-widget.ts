import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import colours from "picocolors";
import { showPlan, writePlan } from "../output/planned-files.ts";
import { widgetFiles } from "../widget/widget-files.ts";

export interface AddWidgetOptions {
  readonly root: string;
  readonly name: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `staywright add widget <name>`: a folder whose test passes, then `generate` so that its types and registry entry exist. */
export async function addWidget({
  root,
  name,
  dryRun = false,
  json = false,
}: AddWidgetOptions): Promise<number> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not a widget name; write it like hotel-card.`);
  if (existsSync(join(root, "widgets", name))) throw new Error(`widgets/${name} exists already.`);
  const files = widgetFiles(name);
  if (json)
    console.log(
      JSON.stringify({ written: dryRun ? [] : [...files.keys()], files: Object.fromEntries(files) }, null, 2),
    );
  else
    console.log(
      dryRun ? showPlan(root, files) : [...files.keys()].map((path) => `wrote    ${path}`).join("\n"),
    );
  if (dryRun) return 0;
  writePlan(root, files);
  await formatFolder(root, `widgets/${name}`);
  const { generate } = await import("./generate.ts");
  const code = await generate({ root, json: false, quiet: true });
  if (!json) console.log(`Run its test with ${colours.cyan(`npx vitest run widgets/${name}`)}`);
  return code;
}

/** Line breaks depend on the length of the name, so the project's own formatter has the last word where it is installed. */
async function formatFolder(root: string, folder: string): Promise<void> {
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  if (existsSync(biome))
    await promisify(execFile)(process.execPath, [biome, "check", "--write", folder], { cwd: root });
}
