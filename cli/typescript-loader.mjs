import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

// ts-node keeps no cache: every command would start its compiler and translate some two hundred files again.
// So its work is kept by content, and the compiler is loaded only when a file is new.

const require = createRequire(import.meta.url);
const PROJECT = new URL("..", import.meta.url).href;
const FOLDER = fileURLToPath(new URL("node_modules/.cache/staywright", PROJECT));
const COMPILER = ["ts-node", "typescript"].map((name) => require(`${name}/package.json`).version).join();

/** Stands for every stylesheet: each class is called what it is called in its file. */
const CLASS_NAMES =
  'export default new Proxy({}, { get: (_, name) => (typeof name === "string" ? name : undefined) });';

let tsNode;

/** Loads TypeScript through ts-node, or what it made of the same text before. */
export async function load(url, context, nextLoad) {
  if (/^file:.*\.css$/.test(url)) return { format: "module", source: CLASS_NAMES, shortCircuit: true };
  if (!/^file:.*\.tsx?$/.test(url)) return nextLoad(url, context);
  const text = await readFile(fileURLToPath(url));
  // The place in the project and not on the disk: a copy of the project knows what the project knows.
  const place = url.startsWith(PROJECT) ? url.slice(PROJECT.length) : url;
  const key = createHash("sha256").update(COMPILER).update("\0").update(place).update("\0").update(text);
  const file = join(FOLDER, `${key.digest("hex").slice(0, 32)}.mjs`);
  const known = await readFile(file, "utf8").catch(() => undefined);
  if (known !== undefined) return { format: "module", source: known, shortCircuit: true };
  tsNode ??= import("ts-node/esm");
  const made = await (await tsNode).load(url, { ...context, format: "module" }, nextLoad);
  await keep(file, withPlainMap(String(made.source), basename(place)));
  return made;
}

/** Its map names the file beside it, wherever that is, instead of the path and the text it was made from. */
function withPlainMap(source, name) {
  return source.replace(/(?<=^\/\/# sourceMappingURL=data:application\/json;[^,\n]*,)[\w+/=]+$/m, (map) => {
    const { version, names, mappings } = JSON.parse(Buffer.from(map, "base64").toString());
    return Buffer.from(JSON.stringify({ version, sources: [name], names, mappings })).toString("base64");
  });
}

/** Whole or not at all; a folder that cannot be written costs only time. */
async function keep(file, source) {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(draft, source);
    await rename(draft, file);
  } catch {
    // Read-only installations work all the same.
  }
}
