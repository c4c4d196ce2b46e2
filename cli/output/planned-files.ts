import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import colours from "picocolors";

/** Planned files for people: new ones whole, changed ones by the lines that differ. */
export function showPlan(root: string, files: ReadonlyMap<string, string>): string {
  return [...files].map(([path, text]) => showFile(join(root, path), path, text)).join("\n\n");
}

/** Writes planned files, making folders as needed. */
export function writePlan(root: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function showFile(target: string, path: string, text: string): string {
  const lines = text.trimEnd().split("\n");
  if (!existsSync(target))
    return [colours.green(`new  ${path}`), ...lines.map((line) => `  ${line}`)].join("\n");
  const before = new Set(readFileSync(target, "utf8").split("\n").map(withoutComma));
  const added = lines.filter((line) => !before.has(withoutComma(line)));
  return [colours.yellow(`edit ${path}`), ...added.map((line) => colours.green(`+ ${line}`))].join("\n");
}

function withoutComma(line: string): string {
  return line.replace(/,$/, "");
}
