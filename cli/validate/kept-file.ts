import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Keeps a file in a folder of at most so many, the ones used last. Whole or not at all, whoever else writes
 * meanwhile; false where the folder cannot be written or the disk is full.
 */
export function keepFile(folder: string, file: string, text: string, most: number): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
    forgetOldest(folder, most);
    return true;
  } catch {
    forget(draft);
    return false;
  }
}

/** What is used stays longest. */
export function noteUse(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // It can be read, which is what it is for.
  }
}

/** Drafts of commands that were killed grow old like everything else. */
function forgetOldest(folder: string, most: number): void {
  const age = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = readdirSync(folder).map((name) => ({ name, written: age(name) }));
  const old = names.sort((a, b) => b.written - a.written).slice(most);
  for (const { name } of old) forget(join(folder, name));
}

function forget(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // It was never written.
  }
}
