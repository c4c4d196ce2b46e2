import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { keepFile, noteUse } from "./kept-file.ts";

/** Largest text that is kept. */
const MOST_BYTES = 64 * 1024 * 1024;
/**
 * How many files a folder keeps: three for each day and each state of the code that was worked with lately.
 */
const MOST_FILES = 12;

/**
 * The text of a file, when it is as `writeSealed` wrote it: its first line is a name of the rest and of the
 * code it belongs to. Undefined otherwise.
 */
export function readSealed(file: string, code: string): string | undefined {
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

/** Writes a file of a folder for `readSealed`. What cannot be written, the next command makes again. */
export function writeSealed(folder: string, file: string, code: string, body: string): void {
  const text = `${seal(code, body)}\n${body}`;
  if (Buffer.byteLength(text) <= MOST_BYTES) keepFile(folder, file, text, MOST_FILES);
}

function seal(code: string, body: string): string {
  return createHash("sha256").update(code).update("\0").update(body).digest("hex");
}
