import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The project. */
export const root = join(import.meta.dirname, "../..");

/** Folders of the project that hold source. */
export const SOURCE_FOLDERS = ["schemas", "domain", "renderer", "widgets", "server", "cli"] as const;

const extensions = [".ts", ".tsx", ".mjs"];

/** Files of code below a folder of the project, tests too and not what is generated, as paths from the root. */
export function writtenFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && extensions.some((extension) => entry.name.endsWith(extension)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes("generated/"));
}

/**
 * Files of source below a folder of the project, tests and what is generated left out, as paths from the
 * root.
 */
export function sourceFiles(folder: string): string[] {
  return writtenFiles(folder).filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes("/testing/"));
}
