import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { keepFile, noteUse } from "./kept-file.ts";

/**
 * Largest text that is kept, and how many of them: one for each day and each state of the code that was
 * worked with lately.
 */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 8;
/** How many releases are known to be without a mistake. */
const MOST_CLEAN = 200;

/**
 * What earlier commands rendered, in a folder of its own. What cannot be read or written costs time and
 * nothing else.
 */
export interface RenderedMemory {
  /** Whether a release of this name was rendered without a finding. */
  readonly isClean: (name: string) => boolean;
  readonly keepClean: (name: string) => void;
  /** Whether anything a renderer remembered can be read. */
  readonly isThere: () => boolean;
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
    isThere: () => existsSync(file),
    read: () => readWhole(file, code),
    write: (memory) => writeWhole(folder, file, code, memory),
  };
}

/**
 * The text of a file, when it is as it was written: its first line is a name of the rest and of the code it
 * belongs to.
 */
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

function writeWhole(folder: string, file: string, code: string, body: string): void {
  const text = `${seal(code, body)}\n${body}`;
  // What is not kept, the next command renders again.
  if (Buffer.byteLength(text) <= MOST_BYTES) keepFile(folder, file, text, MOST_FILES);
}

function seal(code: string, body: string): string {
  return createHash("sha256").update(code).update("\0").update(body).digest("hex");
}
