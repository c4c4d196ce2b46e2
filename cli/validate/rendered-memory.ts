import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSealed, writeSealed } from "./sealed-file.ts";

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
  const clean = () => (readSealed(cleanFile, code) ?? "").split("\n");
  return {
    isClean: (name) => clean().includes(name),
    keepClean: (name) =>
      writeSealed(folder, cleanFile, code, [name, ...clean()].slice(0, MOST_CLEAN).join("\n")),
    isThere: () => existsSync(file),
    read: () => readSealed(file, code),
    write: (memory) => writeSealed(folder, file, code, memory),
  };
}
