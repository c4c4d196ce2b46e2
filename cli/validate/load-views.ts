import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { codeFingerprint } from "./code-fingerprint.ts";
import { keepFile, noteUse } from "./kept-file.ts";

export type Views = typeof import("#server/check");

/** How many states of the code are kept: one is some four megabytes. */
const MOST_FILES = 3;
/** Stands for every stylesheet: each class is called what it is called in its file. */
const CLASS_NAMES =
  'export default new Proxy({}, { get: (_, name) => (typeof name === "string" ? name : undefined) });';

/**
 * Views as they were loaded, and the name of the code that they are; undefined when that changed meanwhile.
 */
export interface LoadedViews {
  readonly views: Views;
  readonly code: string | undefined;
}

/**
 * Loads everything that renders pages: from one file, which takes a fraction of the time that hundreds do. It
 * is made when code of this name is first loaded and kept by the name; where it cannot be made or kept, the
 * hundreds are loaded.
 */
export async function loadViews(root: string, code: string | undefined): Promise<LoadedViews> {
  const file = code === undefined ? undefined : await fileOfViews(root, code);
  if (file !== undefined) return { views: (await import(pathToFileURL(file).href)) as Views, code };
  const views = await import("#server/check");
  // What was loaded is what was named only if it is still there.
  return { views, code: code !== undefined && codeFingerprint(root) === code ? code : undefined };
}

/** The file that holds the code of a name, when it was made. */
export function knownViews(root: string, code: string): string | undefined {
  const { file } = placeOf(root, code);
  return existsSync(file) ? file : undefined;
}

function placeOf(root: string, code: string) {
  const folder = join(root, "node_modules/.cache/staywright-views");
  return { folder, file: join(folder, `${code.slice(0, 32)}.mjs`) };
}

/**
 * The file that holds the code of a name: made, when there is none. Undefined when that failed or the code
 * changed.
 */
async function fileOfViews(root: string, code: string): Promise<string | undefined> {
  const { folder, file } = placeOf(root, code);
  if (existsSync(file)) {
    noteUse(file);
    return file;
  }
  const text = await joined(root).catch(() => undefined);
  if (text === undefined || codeFingerprint(root) !== code) return undefined;
  return keepFile(folder, file, text, MOST_FILES) ? file : undefined;
}

/** All that `#server/check` is made of, its packages too, as the text of one module. */
async function joined(root: string): Promise<string> {
  const { build } = await import("vite");
  const made = await build({
    root,
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV) },
    plugins: [
      {
        name: "class-names",
        enforce: "pre",
        resolveId: { filter: { id: /\.css$/ }, handler: () => "\0class-names" },
        load: { filter: { id: /^\0class-names$/ }, handler: () => CLASS_NAMES },
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: "server/check/entry-check.ts",
      write: false,
      target: "node20",
      minify: false,
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [chunk] = "output" in made ? made.output : [];
  if (chunk?.type !== "chunk") throw new Error("The views were not joined.");
  return chunk.code;
}
