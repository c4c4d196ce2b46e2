import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Release } from "./release.ts";
import { releaseFromText, releaseToText } from "./release-text.ts";

/** Writes a release to a file, whole or not at all. */
export function saveRelease(file: string, release: Release): void {
  writeFileSync(`${file}.new`, releaseToText(release));
  renameSync(`${file}.new`, file);
}

/** Reads a release from a file. Throws when the file is of another format, or its content is not what its hash says. */
export function loadRelease(file: string): Release {
  try {
    return releaseFromText(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} is no release that can be read. ${(error as Error).message}`);
  }
}
