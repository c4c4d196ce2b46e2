import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { writePlan } from "../output/planned-files.ts";
import type { ChangePlan } from "./change-plan.ts";

/** Carries a plan out: all of it or nothing. Folders that are empty afterwards go too. */
export function writeChange(root: string, { texts, removed, moved }: ChangePlan): void {
  const undo: (() => void)[] = [];
  try {
    for (const [from, to] of moved) {
      makeFolder(join(root, dirname(to)), undo);
      renameSync(join(root, from), join(root, to));
      undo.push(() => renameSync(join(root, to), join(root, from)));
    }
    for (const file of removed) {
      const bytes = readFileSync(join(root, file));
      rmSync(join(root, file));
      undo.push(() => writeFileSync(join(root, file), bytes));
    }
    writePlan(root, texts);
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
  for (const file of [...removed, ...moved.keys()]) removeEmpty(root, dirname(file));
}

function makeFolder(folder: string, undo: (() => void)[]): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), undo);
  mkdirSync(folder);
  undo.push(() => rmdirSync(folder));
}

/** Folders between a file that went and the first that still holds something. */
function removeEmpty(root: string, folder: string): void {
  if (folder === "." || !existsSync(join(root, folder)) || readdirSync(join(root, folder)).length > 0) return;
  rmdirSync(join(root, folder));
  removeEmpty(root, dirname(folder));
}
