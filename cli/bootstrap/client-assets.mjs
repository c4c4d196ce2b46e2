import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const weekMs = 7 * 24 * 3_600_000;
/** Builds that are kept however old they are. */
const alwaysKept = 3;

/** Text that is worth compressing; fonts and pictures are compressed by their format. */
const isText = /\.(?:js|mjs|css|svg|json|map|txt)$/;
const encodings = {
  ".br": (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  ".gz": (bytes) => gzipSync(bytes, { level: 9 }),
};
const isCompressed = /\.(?:br|gz)$/;

/**
 * Adds a finished client build to the folder that is served and keeps the assets of builds before it: pages
 * that were opened then load theirs later. Names carry a hash of the content, so that builds never disturb
 * each other. Assets of builds older than a week go, but not of the last three. Beside every script and style
 * lie its compressed forms (`.br`, `.gz`), where they are smaller.
 */
export function addBuild({ built, client, now }) {
  const assets = join(client, "assets");
  const record = join(client, "builds.json");
  const before = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : unrecorded(assets, now);
  const files = filesIn(join(built, "assets"));
  for (const file of files)
    if (!existsSync(join(assets, file))) place(join(built, "assets", file), join(assets, file));

  const others = before.filter((build) => build.files.join() !== files.join());
  const builds = [{ at: now, files }, ...others].filter(
    ({ at }, index) => index < alwaysKept || now - at < weekMs,
  );
  const kept = new Set(builds.flatMap((build) => build.files));
  for (const file of filesIn(assets))
    if (!kept.has(file.replace(isCompressed, ""))) rmSync(join(assets, file));
  for (const file of kept) compress(join(assets, file));
  writeFileSync(record, JSON.stringify(builds));
  // The manifest comes last: who reads it finds everything it names.
  for (const file of filesIn(built).filter((name) => !name.startsWith("assets/")))
    place(join(built, file), join(client, file));
  rmSync(built, { recursive: true });
}

/** What a build without a record left behind. */
function unrecorded(assets, now) {
  const files = filesIn(assets).filter((file) => !isCompressed.test(file));
  return files.length > 0 ? [{ at: now, files }] : [];
}

/**
 * Writes the compressed forms of a text file; a name carries a hash of the content, so that one that is there
 * is right.
 */
function compress(file) {
  if (!isText.test(file) || !existsSync(file)) return;
  const missing = Object.entries(encodings).filter(([ending]) => !existsSync(file + ending));
  if (missing.length === 0) return;
  const bytes = readFileSync(file);
  for (const [ending, encode] of missing) {
    const encoded = encode(bytes);
    if (encoded.length < bytes.length) put(file + ending, (target) => writeFileSync(target, encoded));
  }
}

/** Puts a file in its place, whole or not at all. */
function place(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  put(to, (target) => copyFileSync(from, target));
}

function put(to, write) {
  write(`${to}.new`);
  renameSync(`${to}.new`, to);
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .sort();
}
