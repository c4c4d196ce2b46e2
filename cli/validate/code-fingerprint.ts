import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** Folders whose files decide what a page looks like, apart from the configuration. */
const FOLDERS = ["domain", "renderer", "schemas", "server", "widgets", "cli/validate"];
/** Files beside them: which packages are installed, and how TypeScript is read. */
const FILES = [
  "package.json",
  "package-lock.json",
  "node_modules/.package-lock.json",
  "tsconfig.json",
  "tsconfig.node.json",
  "cli/typescript-loader.mjs",
];
const TEST = /\.test\.tsx?$|\/testing\/|\.snap$|\.md$/;

/**
 * A name of everything that renders pages here, or of what is in some other folders: the code, its packages,
 * and the process with its zone and language. Undefined when some of the code is newer than the process,
 * which then may run what stood there before.
 */
export function codeFingerprint(root: string, folders: readonly string[] = FOLDERS): string | undefined {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  const { node, icu, tz, unicode } = process.versions;
  const runtime = [node, icu, tz, unicode, process.platform, process.arch, process.env.NODE_ENV];
  const hash = createHash("sha256").update(JSON.stringify([...runtime, timeZone, locale]));
  for (const file of [...folders.flatMap((folder) => filesIn(root, folder)), ...FILES]) {
    const stats = statSync(join(root, file), { throwIfNoEntry: false });
    if (!stats) continue;
    if (stats.ctimeMs >= performance.timeOrigin) return undefined;
    const text = readFileSync(join(root, file));
    hash.update(`\0${file}\0${text.length}\0`).update(text);
  }
  return hash.digest("hex");
}

function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !TEST.test(file))
    .sort();
}
