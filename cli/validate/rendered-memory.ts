import { createHash, randomUUID } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Largest text that is kept, and how many of them: one for each day and each state of the code that was worked with lately. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 8;
/** How many releases are known to be without a mistake. */
const MOST_CLEAN = 200;

/** What earlier commands rendered, in a folder of its own. What cannot be read or written costs time and nothing else. */
export interface RenderedMemory {
  /** Whether a release of this name was rendered without a finding. */
  readonly isClean: (name: string) => boolean;
  readonly keepClean: (name: string) => void;
  /** What a renderer remembered. */
  readonly read: () => string | undefined;
  readonly write: (memory: string) => void;
}

/** The memory of one state of the code, by the name of that. */
export function createRenderedMemory(folder: string, code: string): RenderedMemory {
  const file = join(folder, `${code.slice(0, 32)}.memory`);
  const cleanFile = join(folder, `${code.slice(0, 32)}.clean`);
  const clean = () => (readWhole(cleanFile, code) ?? "").split("\n");
  return {
    isClean: (name) => clean().includes(name),
    keepClean: (name) =>
      writeWhole(folder, cleanFile, code, [name, ...clean()].slice(0, MOST_CLEAN).join("\n")),
    read: () => readWhole(file, code),
    write: (memory) => writeWhole(folder, file, code, memory),
  };
}

/** The text of a file, when it is as it was written: its first line is a name of the rest and of the code it belongs to. */
function readWhole(file: string, code: string): string | undefined {
  try {
    if (statSync(file).size > MOST_BYTES) return undefined;
    const text = readFileSync(file, "utf8");
    const end = text.indexOf("\n");
    const body = text.slice(end + 1);
    if (text.slice(0, end) !== seal(code, body)) return undefined;
    noteUse(file);
    return body;
  } catch {
    return undefined;
  }
}

/** Whole or not at all, whoever else writes meanwhile. */
function writeWhole(folder: string, file: string, code: string, body: string): void {
  const text = `${seal(code, body)}\n${body}`;
  if (Buffer.byteLength(text) > MOST_BYTES) return;
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
    forgetOldest(folder);
  } catch {
    // A folder that cannot be written, or a full disk: the next command renders again.
    forget(draft);
  }
}

function forget(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // It was never written.
  }
}

/** What is used stays longest. */
function noteUse(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // It can be read, which is what it is for.
  }
}

/** Drafts of commands that were killed grow old like everything else. */
function forgetOldest(folder: string): void {
  const age = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = readdirSync(folder).map((name) => ({ name, written: age(name) }));
  const old = names.sort((a, b) => b.written - a.written).slice(MOST_FILES);
  for (const { name } of old) forget(join(folder, name));
}

function seal(code: string, body: string): string {
  return createHash("sha256").update(code).update("\0").update(body).digest("hex");
}
