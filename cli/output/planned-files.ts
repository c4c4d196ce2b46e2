import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import colours from "picocolors";

/** Planned files for people: new ones whole, changed ones by the lines that differ. */
export function showPlan(root: string, files: ReadonlyMap<string, string>): string {
  return [...files].map(([path, text]) => showFile(join(root, path), path, text)).join("\n\n");
}

/**
 * Writes planned files, making folders as needed: all of them or none. Every text is on disk under another
 * name before the first file changes; when something fails, what was there before stands again and the error
 * is thrown.
 */
export function writePlan(root: string, files: ReadonlyMap<string, string>): void {
  const undo: (() => void)[] = [];
  try {
    const waiting = [...files].map(([path, text]) => {
      const target = join(root, path);
      makeFolder(dirname(target), undo);
      // The name does not end in .json, so nobody takes it for configuration.
      const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
      undo.push(() => rmSync(temporary, { force: true }));
      writeFileSync(temporary, text);
      return { target, temporary };
    });
    for (const { target, temporary } of waiting) {
      const before = existsSync(target) ? readFileSync(target) : undefined;
      renameSync(temporary, target);
      undo.push(() => (before ? writeFileSync(target, before) : rmSync(target)));
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

function makeFolder(folder: string, undo: (() => void)[]): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), undo);
  mkdirSync(folder);
  undo.push(() => rmdirSync(folder));
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
