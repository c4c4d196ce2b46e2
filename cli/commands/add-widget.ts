import { existsSync } from "node:fs";
import { join } from "node:path";
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
  const { generate } = await import("./generate.ts");
  const code = await generate({ root, json: false, quiet: true });
  if (!json) console.log(`Run its test with ${colours.cyan(`npx vitest run widgets/${name}`)}`);
  return code;
}
